import type { Option } from '@hardtop/kernel';
import { THROWN } from '../../catalog/close-combat.ts';
import { MELEE_WEAPONS } from '../../catalog/melee-weapons.ts';
import { RECONSTRUCTED } from '../../catalog/reconstructed.ts';
import type { HandGrenadeId } from '../../scenarios/setup.ts';
import type { Cell } from '../../scenarios/world.ts';
import { throwBlade, throwGrenade } from '../chapters/throwing.ts';
import { meleeBlow, percentChance, thrownBand } from '../figures/close-combat.ts';
import { squareToward } from '../queries/aiming.ts';
import { gridOf } from '../queries/bearing.ts';
import { pieceNamed } from '../queries/crews.ts';
import { targetOf } from '../queries/fire.ts';
import { metersBetween } from '../queries/lines.ts';
import { bladeOf, isHeldFast, meleeOdds } from '../queries/melee.ts';
import { cellOf } from '../queries/position.ts';
import { isWayClear } from '../queries/sight.ts';
import { spotOf } from '../queries/spots.ts';
import {
  blastOdds,
  grenadeBlast,
  grenadeName,
  isGrenade,
  isThrownBlade,
  type Throw,
  throwAt,
  throwFacts,
} from '../queries/throwing.ts';
import { strengthNow } from '../queries/wounds.ts';
import type { Person } from '../state/person.ts';
import { personOf, type Table } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';
import { closePreview } from './close-words.ts';
import { targetsOf } from './fire.ts';
import { histogramOf } from './histogram.ts';

const ID = 'throw';
const WAY = 'way';
const CAVEATS = [RECONSTRUCTED.thrown];
export const DIRECTIONS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

function grenadePreview(table: Table, throwing: Throw, what: HandGrenadeId, foe: Person | null) {
  const { target, by, at, band } = throwing;
  const from = cellOf(table.state, by);
  const odds = foe === null ? null : blastOdds(table, foe, grenadeBlast(what, at, by.id, null));
  return {
    text: `${band} range; it goes off at the end of the phase. A miss lands up to ${THROWN[band].off} meters off.`,
    target,
    ...(target.kind === 'need' && { modifiers: target.modifiers }),
    chances: [{ label: 'lands where it is thrown', chance: percentChance(target) }],
    ...(odds !== null && { histograms: [histogramOf('Damage if it lands there', odds.damage)] }),
    ...(from !== null && { lines: [{ from: spotOf(table.setup, from), to: spotOf(table.setup, at), label: band }] }),
    caveats: CAVEATS,
    facts: throwFacts(table, throwing, what),
  };
}

function atTarget(
  table: Table,
  person: Person,
  item: { readonly id: string; readonly what: HandGrenadeId },
  id: string,
): Option | null {
  const target = targetOf(table, id);
  const throwing = target === null ? null : throwAt(table, person, target.at);
  if (target === null || throwing === null) return null;
  const name = target.kind === 'person' ? target.person.name : target.vehicle.name;
  const what = grenadeName(item.what);
  return {
    id: `${ID}:${item.id}:${id}`,
    label: `Throw a ${what} grenade at ${name}`,
    words: [ID, what, name.toLowerCase()],
    group: `Throw at ${name}`,
    at: { piece: pieceNamed(table.state, id) },
    facts: () => throwFacts(table, throwing, item.what),
    preview: () => grenadePreview(table, throwing, item.what, target.kind === 'person' ? target.person : null),
  };
}

/** The square so many squares that way, short of the edge of the map. */
function anywhere(
  table: Table,
  person: Person,
  item: { readonly id: string; readonly what: HandGrenadeId },
): Option | null {
  const from = cellOf(table.state, person);
  if (from === null || throwAt(table, person, from) === null) return null;
  const grid = gridOf(table.setup, from.l);
  const most = Math.floor((strengthNow(table.setup, person) * THROWN.long.limit) / (grid * 1.5));
  if (most < 1) return null;
  const what = grenadeName(item.what);
  return {
    id: `${ID}:${item.id}:${WAY}`,
    label: `Throw a ${what} grenade some way`,
    words: [ID, what, 'way'],
    group: 'Throw',
    params: [
      { name: 'direction', label: 'Direction', min: 0, max: 7, step: 1, names: DIRECTIONS },
      { name: 'squares', label: 'Squares', min: 1, max: most, step: 1 },
    ],
    preview({ direction = 0, squares = 1 }) {
      const throwing = throwAt(table, person, landingOf(table, from, direction, squares));
      return throwing === null ? { text: 'Too far.' } : grenadePreview(table, throwing, item.what, null);
    },
  };
}

function blade(
  table: Table,
  person: Person,
  item: { readonly id: string; readonly what: keyof typeof MELEE_WEAPONS },
  id: string,
): Option | null {
  const target = targetOf(table, id);
  const throwing = target === null ? null : throwAt(table, person, target.at);
  if (target === null || target.kind === 'vehicle' || throwing === null) return null;
  const foe = target.person;
  const { name } = foe;
  const what = MELEE_WEAPONS[bladeOf(item.what)].name.toLowerCase();
  const oddsNow = () =>
    meleeOdds(table, {
      attacker: person,
      foe,
      target: throwing.target,
      blow: meleeBlow(bladeOf(item.what), strengthNow(table.setup, person)),
    });
  return {
    id: `${ID}:${item.id}:${id}`,
    label: `Throw the ${what} at ${name}`,
    words: [ID, what, name.toLowerCase()],
    group: `Throw at ${name}`,
    at: { piece: pieceNamed(table.state, id) },
    facts: () => ({ hit: percentChance(throwing.target), damage: oddsNow().mean }),
    preview: () =>
      closePreview(`${throwing.band} range.`, throwing.target, oddsNow(), percentChance(throwing.target), CAVEATS),
  };
}

/** Most of whom one sees are too far off: that is seen before anything else is worked out. */
function isWithinThrow(table: Table, person: Person, id: string): boolean {
  const [from, target] = [cellOf(table.state, person), targetOf(table, id)];
  if (from === null || target === null) return false;
  return thrownBand(strengthNow(table.setup, person), metersBetween(table.setup, from, target.at)) !== null;
}

/** Grenades and whatever else flies. */
export const throwing: ActionKind = {
  id: ID,
  rule: 'twilight/combat/first-edition-rules',
  after: ['walk'],
  options(game, person) {
    const grenades = person.carries.filter(isGrenade).filter(({ count }) => count > 0);
    const blades = person.carries
      .filter(isThrownBlade)
      .filter(({ id }) => id === person.hands || id === person.offHand);
    if ((grenades.length === 0 && blades.length === 0) || person.aboard !== null || isHeldFast(game, person)) return [];
    const targets = targetsOf(game, person).filter((id) => isWithinThrow(game, person, id));
    return [
      ...grenades.flatMap((item) => [
        ...targets.flatMap((id) => atTarget(game, person, item, id) ?? []),
        ...[anywhere(game, person, item) ?? []].flat(),
      ]),
      ...blades.flatMap((item) => targets.flatMap((id) => blade(game, person, item, id) ?? [])),
    ];
  },
  *perform(game, person, { option, params }) {
    const [, itemId = '', at = ''] = option.split(':');
    const item = person.carries.find(({ id }) => id === itemId);
    const from = cellOf(game.state, person);
    if (item === undefined || from === null) throw new Error(`nothing to throw: ${option}`);
    const cell = at === WAY ? landingOf(game, from, params.direction ?? 0, params.squares ?? 1) : squareOf(game, at);
    const thrown = throwAt(game, person, cell);
    if (thrown === null) throw new Error(`too far: ${option}`);
    const isVehicle = at.startsWith('v') && at !== WAY;
    if (isGrenade(item)) yield* throwGrenade(game, thrown, item, isVehicle ? at : null);
    else if (isThrownBlade(item)) yield* throwBlade(game, thrown, item, personOf(game.state, at));
  },
};

/** So many squares that way, or short of the wall that is in the way. */
export function landingOf(table: Table, from: Cell, direction: number, squares: number): Cell {
  let left = squares;
  while (left > 1 && !isWayClear(table, from, squareToward(table, from, direction, left))) left--;
  return squareToward(table, from, direction, left);
}

function squareOf(table: Table, id: string): Cell {
  const target = targetOf(table, id);
  if (target === null) throw new Error(`nothing there: ${id}`);
  return target.at;
}
