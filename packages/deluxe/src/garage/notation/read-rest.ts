// Labels, sides that head a list, boxes on flatbeds, notes, and words that add nothing.

import type { Cursor } from './cursor.ts';
import { PartDraft } from './draft.ts';
import type { Page, Reader } from './page.ts';
import { sides } from './read-places.ts';
import { weaponName } from './weapon-item.ts';
import { wordsFor } from './words.ts';
import { TEN_WHEELS } from './words-bodies.ts';
import { MOUNT_SIDES, ROLE_WORDS } from './words-places.ts';

const LABELS = wordsFor({
  label:
    'wpns, wpn, weaps, weps, guns, access, accs, defenses, defences, defence, offence, equip, eqpt, power, body, chassis, suspension, power plant, plant, tires, crew, weapons, weapon, armament, armaments, weaponry, accessories, accessory, equipment, gear, options, other, misc, miscellaneous, extras, totals, total, stats, people, occupants, personnel, cab, size, type, class, vehicle, specs, design, offense, defense, cargo, offensive, defensive, safety, wheels, carrier, trailer, tractor, performance, loadout, towing, pulling, tows, armed with, mounts, name, sidecar, cycle, helicopter, bus, car, truck, front weapons, rear weapons, body type, offensive weapons, defensive weapons, systems, class of vehicle, rider, options installed',
});

/** Little words between phrases. */
const FILLERS = new Set(
  'and with plus has have the a an of its is are mounts mounting armed carries equipped also includes including featuring features sporting for in on mounted carrying comes total each only all mount it as combination carried vehicle this there protected by built except pulls pulling body crew tows towing hauls hauling hitched attached plus weapon weapons together another at then'.split(
    ' ',
  ),
);

export const readFiller: Reader = ({ cursor }) => {
  // "Heavy chassis (1)".
  if (cursor.attempt(() => (cursor.countBehind() === 1 ? true : null)) !== null) return true;
  // "Crew of two (driver and gunner)".
  const isSum = cursor.attempt(() => (cursor.word('crew') && cursor.word('of') ? cursor.count() : null)) !== null;
  if (isSum) return true;
  const token = cursor.peek();
  if (token?.kind !== 'word' || !FILLERS.has(token.text)) return false;
  cursor.at += 1;
  return true;
};

/** "Weapons:" */
export const readLabel: Reader = (page) => {
  const { cursor } = page;
  const found = cursor.attempt(() => {
    const start = cursor.at;
    if (cursor.take(LABELS) === null) return null;
    const noun = cursor.tokens[start]?.text ?? '';
    return cursor.mark(':', '=', '—') ? noun : null;
  });
  if (found === null) return false;
  page.facing = null;
  goBack(page, found);
  return true;
};

/** "Cycle: … Sidecar: …" after both were named: what follows is of that one. */
function goBack(page: Page, noun: string): void {
  const named = page.vehicles.find((draft) => draft.class?.endsWith(noun) === true);
  if (named !== undefined && page.vehicles.length > 1) page.turnTo(named);
  const { carrier, main } = page.vehicle;
  if (noun === 'carrier' && carrier !== null) page.part = carrier.part;
  if (noun !== 'cab') return;
  // The cab of a tractor is what pulls the trailer named before.
  const [lead] = page.vehicles;
  if (lead?.class === 'tractor') page.turnTo(lead);
  else page.part = main;
}

/** "Front: MG, RL. Sides: MG. Back: SS." */
export const readFacing: Reader = (page) => {
  const { cursor } = page;
  const side = cursor.attempt(() => {
    // "T:" heads what stands in the turret.
    if (cursor.peek()?.text === 't') return null;
    const found = sides(cursor, false)?.sides ?? null;
    cursor.word('side', 'weapons', 'mounted', 'facing');
    if (found === null || !cursor.mark(':', '—', '=')) return null;
    if (found[0] === 'top' && cursor.peek()?.text === 'turret') return [];
    // "Top: none."
    if (!page.inArmor && cursor.word('none', 'nothing')) return [];
    const start = cursor.at;
    cursor.attempt(() => cursor.count());
    cursor.skip('linked', 'none');
    const follows = weaponName(cursor) !== null;
    cursor.at = start;
    return follows ? found : null;
  });
  if (side === null) return false;
  page.facing = side.length > 0 ? side : null;
  page.inArmor = false;
  return true;
};

const NOTHING = wordsFor({
  what: 'weapons, riders, rider, crew, driver, pilot, passengers, accessories, cargo, cargo capacity, gunner, armament, passenger capacity, weapon, options, turret, guns, gun, extras, hand weapons',
});

/** "no weapons", "no pilot". */
export const readNothing: Reader = ({ cursor }) =>
  cursor.attempt(() =>
    cursor.word('unarmed') || (cursor.word('no', 'without') && isNothing(cursor)) ? true : null,
  ) !== null;

/** "no front weapons". */
function isNothing(cursor: Cursor): boolean {
  cursor.take(MOUNT_SIDES);
  return cursor.take(NOTHING) !== null;
}

const BOX = wordsFor({ box: 'armored box, weapon box, armoured box' });

/** "armored box (4 spaces): MG back": what follows stands in it. */
export const readBox: Reader = (page) => {
  const { cursor } = page;
  const spaces = cursor.attempt(() => {
    if (cursor.take(BOX) === null) return null;
    cursor.mark('(', ',');
    const size = cursor.count();
    if (size === null || !cursor.word('spaces', 'space')) return null;
    cursor.mark(')');
    cursor.mark(':', ',');
    return size;
  });
  if (spaces === null) return false;
  page.vehicle.box = new PartDraft();
  page.vehicle.box.spaces = spaces;
  page.part = page.vehicle.box;
  page.inArmor = false;
  return true;
};

const SIDE_OF = wordsFor({ right: 'right', left: 'left' });

/** "right-hand drive", "sidecar on the left": where the driver, or the sidecar, is. */
export const readHand: Reader = (page) => {
  const { cursor, vehicle } = page;
  const side =
    cursor.attempt(() => {
      const found = cursor.take(SIDE_OF);
      return found !== null && cursor.word('hand') && cursor.word('drive', 'mounted') ? found : null;
    }) ?? (vehicle.class === 'sidecar' ? cursor.attempt(() => besideCycle(cursor)) : null);
  if (side === null) return false;
  if (vehicle.class === 'sidecar') vehicle.side = side;
  else vehicle.driverSide = side;
  return true;
};

/** "sidecar (right side)", "sidecar on the left". */
function besideCycle(cursor: Cursor): 'left' | 'right' | null {
  if (!/^sidecars?$/.test(cursor.tokens[cursor.at - 1]?.text ?? '')) return null;
  const bracket = cursor.mark('(');
  cursor.skip('on', 'the');
  const side = cursor.take(SIDE_OF);
  cursor.word('side');
  return bracket && !cursor.mark(')') ? null : side;
}

const TRAILER_KINDS = wordsFor<'semi' | 'full'>({ semi: 'semi, semi trailer', full: 'full, full trailer' });

const FLAGS = wordsFor({ reversed: 'reversed, reversed trike', stowaway: 'stowaway', reefer: 'reefer, refrigerated' });

/** Said apart from the body. */
export const readFlag: Reader = ({ cursor, vehicle }) => {
  const kind = vehicle.class === 'trailer' ? cursor.take(TRAILER_KINDS) : null;
  if (kind !== null) {
    vehicle.kind = kind;
    return true;
  }
  const flag = cursor.take(FLAGS) ?? (cursor.take(TEN_WHEELS) === null ? null : 'tenWheels');
  if (flag === null) return false;
  vehicle[flag] = true;
  return true;
};

/** "(see below)", "(who also …)", "(driver can still …)": said in passing, with no number in it and so no part. */
function remark(cursor: Cursor): true | null {
  if (!cursor.mark('(')) return null;
  const isOfPeople = cursor.take(ROLE_WORDS) !== null && cursor.word('can', 'may');
  if (!isOfPeople && !cursor.word('see', 'who')) return null;
  while (!cursor.isDone && cursor.peek()?.kind === 'word') cursor.at += 1;
  return cursor.mark(')') ? true : null;
}

/** "Passengers (see below)": their number comes later. */
export const readRemark: Reader = ({ cursor }) =>
  cursor.attempt(() => remark(cursor)) !== null ||
  cursor.attempt(() => (cursor.word('passengers') ? remark(cursor) : null)) !== null;

const OPTIONS = wordsFor({ options: 'options, option, variant, variants, variations, optional' });

/** "Passenger configuration II: …": one of several, of which the last counts, as its printed totals do. */
const isConfiguration = (cursor: Cursor): boolean =>
  /^(?:passenger|cargo)$/.test(cursor.peek()?.text ?? '') && cursor.peek(1)?.text === 'configuration';

/** What could be had instead is no part of this vehicle: behind the price it is left aside, whole. */
export const readOptions: Reader = (page) => {
  const { cursor, stated } = page;
  const start = cursor.at;
  if (isConfiguration(cursor)) {
    const isLast = !cursor.tokens.slice(start + 2).some(({ text }) => text === 'configuration');
    const end = isLast ? ':' : '.';
    while (!cursor.isDone && cursor.peek()?.text !== end) cursor.at += 1;
    if (!isLast) page.reject({ from: start, to: cursor.at });
    return true;
  }
  if (stated.cost === undefined || cursor.take(OPTIONS) === null) return false;
  cursor.at = cursor.tokens.at(-1)?.text === '.' ? cursor.tokens.length - 1 : cursor.tokens.length;
  page.reject({ from: start, to: cursor.at });
  return true;
};

/** `Light trike "Zip"`: a name that stands behind the body. */
export const readQuotedName: Reader = ({ cursor, vehicle }) => {
  const quote = cursor.peek();
  if (quote?.kind !== 'quote' || vehicle.name !== '') return false;
  cursor.at += 1;
  vehicle.name = quote.text;
  return true;
};

/** `Notes: "…"`. */
export const readNotes: Reader = ({ cursor, vehicle }) =>
  cursor.attempt(() => {
    if (!cursor.word('notes', 'note') || !cursor.mark(':')) return null;
    const quote = cursor.peek();
    if (quote?.kind !== 'quote') return null;
    cursor.at += 1;
    vehicle.notes = quote.text;
    return true;
  }) !== null;

export const endSentence = (page: Page, mark: string): void => {
  if (mark === '.' || mark === ';') {
    page.facing = null;
    for (const row of page.part.weapons) row.isWaiting = false;
  }
  if (mark === '.') page.inArmor = false;
};
