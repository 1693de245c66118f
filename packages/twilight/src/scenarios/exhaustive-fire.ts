import { type ExhaustiveItem, keysOf } from '@hardtop/kernel';
import { BODY_MOVES, THROWN } from '../catalog/close-combat.ts';
import { HAND_GRENADES } from '../catalog/grenades.ts';
import { BIPED_HIT_LOCATION, QUADRUPED_HIT_LOCATION } from '../catalog/hit-location.ts';
import { MELEE_WEAPONS } from '../catalog/melee-weapons.ts';
import { RANGE_BANDS } from '../catalog/range-bands.ts';
import { SMALL_ARM_CLASSES, SMALL_ARMS } from '../catalog/small-arms.ts';

// What fire, wounds and close combat can bring, for the runner that plays until it has.

const item = (id: string, title: string): ExhaustiveItem => ({ id, title });
const each = (prefix: string, title: string, ids: readonly string[]): readonly ExhaustiveItem[] =>
  ids.map((id) => item(`${prefix}/${id}`, `${title}: ${id}`));

const DEEDS = {
  'fire/single': 'Single shots',
  'fire/burst': 'Bursts',
  'fire/aimed': 'An aimed shot',
  'fire/quick': 'A quick shot',
  'fire/scope': 'A shot by the scope',
  'fire/saddle': 'Fire from the saddle',
  'fire/two-weapons': 'Two weapons at once',
  'fire/glimpsed': 'Fire at where somebody was seen',
  'fire/strays': 'Stray bullets at others',
  'fire/sweep': 'Bursts at bare ground',
  'fire/lane': 'Dice that stay in a lane',
  'fire/lane-attack': 'Somebody walks into a lane',
  'fire/long-burst': 'Fifty rounds at once',
  'target/person': 'Fire at people',
  'target/vehicle': 'Fire at a vehicle',
  'shot/hit': 'A shot that hits',
  'shot/miss': 'A shot that misses',
  'burst/hit': 'A burst that hits',
  'burst/miss': 'A burst that misses',
  'riders/other-hit': 'The other of rider and mount is hit',
  'riders/both-missed': 'Rider and mount are missed',
  'helmet/struck': 'A helmet is struck',
  'helmet/missed': 'A head without its helmet is struck',
  'armor/pierced': 'Armor is pierced',
  'stopped/armor': 'Armor stops a bullet',
  'stopped/cover': 'Cover stops a bullet',
  'location/missed': 'A location that cannot be struck',
  'wound/slight': 'A slight wound',
  'wound/serious': 'A serious wound',
  'wound/critical': 'A critical wound',
  'wound/knockdown': 'Knocked down',
  'wound/stun': 'Stunned',
  'wound/bled-to-death': 'Bled to death',
  'wounded/character': 'A character is wounded',
  'wounded/npc': 'An NPC is wounded',
  'wounded/animal': 'An animal is wounded',
  'condition/out': 'Unconscious',
  'condition/dying': 'Dying',
  'condition/dead': 'Dead',
  'consciousness/kept': 'Stayed conscious',
  'consciousness/lost': 'Lost consciousness',
  'consciousness/regained': 'Came round',
  'consciousness/not-yet': 'Did not come round',
  'harm/concussion': 'Concussion',
  'explosion/blast': 'An explosion',
  'explosion/phosphorus': 'White phosphorus',
  'explosion/thermite': 'Thermite',
  'explosion/smoke': 'Smoke',
  'explosion/gas': 'Gas',
  'burn/phosphorus': 'Burnt by phosphorus',
  'burn/thermite': 'Burnt by thermite',
  'burn/helmet': 'A burning helmet thrown off',
  'burn/put-out': 'Flames are put out',
  'burn/goes-on': 'Flames are not put out',
  'action/aim': 'Aimed',
  'action/watch': 'Watched a direction',
  'action/reload': 'Reloaded',
  'action/spoil': 'Destroyed what it was about',
  'action/brace': 'Set a weapon up, or took it up',
  'action/melee': 'Struck with a weapon',
  'action/body': 'Fought without one',
  'action/bite': 'An animal attacked',
  'action/throw': 'Threw something',
  'action/aid': 'Bound wounds',
  'action/charge': 'Charged',
  'rider/unseated': 'Thrown from the saddle',
  'mount/saddle': 'Into the saddle',
  'mount/down': 'Down from the saddle',
  'aid/saved': 'Stopped a bleeding',
  'aid/failed': 'Failed to',
  'body/held': 'Held',
  'body/pinned': 'Pinned',
  'body/free': 'Free again',
  'melee/silenced': 'A sentry silenced',
  'throw/hit': 'A good throw',
  'throw/miss': 'A bad throw',
  'throw/scatter': 'A throw that scatters',
  'panic/freezes': 'Panic',
  'panic/keeps': 'No panic',
} as const;

const ASPECTS = ['front', 'rear', 'left', 'right', 'top'] as const;
const LOCATIONS = [...new Set<string>([...BIPED_HIT_LOCATION.results, ...QUADRUPED_HIT_LOCATION.results])];
const LIMBS = ['right-arm', 'left-arm', 'right-leg', 'left-leg'] as const;
const ZONES = ['primary', 'secondary'] as const;
const FEEDS = ['box', 'individual', 'revolver', 'belt', 'cassette', 'single'] as const;

/** Rules that an attack names when they change it. */
const SHIFTS = {
  'twilight/combat/obscured': 'At an obscured target',
  'twilight/combat/target-movement': 'At a fast target',
  'twilight/combat/moving-vehicles': 'From a moving vehicle',
} as const;

export const FIRE_ITEMS: readonly ExhaustiveItem[] = [
  ...each('weapon-class', 'Fired', SMALL_ARM_CLASSES),
  ...each('weapon', 'Fired', keysOf(SMALL_ARMS)),
  ...each('range', 'Fired at range', keysOf(RANGE_BANDS)),
  ...each('round', 'Fired', ['slug', 'buckshot', 'slap']),
  ...each('rest', 'Fired from', ['bipod', 'tripod', 'vehicle', 'hands']),
  ...each('location', 'Struck', LOCATIONS),
  ...each('aspect', 'Struck from', ASPECTS),
  ...each(
    'aspect',
    'Struck while prone from',
    ASPECTS.map((aspect) => `prone-${aspect}`),
  ),
  ...each('limb-lost', 'Lost the use of', LIMBS),
  ...ZONES.flatMap((zone) => each(`fragments/${zone}`, `Fragments, ${zone}`, ['several', 'one', 'none'])),
  ...each('feed', 'Reloaded', FEEDS),
  ...each('melee', 'Struck with', keysOf(MELEE_WEAPONS)),
  ...each('body', 'Body combat', BODY_MOVES),
  ...each('bite', 'Attacked by', ['bear', 'boar', 'dog']),
  ...each('grenade', 'Thrown', [...keysOf(HAND_GRENADES), 'smoke']),
  ...each('thrown', 'Thrown', ['knife', 'hatchet', 'spear', 'bottle']),
  ...each('throw', 'A throw at range', keysOf(THROWN)),
  ...Object.entries(DEEDS).map(([id, title]) => item(id, title)),
  ...Object.entries(SHIFTS).map(([id, title]) => item(id, title)),
];
