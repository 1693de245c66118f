// A vitest reporter that ends the run with one plain line: "123 passed, 0 failed".

/** Counts of a run. A module or hook that broke outside any test counts as one failure. */
export function closingLine(testModules, unhandledErrors = []) {
  let passed = 0;
  let failed = unhandledErrors.length;
  let skipped = 0;
  for (const module of testModules) {
    failed += module.errors().length;
    for (const suite of module.children.allSuites()) failed += suite.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') passed += 1;
      else if (state === 'failed') failed += 1;
      else skipped += 1;
    }
  }
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Names of the tests that passed only when they were tried again, so that the net hides nothing. */
function triedAgain(testModules) {
  return testModules.flatMap((module) =>
    [...module.children.allTests()]
      .filter((test) => test.diagnostic()?.flaky === true)
      .map((test) => `${module.relativeModuleId}: ${test.fullName}`),
  );
}

export default class ClosingLine {
  #lines = [];

  onTestRunEnd(testModules, unhandledErrors) {
    this.#lines = [
      ...triedAgain(testModules).map((name) => `passed at another try: ${name}`),
      closingLine(testModules, unhandledErrors),
    ];
    // After the default reporter's own summary, whichever order the two are called in.
    process.once('exit', () => process.stdout.write(`\n${this.#lines.join('\n')}\n`));
  }
}
