import { type ExhaustiveItem, keysOf } from '@hardtop/kernel';
import { PLAIN_VEHICLES } from '../catalog/driving.ts';
import { ICM_ATTACKS } from '../catalog/icm.ts';
import { FASCAM } from '../catalog/mines.ts';
import { ORDNANCE_HANDLING } from '../catalog/ordnance-handling.ts';
import { DAMAGE_TABLES } from '../catalog/vehicle-damage.ts';
import { VEHICLES } from '../catalog/vehicles.ts';
import { HEAVY_WEAPONS } from './heavy-list.ts';

// What vehicles, heavy weapons and explosives can bring, for the runner that plays until it has.

const item = (id: string, title: string): ExhaustiveItem => ({ id, title });
const each = (prefix: string, title: string, ids: readonly string[]): readonly ExhaustiveItem[] =>
  ids.map((id) => item(`${prefix}/${id}`, `${title}: ${id}`));

const DEEDS = {
  'action/lay': 'A heavy weapon aimed',
  'action/indirect': 'Indirect fire at somebody',
  'action/lob': 'Indirect fire at bare ground',
  'soft/metal': 'The metal of a soft vehicle struck',
  'soft/open': 'A shot through the canvas',
  'armor/sp': 'Spaced armor struck',
  'armor/cp': 'Composite armor struck',
  'ammunition/explodes': 'Ammunition goes up',
  'ammunition/holds': 'Ammunition holds',
  'fuel/burns': 'Fuel catches fire',
  'fuel/leaks': 'Fuel is lost',
  'vehicle/burned-out': 'A vehicle burned out',
  'drive/safe': 'Driven at a safe speed',
  'drive/reckless': 'Driven faster than is safe',
  'drive/held': 'Held at high speed',
  'drive/braked': 'Had to brake',
  'drive/crash': 'Out of control',
  'drive/wrecked': 'Crashed',
  'mount/out': 'Got out',
  'mount/change': 'Changed places',
  'missile/hit': 'A missile hits',
  'missile/miss': 'A missile misses',
  'missile/astray': 'A missile that nobody guides',
  'missile/overhead': 'A missile from above',
  'indirect/on-target': 'Indirect fire on target',
  'indirect/off': 'Indirect fire off target',
  'indirect/corrected': 'Indirect fire corrected',
  'indirect/impact': 'A round comes down',
  'bomblet/here': 'A bomblet in the square',
  'bomblet/beside': 'A bomblet beside it',
  'bomblet/none': 'No bomblet near',
  'round/light': 'Light over the field',
  'gas/out': 'Overcome by gas',
  'gas/held': 'Held out in gas',
  'charge/dropped': 'A fuse is lit',
  'charge/thrown': 'A charge is thrown',
  'charge/loose': 'A loose charge goes off',
  'charge/ground': 'A charge on the ground',
  'charge/against': 'A charge against something',
  'charge/begun': 'A charge is being set',
  'breach/shell': 'A shell against a wall',
  'breach/none': 'A wall that holds',
  'breach/passable': 'A wall that is breached',
  'cave-in': 'A roof comes down',
  'roof-holds': 'A roof holds',
  'mine/antipersonnel': 'Trod on an antipersonnel mine',
  'mine/antitank': 'Drove on an antitank mine',
  'mine/claymore': 'A Claymore goes off',
  'mines/detected': 'Mines seen in time',
  'mines/laid-antipersonnel': 'An antipersonnel mine laid',
  'mines/laid-antitank': 'An antitank mine laid',
  'mines/laid-claymore': 'A Claymore set up',
  'claymore/fired': 'A Claymore fired by hand',
  'work/probe': 'Mines probed',
  'work/lift-mine': 'A mine lifted',
} as const;

const tableItems = (config: keyof typeof DAMAGE_TABLES): readonly ExhaustiveItem[] =>
  Object.entries(DAMAGE_TABLES[config]).flatMap(([table, rows]) =>
    rows === null
      ? []
      : [...new Set<string>(rows.results)].map((result) =>
          item(`damage/${config}/${table}/${result}`, `${rows.name} of ${config}: ${result}`),
        ),
  );

/** The 203 mm howitzer of the bomblet table is on no chart of guns. */
const ICM_ROWS = keysOf(ICM_ATTACKS).filter((row) => row !== '203-icmdp');

const LOADED = keysOf(ORDNANCE_HANDLING).filter((kind) => kind !== 'rifle-grenade');

export const HEAVY_ITEMS: readonly ExhaustiveItem[] = [
  ...HEAVY_WEAPONS.map(({ id, name }) => item(`heavy/${id}`, `Fired: ${name}`)),
  ...HEAVY_WEAPONS.flatMap(({ id, name, rounds }) =>
    rounds.map((round) => item(`round/${id}/${round}`, `Fired: ${name} ${round}`)),
  ),
  ...each('load', 'Loaded', LOADED),
  ...each('heavy-fire', 'Heavy fire', ['single', 'burst', 'missile', 'indirect', 'aimed', 'quick']),
  ...each('heavy-at', 'Heavy fire at a', ['person', 'vehicle', 'wall', 'square']),
  ...each('vehicle-location', 'Struck', ['turret', 'hull', 'suspension']),
  ...each('vehicle-aspect', 'Struck from', ['front', 'side', 'rear', 'overhead']),
  ...each('resolution', 'Results', ['minor-1', 'minor-2', 'major-1', 'major-2', 'major-3']),
  ...keysOf(DAMAGE_TABLES).flatMap(tableItems),
  ...each('vehicle-part', 'Lost', [
    'sight',
    'traverse',
    'secondary',
    'loader',
    'radio',
    'engine',
    'mainArmament',
    'ammunition',
    'fuel',
  ]),
  ...['tracked', 'wheeled'].flatMap((kind) =>
    each(`suspension/${kind}`, `Running gear, ${kind}`, ['halved', 'stopped']),
  ),
  ...each('crew-hit', 'Struck inside', ['one-crewman', 'two-crewmen', 'two-passengers', 'loader']),
  ...each('drive', 'Driven', [...keysOf(VEHICLES), ...keysOf(PLAIN_VEHICLES)]),
  ...each('mount', 'Got in as', ['driver', 'gunner', 'commander', 'loader', 'passenger']),
  ...each('icm', 'Bomblets', ICM_ROWS),
  ...each('fascam', 'Mines strewn', keysOf(FASCAM)),
  ...Object.entries(DEEDS).map(([id, title]) => item(id, title)),
];
