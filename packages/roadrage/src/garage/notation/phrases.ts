import { isSilent, type Token } from './lexer.ts';
import { type Atom, longestPhrase, phraseOf, weaponByShort } from './words.ts';

interface FoundPhrase {
  readonly atom: Atom;
  /** The token after the phrase. */
  readonly next: number;
}

const canGoOn = (token: Token): boolean => token.kind === 'word' || token.kind === 'number' || isSilent(token);

/** The longest phrase that begins here; silent signs inside it are passed over. */
export function findPhrase(tokens: readonly Token[], from: number): FoundPhrase | null {
  const words: string[] = [];
  let best: FoundPhrase | null = null;
  for (let i = from; i < tokens.length && words.length < longestPhrase(); i += 1) {
    const token = tokens[i];
    if (token === undefined || !canGoOn(token)) break;
    if (isSilent(token)) continue;
    words.push(token.folded);
    const atom = phraseOf(words);
    if (atom !== undefined) best = { atom, next: i + 1 };
  }
  return best ?? shortName(tokens[from], from);
}

/** "MG", "ATG": as the weapons table has them, in capitals. */
function shortName(token: Token | undefined, at: number): FoundPhrase | null {
  const id = token?.kind === 'word' ? weaponByShort(token.text) : undefined;
  return id === undefined ? null : { atom: { kind: 'weapon', id }, next: at + 1 };
}
