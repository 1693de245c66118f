import type { Card } from '@hardtop/campaign';
import { expect, test } from 'vitest';
import { TERRAINS } from '../catalog/terrains.ts';
import { TERRITORIES } from '../catalog/territories.ts';
import { type Encounter, encounterOf } from '../encounters/encounter.ts';
import { SOME_PARTY } from '../encounters/situation.ts';
import { rollContext } from '../rolls/roll.ts';
import { RULES } from '../rules.ts';
import { encounterCard } from './card.ts';
import { encounterText } from './text.ts';

const some: readonly Encounter[] = Array.from({ length: 400 }, (_, n) => {
  const terrain = TERRAINS[n % TERRAINS.length] ?? 'road';
  const territory = TERRITORIES[n % TERRITORIES.length] ?? 'anarchy';
  return encounterOf(rollContext({ seed: `card${n}` }), 'e', { terrain, territory, party: SOME_PARTY, ruins: 'table' });
});

function flat(card: Card): readonly Card[] {
  return [card, ...card.parts.flatMap(flat)];
}

test('a card holds every roll once, in the part it belongs to', () => {
  for (const encounter of some) {
    const parts = flat(encounterCard(encounter));
    const rolls = parts.flatMap((part) => part.rolls.map(({ path }) => path));
    expect([...rolls].sort()).toEqual(encounter.rolls.map(({ path }) => path).sort());
    for (const part of parts) {
      expect(part.rolls.every(({ path }) => path === part.path || path.startsWith(`${part.path}/`))).toBe(true);
    }
  }
});

test('every part of a card has a title and cites a rule of the index', () => {
  const known = new Set<string>(RULES.map(({ id }) => id));
  for (const encounter of some) {
    for (const { title, rule } of flat(encounterCard(encounter))) {
      expect(title).not.toBe('');
      expect(known).toContain(rule);
    }
  }
});

test('nothing in words reads like a slip of the program', () => {
  for (const encounter of some) {
    const lines = [encounterText(encounter), ...flat(encounterCard(encounter)).flatMap((part) => part.lines)];
    expect(lines.filter((line) => /undefined|null|NaN|\[object| {2}|\.\./.test(line))).toEqual([]);
  }
});

test('a paragraph says where, what, how far and who sees whom', () => {
  const mandates = {
    'e/kind': 'group',
    'e/group': 'hunters',
    'e/group/number': '1',
    'e/group/side': 'nato',
    'e/group/military-weapon': 'none',
    'e/group/transport': 'foot',
    'e/group/subunit-1/type': 'novice',
    'e/group/leader/card-1': 'ace of spades',
    'e/group/leader/card-2': '2 of clubs',
    'e/group/leader/given': 'Zofia',
    'e/group/leader/surname': 'Zieliński',
    'e/range': '3',
    'e/contact/party': '100',
    'e/contact/other': '1',
    'e/contact/turn-1': '100',
  };
  const ctx = rollContext({ seed: '1', mandates });
  const one = encounterOf(ctx, 'e', { terrain: 'hill', territory: 'insular', party: SOME_PARTY });
  expect(ctx.problems).toEqual([]);
  expect(encounterText(one)).toBe(
    'Hill, insular territory. Hunters: 1 person, Novice, civilian arms, on foot. Zofia Zielińska: charismatic, somewhat violent. 300 m off. After 1 combat turn the others have slipped away unseen.',
  );
});

test('twilight/animals/data: one animal is it, several are they', () => {
  const animals = (kind: string) => {
    const mandates = { 'e/kind': 'animal', 'e/animal': kind };
    return encounterText(
      encounterOf(rollContext({ seed: '1', mandates }), 'e', {
        terrain: 'wood',
        territory: 'insular',
        party: SOME_PARTY,
      }),
    );
  };
  expect(animals('boar')).toMatch(/ 1 boar, \d+ kg of meat; (the party sees it|it )/);
  expect(animals('dog')).toMatch(/ \d+ dogs, \d+ kg of meat in all; (the party sees them|they )/);
  expect(animals('game')).toMatch(/ \d+ head of game, /);
});

test('what the book does not have is called a reconstruction where it stands: tasks, levels, seats, rads', () => {
  const lines = some.flatMap((encounter) => flat(encounterCard(encounter))).flatMap((part) => part.lines);
  for (const ruling of ['C-01', 'C-06', 'C-19', 'C-29']) {
    expect(lines.some((line) => line.includes('reconstruction') && line.includes(ruling))).toBe(true);
  }
});
