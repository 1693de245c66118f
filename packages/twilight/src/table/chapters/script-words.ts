import type { RuleId } from '@hardtop/kernel';
import type { Condition, Deed, ScriptRow } from '../../scenarios/script.ts';
import type { Setup } from '../../scenarios/setup.ts';
import {
  fallenCounter,
  holds,
  isAboutWrecks,
  isWrecked,
  knowsOf,
  unheardCounter,
  unheardPoints,
  wreckCounter,
} from '../queries/script.ts';
import type { TwilightGame } from '../state/state.ts';

// Who hears of what an adventure brings about, and when.

const RULE = 'twilight/grid/adventures';

export const ruleId = (rule: string): RuleId => (rule.startsWith('twilight/') ? (rule as `twilight/${string}`) : RULE);

/** Those of some sides hear of it. */
export function say(game: TwilightGame, rule: string, text: string, sides: readonly number[] | null): void {
  if (text === '') return;
  const event = { kind: 'script', rule: ruleId(rule), text } as const;
  const to = sides === null ? null : game.setup.seats.flatMap(({ side }, seat) => (sides.includes(side) ? [seat] : []));
  game.emit(to === null ? event : { ...event, to });
}

type Objective = Setup['objectives'][number];

const sayReached = (game: TwilightGame, { rule, text, points, side }: Objective): void =>
  say(game, rule, `${text} ${points} points.`, [side]);

/** Something has come true that a side cannot know. */
const isBehindItsBack = (game: TwilightGame, when: Condition, side: number): boolean =>
  holds(game, when) && !holds(game, when, side);

type Points = Extract<Deed, { kind: 'points' }>;

const sayPoints = (game: TwilightGame, { rule }: ScriptRow, { text, points, side }: Points): void =>
  say(game, rule, `${text} ${points} points.`, [side]);

/** Points are counted; those for a wreck are told as an objective is. */
export function hearPoints(game: TwilightGame, row: ScriptRow, deed: Points): void {
  const { counters } = game.state.script;
  const unheard = unheardPoints(game.setup.script.indexOf(row), deed.side);
  if (isAboutWrecks(row.when) && isBehindItsBack(game, row.when, deed.side))
    counters[unheard] = (counters[unheard] ?? 0) + 1;
  else sayPoints(game, row, deed);
}

/** An objective is reached; where that is because something was destroyed or somebody fell out of its side's sight, the side is not told yet. */
export function hearReached(game: TwilightGame, when: Condition, objective: Objective): void {
  if (isBehindItsBack(game, when, objective.side)) game.state.script.counters[unheardCounter(objective.id)] = 1;
  else sayReached(game, objective);
}

/** Who is down in view is known from then on, and what is wrecked. */
function noteFallen({ setup, state: { people, vehicles, script } }: TwilightGame): void {
  if (!setup.hidden || setup.objectives.length === 0) return;
  for (const vehicle of vehicles) {
    const sides = vehicle.seen | vehicle.seenThisPhase;
    const wreck = wreckCounter(vehicle.id);
    if (sides !== 0 && isWrecked(vehicle)) script.counters[wreck] = (script.counters[wreck] ?? 0) | sides;
  }
  for (const { id, condition, captive, seen, seenThisPhase } of people) {
    const sides = seen | seenThisPhase;
    if (sides === 0 || (condition === 'fit' && captive === null)) continue;
    const fallen = fallenCounter(id);
    script.counters[fallen] = (script.counters[fallen] ?? 0) | sides;
  }
}

/** Once a side has learned what was destroyed, or who fell, it hears what that was good for. */
export function hearLate(game: TwilightGame): void {
  const { setup, state } = game;
  const { counters } = state.script;
  noteFallen(game);
  for (const objective of setup.objectives) {
    const unheard = unheardCounter(objective.id);
    if (counters[unheard] === undefined) continue;
    const rows = setup.script.filter(({ deeds }) =>
      deeds.some((deed) => deed.kind === 'score' && deed.objective === objective.id),
    );
    const isKnown = rows.some(({ when }) => holds(game, when, objective.side));
    if (!isKnown && !rows.every(({ when }) => knowsOf(game, when, objective.side))) continue;
    delete counters[unheard];
    sayReached(game, objective);
  }
  hearPointsLate(game);
}

function hearPointsLate(game: TwilightGame): void {
  const { counters } = game.state.script;
  for (const [i, row] of game.setup.script.entries()) {
    for (const deed of row.deeds) {
      if (deed.kind !== 'points') continue;
      const unheard = unheardPoints(i, deed.side);
      const times = counters[unheard] ?? 0;
      if (times === 0 || !(holds(game, row.when, deed.side) || knowsOf(game, row.when, deed.side))) continue;
      delete counters[unheard];
      for (let n = 0; n < times; n++) sayPoints(game, row, deed);
    }
  }
}
