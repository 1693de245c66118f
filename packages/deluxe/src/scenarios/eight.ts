// Eight in one arena, with every weapon that the table fires among them.
import { keysOf } from '@hardtop/kernel';
import { GRENADES } from '../catalog/grenades.ts';
import type { FieldedWeapon } from '../garage/fielded/fielded.ts';
import type { ArmId } from '../garage/fielded/fielded-arms.ts';
import type { ScenarioFile } from './scenario-schema.ts';

type CarFile = Exclude<ScenarioFile['vehicles'][number]['car'], string>;
type Guns = readonly (readonly [weapon: FieldedWeapon['weapon'], mount: FieldedWeapon['mount']])[];

const ARMOR = { front: 25, right: 20, left: 20, back: 25, top: 10, underbody: 10 };

/** Two of every kind. */
const LOAD = keysOf(GRENADES).flatMap((grenade) => [{ grenade }, { grenade }]);

/** A luxury car with a driver, a gunner and all the guns it is known for; something in the gunner's hand, and gas in the big smokescreen. */
function contender(name: string, arm: ArmId | null, guns: Guns): CarFile {
  return {
    name,
    body: 'luxury',
    plant: 'super',
    tires: 'hd',
    crew: [
      { role: 'driver' },
      { role: 'gunner', computer: 'computer', ...(arm !== null && { arms: [{ weapon: arm, scope: true }] }) },
    ],
    weapons: guns.map(([weapon, mount]) => ({
      weapon,
      mount,
      ...(weapon === 'GL' && { grenades: LOAD }),
      ...(weapon === 'HDSS' && { gas: true }),
    })),
    armor: ARMOR,
    extinguisher: 'fireextinguisher',
    acceleration: 10,
    handlingClass: 3,
    weight: 6600,
  };
}

// biome-ignore format: one contender per line
const CONTENDERS: readonly CarFile[] = [
  contender('Sawbones', 'SMG', [['MG', 'front'], ['VMG', 'turret'], ['MD', 'back'], ['SL', 'top']]),
  contender('Longarm', 'rifle', [['AT', 'front'], ['AC', 'turret'], ['SMD', 'back'], ['HDSS', 'right']]),
  contender('Pyre', 'shotgun', [['FT', 'front'], ['HDFT', 'right'], ['FOJ', 'back'], ['HDFOJ', 'left']]),
  contender('Glass', 'HP', [['LL', 'left'], ['L', 'turret'], ['HL', 'front'], ['SS', 'back']]),
  contender('Volley', 'LP', [['RL', 'front'], ['MML', 'turret'], ['MFR', 'right'], ['SD', 'back']]),
  contender('Powder', 'LAW', [['HR', 'front'], ['MR', 'front'], ['LR', 'left'], ['MNR', 'right'], ['PS', 'back']]),
  contender('Slick', 'VLAW', [['OG', 'turret'], ['RR', 'front'], ['OJ', 'back'], ['HDOJ', 'left']]),
  contender('Dauber', null, [['RGM', 'front'], ['WGM', 'right'], ['GL', 'left'], ['MG', 'turret'], ['HDPS', 'back']]),
];

const SIDE = { x: 18, y: 14 } as const;

/** Around the ring, each facing its middle. */
const CORNERS = [
  [0, 12.5, 180],
  [11, 9, 135],
  [16, 0, 90],
  [11, -9, 45],
  [0, -12.5, 0],
  [-11, -9, 315],
  [-16, 0, 270],
  [-11, 9, 225],
] as const;

export const EIGHT = {
  ruleset: 'deluxe',
  id: 'eight-ring',
  title: 'Ring of eight',
  summary:
    'Eight cars, eight corners, every sort of weapon: guns, lasers, rockets, flames, mines, oil, smoke, paint, gas and grenades, and pistols out of windows. The last that can move or fire wins; a draw after 40 turns.',
  turnLimit: 40,
  map: {
    minX: -SIDE.x,
    minY: -SIDE.y,
    maxX: SIDE.x,
    maxY: SIDE.y,
    pillars: [
      { x: 0, y: 0, length: 2, width: 2, label: 'tower' },
      { x: -6, y: 5, length: 1, width: 1, label: 'pylon' },
      { x: 6, y: -5, length: 1, width: 1, label: 'pylon' },
    ],
  },
  seats: CONTENDERS.map(({ name }) => ({ name })),
  vehicles: CONTENDERS.map((car, seat) => {
    const [x, y, heading] = CORNERS[seat] ?? [0, 0, 0];
    return { seat, car, x, y, heading, speed: 20 };
  }),
} satisfies ScenarioFile;
