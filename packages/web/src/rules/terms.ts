import type { Term } from '@hardtop/kernel';

/** A piece of a text: plain, or a word of the book with what it means. */
export type Said = string | { readonly word: string; readonly term: Term };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Takes texts apart at the words of a glossary, each at its first place in a text. */
export function termFinder(terms: readonly Term[]): (text: string) => readonly Said[] {
  const byWord = new Map(terms.flatMap((term) => term.words.map((word) => [word, term] as const)));
  if (byWord.size === 0) return (text) => [text];
  // The longer first: "handling class" is not "handling".
  const words = [...byWord.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\d-])(?:${words.join('|')})(?![\\p{L}\\d-])`, 'giu');
  return (text) => {
    const said: Said[] = [];
    const seen = new Set<Term>();
    let at = 0;
    for (const { 0: word, index } of text.matchAll(pattern)) {
      const term = byWord.get(word.toLowerCase());
      if (term === undefined || seen.has(term)) continue;
      seen.add(term);
      if (index > at) said.push(text.slice(at, index));
      said.push({ word, term });
      at = index + word.length;
    }
    if (at < text.length) said.push(text.slice(at));
    return said;
  };
}
