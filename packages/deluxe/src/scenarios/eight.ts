// Eight in one arena, with every weapon that the table fires among them.
import { keysOf } from '@hardtop/kernel';
import { GRENADES } from '../catalog/grenades.ts';
import type { FieldedWeapon } from '../garage/fielded/fielded.ts';
import type { ArmId } from '../garage/fielded/fielded-arms.ts';
import type { ScenarioFile } from './scenario-schema.ts';

type CarFile = Exclude<ScenarioFile['vehicles'][number]['car'], string>;
type Guns = readonly (readonly [weapon: FieldedWeapon['weapon'], mount: FieldedWeapon['mount']])[];

/** Thin enough that guns decide it, not empty magazines. */
const ARMOR = { front: 14, right: 10, left: 10, back: 14, top: 6, underbody: 6 };

/** What fires once, or guides itself, has no magazine. */
const SINGLE: readonly FieldedWeapon['weapon'][] = ['HR', 'MR', 'LR', 'MNR', 'RGM', 'WGM', 'SL'];

/** Who is out of rounds and still drives can neither win nor lose: two more loads for every gun. */
const SPARE = 2;

/** Two of every kind. */
const LOAD = keysOf(GRENADES).flatMap((grenade) => [{ grenade }, { grenade }]);

/** A luxury car with a driver, a gunner and all the guns it is known for; something in the gunner's hand, and gas in the big smokescreen. */
function contender(name: string, arm: ArmId | null, guns: Guns): CarFile {
  return {
    name,
    body: 'luxury',
    plant: 'super',
    tires: 'solid',
    crew: [
      { role: 'driver' },
      { role: 'gunner', computer: 'computer', ...(arm !== null && { arms: [{ weapon: arm, scope: true }] }) },
    ],
    weapons: guns.map(([weapon, mount]) => ({
      weapon,
      mount,
      ...(!SINGLE.includes(weapon) && { magazines: SPARE }),
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
  contender('Powder', 'LAW', [['HR', 'front'], ['MR', 'front'], ['LR', 'left'], ['MNR', 'right'], ['MG', 'turret'], ['PS', 'back']]),
  contender('Slick', 'VLAW', [['OG', 'turret'], ['RR', 'front'], ['OJ', 'back'], ['HDOJ', 'left']]),
  contender('Dauber', null, [['RGM', 'front'], ['WGM', 'right'], ['GL', 'left'], ['MG', 'turret'], ['HDPS', 'back']]),
];

const SIDE = { x: 13.5, y: 10.5 } as const;

/** Around the ring, each facing its middle. */
const CORNERS = [
  [0, 9.5, 180],
  [8.5, 7, 135],
  [12, 0, 90],
  [8.5, -7, 45],
  [0, -9.5, 0],
  [-8.5, -7, 315],
  [-12, 0, 270],
  [-8.5, 7, 225],
] as const;

export const EIGHT = {
  ruleset: 'deluxe',
  id: 'eight-ring',
  title: 'Ring of eight',
  summary:
    'Eight cars, eight corners, every sort of weapon: guns, lasers, rockets, flames, mines, oil, smoke, paint, gas and grenades, and pistols out of windows. The last that can move or fire wins; a draw after 60 turns.',
  turnLimit: 60,
  map: {
    minX: -SIDE.x,
    minY: -SIDE.y,
    maxX: SIDE.x,
    maxY: SIDE.y,
    pillars: [
      { x: 0, y: 0, length: 2, width: 2, label: 'tower' },
      { x: -4.5, y: 4, length: 1, width: 1, label: 'pylon' },
      { x: 4.5, y: -4, length: 1, width: 1, label: 'pylon' },
    ],
  },
  seats: CONTENDERS.map(({ name }) => ({ name })),
  vehicles: CONTENDERS.map((car, seat) => {
    const [x, y, heading] = CORNERS[seat] ?? [0, 0, 0];
    return { seat, car, x, y, heading, speed: 20 };
  }),
} satisfies ScenarioFile;
