// Parts of other editions whose names hold words of ours: they are named whole as not understood, not read by halves.

import { COUNT_WORDS, type Cursor } from './cursor.ts';
import type { Reader } from './page.ts';
import { sides } from './read-places.ts';
import { weaponName } from './weapon-item.ts';
import { beginningsOf, wordsFor } from './words.ts';
import { TIRE_NOUNS } from './words-parts.ts';
import { MOUNT_SIDES, ROLE_WORDS } from './words-places.ts';

const FOREIGN = wordsFor({
  computer:
    'single weapon computer, hi res single weapon computer, hires single weapon computer, high res single weapon computer, high resolution single weapon computer, hi resolution single weapon computer',
  laser:
    'medium laser, med laser, x ray laser, xray laser, infrared laser, ir laser, pulse laser, twin laser, blue green laser',
  rocket:
    'variable fire rocket pod, laser guided rocket launcher, laser guided rl, armor piercing rocket, ap rocket, incendiary rocket, incendiary heavy rocket, armor piercing heavy rocket, rocket egg',
  gun: 'gauss gun, heavy machine gun, heavy mg, heavy grenade launcher, automatic grenade launcher, heavy autocannon, blast cannon, flame cloud gas streamer, dart gun, oil mine dropper, heavy vulcan',
  ammunition:
    'high density ammo, hd ammo, armor piercing ammo, ap ammo, incendiary ammo, explosive ammo, flechette ammo, anti personnel ammo, explosive spikes, napalm mines, spider mines, ap mines, tv mines, proximity mines',
  armor: 'component armor, armored beer refrigerator, armored wheel hubs, blended body armor, battle vest, flak jacket',
  gear: 'heavy duty shocks, hd shocks, heavy duty brakes, hd brakes, heavy duty transmission, hd transmission, heavy duty high torque motors, hd high torque motors, high torque motors, portable fire extinguisher, heavy duty anti lock brakes, racing slicks, fireproof tires, radar detector, radar jammer, laser guidance link, smart link, link radio, infrared sighting system, super conductors, superconductors, platinum catalysts, ejection seat, safety seat, concealment, gas engine, laser reactive web, spare magazine switch, magazine switch, vehicular computer, cyberlink helmet',
});

const BEGINNINGS = beginningsOf(`linked extra added additional ${COUNT_WORDS}`, FOREIGN, ROLE_WORDS);

/** "HRSWC", "x-ray laser front": with what would have told its place or its use. */
export const readForeign: Reader = (page) => {
  const { cursor } = page;
  if (!cursor.begins(BEGINNINGS)) return false;
  const from = cursor.attempt(() => {
    cursor.attempt(() => cursor.count());
    cursor.word('linked');
    const name = cursor.at;
    return cursor.take(FOREIGN) === null && cursor.attempt(() => armorOfOne(cursor)) === null ? null : name;
  });
  if (from === null) return false;
  page.reject(page.spanFrom(from));
  if (cursor.attempt(() => whatFor(cursor)) === null) cursor.attempt(() => sides(cursor, false));
  cursor.word('linked');
  return true;
};

/** "extra driver armor": neither what he wears nor a side of the vehicle; "driver armor F20 …" only lacks its comma. */
function armorOfOne(cursor: Cursor): true | null {
  cursor.word('extra', 'added', 'additional');
  if (cursor.take(ROLE_WORDS) === null || !cursor.word('armor')) return null;
  const next = cursor.peek();
  return next === undefined || (next.kind === 'mark' && [',', ';', '.', ')'].includes(next.text)) ? true : null;
}

/** "SWC on HRs", "CA around driver": the weapon or the man it would have been for was named elsewhere. */
export function whatFor(cursor: Cursor): true | null {
  if (!cursor.word('on', 'for', 'around', 'to', 'over')) return null;
  cursor.skip('the', 'both', 'all', 'each');
  cursor.attempt(() => cursor.take(MOUNT_SIDES));
  const isKnown = cursor.take(ROLE_WORDS) !== null || weaponName(cursor) !== null || cursor.take(TIRE_NOUNS) !== null;
  cursor.take(MOUNT_SIDES);
  const next = cursor.peek();
  return isKnown && (next === undefined || next.kind === 'mark') ? true : null;
}
