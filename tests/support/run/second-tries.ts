import type { Reporter, TestCase } from "vitest/node";

/** Names at the end of a run the tests that passed at their second try only, with what the first one failed by. */
export default class SecondTries implements Reporter {
  readonly #flaky: TestCase[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky === true) this.#flaky.push(test);
  }

  onTestRunEnd(): void {
    if (this.#flaky.length === 0) return;
    const named = this.#flaky.map((test) => {
      const [first] = test.result().errors ?? [];
      return `  ${test.module.relativeModuleId} > ${test.fullName}\n    ${first?.message.split("\n", 1)[0] ?? ""}`;
    });
    process.stdout.write(`\nPassed at their second try:\n${named.join("\n")}\n`);
  }
}
