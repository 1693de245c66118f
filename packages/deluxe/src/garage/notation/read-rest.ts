// Labels, sides that head a list, boxes on flatbeds, notes, and words that add nothing.

import { PartDraft } from './draft.ts';
import type { Page, Reader } from './page.ts';
import { sides } from './read-places.ts';
import { weaponName } from './read-weapon.ts';
import { wordsFor } from './words.ts';

const LABELS = wordsFor({
  label:
    'body, chassis, suspension, power plant, plant, tires, crew, weapons, weapon, armament, armaments, weaponry, accessories, accessory, equipment, gear, options, other, misc, miscellaneous, extras, totals, total, stats, people, occupants, personnel, cab, size, type, class, vehicle, specs, design, offense, defense, cargo, offensive, defensive, safety, wheels, carrier, trailer, tractor, performance, loadout, towing, pulling, tows, armed with, mounts, name',
});

/** Little words between phrases. */
const FILLERS = new Set(
  'and with plus has have the a an of its is are mounts mounting armed carries equipped also includes including featuring features sporting for in on mounted carrying comes total each only all mount it as combination carried vehicle'.split(
    ' ',
  ),
);

export const readFiller: Reader = ({ cursor }) => {
  const token = cursor.peek();
  if (token?.kind !== 'word' || !FILLERS.has(token.text)) return false;
  cursor.at += 1;
  return true;
};

/** "Weapons:" */
export const readLabel: Reader = (page) => {
  const { cursor } = page;
  const found = cursor.attempt(() => (cursor.take(LABELS) !== null && cursor.mark(':', '=', '—') ? true : null));
  if (found !== null) page.facing = null;
  return found !== null;
};

/** "Front: MG, RL. Sides: MG. Back: SS." */
export const readFacing: Reader = (page) => {
  const { cursor } = page;
  const side = cursor.attempt(() => {
    const found = sides(cursor, false)?.sides ?? null;
    cursor.word('side', 'weapons', 'mounted', 'facing');
    if (found === null || !cursor.mark(':', '—', '=')) return null;
    const start = cursor.at;
    cursor.attempt(() => cursor.count());
    cursor.skip('linked', 'none');
    const follows = weaponName(cursor) !== null;
    cursor.at = start;
    return follows ? found : null;
  });
  if (side === null) return false;
  page.facing = side;
  page.inArmor = false;
  return true;
};

const NOTHING = wordsFor({
  what: 'weapons, riders, rider, crew, driver, pilot, passengers, accessories, cargo, cargo capacity, gunner, armament, passenger capacity, weapon, options, turret',
});

/** "no weapons", "no pilot". */
export const readNothing: Reader = ({ cursor }) =>
  cursor.attempt(() =>
    (cursor.word('no', 'without') && cursor.take(NOTHING) !== null) || unarmed(cursor.word('unarmed')) ? true : null,
  ) !== null;

const unarmed = (said: boolean): boolean => said;

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
  const side = cursor.attempt(() => {
    const found = cursor.take(SIDE_OF);
    return found !== null && cursor.word('hand') && cursor.word('drive', 'mounted') ? found : null;
  });
  if (side === null) return false;
  if (vehicle.class === 'sidecar') vehicle.side = side;
  else vehicle.driverSide = side;
  return true;
};

const FLAGS = wordsFor({ reversed: 'reversed, reversed trike', stowaway: 'stowaway', reefer: 'reefer, refrigerated' });

/** Said apart from the body. */
export const readFlag: Reader = ({ cursor, vehicle }) => {
  const flag = cursor.take(FLAGS);
  if (flag === null) return false;
  vehicle[flag] = true;
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
