// How people write a character down, and how that is read: `FIT 12, AGL 9`, `M16 (12) x3, .45 x2`, `head 3, left arm 7`.

import { BODY_ARMOR } from '../catalog/body-armor.ts';
import { carriedName, weaponCalled } from './carried.ts';
import type { Arm, Wounds } from './character.ts';

/** The parts between commas. */
export function wordsOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** What is no word and number is handed on as it is, to be refused by name. */
export function countsOf(text: string): Readonly<Record<string, number>> {
  return Object.fromEntries(
    wordsOf(text).map((word): [string, number] => {
      const match = /^(.+?)\s+(\d+)$/.exec(word);
      return match === null ? [word, Number.NaN] : [match[1] ?? word, Number(match[2])];
    }),
  );
}

/** Upper case, as the book writes them; nothing written is no attributes. */
export function attributesOf(text: string): Readonly<Record<string, number>> | null {
  const written = Object.entries(countsOf(text)).map(([name, value]): [string, number] => [name.toUpperCase(), value]);
  return written.length === 0 ? null : Object.fromEntries(written);
}

const UNARMED = 'unarmed';

/** Nothing written: nobody knows; `unarmed`: nothing. */
export function armsOf(text: string): readonly Arm[] | null {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  return words.filter((word) => word.toLowerCase() !== UNARMED).map(armOf);
}

function armOf(word: string): Arm {
  const match = /^(.+?)\s*(?:\((\d+)\))?\s*(?:[x×]\s*(\d+))?$/i.exec(word);
  const name = match?.[1] ?? word;
  const rounds = match?.[2] === undefined ? null : Number(match[2]);
  return { weapon: weaponCalled(name) ?? name, rounds, loads: Number(match?.[3] ?? 0) };
}

export function armsWritten(arms: readonly Arm[] | null): string {
  if (arms === null) return '';
  if (arms.length === 0) return UNARMED;
  const one = ({ weapon, rounds, loads }: Arm) =>
    `${shortName(weapon)}${rounds === null ? '' : ` (${rounds})`}${loads === 0 ? '' : ` x${loads}`}`;
  return arms.map(one).join(', ');
}

/** Names with a comma in them would be read as two. */
function shortName(weapon: string): string {
  const name = carriedName(weapon);
  return name.includes(',') || weaponCalled(name) !== weapon ? weapon : name;
}

export function armorOf(text: string): readonly string[] {
  return wordsOf(text).map((word) => {
    const found = Object.entries(BODY_ARMOR).find(([id, { name }]) =>
      [id, name.toLowerCase()].includes(word.toLowerCase()),
    );
    return found?.[0] ?? word;
  });
}

export function armorWritten(armor: readonly (keyof typeof BODY_ARMOR)[]): string {
  return armor.map((id) => BODY_ARMOR[id].name).join(', ');
}

export function woundsOf(text: string): Readonly<Record<string, number>> {
  const written = Object.entries(countsOf(text));
  return Object.fromEntries(written.map(([place, points]) => [place.toLowerCase().replaceAll(' ', '-'), points]));
}

export function woundsWritten(wounds: Wounds): string {
  return Object.entries(wounds)
    .filter(([, points]) => points > 0)
    .map(([place, points]) => `${place.replaceAll('-', ' ')} ${points}`)
    .join(', ');
}
