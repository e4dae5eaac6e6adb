import { defineConfig } from "vitest/config";

const environment = "node";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{src,build,deploy,bench,editor,tests}/**/*.test.{ts,tsx}"],
          exclude: ["tests/hosts/**", "tests/owner/**", "**/node_modules/**"],
          environment,
        },
      },
      // What needs the built site.
      {
        test: {
          name: "built",
          include: ["tests/hosts/{npm-start,links,page-bytes}.test.ts"],
          environment,
        },
      },
      // What builds and serves the whole site with other content, one after the other.
      {
        test: {
          name: "owner",
          include: ["tests/owner/**/*.test.ts"],
          environment,
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      // What besides needs servers that are not part of the project.
      {
        test: {
          name: "hosts",
          include: ["tests/hosts/*.test.ts"],
          exclude: ["tests/hosts/{npm-start,links,page-bytes}.test.ts"],
          environment,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
