import { roll } from '@hardtop/kernel';
import { CLAYMORE, STANDARD_DENSITY } from '../../catalog/mines.ts';
import { TASK_MULTIPLES, type TaskLevel } from '../../catalog/recon-modifiers.ts';
import type { Cell } from '../../scenarios/world.ts';
import { fragmentOf, fragmentsStruck } from '../figures/explosions.ts';
import { claymoreZone } from '../figures/heavy/explosives.ts';
import { lightAt } from '../queries/light.ts';
import { metersBetween } from '../queries/lines.ts';
import {
  chanceOn,
  clusterOf,
  type Field,
  fieldsAt,
  isMinedFor,
  mineFigures,
  type Walker,
} from '../queries/minefields.ts';
import { cellOf } from '../queries/position.ts';
import { shelterFrom } from '../queries/shelter.ts';
import { isHazy } from '../queries/sight.ts';
import { middleOf, stepFrom } from '../queries/ways.ts';
import { type Effect, setOff, type TwilightPlay } from '../state/effects.ts';
import type { Gait, Person } from '../state/person.ts';
import { isVehicleId, personOf, sheetOf, type TwilightGame } from '../state/state.ts';
import { type LaidMine, thingId } from '../state/things.ts';
import { nameOf } from './heavy-fire.ts';
import { rollFor, tell } from './telling.ts';

// Mines: found or trodden on the way, what they do, Claymores.

interface Mover {
  readonly id: string;
  readonly seat: number;
  readonly side: number;
}

/** How far somebody gets: squares of his way until he sees mines and stops, or treads on one; `mine`: which field it is of. */
interface MinedWay {
  readonly steps: number;
  readonly mine: string | null;
}

/** Looked at before he goes: one roll for each field on his way, for all scattered mines of a kind together. */
export function* minesAhead(
  game: TwilightGame,
  mover: Mover,
  path: readonly Cell[],
  gait: Gait | 'drive',
): TwilightPlay<MinedWay> {
  const free: MinedWay = { steps: path.length, mine: null };
  if (!hasMines(game)) return free;
  const who: Walker = isVehicleId(mover.id) ? 'vehicle' : 'personnel';
  const done = new Set<string>();
  for (const [step, cell] of path.entries()) {
    for (const field of fieldsAt(game, cell)) {
      const cluster = clusterOf(field);
      if (done.has(cluster)) continue;
      done.add(cluster);
      if (yield* isDetected(game, mover, field, gait, cell)) return { steps: step, mine: null };
      const trodden = isMinedFor(field, who) ? yield* treadOn(game, mover, field, path, who) : null;
      if (trodden !== null) return { steps: path.indexOf(trodden.at) + 1, mine: trodden.field.id };
    }
  }
  return free;
}

const hasMines = ({ setup, state }: TwilightGame): boolean =>
  setup.minefields.length > 0 || state.things.some(({ kind }) => kind === 'mine');

/** Crawling or walking one may see it in time, not from the saddle. */
function* isDetected(
  game: TwilightGame,
  mover: Mover,
  field: Field,
  gait: Gait | 'drive',
  at: Cell,
): TwilightPlay<boolean> {
  const bit = 1 << mover.side;
  if ((field.known & bit) !== 0 || isVehicleId(mover.id) || (gait !== 'crawl' && gait !== 'walk')) return false;
  const person = personOf(game.state, mover.id);
  if (person.rides !== null) return false;
  const rule = 'twilight/combat/mine-detection';
  const { skills } = sheetOf(game.setup, person);
  const level = harder(field.camouflaged ? 'average' : 'easy', lightAt(game, at) !== 'full' || isHazy(game, at));
  if (level === null) return false;
  const skill = Math.max(skills.CBE ?? 0, skills.RCN ?? 0);
  const need = Math.floor(skill * TASK_MULTIPLES[level].skill);
  const { dice, values, total } = yield* roll(game, '1d100', { seat: mover.seat, rule, purpose: 'mines', to: [] });
  const isFound = total <= need;
  if (!isFound) return false;
  learn(game, field.id, bit);
  const target = { kind: 'need', base: skill, modifiers: [], need, atMost: true } as const;
  const text = `${nameOf(game, mover.id)} sees mines ahead and stops.`;
  const told = { roll: { dice, values, total }, target, to: [mover.seat], marks: ['mines/detected'] };
  tell(game, { kind: 'mines-found', rule, about: mover.id, text, outcome: 'good', ...told }, [mover.id]);
  return true;
}

/** One level harder in the dark, in smoke or mist; beyond difficult nothing is left (B-43). */
const harder = (level: TaskLevel, dark: boolean): TaskLevel | null =>
  !dark ? level : level === 'easy' ? 'average' : level === 'average' ? 'difficult' : null;

function learn({ state }: TwilightGame, id: string, bit: number): void {
  const index = id.startsWith('field:') ? Number(id.slice('field:'.length)) : -1;
  const field = state.minefields[index] ?? state.things.find((thing) => thing.id === id);
  if (field !== undefined) field.known |= bit;
}

/** One roll for all squares of the field on this way; where it lies is rolled among them. */
function* treadOn(
  game: TwilightGame,
  mover: Mover,
  field: Field,
  path: readonly Cell[],
  who: Walker,
): TwilightPlay<{ readonly at: Cell; readonly field: Field } | null> {
  const isStandard = field.density === STANDARD_DENSITY;
  const rule = isStandard ? 'twilight/combat/standard-minefields' : 'twilight/combat/mine-detonation';
  const cluster = clusterOf(field);
  const here = (cell: Cell): Field | undefined => fieldsAt(game, cell).find((one) => clusterOf(one) === cluster);
  const inside = path.filter((cell) => here(cell) !== undefined);
  const chance = chanceOn(game, cluster, path, who);
  // Nobody is shown what did not happen.
  const of = { seat: mover.seat, rule, purpose: 'mines', to: [] } as const;
  const { total } = yield* roll(game, '1d100', of);
  if (total > chance) return null;
  const place = inside.length > 1 ? (yield* roll(game, `1d${inside.length}`, of)).total : 1;
  const at = inside[place - 1];
  const trodden = at === undefined ? undefined : here(at);
  if (at === undefined || trodden === undefined) return null;
  learn(game, trodden.id, 1 << mover.side);
  return { at, field: trodden };
}

/** A mine goes off under somebody. */
export function* setOffMine(game: TwilightGame, { what, victim, at }: Extract<Effect, { kind: 'mine' }>): TwilightPlay {
  const kind = fieldsAt(game, at).find(({ id }) => id === what)?.kind ?? 'antipersonnel';
  const { name, damage, pen } = mineFigures(kind);
  const rule = 'twilight/combat/mine-damage';
  const text = `${name}: it goes off under ${nameOf(game, victim)}.`;
  tell(game, { kind: 'mine', rule, about: victim, text, outcome: 'bad', marks: [`mine/${kind}`] }, [victim]);
  game.state.things = game.state.things.filter(
    (thing) => thing.id !== what || thing.kind !== 'mine' || thing.width > 1,
  );
  const { concussion, burst } = damage;
  if (isVehicleId(victim)) {
    if (pen !== null)
      yield* setOff(game, {
        kind: 'vehicle-hit',
        hit: { vehicle: victim, by: null, with: name, penetration: pen, dice: 2, from: at, how: 'mine' },
      });
  } else yield* tearLeg(game, victim, name, concussion);
  const explosion = { at, by: null, with: name, concussion, burst, contact: null, agent: null, penetration: null };
  yield* setOff(game, { kind: 'explosion', explosion });
}

/** All of it to one leg; the rest of the body has the half of whoever is in the square. */
function* tearLeg(game: TwilightGame, victim: string, name: string, concussion: number): TwilightPlay {
  const { seat } = personOf(game.state, victim);
  const { total } = yield* rollFor(game, '1d2', {
    seat,
    rule: 'twilight/combat/mine-damage',
    purpose: 'which leg',
    ids: [victim],
  });
  const part = total === 1 ? 'right-leg' : 'left-leg';
  const hit = {
    person: victim,
    by: null,
    with: name,
    dice: concussion,
    plus: 0,
    pen: null,
    from: null,
    part,
    how: 'fragment',
  } as const;
  yield* setOff(game, { kind: 'hit', hit });
}

/** A Claymore: concussion all round, fragments in its cone. */
export function* fireClaymore(game: TwilightGame, mine: LaidMine, by: string | null): TwilightPlay {
  const { at, facing } = mine;
  game.state.things = game.state.things.filter(({ id }) => id !== mine.id);
  const rule = 'twilight/combat/claymores';
  game.emit({
    kind: 'claymore',
    rule,
    text: 'A Claymore goes off.',
    marks: ['mine/claymore', mine.tripwire ? 'claymore/tripwire' : 'claymore/fired'],
  });
  const explosion = {
    at,
    by,
    with: 'Claymore',
    concussion: CLAYMORE.concussion.dice,
    burst: null,
    contact: null,
  } as const;
  yield* setOff(game, { kind: 'explosion', explosion: { ...explosion, agent: null, penetration: null } });
  const from = middleOf(game.setup, at);
  const ahead = middleOf(game.setup, stepFrom(at, facing));
  for (const person of game.state.people) {
    const where = cellOf(game.state, person);
    if (where === null || where.l !== at.l || person.condition === 'dead' || person.condition === 'gone') continue;
    // Walls and armor keep fragments off, as those of any burst.
    if (shelterFrom(game, person, at) === 'complete') continue;
    const to = middleOf(game.setup, where);
    const zone = claymoreZone({ x: ahead.x - from.x, y: ahead.y - from.y }, { x: to.x - from.x, y: to.y - from.y });
    if (zone !== null) yield* strewFragments(game, person.id, zone, at, by);
  }
}

function* strewFragments(
  game: TwilightGame,
  id: string,
  zone: 'primary' | 'secondary',
  from: Cell,
  by: string | null,
): TwilightPlay {
  const person = personOf(game.state, id);
  const rule = 'twilight/combat/fragmentation';
  const table = game.setup.variants.fragments;
  const rolled = yield* rollFor(game, '1d10', { seat: person.seat, rule, purpose: 'fragments', ids: [id] });
  const struck = fragmentsStruck(table, zone, rolled.total);
  const text = `${nameOf(game, id)}: ${struck === 'several' ? 'several fragments' : struck === 'one' ? 'one fragment' : 'no fragment'}.`;
  tell(game, { kind: 'fragments', rule, about: id, text, roll: rolled, marks: [`claymore/${zone}`] }, [id]);
  const count =
    struck === 'none'
      ? 0
      : struck === 'one'
        ? 1
        : (yield* rollFor(game, '1d6', { seat: person.seat, rule, purpose: 'fragments', ids: [id] })).total;
  const { dice, plus, pen } = fragmentOf(table, zone);
  for (let one = 0; one < count && personOf(game.state, id).condition !== 'dead'; one++)
    yield* setOff(game, {
      kind: 'hit',
      hit: { person: id, by, with: 'fragment', dice, plus, pen, from, part: null, how: 'fragment' },
    });
}

/** Whoever passes over a trip wire has six chances in ten to pull it. */
export function* tripWires(game: TwilightGame, mover: Mover, at: Cell): TwilightPlay {
  for (const thing of [...game.state.things]) {
    if (thing.kind !== 'mine' || thing.what !== 'claymore' || !thing.tripwire || thing.side === mover.side) continue;
    if (!isOnWire(game, thing, at)) continue;
    const rule = 'twilight/combat/claymores';
    const { total } = yield* roll(game, '1d100', { seat: mover.seat, rule, purpose: 'trip wire', to: [] });
    if (total <= CLAYMORE.tripChance) yield* fireClaymore(game, thing, null);
  }
}

/** The wire lies straight ahead of the mine, into the square in which its meters end. */
function isOnWire({ setup }: TwilightGame, { at, facing }: LaidMine, cell: Cell): boolean {
  if (cell.l !== at.l) return false;
  let next = at;
  for (let left: number = CLAYMORE.tripwireMeters; left > 0; ) {
    const from = next;
    next = stepFrom(from, facing);
    left -= metersBetween(setup, from, next);
    if (next.x === cell.x && next.y === cell.y) return true;
  }
  return false;
}

interface Emplacing {
  readonly facing: number;
  readonly tripwire: boolean;
}

/** Laid in haste: one action, and whoever looks finds it easily. */
export function layMine(game: TwilightGame, person: Person, item: string, { facing, tripwire }: Emplacing): void {
  const carried = person.carries.find(({ id }) => id === item);
  if (person.at === null || carried === undefined || carried.kind !== 'mine' || carried.count <= 0) return;
  carried.count--;
  const what = carried.what === 'claymore' || carried.what === 'antitank' ? carried.what : 'antipersonnel';
  const size = { width: 1, height: 1, density: 1, cleared: [], lifted: [] };
  const common = { kind: 'mine', known: 1 << person.side, at: person.at, side: person.side } as const;
  game.state.things.push({ id: thingId(game.state, 'mine', person.at), ...common, what, facing, tripwire, ...size });
  const text = `${nameOf(game, person.id)} ${what === 'claymore' ? 'sets up a Claymore' : `lays an ${what} mine`}.`;
  const rule = 'twilight/combat/mines';
  tell(game, { kind: 'work', rule, about: person.id, text, marks: [`mines/laid-${what}`], to: [person.seat] }, [
    person.id,
  ]);
}
