import { describe, expect, it } from 'vitest';
import { anOption, aQuestion, withChance } from '../testing/fakes.ts';
import { groupOptions, keyedOptions, sharedStart } from './option-groups.ts';

const NONE: ReadonlySet<string> = new Set();

function shots(weapons: number, places: number) {
  return Array.from({ length: weapons }, (_, w) =>
    Array.from({ length: places }, (_, p) =>
      anOption(`w${w}p${p}`, {
        label: `Gun ${w} at the kart, place ${p}`,
        group: `Gun ${w} → kart`,
        preview: withChance(0.5, { expected: w + p / 100 }),
      }),
    ),
  ).flat();
}

describe('the list of options', () => {
  it('keeps the order of the rules while it is short', () => {
    const groups = groupOptions(aQuestion({ options: shots(2, 3) }), NONE);
    expect(groups.map(({ title }) => title)).toEqual(['Gun 0 → kart', 'Gun 1 → kart']);
    expect(groups[0]?.shown.map(({ id }) => id)).toEqual(['w0p0', 'w0p1', 'w0p2']);
  });

  it('has what lets a chance go by first, also while it is short', () => {
    const groups = groupOptions(aQuestion({ options: [...shots(2, 3), anOption('hold')] }), NONE);
    expect(groups.map(({ title }) => title)).toEqual([null, 'Gun 0 → kart', 'Gun 1 → kart']);
    const passed = groupOptions(aQuestion({ options: [...shots(2, 3), anOption('pass')] }), NONE);
    expect(passed.map(({ title }) => title)).toEqual(['Gun 0 → kart', 'Gun 1 → kart', null]);
  });

  it('shows the best of each group first where there are very many', () => {
    const hold = anOption('hold');
    const question = aQuestion({ options: [...shots(3, 10), hold] });
    const groups = groupOptions(question, NONE);
    expect(groups.map(({ shown }) => shown[0]?.id)).toEqual(['hold', 'w2p9', 'w1p9', 'w0p9']);
    expect(groups[1]?.hidden).toHaveLength(9);
    const opened = groupOptions(question, new Set(['Gun 2 → kart']));
    expect(opened[1]?.hidden).toHaveLength(0);
    expect(opened[1]?.shown).toHaveLength(10);
  });

  it('drops titles that would only repeat the one option below them', () => {
    const groups = groupOptions(aQuestion({ options: [...shots(3, 1), anOption('hold')] }), NONE);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.title).toBeNull();
  });

  it('gives digits, then letters, and leaves u to undo', () => {
    const options = Array.from({ length: 12 }, (_, i) => anOption(`o${i}`));
    const keys = keyedOptions(groupOptions(aQuestion({ options }), NONE)).map(({ key }) => key);
    expect(keys.join('')).toBe('123456789abc');
    const many = Array.from({ length: 40 }, (_, i) => anOption(`o${i}`));
    const all = keyedOptions(groupOptions(aQuestion({ options: many }), NONE)).map(({ key }) => key);
    expect(all).not.toContain('u');
    expect(all.at(-1)).toBeNull();
  });

  it('holds fire by the same key wherever it stands', () => {
    const hold = { ...anOption('nothing'), words: ['nothing', 'hold', 'fire'] };
    for (const options of [[hold, anOption('a'), anOption('b')], [anOption('a'), hold], [hold]]) {
      const keyed = keyedOptions(groupOptions(aQuestion({ options }), NONE));
      expect(keyed.find(({ option }) => option.id === 'nothing')?.key).toBe('0');
      expect(keyed.filter(({ key }) => key !== '0').map(({ key }) => key)).toEqual(
        ['1', '2'].slice(0, options.length - 1),
      );
    }
  });

  it.each([
    [['Gun at the kart, front', 'Gun at the kart, left'], 'Gun at the kart, '],
    [['Straight', 'Bend'], ''],
    [['Alone, here'], ''],
  ])('finds what %j begin with alike', (labels, said) => {
    expect(sharedStart(labels)).toBe(said);
  });

  it('need not repeat who fires at whom where one stands alone under its title', () => {
    expect(sharedStart(['2 linked MG front at Ace, left side'], '2 linked MG front → Ace')).toBe(
      '2 linked MG front at Ace, ',
    );
    expect(sharedStart(['MG front at Ace'], 'MG front → Ace')).toBe('');
    expect(sharedStart(['Link A on automatic'], 'Automatic')).toBe('');
  });

  it('need not repeat the weapon of their title, however they go on', () => {
    const labels = ['Pistol at Ace', 'Pistol, leaning out at Ace'];
    expect(sharedStart(labels, 'Pistol → Ace')).toBe('Pistol');
    expect(sharedStart(labels, 'Rifle → Ace')).toBe('');
    expect(sharedStart(['Pistol', 'Pistol, leaning out'], 'Pistol → Ace')).toBe('');
  });
});
