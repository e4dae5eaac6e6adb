import { defineConfig } from "vitest/config";

const environment = "node";

/** What checks the built site: dist/ and the site of the sample content. */
const built = ["tests/built/*.test.ts", "tests/hosts/npm-start.test.ts"];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{src,build,deploy,editor,bench,tests}/**/*.test.{ts,tsx}"],
          exclude: ["tests/{built,hosts,owner,webkit}/**", "**/node_modules/**"],
          environment,
        },
      },
      { test: { name: "built", include: built, environment } },
      // Builds and serves the site with other content, one test file after the other: beside builds
      // the editor's dev server has been seen to serve a page whose scripts never ran.
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
      {
        test: {
          name: "webkit",
          include: ["tests/webkit/*.test.ts"],
          globalSetup: "tests/webkit/setup.ts",
          environment,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 5000 } },
        },
      },
      // Needs servers that are not part of the project (npm run test:hosts).
      {
        test: {
          name: "hosts",
          include: ["tests/hosts/*.test.ts"],
          exclude: built,
          environment,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
