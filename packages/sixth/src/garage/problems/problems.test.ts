import { describe, expect, it, test } from 'vitest';
import type { Card } from '../../catalog/card.ts';
import { CARDS, type CardId } from '../../catalog/cards.ts';
import { GAME_SIZES } from '../../catalog/game-sizes.ts';
import { build } from '../../testing/arena.ts';
import type { Design, Place } from '../design/design.ts';
import type { Fitted } from '../design/fitted.ts';
import { costOf } from '../figures/cost.ts';
import { planOf } from '../figures/plan.ts';
import { exclusiveProblems } from './company.ts';
import { problemsOf } from './problems.ts';
import { USUAL } from './settings.ts';

const CREW: readonly CardId[] = ['rookieDriver', 'rookieGunner'];
const of = (cards: Partial<Record<Place, readonly CardId[]>>, changes: Partial<Design> = {}): Design =>
  build({ ...cards, crew: [...CREW, ...(cards.crew ?? [])] }, changes);
const codes = (design: Design, settings = USUAL) =>
  problemsOf(design, settings).map(({ code, rule }) => `${code} ${rule}`);
const LARGE = { size: GAME_SIZES.large };

describe('the check', () => {
  it.each([
    [
      'over-build sixth/setup/build-points',
      of({ front: ['rotaryMachineGun', 'rotaryMachineGun', 'antiTankGun', 'antiTankGun'] }),
    ],
    ['over-crew sixth/setup/crew-points', build({ crew: ['legendDriver', 'rookieGunner'] })],
    ['armor-points sixth/setup/armor-points', of({}, { size: { ap: 13, bp: 16, cp: 4 } })],
    ['armor-points sixth/setup/armor-points', of({}, { size: { ap: 0, bp: 16, cp: 4 } })],
    ['no-driver sixth/build/crew', build({ crew: ['rookieGunner'] })],
    ['no-gunner sixth/build/crew', build({ crew: ['rookieDriver'] })],
    ['drivers sixth/build/crew', build({ crew: [...CREW, 'amateurDriver'] })],
    ['gunners sixth/build/crew', build({ crew: [...CREW, 'rookieGunner'] })],
    ['front-only sixth/build/front-only', of({ left: ['boosterKit'] })],
    ['back-only sixth/build/back-only', of({ front: ['advancedBrakes'] })],
    ['front-back sixth/build/front-back', of({ left: ['siegeGun'] }, LARGE)],
    ['structure-side sixth/build/structure', of({ left: ['steelPlate', 'steelPlate'] })],
    ['accessory-twice sixth/build/accessories', of({ left: ['targetingComputer'], right: ['targetingComputer'] })],
    ['upgrade-twice sixth/build/upgrades', of({ crew: ['highDensityRadials', 'highDensityRadials'] })],
    ['upgrade-subtype sixth/build/upgrades', of({ crew: ['safetyCage', 'chassisBrace'] })],
    ['gear-twice sixth/build/gear', of({ crew: ['flakJacket', 'flakJacket'] })],
    ['sidearm-twice sixth/build/sidearms', of({ crew: ['assaultRifle', 'assaultRifle'] })],
    ['copies sixth/build/copies', of({ front: ['lightMachineGun', 'lightMachineGun', 'lightMachineGun'] })],
    ['expansion sixth/build/expansions', of({ front: ['smallMachineGun'] })],
  ] satisfies readonly [string, Design][])('finds %s', (expected, design) => {
    expect(codes(design)).toEqual([expected]);
  });

  it('passes what the rules allow', () => {
    expect(
      codes(of({ front: ['steelPlate'], back: ['steelPlate'], left: ['steelPlate'], right: ['steelPlate'] })),
    ).toEqual([]);
    expect(codes(of({ front: ['heavyMachineGun', 'heavyMachineGun'] }))).toEqual([]);
    expect(codes(of({ crew: ['flakJacket', 'holographicSight', 'assaultRifle'] }))).toEqual([]);
    expect(codes(of({ crew: ['safetyCage', 'highDensityRadials'] }))).toEqual([]);
  });
});

test('sixth/build/weapons: a weapon of 6 build points is refused at 24 and allowed at 25', () => {
  const at = (bp: number) => codes(of({ front: ['longGun'] }, { size: { ap: 6, bp, cp: 4 } }));
  expect([at(24), at(25)]).toEqual([['dear-weapon sixth/build/weapons'], []]);
});

test('sixth/build/copies, sixth/build/expansions: switches of the table', () => {
  const many = of({ front: ['lightMachineGun', 'lightMachineGun', 'lightMachineGun'] });
  expect(codes(many, { ...USUAL, anyCopies: true })).toEqual([]);
  expect(codes(of({ left: ['gatlingGun'] }), { ...USUAL, expansions: true })).toEqual([]);
});

test('sixth/build/exclusive: a made-up card shows that a car has one of them', () => {
  const made = (id: string): Card => ({ ...CARDS.targetingComputer, id, name: id, exclusive: true });
  const fitted = (id: string, place: Place): Fitted => ({ card: made(id), place, index: 0 });
  expect(exclusiveProblems([fitted('Crown', 'front')])).toEqual([]);
  expect(exclusiveProblems([fitted('Crown', 'front'), fitted('Sceptre', 'left')])).toMatchObject([
    { code: 'exclusive', where: 'Sceptre, left', message: 'Sceptre is exclusive, and so is another card of this car.' },
  ]);
});

test('sixth/build/cards: build points pay for what is on the car, crew points for who and what is in it', () => {
  const { bp, cp } = costOf(of({ front: ['antiTankGun', 'steelPlate', 'boosterKit'], crew: ['safetyCage'] }));
  expect([bp, cp]).toEqual([4 + 2 + 1 + 2, 0]);
  expect(costOf(build({ crew: ['amateurDriver', 'rookieGunner', 'flakJacket', 'assaultRifle'] }))).toMatchObject({
    bp: 0,
    cp: 2 + 1 + 1,
  });
});

test('sixth/build/rocket-pairs: the second on the same side is free, on another it is not', () => {
  expect(costOf(of({ front: ['rocket', 'rocket'] })).bp).toBe(3);
  expect(costOf(of({ front: ['rocket'], left: ['rocket'] })).bp).toBe(6);
  expect(costOf(of({ front: ['rocket'] })).bp).toBe(3);
});

test('sixth/build/hand-cannon: on every plan, for nothing', () => {
  expect(planOf(of({})).at(-1)).toMatchObject({ what: 'Hand Cannon', price: 'free', rule: 'sixth/build/hand-cannon' });
});
