import type { TableRuleset } from '@hardtop/board';
import { describeProblem } from '@hardtop/kernel';
import { loadTables } from '@hardtop/rulesets';
import { usageError } from '../input/failure.ts';
import { readJson } from '../input/files.ts';
import type { Io } from '../input/io.ts';
import { tableCalled } from '../input/lookup.ts';

export interface ScenarioFlags {
  readonly ruleset?: string;
  readonly json?: boolean;
}

/** Exit 0: it can be played; 1: it cannot, and why; 2: it cannot even be read. */
export async function checkScenario(file: string, flags: ScenarioFlags, io: Io): Promise<number> {
  const data = readJson(file);
  const ruleset = await tableCalled(flags.ruleset ?? rulesetNamedBy(data));
  const setup = ruleset.parseSetup(data);
  const problems = setup.ok ? [] : setup.error;
  if (flags.json === true) io.out(`${JSON.stringify({ ok: setup.ok, ruleset: ruleset.id, problems })}\n`);
  else if (setup.ok) io.out(`${file}: fine for ${ruleset.id}, ${ruleset.seats(setup.value).length} seats.\n`);
  else io.out(problems.map((problem) => `${describeProblem(problem)}\n`).join(''));
  return setup.ok ? 0 : 1;
}

/** A scenario file may say whose it is; if not, it is the first ruleset's. */
function rulesetNamedBy(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('ruleset' in data)) return undefined;
  return typeof data.ruleset === 'string' ? data.ruleset : undefined;
}

/** One ruleset's table, or all of them. */
async function tablesCalled(id: string | undefined): Promise<readonly TableRuleset[]> {
  return id === undefined ? loadTables() : [await tableCalled(id)];
}

export async function listScenarios(flags: ScenarioFlags, io: Io): Promise<number> {
  const rulesets = await tablesCalled(flags.ruleset);
  const all = rulesets.flatMap((ruleset) =>
    ruleset.scenarios.map(({ id, title, summary }) => ({ ruleset: ruleset.id, id, title, summary })),
  );
  if (flags.json === true) io.out(`${JSON.stringify(all)}\n`);
  else io.out(all.map(({ ruleset, id, title, summary }) => `${ruleset}  ${id}  ${title}. ${summary}\n`).join(''));
  return 0;
}

/** A file to start one's own from. */
export async function showScenario(name: string, flags: ScenarioFlags, io: Io): Promise<number> {
  const rulesets = await tablesCalled(flags.ruleset);
  const all = rulesets.flatMap((ruleset) => ruleset.scenarios);
  const found = all.find((scenario) => scenario.id === name);
  if (found === undefined) {
    throw usageError(
      `There is no scenario "${name}".`,
      all.map((scenario) => scenario.id),
    );
  }
  io.out(`${JSON.stringify(found.file, null, 2)}\n`);
  return 0;
}
