import { FRAGMENTATION, SECONDARY_BURST } from '../../catalog/fragmentation.ts';
import { hitDamage, type Mark } from './hits.ts';
import type { Bullet } from './penetration.ts';
import { added, meanOf, mixed, NOTHING, ofDice, repeated, type Spread } from './spread.ts';

// Concussion by rings of large squares, fragments by the two radii of a burst.

/** Meters of a large square, which concussion and bursts are stepped in. */
const LARGE = 8;
const HALF_SQUARE = LARGE / 2;

/** Rings between a blast and somebody: squares on the large grid, on the small one eight meters each beyond four (B-27c). */
export function ringOf(grid: 2 | 8, squares: number, meters: number): number {
  if (grid === LARGE) return squares;
  return meters <= HALF_SQUARE ? 0 : Math.ceil((meters - HALF_SQUARE) / LARGE);
}

export type Shelter = 'none' | 'partial' | 'complete';

interface Sheltered {
  readonly shelter: Shelter;
  readonly prone: boolean;
}

/** Dice of concussion: halved in the same square and with every ring, once more for who lies or is partly covered. */
export function concussionDice(concussion: number, at: 'contact' | number, { shelter, prone }: Sheltered): number {
  if (at === 'contact') return concussion;
  if (shelter === 'complete') return 0;
  const dice = Math.floor(concussion / 2 ** (at + 1));
  return shelter === 'partial' || prone ? Math.floor(dice / 2) : dice;
}

/** The farthest ring a concussion is felt in; null: not even beside it. */
export function concussionReach(concussion: number): number | null {
  for (let ring = 0; ; ring++) if (Math.floor(concussion / 2 ** (ring + 1)) === 0) return ring === 0 ? null : ring - 1;
}

export type BurstZone = 'primary' | 'secondary';

/** The part of a burst that somebody stands in; what is struck itself is always in the primary one. */
export function burstZone(
  burst: number | null,
  grid: 2 | 8,
  squares: number,
  meters: number,
  isStruck = false,
): BurstZone | null {
  if (burst === null) return null;
  if (isStruck) return 'primary';
  const far = burst * SECONDARY_BURST;
  if (grid !== LARGE) return meters <= burst ? 'primary' : meters <= far ? 'secondary' : null;
  if (squares <= Math.floor((burst - HALF_SQUARE) / LARGE)) return 'primary';
  return squares <= Math.ceil((far - HALF_SQUARE) / LARGE) ? 'secondary' : null;
}

export type FragmentTable = 'text' | 'chart';
type FragmentResult = 'several' | 'one' | 'none';

/** What the die for fragments says. */
export function fragmentsStruck(table: FragmentTable, zone: BurstZone, roll: number): FragmentResult {
  const { several, one } = FRAGMENTATION[table][zone];
  return roll <= several ? 'several' : roll <= one ? 'one' : 'none';
}

export function fragmentOf(table: FragmentTable, zone: BurstZone): Bullet {
  const { damage, pen } = FRAGMENTATION[table][zone];
  return { dice: damage, plus: 0, pen };
}

const FRAGMENT_SIDES = 10;
const FRAGMENT_FACES = [1, 2, 3, 4, 5, 6];
const SEVERAL_ON_AVERAGE = 3.5;

/** Points that fragments do to somebody in a zone. */
function fragmentDamage(table: FragmentTable, zone: BurstZone, mark: Mark): Spread {
  const { several, one } = FRAGMENTATION[table][zone];
  const hit = hitDamage(fragmentOf(table, zone), mark);
  return mixed([
    ...FRAGMENT_FACES.map((count) => ({ chance: several / FRAGMENT_SIDES / 6, spread: repeated(hit, count) })),
    { chance: (one - several) / FRAGMENT_SIDES, spread: hit },
    { chance: 1 - one / FRAGMENT_SIDES, spread: NOTHING },
  ]);
}

/** Points of concussion and fragments together. */
export function blastDamage(dice: number, zone: BurstZone | null, table: FragmentTable, mark: Mark): Spread {
  const blow = ofDice(dice);
  return zone === null ? blow : added(blow, fragmentDamage(table, zone, mark));
}

/** What a blast does on average: the mean of `blastDamage`, without its columns. */
export function blastMean(dice: number, zone: BurstZone | null, table: FragmentTable, mark: Mark): number {
  const blow = meanOf(ofDice(dice));
  if (zone === null) return blow;
  const { several, one } = FRAGMENTATION[table][zone];
  const each = meanOf(hitDamage(fragmentOf(table, zone), mark));
  const struck = (several * SEVERAL_ON_AVERAGE + (one - several)) / FRAGMENT_SIDES;
  return blow + each * struck;
}
