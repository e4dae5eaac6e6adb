import type { AstroIntegration } from "astro";
import type { Content } from "../src/lib/content/files.ts";
import {
  annotations,
  ContentError,
  describeProblems,
  type Problem,
} from "../src/lib/content/problem.ts";
import { checkContent, isContentFile, readContent, readTexts } from "../src/lib/content/read.ts";

/** Reads content/, or ends the command with the one message that lists the mistakes in it. */
export function readContentOrStop(folder: string): Content {
  try {
    return readContent(folder);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    if (process.env.GITHUB_ACTIONS) console.log(annotations(error.problems));
    process.exit(1);
  }
}

/**
 * While developing: says the mistakes in content/ whenever one of its files changes, comes or goes,
 * in the terminal and over the page, which keeps its last good state until they are mended.
 */
export function contentWatch(folder: string): AstroIntegration {
  return {
    name: "content-watch",
    hooks: {
      "astro:server:setup": ({ server, logger }) => {
        let said = "";
        server.watcher.add(folder);
        server.watcher.on("all", (_event, path) => {
          if (!isContentFile(folder, path)) return;
          const { problems } = checkContent(readTexts(folder));
          const message = problems.length > 0 ? describeProblems(problems) : "";
          if (message === said) return;
          said = message;
          if (message === "") logger.info("content/ has no mistakes");
          else {
            logger.error(message);
            server.ws.send({ type: "error", err: overlay(message, problems) });
          }
        });
      },
    },
  };
}

/** What Vite shows over the page: the message, without a stack trace. */
function overlay(message: string, [first]: readonly Problem[]) {
  const { file = "", line = 1 } = first ?? {};
  return { message, stack: "", id: file, loc: { file, line, column: 0 }, plugin: "content/" };
}
