import type { FieldChoice, FieldGroup } from './editing.ts';

/** A word of a scenario file as people read it: `light-snow`, `heavyRain`. */
export function titleOfWord(word: string): string {
  const spaced = word.replace(/-/g, ' ').replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}

export function choicesOfWords(words: readonly string[]): readonly FieldChoice[] {
  return words.map((value) => ({ value, title: titleOfWord(value) }));
}

/** The most letters that a scenario's names may have. */
interface NameLengths {
  readonly title: number;
  readonly summary: number;
  readonly id: number;
}

/** What every scenario is called. */
export function nameFields({ title, summary, id }: NameLengths): FieldGroup {
  return {
    title: 'Names',
    fields: [
      { path: 'title', label: 'Title', kind: 'text', most: title },
      { path: 'summary', label: 'Summary', kind: 'text', most: summary, isLong: true, usual: '' },
      { path: 'id', label: 'Short name', hint: 'For commands and files.', kind: 'text', most: id },
    ],
  };
}
