import type { Option, Param } from '@hardtop/kernel';
import { THROWN } from '../../catalog/close-combat.ts';
import { EXPLOSIVES } from '../../catalog/demolition.ts';
import { LAYING } from '../../catalog/fieldwork.ts';
import { RECONSTRUCTED } from '../../catalog/reconstructed.ts';
import type { Cell } from '../../scenarios/world.ts';
import { throwCharge } from '../chapters/throwing.ts';
import { percentChance } from '../figures/close-combat.ts';
import { concussionOf } from '../figures/heavy/explosives.ts';
import { gridOf } from '../queries/bearing.ts';
import { pieceNamed } from '../queries/crews.ts';
import { targetOf } from '../queries/fire.ts';
import { isHeldFast } from '../queries/melee.ts';
import { cellOf, STEPS } from '../queries/position.ts';
import { type Throw, throwAt } from '../queries/throwing.ts';
import { mapOf } from '../queries/world-map.ts';
import { strengthNow } from '../queries/wounds.ts';
import type { Item } from '../state/item.ts';
import type { Person } from '../state/person.ts';
import { isVehicleId, type Table } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';
import { targetsOf } from './fire.ts';
import { DIRECTIONS, landingOf } from './throw.ts';

const ID = 'hurl';
const WAY = 'way';

type Kind = keyof typeof EXPLOSIVES;
const KINDS = ['dynamite', 'plastique'] as const satisfies readonly Kind[];

const held = ({ carries }: Person, what: Kind): Item | undefined =>
  carries.find((item) => item.kind === 'charge' && item.what === what && item.count > 0);

/** As many sticks or blocks as an arm throws. */
const mostOf = (item: Item, what: Kind): number =>
  Math.min(item.count, Math.floor(LAYING.thrownKg / EXPLOSIVES[what].kg));

function paramsFor(item: Item, what: Kind): readonly Param[] {
  const label = what === 'dynamite' ? 'Sticks of dynamite' : 'Blocks of plastique';
  const { least, most } = LAYING.fuse;
  return [
    { name: 'pieces', label, min: 1, max: mostOf(item, what), step: 1, start: 1 },
    { name: 'fuse', label: 'Fuse, in phases', min: least, max: most, step: 1, start: least },
  ];
}

const pointsOf = (what: Kind, pieces: number): number => EXPLOSIVES[what].points * pieces;

function previewOf({ band, target }: Throw, what: Kind, pieces: number) {
  return {
    text: `${band} range. Lying loose, half of its penetration; concussion ${concussionOf(pointsOf(what, pieces))}. A miss lands up to ${THROWN[band].off} meters off.`,
    target,
    ...(target.kind === 'need' && { modifiers: target.modifiers }),
    chances: [{ label: 'lands where it is thrown', chance: percentChance(target) }],
    caveats: [RECONSTRUCTED.thrown],
  };
}

function atTarget(table: Table, person: Person, item: Item, what: Kind, id: string): Option | null {
  const target = targetOf(table, id);
  const throwing = target === null ? null : throwAt(table, person, target.at);
  if (target === null || throwing === null) return null;
  const name = target.kind === 'person' ? target.person.name : target.vehicle.name;
  return {
    id: `${ID}:${what}:${id}`,
    label: `Throw ${what} at ${name}`,
    words: [ID, what, name.toLowerCase()],
    group: `Throw at ${name}`,
    at: { piece: pieceNamed(table.state, id) },
    params: paramsFor(item, what),
    preview: ({ pieces = 1 }) => previewOf(throwing, what, pieces),
  };
}

/** So many squares one way: at a wall, into a trench, round a corner. */
function anywhere(table: Table, person: Person, item: Item, what: Kind): Option | null {
  const from = cellOf(table.state, person);
  if (from === null || throwAt(table, person, from) === null) return null;
  const grid = gridOf(table.setup, from.l);
  const most = Math.floor((strengthNow(table.setup, person) * THROWN.long.limit) / (grid * 1.5));
  if (most < 1) return null;
  return {
    id: `${ID}:${what}:${WAY}`,
    label: `Throw ${what} some way`,
    words: [ID, what, WAY],
    group: 'Throw',
    params: [
      { name: 'direction', label: 'Direction', min: 0, max: 7, step: 1, names: DIRECTIONS },
      { name: 'squares', label: 'Squares', min: 1, max: most, step: 1 },
      ...paramsFor(item, what),
    ],
    preview({ direction = 0, squares = 1, pieces = 1 }) {
      const throwing = throwAt(table, person, landingOf(table, from, direction, squares));
      return throwing === null ? { text: 'Too far.' } : previewOf(throwing, what, pieces);
    },
  };
}

/** The wall before which it falls, if it was thrown straight at one. */
function wallBehind({ setup, state }: Table, { l, x, y }: Cell, direction: number): string | null {
  const step = STEPS[direction];
  if (step === undefined || (step.dx !== 0 && step.dy !== 0)) return null;
  const index = mapOf(setup).barrierBetween(l, x, y, step.dx, step.dy);
  return state.barriers[index]?.broken === false ? (setup.barriers[index]?.id ?? null) : null;
}

/** Explosives with a lit fuse, thrown: the demolition rule names satchels and sticks. */
export const hurl: ActionKind = {
  id: ID,
  rule: 'twilight/combat/demolitions',
  options(game, person) {
    if (person.aboard !== null || person.task !== null || isHeldFast(game, person)) return [];
    return KINDS.flatMap((what) => {
      const item = held(person, what);
      if (item === undefined) return [];
      return [
        ...targetsOf(game, person).flatMap((id) => atTarget(game, person, item, what, id) ?? []),
        ...[anywhere(game, person, item, what) ?? []].flat(),
      ];
    });
  },
  *perform(game, person, { option, params }) {
    const [, name = '', at = ''] = option.split(':');
    const what = KINDS.find((one) => one === name);
    const item = what === undefined ? undefined : held(person, what);
    const from = cellOf(game.state, person);
    if (what === undefined || item === undefined || from === null) throw new Error(`nothing to throw: ${option}`);
    const cell =
      at === WAY ? landingOf(game, from, params.direction ?? 0, params.squares ?? 1) : targetOf(game, at)?.at;
    const throwing = cell === undefined ? null : throwAt(game, person, cell);
    if (throwing === null) throw new Error(`too far: ${option}`);
    const { pieces = 1, fuse = LAYING.fuse.least } = params;
    item.count -= pieces;
    const wall = at === WAY ? wallBehind(game, throwing.at, params.direction ?? 0) : null;
    const contact = at !== WAY && isVehicleId(at) ? at : wall;
    yield* throwCharge(game, throwing, { points: pointsOf(what, pieces), fuse, contact });
  },
};
