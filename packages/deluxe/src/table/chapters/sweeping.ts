import { type Answer, type Ask, answerOf, ask, type Option, roll, type Seat } from '@hardtop/kernel';
import { TO_HIT_DICE, TO_HIT_LIMITS } from '../../catalog/targeting.ts';
import { weapon as weaponRow } from '../../catalog/weapons.ts';
import type { DeluxeAsked } from '../queries/asked.ts';
import { runsOf, stillIn } from '../queries/crowds.ts';
import type { Gun } from '../queries/guns.ts';
import { originOf } from '../queries/line-of-fire.ts';
import { nameOf } from '../queries/names.ts';
import { weaponLabel } from '../queries/parts.ts';
import { personName } from '../queries/people.ts';
import { shotRecord } from '../queries/shot-record.ts';
import { toHit } from '../queries/to-hit.ts';
import { traitsOf } from '../queries/weapon-traits.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { PersonId } from '../state/ids.ts';
import { type DeluxeGame, type Pedestrian, type Person, vehicleOf, type World } from '../state/state.ts';
import type { Shot } from '../state/target.ts';
import { damageTarget } from './damage.ts';
import { kindOf } from './impact.ts';

const RULE = 'deluxe/V.3/area';

interface Sweep {
  readonly shot: Shot;
  readonly gun: Gun;
  readonly seat: Seat;
  readonly person: Person | null;
}

/** A roll for each; as many as are hit take half of the damage, rounded up, all of it from a flame (D-13). */
export function* sweep(game: DeluxeGame, swept: Sweep, people: readonly PersonId[]): DeluxePlay {
  const { gun, seat, shot } = swept;
  const line = stillIn(game.state, people);
  let hit = 0;
  for (const walker of line) if (yield* rollAt(game, swept, walker)) hit++;
  const { damage } = weaponRow(gun.model.weapon);
  if (hit === 0 || damage === null) return;
  const struck = hit === line.length ? line : yield* chosenOf(game, line, hit);
  const purpose = `${weaponLabel(gun.model)} damage`;
  const rolled = yield* roll(game, damage, { seat, rule: RULE, purpose, atLeast: 0 });
  const isFlame = traitsOf(gun.model.weapon).flameRange !== null;
  const each = isFlame ? rolled.total : Math.ceil(rolled.total / 2);
  const names = struck.map(({ person }) => personName(game.setup, person)).join(' and ');
  const harm = struck.map(({ person }) => ({ piece: person.id, style: 'hit', points: each }) as const);
  const text = `${names}: ${each} hit${each === 1 ? '' : 's'} each.`;
  game.emit({ kind: 'damage-roll', rule: RULE, roll: rolled, outcome: 'bad', text, harm });
  const from = originOf(vehicleOf(game.state, shot.firer), gun.model.at);
  const source = { kind: kindOf(gun.model.weapon), rule: RULE, by: seat, from, weapon: gun.model.weapon } as const;
  for (const { person } of struck) yield* damageTarget(game, { kind: 'person', person: person.id }, each, source);
}

function* rollAt(game: DeluxeGame, { shot, gun, seat, person }: Sweep, walker: Pedestrian): DeluxePlay<boolean> {
  const one: Shot = { ...shot, target: { kind: 'person', person: walker.person.id } };
  const target = toHit(game.setup, game.state, one, gun, person);
  if (target.kind !== 'need' || target.need >= TO_HIT_LIMITS.impossibleFrom) return false;
  const { need, modifiers } = target;
  const who = personName(game.setup, walker.person);
  const label = weaponLabel(gun.model);
  const rolled = yield* roll(game, TO_HIT_DICE, { seat, rule: RULE, purpose: `${label} to sweep ${who}` });
  const hit = rolled.total >= need && rolled.total > TO_HIT_LIMITS.alwaysMisses;
  const firer = vehicleOf(game.state, shot.firer);
  const fate = hit ? 'would hit' : 'misses';
  const text = `${nameOf(game, firer)}: ${label} ${fate} ${who}: needed ${need}, rolled ${rolled.total}.`;
  const seen = { about: firer.id, roll: rolled, target, modifiers, shot: shotRecord(game, one, gun, hit) };
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
