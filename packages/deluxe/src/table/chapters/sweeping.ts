import {
  type Answer,
  type Ask,
  answerOf,
  ask,
  type Option,
  roll,
  type Seat,
  type ShotRecord,
  type Target,
} from '@hardtop/kernel';
import { TO_HIT_DICE, TO_HIT_LIMITS } from '../../catalog/targeting.ts';
import type { DiceNotation } from '../../catalog/units.ts';
import type { DeluxeAsked } from '../queries/asked.ts';
import { runsOf, stillIn } from '../queries/crowds.ts';
import { personName } from '../queries/people.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { PersonId } from '../state/ids.ts';
import type { DeluxeGame, Pedestrian, World } from '../state/state.ts';
import { damageTarget } from './damage.ts';
import type { DamageSource } from './strike.ts';

const RULE = 'deluxe/V.3/area';

/** A weapon that sweeps, in a vehicle or in somebody's hands. */
export interface Sweep {
  readonly seat: Seat;
  /** Who fires, and with what. */
  readonly who: string;
  readonly about: string;
  readonly label: string;
  readonly damage: DiceNotation;
  readonly source: Omit<DamageSource, 'rule' | 'by'>;
  needFor(person: PersonId): Target;
  recordFor(person: PersonId, hit: boolean): ShotRecord;
}

/** A roll for each; as many as are hit take half of the damage, rounded up, all of it from a flame (D-13). */
export function* sweep(game: DeluxeGame, swept: Sweep, people: readonly PersonId[]): DeluxePlay {
  const { seat, label, damage } = swept;
  const line = stillIn(game.state, people);
  let hit = 0;
  for (const walker of line) if (yield* rollAt(game, swept, walker)) hit++;
  if (hit === 0) return;
  const struck = hit === line.length ? line : yield* chosenOf(game, line, hit);
  const purpose = `${label} damage`;
  const rolled = yield* roll(game, damage, { seat, rule: RULE, purpose, atLeast: 0 });
  const each = swept.source.kind === 'flame' ? rolled.total : Math.ceil(rolled.total / 2);
  const names = struck.map(({ person }) => personName(game.setup, person)).join(' and ');
  const harm = struck.map(({ person }) => ({ piece: person.id, style: 'hit', points: each }) as const);
  const text = `${names}: ${each} hit${each === 1 ? '' : 's'} each.`;
  game.emit({ kind: 'damage-roll', rule: RULE, roll: rolled, outcome: 'bad', text, harm });
  const source: DamageSource = { ...swept.source, rule: RULE, by: seat };
  for (const { person } of struck) yield* damageTarget(game, { kind: 'person', person: person.id }, each, source);
}

function* rollAt(game: DeluxeGame, swept: Sweep, { person }: Pedestrian): DeluxePlay<boolean> {
  const { seat, label, who, about } = swept;
  const target = swept.needFor(person.id);
  if (target.kind !== 'need' || target.need >= TO_HIT_LIMITS.impossibleFrom) return false;
  const { need, modifiers } = target;
  const whom = personName(game.setup, person);
  const rolled = yield* roll(game, TO_HIT_DICE, { seat, rule: RULE, purpose: `${label} to sweep ${whom}` });
  const hit = rolled.total >= need && rolled.total > TO_HIT_LIMITS.alwaysMisses;
  const fate = hit ? 'would hit' : 'misses';
  const text = `${who}: ${label} ${fate} ${whom}: needed ${need}, rolled ${rolled.total}.`;
  const seen = { about, roll: rolled, target, modifiers, shot: swept.recordFor(person.id, hit) };
  game.emit({ kind: 'to-hit', rule: RULE, outcome: hit ? 'good' : 'neutral', text, ...seen });
  return hit;
}

/** Who of them is hit is said by the side that is fired at: so many who stand next to each other. */
function* chosenOf(game: DeluxeGame, line: readonly Pedestrian[], count: number): DeluxePlay<readonly Pedestrian[]> {
  const seat = line.find(({ person }) => person.seat !== null)?.person.seat ?? null;
  const [first = line] = runsOf(line, count);
  if (seat === null) return first;
  const people = line.map(({ person }) => person.id);
  const asked: DeluxeAsked = { topic: 'victims', seat, people, count };
  const { option }: Answer = yield* ask(game, asked);
  return runsOf(line, count).find((run) => idOf(run) === option) ?? first;
}

const idOf = (run: readonly Pedestrian[]): string => `hit:${run.map(({ person }) => person.id).join('+')}`;

export function victimsQuestion(world: World, seat: Seat, people: readonly PersonId[], count: number): Ask {
  const runs = runsOf(stillIn(world.state, people), count);
  const options = (): readonly Option[] =>
    runs.map((run) => {
      const names = run.map(({ person }) => personName(world.setup, person)).join(' and ');
      return {
        id: idOf(run),
        label: names,
        words: ['hit', ...run.map(({ person }) => person.id)],
        preview: () => ({ text: `${names} are hit.` }),
      };
    });
  const prompt = `${count} of your people are hit. Which, of those who stand next to each other?`;
  const [first] = runs;
  const suggested = first === undefined ? {} : { suggested: answerOf(idOf(first)) };
  return { seat, topic: 'victims', rule: RULE, prompt, options, ...suggested };
}
