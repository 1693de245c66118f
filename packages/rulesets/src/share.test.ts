import type { StockVehicle } from '@hardtop/workshop';
import { makeDesignLink, parseDesignLink } from '@hardtop/workshop/link';
import { CARD_SIZE, cardSvg, forumPost, makeQr, portraitOf } from '@hardtop/workshop/share';
import { describe, expect, it } from 'vitest';
import { rulesetsWith } from './loaders.ts';
import { type DrawnWords, drawnWords, wordsOverWords } from './testing/drawn-words.ts';

const GARAGES = await Promise.all(
  rulesetsWith('garage').map(async ({ id, title, ...load }) => {
    const [garage, notation] = await Promise.all([load.garage(), load.notation()]);
    if (garage.workshop === undefined) throw new Error(`${id} has no bench`);
    return { id, title, garage, notation, workshop: garage.workshop };
  }),
);

/** Words that lie on others, or beyond the card. */
function misplaced(svg: string): readonly string[] {
  const words = drawnWords(svg);
  const { width, height } = CARD_SIZE;
  const isOff = ({ left, right, top, bottom }: DrawnWords) =>
    !(left >= 0 && top >= 0 && right <= width && bottom <= height);
  return [...words.filter(isOff).map(({ says }) => says), ...wordsOverWords(words)];
}

describe.each(GARAGES)('what $id shares', ({ id, title, garage, notation, workshop }) => {
  const couple = (a: string, b: string): readonly Pick<StockVehicle, 'id' | 'design'>[] => {
    const find = (wanted: string) => garage.stock().find((each) => each.id === wanted)?.design;
    const both = workshop.combining?.couple(find(a), find(b));
    return both === undefined || both === null ? [] : [{ id: `${a} with ${b}`, design: both }];
  };
  const designs = [...garage.stock(), ...(id === 'deluxe' ? couple('roughrider', 'unit-twelve') : [])];

  it.each(designs)('$id by link and code for cameras', ({ design }) => {
    const link = makeDesignLink('https://duel.example', { ruleset: id, code: garage.code(design) }) ?? '';
    expect(makeQr(link)).not.toBeNull();
    const read = parseDesignLink(link);
    expect(read.ok && garage.fromCode(read.value.code)).toEqual({ ok: true, value: design });
    expect([...notation.read(`${link}\n${link.slice(0, -5)}\n${link.replace(`#${id}`, '#seventh')}`)]).toMatchObject([
      { source: 'code', line: 1, design },
      { line: 2, design: null, problems: [{ code: 'cut-link' }] },
      { line: 3, design: null, problems: [{ message: 'This link is of the rules “seventh”.' }] },
    ]);
  });

  it.each(designs)('$id on a card, its words apart, and in a post', ({ design }) => {
    const portrait = portraitOf({ garage, notation, workshop }, title, design);
    const svg = cardSvg(portrait, 'https://duel.example/x');
    expect(svg).not.toMatch(/undefined|NaN|null/);
    expect(misplaced(svg)).toEqual([]);
    const armed = garage.plan(design).some(({ kind }) => kind === 'weapon');
    expect(portrait.weapons.length > 0).toBe(armed);
    for (const { armor } of portrait.bodies)
      for (const { points } of armor) expect(svg).toMatch(new RegExp(`>[A-Z]{1,2} ${points}</text>`));
    expect(forumPost(portrait, 'text', null)).toContain(notation.statLine(design));
  });
});
