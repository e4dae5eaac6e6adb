export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  testFiles: ["{src,build,deploy}/**/*.test.ts"],
  mutate: [
    "{src/lib,src/content,build,deploy}/**/*.ts",
    "!**/*.{test,d}.ts",
    // Run inside Astro only: tests/owner and the journeys.
    "!build/content.ts",
    // Need a built site or start processes: tests/hosts.
    "!build/licenses.ts",
    "!deploy/{live-site,site-handler,start-process,nginx/start-nginx}.ts",
  ],
  ignorePatterns: ["dist*", "docs", "test-results"],
  // A mutant that is only evaluated on import would run every test.
  ignoreStatic: true,
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { reportTests: false, logTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
