import type { StockVehicle } from '@hardtop/workshop';
import { makeDesignLink, parseDesignLink } from '@hardtop/workshop/link';
import { CARD_SIZE, cardSvg, forumPost, makeQr, portraitOf } from '@hardtop/workshop/share';
import { describe, expect, it } from 'vitest';
import { rulesetsWith } from './loaders.ts';

const GARAGES = await Promise.all(
  rulesetsWith('garage').map(async ({ id, title, ...load }) => {
    const [garage, notation] = await Promise.all([load.garage(), load.notation()]);
    if (garage.workshop === undefined) throw new Error(`${id} has no bench`);
    return { id, title, garage, notation, workshop: garage.workshop };
  }),
);

interface Words {
  readonly says: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where the words of a card stand. */
function wordsOn(svg: string): readonly Words[] {
  return [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', says = '']) => {
    const read = (name: string) => Number(new RegExp(`\\b${name}="([-\\d.]+)"`).exec(attributes)?.[1]);
    const [x, y, size, wide] = [read('x'), read('y'), read('font-size'), read('textLength')];
    const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1] ?? 'start';
    const left = x - (anchor === 'end' ? wide : anchor === 'middle' ? wide / 2 : 0);
    return { says, left, right: left + wide, top: y - size * 0.7, bottom: y };
  });
}

const isOver = (a: Words, b: Words): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Words that lie on others, or beyond the card. */
function misplaced(svg: string): readonly string[] {
  const words = wordsOn(svg);
  const off = words.filter(({ left, right, top, bottom }) => !(left >= 0 && top >= 0 && right <= CARD_SIZE.width && bottom <= CARD_SIZE.height)); // biome-ignore format: one question
  const on = words.flatMap((a, i) => words.slice(i + 1).filter((b) => isOver(a, b)).map((b) => `${a.says} / ${b.says}`)); // biome-ignore format: one question
  return [...off.map(({ says }) => says), ...on];
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
    expect([...notation.read(`${link}\n${link.slice(0, -5)}\n${link.replace(`#${id}`, '#sixth')}`)]).toMatchObject([
      { source: 'code', line: 1, design },
      { line: 2, design: null, problems: [{ code: 'cut-link' }] },
      { line: 3, design: null, problems: [{ message: 'This link is of the rules “sixth”.' }] },
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
