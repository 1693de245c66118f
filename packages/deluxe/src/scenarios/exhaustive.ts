import { type Exhaustive, type ExhaustiveItem, keysOf } from '@hardtop/kernel';
import { ARMOR_TYPES } from '../catalog/armor.ts';
import { CRASH_TABLE_1 } from '../catalog/crash-table-1.ts';
import { CRASH_TABLE_2 } from '../catalog/crash-table-2.ts';
import { GRENADES } from '../catalog/grenades.ts';
import { GROUND_BODIES } from '../catalog/ground-bodies.ts';
import { handWeapon } from '../catalog/hand-weapons.ts';
import { MANEUVERS } from '../catalog/maneuvers.ts';
import { INJURIES } from '../catalog/people.ts';
import { ROAD_SECTIONS } from '../catalog/road-sections.ts';
import { SIDECAR_BODIES } from '../catalog/sidecar-bodies.ts';
import { weapon } from '../catalog/weapons.ts';
import { FIELDED_ARMS } from '../garage/fielded/fielded-arms.ts';
import { FIELDED_WEAPONS } from '../garage/fielded/fielded-weapons.ts';
import { type DeluxeRule, RULES } from '../rules.ts';
import type { CollisionKind } from '../table/queries/collision-type.ts';
import { crash1Mark, crash2Mark, describeCrash1, describeCrash2 } from '../table/queries/crash-tables.ts';
import { MOVES, moveWords } from '../table/queries/moving-parts.ts';
import { COUNTER_KINDS } from '../table/state/counters.ts';
import type { Leaving } from '../table/state/road.ts';
import type { Setup } from '../table/state/setup.ts';
import type { TerrainKind } from '../table/state/terrain.ts';
import { RARE_SETUPS } from './rare-setups.ts';

const COLLISIONS: Readonly<Record<CollisionKind, string>> = {
  'head-on': 'Head-on collision',
  'rear-end': 'Rear-end collision',
  't-bone': 'T-bone',
  'sideswipe-same': 'Sideswipe, the same way',
  'sideswipe-opposite': 'Sideswipe, opposite ways',
};

/** Rules that no table lists; an event of theirs is the sign of them. */
const TOLD: readonly DeluxeRule[] = [
  'deluxe/IV.2/deceleration',
  'deluxe/IV.5/wheel-loss',
  'deluxe/IV.5/two-wheels-lost',
  'deluxe/IV.7/burning-roll',
  'deluxe/IV.7/conforming',
  'deluxe/IV.7/fixed-objects',
  'deluxe/IV.7/temporary-speed',
  'deluxe/IV.7/walls',
  'deluxe/IV.7/pedestrian-collision',
  'deluxe/IV.7/simplified-collision',
  'deluxe/IV.8/carrying-obstacles',
  'deluxe/IV.8/debris',
  'deluxe/IV.8/debris-made',
  'deluxe/IV.8/obstacle',
  'deluxe/IV.8/obstacle-made',
  'deluxe/IV.9/pedestrians',
  'deluxe/IX.3/damage',
  'deluxe/IX.3/wheel-loss',
  'deluxe/V.1/cycle-targeting',
  'deluxe/V.1/sidecar-targeting',
  'deluxe/V.2/flamethrower',
  'deluxe/V.2/flaming-oil-jet',
  'deluxe/V.2/oil-gun',
  'deluxe/V.2/starshell',
  'deluxe/V.3/area',
  'deluxe/V.3/burst',
  'deluxe/V.3/critical',
  'deluxe/V.3/random-component',
  'deluxe/V.4/burning',
  'deluxe/V.4/changing-drivers',
  'deluxe/V.4/driver-injury',
  'deluxe/V.4/explosion',
  'deluxe/V.4/extinguisher',
  'deluxe/V.4/fire',
  'deluxe/V.4/fire-variant',
  'deluxe/V.4/uncontrolled',
  'deluxe/V.5/automatic-fire',
  'deluxe/V.5/dropped-weapons',
  'deluxe/V.5/mines',
  'deluxe/V.5/paint-and-smoke',
  'deluxe/V.5/painted-windows',
  'deluxe/V.5/remote-mines',
  'deluxe/V.5/spikes',
  'deluxe/V.7/breaches',
  'deluxe/V.5/tear-gas',
  'deluxe/V.2/grenade-launcher',
  'deluxe/V.6/effect-on-vehicles',
  'deluxe/V.6/grenade-bounce',
  'deluxe/V.6/grenade-deviation',
  'deluxe/VI/concussion-grenade',
  'deluxe/VI/grenade',
  'deluxe/V.7/cover',
  'deluxe/VIII.4/duplicate-plants',
  'deluxe/VIII.4/laser-drain',
  'deluxe/VIII.4/plant-over-speed',
  'deluxe/VIII.4/vehicle-range',
  'deluxe/VIII.7/reflective',
  'deluxe/V.7/missing',
  'deluxe/VI.1/movement',
  'deluxe/VI.1/sprinting',
  'deluxe/VI.2/combat',
  'deluxe/VI.2/spikes',
  'deluxe/VI/ammo-clips',
  'deluxe/VI/tripod-weapons',
  'deluxe/VI.3/being-noticed',
  'deluxe/VI.3/boarding',
  'deluxe/VI.3/boarding-failure',
  'deluxe/VI.3/entering',
  'deluxe/VI.3/fallen-cycle',
  'deluxe/VI.3/getting-off',
  'deluxe/VI.3/jumping',
  'deluxe/VI.3/mounting',
  'deluxe/VI.3/on-top',
  'deluxe/VI.3/vehicle-to-vehicle',
  'deluxe/VIII.8/ap-grenade',
  'deluxe/VIII.8/blades',
  'deluxe/VIII.8/cycle-wheelguards',
  'deluxe/VIII.8/laser-scope',
  'deluxe/VIII.8/rocket-platform',
  'deluxe/VIII.8/wheelguards',
  'deluxe/XIV.5/brushcutter',
  'deluxe/XIV.5/flying',
  'deluxe/XIV.5/rolling',
  'deluxe/XIV.5/water',
  'deluxe/XIV.5/wear',
];

/** What becomes of guided missiles. */
const MISSILES: Readonly<Record<string, string>> = {
  launched: 'A guided missile is fired',
  hit: 'A guided missile hits',
  missed: 'A guided missile misses and flies on',
  lost: 'A guided missile loses its target',
  dud: 'A wire-guided missile is not armed yet',
  spent: 'A guided missile comes to the end of its range',
  'off-map': 'A guided missile leaves the map',
  'shot-down': 'A guided missile is shot down',
};

/** What lies on the road or hangs over it. */
const COUNTERS = COUNTER_KINDS.filter((kind) => kind !== 'debris' && kind !== 'obstacle');

/** What is underfoot or in the way off the road. */
const TERRAIN = {
  road: 'Onto a road',
  'off-road': 'Off the road',
  gravel: 'Onto gravel',
  'light-snow': 'Into light snow',
  'heavy-snow': 'Into heavy snow',
  ice: 'Onto ice',
  water: 'Into water',
  'deep-water': 'A plant drowned',
  sunk: 'Something laid under water',
  ditch: 'A ditch',
  slope: 'A jump off a slope',
  brush: 'Brush',
  curb: 'A curb',
  tree: 'A tree',
  boulder: 'A boulder',
} as const satisfies Record<TerrainKind | 'deep-water' | 'sunk' | 'tree' | 'boulder', string>;

const item = (id: string, title: string): ExhaustiveItem => ({ id, title });

/** What is seen, heard and dazzled in the dark, and who is driven from outside. */
const DARKNESS = {
  'lights/off': 'Lights out',
  'lights/on': 'Lights on again',
  'stealth/on': 'Into stealth mode',
  'stealth/off': 'Out of stealth mode',
  'searchlight/track': 'Caught by a searchlight',
  'searchlight/blind': 'Blinded by a searchlight',
  'searchlight/out': 'A searchlight shot out',
  'remote/lost': 'Contact lost with a vehicle driven by radio',
} as const;

/** How one leaves a fight alive. */
const LEAVES = {
  behind: 'Left behind on the road',
  country: 'Lost in the open country',
  town: 'Safe in town',
  gate: 'Out of the arena by a gate',
} as const satisfies Record<Leaving, string>;

/** What happens at safe lines, and to those who give up. */
const ARENA = {
  'gate/crossed': 'A safe line crossed',
  'gate/opened': 'The gates opened',
  'foul/safe-line': 'Disqualified for fire across a safe line',
  'foul/surrender': 'A surrender refused',
  surrender: 'A vehicle given up',
} as const;

/** What may become of a grenade in somebody's hand. */
const THROWN = {
  laid: 'A grenade laid down beside oneself',
  fumbled: 'A grenade dropped inside',
  inside: 'A grenade that goes off inside',
  timer: 'Another delay set',
} as const;

/** The short game's own. */
const JUMP_START = {
  straight: 'an inch straight on',
  drift: 'drift',
  swerve: 'swerve',
  pivot: 'pivot',
  reverse: 'backing up',
  'control-none': 'control kept',
  'control-fishtail': 'fishtail',
  'control-skid': 'skid',
  'control-fishtail-and-skid': 'fishtail and skid',
  'control-roll': 'roll',
  'control-roll-and-burn': 'a roll that burns',
  'collision-head-on': 'head-on',
  'collision-same-way': 'a collision in line',
  'collision-across': 'a collision across',
  'collision-fixed': 'a wall',
  MG: 'machine gun',
  RL: 'rocket launcher',
  L: 'laser',
  HR: 'heavy rocket',
  SS: 'smokescreen',
  linked: 'linked weapons',
  'hit-side': 'a side hit',
  'hit-turret': 'a turret hit',
  'weapons-lost': 'weapons lost with their side',
  driver: 'the driver hit',
  gunner: 'the gunner hit',
  plant: 'the plant hit',
  through: 'a hit right through',
  'body-armor': 'body armor',
  'road-duel': 'who starts in front',
} as const;

const ITEMS: readonly ExhaustiveItem[] = [
  ...Object.entries(JUMP_START).map(([id, title]) => item(`jump-start/${id}`, `Jump-Start: ${title}`)),
  ...keysOf(ROAD_SECTIONS).map((id) => item(`section/${id}`, `Road ahead: ${ROAD_SECTIONS[id].name}`)),
  ...Object.entries(ARENA).map(([id, title]) => item(id, title)),
  ...Object.entries(LEAVES).map(([id, title]) => item(`leave/${id}`, title)),
  ...Object.entries(DARKNESS).map(([id, title]) => item(id, title)),
  ...Object.entries(TERRAIN).map(([id, title]) => item(`terrain/${id}`, title)),
  ...keysOf(GROUND_BODIES).map((id) => item(`body/${id}`, GROUND_BODIES[id].name)),
  ...keysOf(SIDECAR_BODIES).map((id) => item(`body/${id}`, SIDECAR_BODIES[id].name)),
  item('body/reversed', 'Reversed trike'),
  ...FIELDED_WEAPONS.map((id) => item(`weapon/${id}`, weapon(id).name)),
  ...FIELDED_ARMS.map((id) => item(`hand/${id}`, handWeapon(id).name)),
  ...keysOf(GRENADES).map((id) => item(`grenade/${id}`, `${GRENADES[id].name}, launched`)),
  ...Object.values(MANEUVERS).map(({ rule, name }) => item(rule, name)),
  ...Object.entries(COLLISIONS).map(([id, title]) => item(`collision/${id}`, title)),
  item('collision/person', 'Somebody run down'),
  item('breach/through', 'A wall driven through'),
  item('breach/ram', 'A breach by a ram'),
  item('breach/fire', 'A breach by fire'),
  ...INJURIES.filter((injury) => injury !== 'unhurt').map((id) => item(`person/${id}`, `Somebody on foot ${id}`)),
  ...CRASH_TABLE_1.map(({ result }) => item(crash1Mark(result), `Crash Table 1: ${describeCrash1(result)}`)),
  ...CRASH_TABLE_2.map(({ result }) => item(crash2Mark(result), `Crash Table 2: ${describeCrash2(result)}`)),
  ...MOVES.map(({ id, out }) => {
    const [verb, what] = moveWords(id, out);
    return item(`moving/${id}/${out ? 'out' : 'in'}`, `To ${verb} the ${what}`);
  }),
  item('fire/cupola', 'Fire from a cupola'),
  item('fire/point-blank', "Fire at arm's length at a vehicle that stands"),
  item('fire/linked', 'Linked weapons together'),
  item('fire/across', 'Linked weapons of several sides of a trike'),
  item('fire/mixed-link', 'A link of unlike weapons'),
  ...(['weapon', 'plant', 'cargo'] as const).map((kind) => item(`destroyed/${kind}`, `Destroyed: ${kind}`)),
  ...keysOf(ARMOR_TYPES)
    .filter((id) => id !== 'normal')
    .map((id) => item(`armor/${id}`, ARMOR_TYPES[id].name)),
  item('fire/cyberlink', 'Fire by cyberlink'),
  ...COUNTERS.map((kind) => item(`counter/${kind}`, `A counter of ${kind.replace('-', ' ')}`)),
  item('burst/people', 'A burst among people'),
  item('burst/vehicle', 'A burst beside a vehicle'),
  item('burst/built', 'A burst against what is built'),
  item('explosion/people', 'Somebody on foot beside a vehicle that blows up'),
  item('bed/step', 'A step in the bed of a pickup'),
  item('bed/hurry', 'A hurried step in the bed of a pickup'),
  item('pry/top', 'A weapon on the roof fired into from up there'),
  item('jump/rolling', 'Out of a vehicle that rolls'),
  item('prestige/cameras', 'A road fight, filmed or not'),
  item('prestige/vote', 'A vote on who has earned more'),
  item('tank/hit', 'A flamethrower hit on its firer’s back'),
  item('tank/explodes', 'A flamethrower that goes up'),
  item('limpet/port', 'A limpet mine before a weapon'),
  item('limpet/explodes', 'A limpet mine goes off'),
  item('limpet/wall', 'A limpet mine on something built'),
  item('aid/roused', 'Somebody brought round'),
  item('aid/saved', 'Somebody saved from death'),
  item('aid/lost', 'Somebody past help'),
  item('blow/fist', 'A blow with the fist'),
  item('blow/club', 'A blow with something heavy'),
  item('blow/vehicle', 'A vehicle clubbed'),
  item('underfoot/fallen', 'Somebody slips on oil'),
  item('underfoot/stands', 'Somebody who has slipped stands up'),
  ...keysOf(GRENADES).map((id) => item(`thrown/${id}`, `${GRENADES[id].name}, thrown`)),
  ...Object.entries(THROWN).map(([id, title]) => item(`thrown/${id}`, title)),
  ...Object.entries(MISSILES).map(([id, title]) => item(`missile/${id}`, title)),
  ...RULES.filter(({ id }) => TOLD.some((told) => told === id)).map(({ id, title }) => item(id, title)),
];

export const exhaustive: Exhaustive<Setup> = { items: ITEMS, files: RARE_SETUPS, fitted: () => [] };
