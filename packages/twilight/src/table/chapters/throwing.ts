import { THROWN, THROWN_DIRECTIONS } from '../../catalog/close-combat.ts';
import { MELEE_WEAPONS } from '../../catalog/melee-weapons.ts';
import type { HandGrenadeId } from '../../scenarios/setup.ts';
import type { Cell } from '../../scenarios/world.ts';
import { type MeleeWeaponId, meleeBlow } from '../figures/close-combat.ts';
import { sidesKnowing } from '../queries/audience.ts';
import { bearingOf, gridOf } from '../queries/bearing.ts';
import { bladeOf } from '../queries/melee.ts';
import { cellOf, STEPS, sameCell } from '../queries/position.ts';
import { isWayClear } from '../queries/sight.ts';
import { spotOf } from '../queries/spots.ts';
import { type Grenade, grenadeBlast, grenadeName, type Throw } from '../queries/throwing.ts';
import { strengthNow } from '../queries/wounds.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import type { Item } from '../state/item.ts';
import type { Person } from '../state/person.ts';
import { momentOf, type TwilightGame, vehicleOf } from '../state/state.ts';
import { type Flying, thingId } from '../state/things.ts';
import { unexpectedly } from './surprise.ts';
import { PERCENT, rollAndTell, rollFor, succeeds, tell } from './telling.ts';

// Thrown weapons: a percentage roll, and a miss falls somewhere near. Grenades go off at the end of the phase. Reconstructed.

const RULE = 'twilight/combat/first-edition-rules';
function spend(person: Person, item: Item): void {
  item.count -= 1;
  if (item.count <= 0) person.carries = person.carries.filter(({ id }) => id !== item.id);
  if (person.hands === item.id && item.count <= 0) person.hands = null;
  if (person.offHand === item.id && item.count <= 0) person.offHand = null;
}

/** The roll of a throw, for the eye too. */
function* tryThrow(
  game: TwilightGame,
  { by, at, target, band }: Throw,
  what: string,
  marks: readonly string[],
): TwilightPlay<boolean> {
  const from = cellOf(game.state, by);
  if (from !== null) by.facing = bearingOf(game.setup, from, at) ?? by.facing;
  by.concealed = false;
  by.ducked = false;
  const told = { seat: by.seat, rule: RULE, purpose: 'throw', ids: [by.id] } as const;
  const { total } = yield* rollAndTell(game, PERCENT, told, (rolled) => {
    const hits = succeeds(target, rolled.total);
    return {
      kind: 'throw',
      about: by.id,
      target,
      ...(target.kind === 'need' && { modifiers: target.modifiers }),
      outcome: hits ? 'good' : 'bad',
      text: `${by.name} throws ${what} ${hits ? 'well' : 'badly'}.`,
      shot: { by: by.id, at: spotOf(game.setup, at), style: 'thrown', hit: hits },
      marks: ['action/throw', `throw/${band}`, hits ? 'throw/hit' : 'throw/miss', ...marks],
    };
  });
  return succeeds(target, total);
}

/** A grenade lies there until the phase ends. `contact`: a vehicle that it was thrown at. */
export function* throwGrenade(
  game: TwilightGame,
  throwing: Throw,
  item: Grenade,
  contact: string | null,
): TwilightPlay {
  const { by, at } = throwing;
  spend(by, item);
  const hits = yield* tryThrow(game, throwing, `a ${grenadeName(item.what)} grenade`, [`grenade/${item.what}`]);
  const fallen = hits ? at : yield* scatter(game, throwing);
  const { state } = game;
  const from = cellOf(state, by);
  const grenade: Flying = {
    id: thingId(state, 'flying', fallen),
    kind: 'flying',
    what: 'grenade',
    by: by.id,
    seat: by.seat,
    item: item.id,
    weapon: item.what,
    round: '',
    at: fallen,
    ...(from !== null && { from }),
    target: hits ? contact : null,
    arrives: momentOf(state),
    off: 0,
    chance: 0,
    overhead: false,
    known: sidesKnowing(game, [by.id]),
  };
  state.things.push(grenade);
  const text = `The ${grenadeName(item.what)} grenade goes off at the end of the phase.`;
  tell(game, { kind: 'grenade', rule: 'twilight/combat/hand-grenades', about: by.id, text }, [by.id]);
}

/** A stick of dynamite, a satchel: its fuse burns where it falls, and it lies loose against what it was thrown at (L2781). */
export function* throwCharge(
  game: TwilightGame,
  throwing: Throw,
  { points, fuse, contact }: { readonly points: number; readonly fuse: number; readonly contact: string | null },
): TwilightPlay {
  const { by, at } = throwing;
  const hits = yield* tryThrow(game, throwing, `a charge of ${points} ${points === 1 ? 'point' : 'points'}`, [
    'charge/thrown',
  ]);
  const fallen = hits ? at : yield* scatter(game, throwing);
  const { state } = game;
  state.things.push({
    id: thingId(state, 'charge', fallen),
    kind: 'charge',
    known: sidesKnowing(game, [by.id]),
    at: fallen,
    by: by.id,
    seat: by.seat,
    points,
    tamped: false,
    against: hits ? contact : null,
    dud: false,
    fuse: momentOf(state) + fuse,
  });
}

/** Where a bad throw ends: so many meters in one of eight directions, or against the wall between. */
function* scatter(game: TwilightGame, { by, at, band }: Throw): TwilightPlay<Cell> {
  const told = { seat: by.seat, rule: RULE, purpose: 'how far off', ids: [by.id] } as const;
  const { total } = yield* rollFor(game, THROWN[band].off, told);
  const { total: way } = yield* rollFor(game, `1d${THROWN_DIRECTIONS}`, { ...told, purpose: 'in which direction' });
  const grid = gridOf(game.setup, at.l);
  const squares = total <= grid / 2 ? 0 : Math.ceil((total - grid / 2) / grid);
  const step = STEPS[way - 1] ?? STEPS[0];
  const level = game.setup.levels[at.l];
  let fallen = at;
  for (let i = 0; i < squares; i++) {
    const next = { l: at.l, x: fallen.x + step.dx, y: fallen.y + step.dy };
    if (level === undefined || next.x < 0 || next.y < 0 || next.x >= level.width || next.y >= level.height) break;
    if (!isWayClear(game, fallen, next)) break;
    fallen = next;
  }
  const text = sameCell(fallen, at) ? `It lands ${total} m off.` : `It lands ${total} m off, in another square.`;
  tell(game, { kind: 'scatter', rule: RULE, about: by.id, text, marks: ['throw/scatter'] }, [by.id]);
  return fallen;
}

const isHandGrenade = (thing: { readonly kind: string; readonly what?: string }): thing is Flying =>
  thing.kind === 'flying' && thing.what === 'grenade';

/** The vehicle that it was thrown at. */
function isStillThere({ state }: TwilightGame, id: string, at: Cell): boolean {
  const where = vehicleOf(state, id).at;
  return where !== null && sameCell(where, at);
}

/** At the end of a phase all grenades that lie about go off, in the order in which they were thrown. */
export function* grenadesGoOff(game: TwilightGame): TwilightPlay {
  const { state } = game;
  if (!state.things.some(isHandGrenade)) return;
  const ready = state.things.filter(isHandGrenade).filter(({ arrives }) => arrives <= momentOf(state));
  state.things = state.things.filter((thing) => !isHandGrenade(thing) || thing.arrives > momentOf(state));
  for (const { weapon, at, by, target: thrownAt, from } of ready) {
    // What has driven on in the meantime is not touched any more.
    const target = thrownAt !== null && isStillThere(game, thrownAt, at) ? thrownAt : null;
    yield* setOff(game, { kind: 'explosion', explosion: grenadeBlast(weapon as HandGrenadeId, at, by, target, from) });
  }
}

/** A knife, a spear: it strikes whom it is thrown at, or lies behind him. */
export function* throwBlade(
  game: TwilightGame,
  throwing: Throw,
  item: Item & { readonly what: MeleeWeaponId },
  foe: Person,
): TwilightPlay {
  yield* unexpectedly(game, throwing.by, foe, bladeAt(game, throwing, item, foe));
}

function* bladeAt(
  game: TwilightGame,
  throwing: Throw,
  item: Item & { readonly what: MeleeWeaponId },
  foe: Person,
): TwilightPlay {
  const { by, at } = throwing;
  const blade = bladeOf(item.what);
  const thrown: Item = { ...item, count: 1 };
  spend(by, item);
  const { name } = MELEE_WEAPONS[blade];
  const hits = yield* tryThrow(game, throwing, `the ${name.toLowerCase()}`, [`thrown/${blade}`]);
  const { state } = game;
  const id = thingId(state, 'dropped', at);
  state.things.push({ id, kind: 'dropped', at, items: [thrown], known: sidesKnowing(game, [by.id]) });
  if (!hits) return;
  const blow = meleeBlow(blade, strengthNow(game.setup, by));
  const from = cellOf(state, by);
  yield* setOff(game, {
    kind: 'hit',
    hit: { person: foe.id, by: by.id, with: name.toLowerCase(), ...blow, pen: 1, from, part: null, how: 'blow' },
  });
}
