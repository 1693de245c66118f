import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TableRuleset } from '@hardtop/board';
import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import type { BatchJob } from '@hardtop/sim/queue';
import { findRuleset } from '../bots/think.ts';
import { noSuchRuleset } from '../games/problems.ts';
import { makeSeed } from '../keys/seat-keys.ts';
import type { LabCard, StartLab } from '../wire/lab.ts';

/** What is kept of a lab beside its games. */
export type LabAbout = Pick<LabCard, 'ruleset' | 'version' | 'scenario' | 'vehicles' | 'bot' | 'seed'>;

interface LabPlan {
  readonly about: LabAbout;
  readonly jobs: readonly BatchJob[];
}

/** What one lab may cost. */
const MOST_GAMES = 3_000;

/** Every two vehicles in the order of the list: their places. */
export function pairsOf(count: number): readonly (readonly [number, number])[] {
  const places = Array.from({ length: count }, (_, i) => i);
  return places.flatMap((first) => places.slice(first + 1).map((second) => [first, second] as const));
}

/** Two jobs for every two vehicles, the second with the seats exchanged and the same dice. */
export async function planLab(
  rulesets: readonly TableRuleset[],
  asked: StartLab,
): Promise<Result<LabPlan, readonly Problem[]>> {
  const ruleset = findRuleset(rulesets, asked.ruleset);
  if (ruleset === undefined) {
    const known = rulesets.map(({ id }) => id);
    return err([noSuchRuleset(asked.ruleset, known)]);
  }
  const scenario = ruleset.scenarios.find(({ id }) => id === asked.scenario);
  const problem = problemOf(ruleset, asked);
  if (scenario === undefined || problem !== null) return err([problem ?? noScenario(ruleset, asked.scenario)]);
  const vehicles = asked.vehicles.map((id) => ({
    id,
    title: ruleset.picks.find((pick) => pick.id === id)?.title ?? id,
  }));
  const bot = asked.bot ?? scenario.bot ?? ruleset.bots[0]?.id ?? '';
  const seed = asked.seed ?? makeSeed();
  const jobs: BatchJob[] = [];
  for (const [i, j] of pairsOf(vehicles.length)) {
    const two = [vehicles[i]?.id ?? '', vehicles[j]?.id ?? ''];
    for (const seated of [two, two.toReversed()]) {
      const file = ruleset.withPicks(scenario.file, seated);
      const setup = ruleset.parseSetup(file);
      if (!setup.ok) return err(unfit(setup.error, two, vehicles));
      jobs.push({ ruleset: ruleset.id, file, seed: `${seed}/${two.join('/')}`, bots: [bot], games: asked.games / 2 });
      await nextTurn();
    }
  }
  const { id, version } = ruleset;
  const about = { ruleset: id, version, scenario: { id: scenario.id, title: scenario.title }, vehicles, bot, seed };
  return ok({ about, jobs });
}

/** Not every arena lets every car in. */
function unfit(
  problems: readonly Problem[],
  two: readonly string[],
  vehicles: LabAbout['vehicles'],
): readonly Problem[] {
  const titles = vehicles.filter(({ id }) => two.includes(id)).map(({ title }) => title);
  return problems.map((one) => ({ ...one, field: 'vehicles', message: `${titles.join(' or ')}: ${one.message}` }));
}

function noScenario(ruleset: TableRuleset, id: string): Problem {
  const legal = ruleset.scenarios.filter(({ file }) => isForTwo(ruleset, file)).map((scenario) => scenario.id);
  return { code: 'unknown-scenario', field: 'scenario', message: `${ruleset.title} has no duel "${id}".`, legal };
}

function isForTwo(ruleset: TableRuleset, file: unknown): boolean {
  const setup = ruleset.parseSetup(file);
  return setup.ok && ruleset.seats(setup.value).length === 2;
}

function problemOf(ruleset: TableRuleset, { scenario: id, vehicles, games, bot }: StartLab): Problem | null {
  const scenario = ruleset.scenarios.find((one) => one.id === id);
  if (scenario === undefined || !isForTwo(ruleset, scenario.file)) return noScenario(ruleset, id);
  const known = scenario.picks ?? ruleset.picks.map((pick) => pick.id);
  const place = vehicles.findIndex((vehicle, i) => !known.includes(vehicle) || vehicles.indexOf(vehicle) !== i);
  if (place >= 0) {
    const message = known.includes(vehicles[place] ?? '')
      ? 'Each vehicle is named once.'
      : 'There is no such vehicle in this scenario.';
    return { code: 'unknown-vehicle', field: `vehicles.${place}`, message, legal: known };
  }
  if (bot !== undefined && !ruleset.bots.some((one) => one.id === bot)) {
    const legal = ruleset.bots.map((one) => one.id);
    return { code: 'unknown-bot', field: 'bot', message: `There is no bot "${bot}".`, legal };
  }
  const all = pairsOf(vehicles.length).length * games;
  if (all <= MOST_GAMES) return null;
  const message = `That would be ${all} games; ${MOST_GAMES} at most.`;
  return { code: 'too-many', field: 'games', message, legal: ['fewer vehicles, or fewer games of every two'] };
}
