import { BODY_ARMOR } from '../../catalog/body-armor.ts';
import { NPC_HEAD } from '../../catalog/wounds.ts';
import { type Aspect, type Body, LOCATION_SIDES, type Part, partChances } from './locations.ts';
import { type Bullet, damageOfThrough, through } from './penetration.ts';
import { changed, mixed, NOTHING, type Spread } from './spread.ts';

// What a hit does to somebody, over all parts it may strike.

type Worn = keyof typeof BODY_ARMOR;

/** Somebody as a bullet finds him. */
export interface Mark {
  readonly body: Body;
  readonly aspect: Aspect;
  /** NPCs and animals have boxes for all of them; a character's parts are counted one by one. */
  readonly boxes: boolean;
  readonly worn: readonly Worn[];
  /** Parts behind cover, and its armor value. */
  readonly covered: readonly Part[];
  readonly cover: number;
}

/** Armor on a part other than the head. */
function armorOn(worn: readonly Worn[], part: Part): number {
  if (part !== 'chest' && part !== 'abdomen') return 0;
  let most = 0;
  for (const id of worn) if (BODY_ARMOR[id].torso) most = Math.max(most, BODY_ARMOR[id].av);
  return most;
}

/** The helmet, with the most that 1D6 may show for it to be struck. */
export function helmetOf(worn: readonly Worn[]): { readonly av: number; readonly upTo: number } {
  let best = { av: 0, upTo: 0 };
  for (const id of worn) {
    const { headUpTo, av } = BODY_ARMOR[id];
    if (headUpTo > best.upTo) best = { av, upTo: headUpTo };
  }
  return best;
}

/** Armor where a part is struck; the helmet's die matters for the head alone. */
export function armorStruck(mark: Pick<Mark, 'worn' | 'body'>, part: Part, helmetDie: number): number {
  if (mark.body.kind === 'quadruped') return 0;
  if (part !== 'head') return armorOn(mark.worn, part);
  const { av, upTo } = helmetOf(mark.worn);
  return helmetDie <= upTo ? av : 0;
}

export const coverOn = ({ covered, cover }: Pick<Mark, 'covered' | 'cover'>, part: Part): number =>
  covered.includes(part) ? cover : 0;

/** Points that count for a head hit: on boxes they are doubled (men alone). */
export const countedPoints = ({ boxes, body }: Pick<Mark, 'boxes' | 'body'>, part: Part, points: number): number =>
  boxes && part === 'head' && body.kind === 'biped' ? points * NPC_HEAD : points;

/** Points that a bullet does to a part. */
function partDamage(bullet: Bullet, mark: Mark, part: Part): Spread {
  const cover = coverOn(mark, part);
  const of = (armor: number): Spread => damageOfThrough(through(bullet, { cover, armor }));
  const helmet = helmetOf(mark.worn);
  const isHelmeted = part === 'head' && helmet.upTo > 0 && mark.body.kind === 'biped';
  if (!isHelmeted) return changed(of(armorStruck(mark, part, 1)), (points) => countedPoints(mark, part, points));
  const struck = helmet.upTo / 6;
  const spread = mixed([
    { chance: struck, spread: of(helmet.av) },
    { chance: 1 - struck, spread: of(0) },
  ]);
  return changed(spread, (points) => countedPoints(mark, part, points));
}

const known = new Map<string, Spread>();
const KEPT = 2000;

const keyOf = ({ dice, plus, pen }: Bullet, { body, aspect, boxes, worn, covered, cover }: Mark): string =>
  `${dice}/${plus}/${pen}/${body.kind}/${body.prone}/${aspect}/${boxes}/${worn.join()}/${cover === 0 ? '' : covered.join()}/${cover}`;

/** Points that one hit does, over location, helmet and dice. */
export function hitDamage(bullet: Bullet, mark: Mark): Spread {
  const key = keyOf(bullet, mark);
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = makeHitDamage(bullet, mark);
  if (known.size >= KEPT) known.clear();
  known.set(key, found);
  return found;
}

function makeHitDamage(bullet: Bullet, mark: Mark): Spread {
  let left = LOCATION_SIDES;
  const cases: { chance: number; spread: Spread }[] = [];
  for (const [part, faces] of partChances(mark.body, mark.aspect)) {
    left -= faces;
    cases.push({ chance: faces / LOCATION_SIDES, spread: partDamage(bullet, mark, part) });
  }
  if (left > 0) cases.push({ chance: left / LOCATION_SIDES, spread: NOTHING });
  return mixed(cases);
}
