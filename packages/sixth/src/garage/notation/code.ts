// A design bit by bit, for links.
// Codes out in the world count places in the catalogue's list of cards: new ones go to its end.

import { ok, type Result } from '@hardtop/kernel';
import {
  badCode,
  constant,
  listOf,
  oneOfMany,
  openedCode,
  record,
  sealedCode,
  text,
  whole,
} from '@hardtop/workshop/codes';
import { CARD_IDS, type CardId } from '../../catalog/cards.ts';
import type { GameSize } from '../../catalog/game-sizes.ts';
import type { Design } from '../design/design.ts';
import { parseDesign } from './parse-design.ts';

const cards = listOf<CardId>(oneOfMany(CARD_IDS));

const whatever = record<Design>({
  version: constant(1 as const),
  ruleset: constant('sixth' as const),
  name: text,
  size: record<GameSize>({ ap: whole(3), bp: whole(5), cp: whole(3) }),
  cards: record<Design['cards']>({ front: cards, left: cards, right: cards, back: cards, crew: cards }),
});

/** A letter, so that no code of another game is taken for one. */
const CODE_VERSION = 'S1';

export const makeCode = (design: Design): string => sealedCode(whatever, CODE_VERSION, design);

export function parseCode(code: string): Result<Design> {
  const stranger = `This is no code of the sixth edition of version ${CODE_VERSION.slice(1)}; another game or a newer program made it.`;
  const opened = openedCode(whatever, CODE_VERSION, code, () => stranger);
  if (!opened.ok) return opened;
  const read = opened.value === null ? null : parseDesign(opened.value);
  return read?.ok === true ? ok(read.value) : badCode('This code holds no design of this version.');
}
