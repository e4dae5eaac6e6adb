import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          css: true,
          // Half the time. No test changes what another file relies on.
          isolate: false,
          include: ["{src,build,deploy,admin,tests}/**/*.test.{ts,tsx}"],
          exclude: ["tests/{built,owner}/**", "**/node_modules/**"],
        },
      },
      { test: { name: "built", include: ["tests/built/*.test.ts"] } },
      // Builds and serves the site with other content, one test file after the other.
      {
        test: {
          name: "owner",
          include: ["tests/owner/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
