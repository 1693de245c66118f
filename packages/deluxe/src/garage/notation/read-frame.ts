// "Std. chassis, hvy. suspension", in either order, with one adjective for both, or labelled.

import { CHASSIS, type ChassisId } from '../../catalog/chassis.ts';
import { HITCHES, type HitchReleaseId } from '../../catalog/hitches.ts';
import { KINGPINS, type KingpinId } from '../../catalog/kingpins.ts';
import { SUSPENSIONS, type SuspensionId } from '../../catalog/suspensions.ts';
import type { Cursor } from './cursor.ts';
import type { Page, Reader } from './page.ts';
import { Words, wordsFor } from './words.ts';
import { SIZE_WORDS } from './words-bodies.ts';

export const FRAME_NAMES = {
  chassis: 'chassis, chas, chass, chs, ch, frame, chassis type, chassis strength',
  suspension: 'suspension, susp, suspen, sus, su, suspension type, susp type',
} as const;
const NOUNS = wordsFor(FRAME_NAMES);

type Noun = keyof typeof FRAME_NAMES;
type Size = 'light' | 'medium' | 'standard' | 'heavy' | 'xheavy' | 'improved' | 'offroad';

const isChassis = (size: string): size is ChassisId => size in CHASSIS;
const isSuspension = (size: string): size is SuspensionId => size in SUSPENSIONS;

/** There is no standard suspension: people who write it mean the one that comes with the body. */
const suspensionOf = (size: Size): SuspensionId | null =>
  size === 'standard' ? 'light' : isSuspension(size) ? size : null;

function set({ vehicle }: Page, noun: Noun, size: Size): boolean {
  const suspension = suspensionOf(size);
  if (noun === 'chassis' && isChassis(size)) vehicle.chassis = size;
  else if (noun === 'suspension' && suspension !== null) vehicle.suspension = suspension;
  else return false;
  return true;
}

/** "chassis & suspension" after one adjective. */
function secondNoun(cursor: Cursor): Noun | null {
  return cursor.attempt(() => (cursor.joint() ? cursor.take(NOUNS) : null));
}

function adjectiveFirst(page: Page): boolean {
  const { cursor } = page;
  const size = cursor.take(SIZE_WORDS);
  const noun = size === null ? null : (cursor.take(NOUNS) ?? (cursor.word('s') ? 'suspension' : null));
  if (size === null || noun === null || !set(page, noun, size)) return false;
  const also = secondNoun(cursor);
  if (also !== null) set(page, also, size);
  cursor.attempt(() => (cursor.word('on') && cursor.word('both', 'all') ? true : null));
  return true;
}

/** "hvy. & imp. chassis" is nobody's way; "chassis: hvy." is. */
function nounFirst(page: Page): boolean {
  const { cursor } = page;
  const noun = cursor.take(NOUNS);
  if (noun === null) return false;
  while (cursor.mark(':', '—', '=', '(') || cursor.word('is'));
  const size = cursor.take(SIZE_WORDS);
  if (size === null || !set(page, noun, size)) return false;
  cursor.mark(')');
  return true;
}

/** "Luxury / x-hvy / hvy": the chassis, then the suspension. */
function bare({ cursor, vehicle }: Page): boolean {
  const before = cursor.tokens[cursor.at - 1];
  const size = cursor.take(SIZE_WORDS);
  const next = cursor.peek();
  const ends = next === undefined || next.kind === 'mark' || before?.text === '/' || isRunOn(cursor);
  if (size === null || !ends || vehicle.body === null) return false;
  const begins = before?.kind === 'mark' || vehicle.chassis !== null || isRunOn(cursor);
  const hasChassis = !['cycle', 'trike', 'sidecar', 'helicopter'].includes(vehicle.class ?? '');
  if (hasChassis && vehicle.chassis === null && (size === 'xheavy' || (begins && isChassis(size))))
    vehicle.chassis = size;
  else if (vehicle.suspension === null && begins && isSuspension(size)) vehicle.suspension = size;
  else return false;
  return true;
}

/** "Sub. Hvy. Hvy. Med. HD": one size after another, with no mark between. */
function isRunOn(cursor: Cursor): boolean {
  const next = cursor.peek(1);
  return (
    cursor.sees(RUN_ON) && (next === undefined || next.kind === 'mark' || cursor.sees(SIZE_WORDS) || isShort(next.text))
  );
}

const RUN_ON = new Words<string>([
  ...SIZE_WORDS,
  ...wordsFor({ plant: 'super, sup, spr, large, lg, lrg, small, sm, med' }),
]);
const isShort = (word: string): boolean =>
  SIZE_WORDS.has(word) || /^(?:hd|pr|prr|std|super|sup|large|lg|med|sm|small)$/.test(word);

/** "XHC/HS": initials of the whole phrase; "HC 3" is a handling class and was read before. */
const INITIALS: Readonly<Record<string, readonly [Noun, Size]>> = {
  xhc: ['chassis', 'xheavy'],
  hc: ['chassis', 'heavy'],
  sc: ['chassis', 'standard'],
  lc: ['chassis', 'light'],
  hs: ['suspension', 'heavy'],
  is: ['suspension', 'improved'],
};

function initials(page: Page): boolean {
  const { cursor, vehicle } = page;
  const token = cursor.peek();
  const found = token?.kind === 'word' ? INITIALS[token.text] : undefined;
  const next = cursor.peek(1);
  if (found === undefined || vehicle.body === null || (next !== undefined && next.kind !== 'mark')) return false;
  const [noun, size] = found;
  if (vehicle[noun] !== null || !set(page, noun, size)) return false;
  cursor.at += 1;
  return true;
}

export const readFrame: Reader = (page) =>
  page.cursor.attempt(() => (adjectiveFirst(page) ? true : null)) !== null ||
  page.cursor.attempt(() => (nounFirst(page) ? true : null)) !== null ||
  page.cursor.attempt(() => (bare(page) ? true : null)) !== null ||
  page.cursor.attempt(() => (initials(page) ? true : null)) !== null;

const RELEASES = wordsFor<HitchReleaseId>({
  plain: 'plain',
  explosive: 'explosive, exploding, expl',
  quickrelease: 'quick release, qr, quickrelease',
});
const HITCH = wordsFor({ hitch: 'hitch, trailer hitch, tow hitch' });
const KINGPIN = wordsFor({ kingpin: 'kingpin, king pin' });
const PIN_KINDS = wordsFor<KingpinId>({
  standard: 'standard, std, regular, plain',
  explosive: 'explosive, exploding, expl',
  quickrelease: 'quick release, qr',
});

/** "hvy. explosive hitch", "rented std. hitch", "hitch (x-hvy., quick-release)". */
export const readHitch: Reader = (page) => {
  const { cursor, vehicle } = page;
  const found = cursor.attempt(() => {
    const rented = cursor.word('rented', 'rental');
    const release = cursor.take(RELEASES);
    const size = cursor.take(SIZE_WORDS);
    const other = cursor.take(RELEASES) ?? release;
    if (cursor.take(HITCH) === null) return null;
    const type = size ?? 'standard';
    if (!(type in HITCHES)) return null;
    return { type: type as keyof typeof HITCHES, release: other ?? undefined, rented: rented || undefined };
  });
  // Said behind the trailer, it is still what pulls that has it.
  const lead = page.vehicles[0];
  const owner = lead !== undefined && lead !== vehicle && lead.hitch === null ? lead : vehicle;
  if (found !== null) owner.hitch = found;
  return found !== null;
};

export const readKingpin: Reader = (page) => {
  const { cursor, vehicle } = page;
  const kind = cursor.attempt(() => {
    const id = cursor.take(PIN_KINDS);
    return cursor.take(KINGPIN) === null ? null : (id ?? 'standard');
  });
  if (kind !== null && kind in KINGPINS) vehicle.kingpin = kind;
  return kind !== null;
};
