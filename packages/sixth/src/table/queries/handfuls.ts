import type { Handful, HandfulDie, Histogram, IconDie, RollRecord } from '@hardtop/kernel';
import { DIE_COLORS, type DiceCounts, type DieColor, FACE_IDS, FACE_RESULTS, type FaceId } from '../../catalog/dice.ts';
import type { RolledDie } from './rolled.ts';

/** What the skid icon stands for: it is the shield of a defender. */
type SkidAs = 'skid' | 'shield';

/** Dice to be thrown, for the eye. */
export const handfulOf = (dice: DiceCounts): readonly HandfulDie[] =>
  DIE_COLORS.flatMap((die) => ((dice[die] ?? 0) > 0 ? [{ die, count: dice[die] ?? 0 }] : []));

/** None where no die is thrown. */
export function handful(label: string, dice: DiceCounts): readonly Handful[] {
  const held = handfulOf(dice);
  return held.length === 0 ? [] : [{ label, dice: held }];
}

function iconsOf(face: FaceId, skid: SkidAs): readonly string[] {
  const results = FACE_RESULTS[face];
  const row = (count: number, icon: string): readonly string[] => Array.from({ length: count }, () => icon);
  return [...row(results.hit, 'hit'), ...row(results.skid, skid), ...row(results.wrench, 'wrench')];
}

/** Made once: rolls are many. */
function allFaces(skid: SkidAs): ReadonlyMap<string, IconDie> {
  const all = DIE_COLORS.flatMap((die) =>
    FACE_IDS.map((face) => [`${die} ${face}`, { die, icons: iconsOf(face, skid) }] as const),
  );
  return new Map(all);
}
const DRIVEN = allFaces('skid');
const DEFENDED = allFaces('shield');

export function iconDie({ color, face }: RolledDie, skid: SkidAs): IconDie {
  const found = (skid === 'skid' ? DRIVEN : DEFENDED).get(`${color} ${face}`);
  if (found === undefined) throw new Error(`no face ${face}`);
  return found;
}

const wordsOf = (dice: readonly RolledDie[]): string => {
  const counts = new Map<DieColor, number>();
  for (const { color } of dice) counts.set(color, (counts.get(color) ?? 0) + 1);
  return [...counts].map(([color, count]) => `${count} ${color}`).join(', ');
};

/** A roll as it is told: the dice, and what of it counts. */
function rollRecord(dice: readonly RolledDie[], total: number, skid: SkidAs): RollRecord {
  return { dice: wordsOf(dice), values: [], total, faces: dice.map((die) => iconDie(die, skid)) };
}

/** For an event; nothing where no die fell. */
export const rollTold = (
  dice: readonly RolledDie[],
  total: number,
  skid: SkidAs = 'skid',
): { readonly roll?: RollRecord } => (dice.length === 0 ? {} : { roll: rollRecord(dice, total, skid) });

/** Numbers with their chances, from the least on; what is nearly impossible at the end is left off. */
export function chancesOf<One extends { readonly chance: number }>(
  spread: readonly One[],
  numberOf: (one: One) => number,
  most = MOST_COLUMNS,
): Pick<Histogram, 'from' | 'chances' | 'andMore'> {
  const byNumber: number[] = [];
  for (const one of spread) {
    const number = Math.min(most, numberOf(one));
    byNumber[number] = (byNumber[number] ?? 0) + one.chance;
  }
  const chances = Array.from(byNumber, (chance) => inBrief(chance ?? 0));
  const from = chances.findIndex((chance) => chance > 0);
  return { from, chances: chances.slice(from), ...(chances.length > most && { andMore: true as const }) };
}

/** As many digits as anybody reads. */
export const inBrief = (figure: number): number => Math.round(figure * FINE) / FINE;

const MOST_COLUMNS = 9;
/** A hundredth of a percent. */
const FINE = 10_000;
