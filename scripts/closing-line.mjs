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

export default class ClosingLine {
  #line = '';

  onTestRunEnd(testModules, unhandledErrors) {
    this.#line = closingLine(testModules, unhandledErrors);
    // After the default reporter's own summary, whichever order the two are called in.
    process.once('exit', () => process.stdout.write(`\n${this.#line}\n`));
  }
}
