import { describe, expect, it } from 'vitest';
import { CARDS } from '../../catalog/cards.ts';
import { PRINTED_NAMES } from '../../catalog/printed-names.ts';
import { STOCK } from '../stock/list.ts';
import { sheets } from './sheets.ts';

const striker = STOCK.find(({ id }) => id === 'striker')?.design;
if (striker === undefined) throw new Error('the striker is gone');

const textsIn = (svg: string): string => svg.replace(/<style>.*?<\/style>/s, '').replace(/<[^>]+>/g, '\n');
const FRESH = { paper: 'a4', kind: 'fresh' } as const;
const count = (svg: string, part: string): number => svg.split(part).length - 1;

describe('sixth/setup/record-sheet', () => {
  it.each(STOCK)('$id goes on one page of either paper, with every card', ({ design }) => {
    for (const [paper, size] of [
      ['a4', 'viewBox="0 0 210 297"'],
      ['letter', 'viewBox="0 0 215.9 279.4"'],
    ] as const) {
      const svg = sheets.sheet(design, { paper, kind: 'fresh' });
      expect(svg).toContain(size);
      for (const id of Object.values(design.cards).flat()) expect(textsIn(svg)).toContain(CARDS[id].name);
    }
  });

  it('crosses off what is lost', () => {
    const damage = { tires: 6, power: 9, speed: 3, armor: { front: 1 }, fire: ['left'], cards: [1], notes: ['<Loud>'] };
    const words = textsIn(sheets.sheet(striker, { ...FRESH, damage }));
    for (const line of [
      'Tires: 4 of 10 lost',
      'Power plant: 1 of 10 lost',
      'Speed 3: 1 control, now',
      'Armor of the front: 3 of 4 lost',
      'The left burns',
      'Anti-Tank Gun: 1 of 2 damage',
      '&lt;Loud&gt;',
    ])
      expect(words).toContain(line);
  });

  it('makes nothing of damage that makes no sense', () => {
    for (const damage of [null, 'much', [1], { tires: 'all', armor: 3, fire: 'yes', cards: 'x', notes: [1] }])
      expect(sheets.sheet(striker, { ...FRESH, damage })).toBe(sheets.sheet(striker, FRESH));
  });

  it('sixth/cards/flak-jacket: the crew has a box more', () => {
    const wall = STOCK.find(({ id }) => id === 'little-wall')?.design ?? striker;
    expect(textsIn(sheets.sheet(wall, FRESH))).toContain('Amateur Driver: 0 of 4 damage');
  });

  it('can be blank, with all the armor that a track has', () => {
    const words = textsIn(sheets.sheet(striker, { kind: 'blank', paper: 'letter' }));
    expect(words).toContain('Armor of the front: 0 of 12 lost');
    expect(words).not.toContain('Striker');
  });
});

describe('paper at true size', () => {
  it('has a card to cut out for each, with its printed name, and the base of the car', () => {
    const svg = sheets.sheet(striker, { kind: 'counters', paper: 'a4' });
    const ids = Object.values(striker.cards).flat();
    expect(count(svg, 'data-card="1"')).toBe(ids.length + 1);
    for (const id of ids) expect(textsIn(svg)).toContain(`Printed: ${PRINTED_NAMES[id]}`);
    expect(svg).toContain('width="32" height="64"');
  });

  it('sixth/arena/turning-key, sixth/hardtop/reconstructed: a key with its zones, which says what is ours', () => {
    const svg = sheets.sheet(striker, { kind: 'key', paper: 'a4' });
    expect(svg).toContain('width="128" height="32"');
    const words = textsIn(svg);
    for (const line of ['D3: 45° to 67.5°, adds 1 red', 'Reconstructed. The angles of the zones'])
      expect(words).toContain(line);
  });

  it('prints the plan', () => {
    expect(textsIn(sheets.sheet(striker, { kind: 'plan', paper: 'a4' }))).toContain('16 BP, 4 CP');
  });
});
