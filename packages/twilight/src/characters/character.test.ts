import { describe, expect, test } from 'vitest';
import { ATTRIBUTES } from '../catalog/attributes.ts';
import { rollContext } from '../rolls/roll.ts';
import { partyOf } from '../testing/parties.ts';
import { parseParty } from '../travel/party-check.ts';
import { BODY_PARTS, capacityOf, initiativeOf, severityOf, strengthOf } from './character.ts';
import { coolnessAt, rollCharacter } from './rolled.ts';
import { armsOf, armsWritten, attributesOf, woundsOf } from './written.ts';

const SCORES = { FIT: 12, AGL: 9, CON: 10, STA: 13, INT: 8, EDU: 7 };
const someone = (more: object = {}) => {
  const [person] = partyOf({ people: [{ name: 'Anna', attributes: SCORES, ...more }] }).people;
  if (person === undefined) throw new Error('nobody');
  return person;
};

describe('twilight/combat/first-edition-rules', () => {
  test('C-03: strength is half of fitness and stature, rounded down', () => {
    expect(strengthOf(someone())).toBe(12);
    expect(strengthOf({ attributes: null, type: 'veteran' })).toBe(12);
  });

  test('C-03: each attribute is 4D6 less 4 at a path of its own; a zero is rolled again', () => {
    const mandates = Object.fromEntries(ATTRIBUTES.map((name) => [`c/${name}`, '16']));
    const ctx = rollContext({ seed: 'c', mandates: { ...mandates, 'c/AGL': '4', 'c/AGL-2': '9', 'c/coolness': '3' } });
    const { attributes, coolness } = rollCharacter(ctx, 'c', 25);
    expect(attributes).toEqual({ FIT: 12, AGL: 5, CON: 12, STA: 12, INT: 12, EDU: 12 });
    expect(coolness).toBe(5);
    expect(ctx.problems).toEqual([]);
    const plain = rollContext({ seed: 'c' });
    rollCharacter(plain, 'c', 0);
    expect(plain.rolls.every(({ reconstructed }) => reconstructed === true)).toBe(true);
  });

  test('C-10: a day of rest closes slight wounds by a point', async () => {
    const { heal } = await import('../travel/healing.ts');
    const party = partyOf({
      people: [
        { name: 'Anna', attributes: SCORES, wounds: { head: 1, 'left-leg': 30 } },
        { name: 'Ben', skills: { MED: 40 } },
      ],
    });
    const path = 'h/Anna/left-leg';
    const once = heal(rollContext({ seed: 'h' }), 'h', party, 1);
    expect(once.party.people[0]?.wounds).toEqual({ 'left-leg': 30 });
    const tended = heal(rollContext({ seed: 'h', mandates: { [path]: '40' } }), 'h', once.party, 2);
    expect(tended.party.people[0]?.wounds).toEqual({ 'left-leg': 29 });
    const missed = heal(rollContext({ seed: 'h', mandates: { [path]: '41' } }), 'h', once.party, 2);
    expect(missed.party.people[0]?.wounds).toEqual({ 'left-leg': 30 });
    expect(missed.healed).toEqual([]);
  });
});

test('twilight/combat/wound-severity: C-04, capacities of the seven parts, slight, serious and critical', () => {
  expect(BODY_PARTS.map((part) => capacityOf(SCORES, part))).toEqual([10, 23, 23, 35, 23, 23, 23]);
  const worst = (wounds: object) => severityOf(someone({ wounds }));
  expect([worst({}), worst({ head: 10 }), worst({ head: 11 }), worst({ head: 20 }), worst({ head: 21 })]).toEqual([
    'none',
    'slight',
    'serious',
    'serious',
    'critical',
  ]);
  const [npc] = partyOf({ people: [{ name: 'Ben', wounds: { body: 11 } }] }).people;
  expect(npc && severityOf(npc)).toBe('serious');
});

test('twilight/combat/initiative: C-05, coolness by a die and months of combat, initiative by coolness and wounds', () => {
  expect([coolnessAt(1, 0), coolnessAt(6, 9), coolnessAt(6, 50)]).toEqual([9, 4, 0]);
  const at = (coolness: number | null, wounds: object = {}) => initiativeOf(someone({ coolness, wounds }));
  expect([at(0), at(4), at(9), at(null)]).toEqual([6, 3, 1, 3]);
  expect([at(0, { head: 2 }), at(0, { head: 11 }), at(0, { head: 21 })]).toEqual([5, 3, 0]);
  // Of a critical wound elsewhere one may come round, with as little as of a serious one.
  expect([at(0, { chest: 99 }), at(3, { chest: 99 })]).toEqual([3, 0]);
});

test('twilight/forms/ammo-record: arms as people write them, and back', () => {
  const arms = armsOf('M16A2 (12) x3, dragunov, .22 BA x2, unarmed, Knife, or bayonet in hand');
  expect(arms?.slice(0, 3)).toEqual([
    { weapon: 'm16', rounds: 12, loads: 3 },
    { weapon: 'svd', rounds: null, loads: 0 },
    { weapon: '.22-ba', rounds: null, loads: 2 },
  ]);
  expect(armsOf('')).toBeNull();
  expect(armsOf('unarmed')).toEqual([]);
  const written = armsWritten([
    { weapon: 'knife', rounds: null, loads: 0 },
    { weapon: 'm16', rounds: 12, loads: 3 },
  ]);
  expect(armsOf(written)).toEqual([
    { weapon: 'knife', rounds: null, loads: 0 },
    { weapon: 'm16', rounds: 12, loads: 3 },
  ]);
  expect(attributesOf('fit 12, agl 9')).toEqual({ FIT: 12, AGL: 9 });
  expect(woundsOf('Left arm 4')).toEqual({ 'left-arm': 4 });
});

test('twilight/forms/ammo-record: more rounds than a magazine holds are refused with the rule, the place and what would do', () => {
  const read = parseParty({ people: [{ name: 'Anna', arms: [{ weapon: 'm16', rounds: 31 }] }] });
  expect(read).toMatchObject({
    ok: false,
    error: [{ field: 'people.0.arms.0.rounds', rule: 'twilight/forms/ammo-record', legal: ['0 to 30'], code: 'party' }],
  });
  const unknown = parseParty({ people: [{ name: 'Anna', arms: [{ weapon: 'ray gun' }] }] });
  expect(unknown).toMatchObject({ ok: false, error: [{ field: 'people.0.arms.0.weapon' }] });
  const parts = parseParty({ people: [{ name: 'Anna', wounds: { head: 2 } }] });
  expect(parts).toMatchObject({ ok: false, error: [{ rule: 'twilight/combat/npc-wounds' }] });
  const twice = parseParty({ people: [{ name: 'Anna', con: 4, attributes: SCORES }] });
  expect(twice).toMatchObject({ ok: false, error: [{ field: 'people.0.attributes' }] });
});
