import type { Reporter, Suite, TestCase } from "@playwright/test/reporter";

/** Closes the run with the count of its tests on a line of its own. */
class CountReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onExit(): Promise<void> {
    const tests: TestCase[] = this.#suite?.allTests() ?? [];
    const count = (outcome: ReturnType<TestCase["outcome"]>) =>
      tests.filter((test) => test.outcome() === outcome).length;
    const flaky = count("flaky");
    if (flaky > 0) console.log(`${flaky} of them passed at the second try`);
    const passed = count("expected") + flaky;
    console.log(`${passed} passed, ${count("unexpected")} failed, ${count("skipped")} skipped`);
    return Promise.resolve();
  }
}

export default CountReporter;
