import type { Reporter, Suite, TestCase } from "@playwright/test/reporter";

/** Prints the count of passed, failed and skipped tests on the last line. */
class CountReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onExit(): Promise<void> {
    const tests: TestCase[] = this.#suite?.allTests() ?? [];
    const count = (outcome: ReturnType<TestCase["outcome"]>) =>
      tests.filter((test) => test.outcome() === outcome).length;
    console.log(
      `${count("expected")} passed, ${count("unexpected")} failed, ${count("skipped")} skipped`,
    );
    return Promise.resolve();
  }
}

export default CountReporter;
