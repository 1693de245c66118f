import type { Exhaustive, ExhaustiveItem } from '@hardtop/kernel';
import { COUNTER_KINDS, COUNTERS } from '../catalog/counters.ts';
import { GRID_FACING, OPEN_FACING } from '../catalog/final-facing.ts';
import { FORMAT_IDS, FORMATS } from '../catalog/formats.ts';
import { GRID_MANEUVERS, OPEN_MANEUVERS } from '../catalog/maneuvers.ts';
import { OPTION_IDS, OPTIONS, type OptionId } from '../catalog/options.ts';
import { RAM_TYPES, type RamType } from '../catalog/rams.ts';
import { STRATEGIES, STRATEGY_WORDS } from '../catalog/solitaire.ts';
import { FOOTINGS, GROUNDS, SLOPES } from '../catalog/terrain.ts';
import { WEAPON_IDS, WEAPONS } from '../catalog/weapons.ts';
import { type RoadRule, RULES } from '../rules.ts';
import { RARE_SETUPS } from './rare-setups.ts';
import type { Setup } from './setup.ts';

/** They say what a vehicle is or carries, and no rule of play asks for them: to be fitted is all they can do. */
const INERT: readonly OptionId[] = ['cargoArea', 'hiddenCargoSpace', 'lightsSirens'];

/** Maneuvers of both fields that stand in no table of safe speeds. */
const SPECIAL = [
  { id: 'bootlegger', name: 'Bootlegger turn' },
  { id: 'donut', name: 'Donut' },
  { id: 'emergencyStop', name: 'Emergency stop' },
] as const;

const RAM_NAMES: Readonly<Record<RamType, string>> = { headOn: 'Head-on ram', shunt: 'Shunt', sideOn: 'Side-on ram' };

/** What has no table of its own. */
const DEEDS = {
  'ram/sideswipe': 'Sideswipe',
  'ram/object': 'Crash into an object',
  'ram/building': 'Crash into a building',
  'fatal/roof': 'Fatal roll: straight on on its roof',
  'fatal/roof-left': 'Fatal roll: to the left on its roof',
  'fatal/roof-right': 'Fatal roll: to the right on its roof',
  'fatal/fireball': 'Fatal roll: over and over',
  'people/melee': 'A fight on foot',
  'people/run-over': 'Somebody run over',
  'people/jump-out': 'A jump out of a vehicle',
  'people/boarding': 'A leap from car to car',
  'people/shake-off': 'Shaking off',
  'people/break-in': 'Breaking in',
  'people/hang-on': 'Hanging on in a crash',
  'people/floor': 'A floor climbed',
  'critical/engine': 'Engine hit',
  'critical/fuel': 'Fuel hit',
  'critical/brakes': 'Brakes hit',
  'critical/occupant': 'Occupant hit',
  'critical/option': 'Option destroyed',
  'critical/mount': 'Mount destroyed',
  'critical/weapon': 'Weapon destroyed',
  explosion: 'Explosion',
  push: 'Speed push',
  reverse: 'Reverse',
  tailing: 'Tailing',
} as const;

/** Rules that no table lists; an event of theirs is the sign of them. */
const TOLD = [
  'roadrage/fire/tires',
  'roadrage/fire/critical-hit',
  'roadrage/fire/occupants',
  'roadrage/weapons/critical',
  'roadrage/weapons/incendiary',
  'roadrage/weapons/slow',
  'roadrage/burn/vehicles',
  'roadrage/burn/markers',
  'roadrage/damage/crippled',
  'roadrage/damage/beyond',
  'roadrage/ram/leftover',
  'roadrage/terrain/falls',
  'roadrage/bikes/control-loss',
  'roadrage/bikes/ramming',
  'roadrage/bikes/firing',
  'roadrage/people/boarding',
  'roadrage/people/aboard',
  'roadrage/people/grenades',
  'roadrage/solo/position',
  'roadrage/solo/aggression',
  'roadrage/hardtop/objectives',
  'roadrage/hardtop/driverless',
] as const satisfies readonly RoadRule[];

const item = (id: string, title: string): ExhaustiveItem => ({ id, title });

function turned(turn: number): string {
  return turn === 0 ? 'straight on' : `${Math.abs(turn)}° ${turn < 0 ? 'left' : 'right'}`;
}

const ITEMS: readonly ExhaustiveItem[] = [
  ...OPTION_IDS.map((id) => item(`option/${id}`, OPTIONS[id].name)),
  ...WEAPON_IDS.map((id) => item(`weapon/${id}`, WEAPONS[id].name)),
  ...[...GRID_MANEUVERS, ...SPECIAL].map(({ id, name }) => item(`maneuver/${id}`, `${name} on the grid`)),
  ...[...OPEN_MANEUVERS, ...SPECIAL].map(({ id, name }) => item(`open-maneuver/${id}`, `${name} without a grid`)),
  ...GRID_FACING.map(({ turn }) => item(`facing/${turn}`, `Final facing ${turned(turn)}`)),
  ...OPEN_FACING.map(({ turn }) => item(`open-facing/${turn}`, `Final facing ${turned(turn)} without a grid`)),
  ...RAM_TYPES.map((id) => item(`ram/${id}`, RAM_NAMES[id])),
  ...FOOTINGS.map((id) => item(`footing/${id}`, `Footing: ${id}`)),
  ...GROUNDS.map((id) => item(`ground/${id}`, `Ground: ${id}`)),
  ...Object.keys(SLOPES).map((id) => item(`slope/${id}`, `A ${id} slope`)),
  ...COUNTER_KINDS.map((id) => item(`counter/${id}`, `${COUNTERS[id].name} driven over`)),
  ...STRATEGIES.map((id) => item(`strategy/${id}`, `Strategy ${id}: ${STRATEGY_WORDS[id]}`)),
  ...FORMAT_IDS.map((id) => item(`format/${id}`, FORMATS[id].name)),
  ...Object.entries(DEEDS).map(([id, title]) => item(id, title)),
  ...RULES.filter(({ id }) => TOLD.some((told) => told === id)).map(({ id, title }) => item(id, title)),
];

/** Options that do nothing but ride along, and the format that is kept. */
function fitted({ starts, format }: Setup): readonly string[] {
  const options = new Set(starts.flatMap(({ design }) => design.options));
  return [
    ...INERT.filter((id) => options.has(id)).map((id) => `option/${id}`),
    ...(format === null ? [] : [`format/${format}`]),
  ];
}

export const exhaustive: Exhaustive<Setup> = { items: ITEMS, files: RARE_SETUPS, fitted };
