// A stat line as words, numbers and stops, each with its place in the text.

import { fold } from './words.ts';

/** A piece of the text. */
export interface TextPiece {
  readonly at: number;
  readonly end: number;
}

export interface Token extends TextPiece {
  readonly kind: 'word' | 'number' | 'times' | 'quoted' | 'stop' | 'sign';
  readonly text: string;
  readonly folded: string;
}

const TOKEN = /"(?:[^"\\\n]|\\.)*"|\d{1,3}(?:,\d{3})+(?!\d)|\d+|[x×](?=\s?\d)|\p{L}+(?:['’]\p{L}+)*|\S/gu;

function kindOf(text: string): Token['kind'] {
  if (/^"./.test(text)) return 'quoted';
  if (/^\d/.test(text)) return 'number';
  if (text === '×' || text === 'x') return 'times';
  if (/^\p{L}/u.test(text)) return 'word';
  return /^[,;.|]$/.test(text) ? 'stop' : 'sign';
}

export function tokensOf(text: string, from = 0): readonly Token[] {
  return [...text.slice(from).matchAll(TOKEN)].map((match) => {
    const [word] = match;
    const at = from + match.index;
    return { kind: kindOf(word), text: word, folded: fold(word), at, end: at + word.length };
  });
}

export const numberOf = ({ text }: Token): number => Number(text.replaceAll(',', ''));

/** Brackets, dashes and degrees carry no meaning of their own. */
export const isSilent = ({ kind, text }: Token): boolean => kind === 'sign' && /^[-()[\]°:&/+"'’=—–]$/.test(text);
