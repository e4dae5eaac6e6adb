import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sampleContent } from "../../tests/support/sample.ts";

type File = { path: string; contents: string };
type Commit = {
  expectedHeadOid: string;
  fileChanges: { additions: File[] };
  message: { headline: string };
};
type Query = { query: string; variables?: { input?: Commit } };
export type GitHub = ReturnType<typeof startGitHub>;

/** Stands in for GitHub's API. Its repository is a real one, which begins with the sample content. */
export function startGitHub() {
  const folder = mkdtempSync(join(tmpdir(), "github-"));
  const env = { PATH: process.env.PATH, GIT_DIR: folder };
  const git = (args: string[], input: Buffer | string = "") =>
    execFileSync("git", args, { env, input, maxBuffer: 1e8 });
  const line = (...args: string[]) => git(args).toString().trim();
  const head = () => line("rev-parse", "main");

  /** Commits the index and files, whose contents are in base64. */
  function commit(files: File[], message: string, parents = [head()]) {
    for (const { path, contents } of files) {
      const blob = git(["hash-object", "-w", "--stdin"], Buffer.from(contents, "base64"));
      line("update-index", "--add", "--cacheinfo", `100644,${blob.toString().trim()},${path}`);
    }
    const from = parents.flatMap((parent) => ["-p", parent]);
    const oid = line("commit-tree", line("write-tree"), ...from, "-m", message);
    line("update-ref", "refs/heads/main", oid);
    return { oid, committedDate: new Date() };
  }

  line("init", "--quiet", "--bare", "--initial-branch=main");
  for (const key of ["name", "email"]) line("config", `user.${key}`, "joe@example.com");
  line("--work-tree", dirname(sampleContent), "add", "--force", sampleContent);
  commit([], "The sample", []);

  const github = {
    /** The commit that the site says it was built from. */
    live: head(),
    fault: undefined as "no network" | "token refused" | undefined,
    /** The annotations of the failed check of the last commit; undefined while it runs. */
    mistakes: undefined as { path: string; start_line: number; message: string }[] | undefined,
    hostFailed: false,
    head,
    log: () => line("log", "--format=%s", "main").split("\n"),
    /** The lines that the last commit removed from text files and added. */
    diff: () => {
      const lines = line("diff", "--unified=0", "main~", "main").match(/^[-+](?!-- |\+\+ ).*/gm);
      return lines?.map((each) => each.replace(/(?<=^.) +/, ""));
    },
    stop: () => rmSync(folder, { recursive: true }),
    /** The answer to a request of the form; undefined where there is none. */
    answer(url: string, query: Query) {
      const [kind = "", id = ""] = new URL(url).pathname.split("/").slice(-2);
      if (id === "release.json") return { json: { commit: github.live } };
      if (github.fault === "no network" || !url.includes("api.github.com/")) return undefined;
      if (github.fault) return { status: 401, json: { message: "Bad credentials" } };
      if (kind === "collaborators") return { status: 204 };
      if (kind === "blobs") return { body: git(["cat-file", "blob", id]) };
      const date = line("log", "-1", "--format=%cI", "main");
      const json = {
        user: () => ({ id: 1, login: "joe", name: "Joe", email: "joe@example.com" }),
        graphql: () => graphql(query),
        HEAD: () => ({ sha: head(), commit: { committer: { date } } }),
        "check-runs": () => ({ check_runs: runs() }),
        annotations: () => github.mistakes ?? [],
      }[id];
      return { json: json ? json() : { tree: tree(id) } };
    },
  };

  const runs = () => [
    { id: 1, app: { slug: "github-actions" }, conclusion: github.mistakes && "failure" },
    { id: 2, app: { slug: "cloudflare" }, conclusion: github.hostFailed ? "failure" : null },
  ];

  const tree = (id: string) =>
    Array.from(line("ls-tree", "-rl", id).matchAll(/^\d+ (\w+) (\w+) +(\d+)\t(.*)$/gm), (found) => {
      const [, type, sha, size, path] = found;
      return { type, sha, size: Number(size), path };
    });

  function graphql({ query, variables }: Query) {
    if (variables?.input) {
      const { expectedHeadOid, fileChanges, message } = variables.input;
      if (expectedHeadOid !== head()) return { errors: [{ message: "Expected another head" }] };
      const made = commit(fileChanges.additions, message.headline);
      const oids = fileChanges.additions.map(({ path }, i) => {
        return [`file_${i}`, { oid: line("rev-parse", `main:${path}`) }];
      });
      return {
        data: { createCommitOnBranch: { commit: { ...made, ...Object.fromEntries(oids) } } },
      };
    }
    const author = { name: "Joe", email: "joe@example.com", user: { login: "joe", id: 1 } };
    const nodes = [{ oid: head(), message: "", author, committedDate: new Date() }];
    const ref = { target: { oid: head(), history: { nodes } } };
    const asked = /(\w+_\d+):\s*(?:ref|object\(oid: "(\w+)"\) \{ \.\.\. on (Blob)?)/g;
    const answers = Array.from(query.matchAll(asked), ([, alias, oid = "", isBlob]) => {
      return [alias, isBlob ? { text: git(["cat-file", "blob", oid]).toString() } : ref];
    });
    const repository = { defaultBranchRef: { name: "main" }, ref, ...Object.fromEntries(answers) };
    return { data: { repository } };
  }
  return github;
}
