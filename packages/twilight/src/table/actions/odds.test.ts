// What is shown before an attack against what comes of it: every face of every die that the rules throw is gone through.

import { answerOf, type Option, type Params, startingParams } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { throughAll } from '../../testing/enumerate.ts';
import { person, type TestGame } from '../../testing/fights.ts';
import { arm, fight, type PersonFile } from '../../testing/shooting.ts';
import type { TwilightGame } from '../state/state.ts';
import { kindOf } from './list.ts';

/** Points of damage with their chances. */
function enumerate(start: TestGame, option: string, params: Params): ReadonlyMap<number, number> {
  const points = new Map<number, number>();
  throughAll(
    start,
    [],
    (game) => kindOf(option).perform(game, person(game), answerOf(option, params)),
    ({ game, chance }) => {
      const total = hurtOf(game) - hurtOf(start);
      points.set(total, (points.get(total) ?? 0) + chance);
    },
  );
  return points;
}

const hurtOf = ({ state }: TwilightGame): number => {
  const target = state.people[1];
  return target === undefined ? 0 : target.total + Object.values(target.wounds).reduce((sum, one) => sum + one, 0);
};

const SHOOTER: Partial<PersonFile> = { type: 'experienced', attributes: { STR: 10 } };
const TARGET: Partial<PersonFile> = { facing: 6, attributes: { AGL: 20, CON: 20, STA: 20, STR: 20 } };

function optionOf(game: TestGame, id: string): Option {
  const who = person(game);
  const found = kindOf(id)
    .options(game, who, null)
    .find((option) => option.id === id);
  if (found === undefined) throw new Error(`${id} is not offered`);
  return found;
}

function expectShown(game: TestGame, id: string, params: Params): void {
  const option = optionOf(game, id);
  const all = { ...startingParams(option), ...params };
  const { histograms = [], facts } = option.preview(all);
  const points = enumerate(game, id, all);
  const shown = histograms[0]?.chances ?? [];
  expect([...points.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  // What is shown is rounded to ten thousandths.
  for (let i = 0; i < 24; i++)
    expect(Math.abs((shown[i] ?? 0) - (points.get(i) ?? 0)), `${i} points`).toBeLessThan(5.1e-5);
  const mean = [...points].reduce((sum, [one, chance]) => sum + one * chance, 0);
  expect(facts?.damage ?? option.facts?.(all).damage).toBeCloseTo(mean, 9);
}

const shots: readonly [string, 'single' | 'burst', number, number, Partial<PersonFile>][] = [
  ['9mm-par', 'single', 1, 1, {}],
  ['9mm-par', 'single', 4, 1, { armor: ['kevlar-vest', 'kevlar-helmet'] }],
  ['makarov', 'single', 2, 1, { posture: 'prone' }],
  ['.22-pistol', 'single', 1, 1, { kind: 'character', coolness: 3, armor: ['steel-helmet'] }],
  ['.45', 'single', 9, 1, { posture: 'prone', facing: 2 }],
  ['.38-special', 'single', 3, 1, { facing: 0 }],
  ['crossbow', 'single', 3, 1, { armor: ['flak-jacket'] }],
  ['.22-ba', 'single', 11, 1, {}],
  ['uzi', 'burst', 14, 1, {}],
  ['sterling', 'burst', 13, 1, { armor: ['kevlar-vest', 'kevlar-helmet'] }],
  ['mp5', 'burst', 12, 1, { posture: 'prone' }],
  ['m16', 'burst', 18, 1, { armor: ['kevlar-vest'] }],
  ['g11', 'burst', 19, 1, {}],
  ['ak-74', 'burst', 18, 1, { armor: ['steel-helmet'] }],
];

describe('twilight/combat/direct-fire: what is shown', () => {
  it.each(shots)('%s, %s at %i squares', (what, mode, squares, times, changes) => {
    const game = fight(
      [
        { ...SHOOTER, items: [arm(what)] },
        { ...TARGET, ...changes, at: { x: squares, y: 0 } },
      ],
      [],
    );
    expectShown(game, `fire:${person(game).hands}:${mode}:p2`, { shots: times });
  });
  it('an aimed shot', () => {
    const game = fight(
      [
        { ...SHOOTER, items: [arm('tokarev')] },
        { ...TARGET, at: { x: 3, y: 0 } },
      ],
      [],
    );
    const item = person(game).hands ?? '';
    person(game).aim = { target: 'p2', at: null, item, since: 0 };
    expectShown(game, `fire:${item}:single:p2`, { shots: 1 });
  });
});

const ROOM = { levels: [{ id: 'room', width: 20, height: 20, grid: 2 as const }] };

describe('twilight/combat/action-melee: what is shown', () => {
  it.each(['club', 'hatchet', 'bottle'] as const)('a %s', (what) => {
    const game = fight(
      [
        { ...SHOOTER, items: [{ kind: 'melee', what }] },
        { ...TARGET, armor: ['kevlar-helmet'], at: { x: 1, y: 0 } },
      ],
      [],
      ROOM,
    );
    expectShown(game, `melee:${person(game).hands}:p2`, {});
  });
  it('a rifle butt on who wears a vest', () => {
    const game = fight(
      [
        { ...SHOOTER, items: [arm('m16')] },
        { ...TARGET, armor: ['kevlar-vest'], at: { x: 1, y: 0 } },
      ],
      [],
      ROOM,
    );
    expectShown(game, `melee:${person(game).hands}-butt:p2`, {});
  });
  it('a strike', () => {
    const game = fight([SHOOTER, { ...TARGET, at: { x: 1, y: 0 } }], [], ROOM);
    expectShown(game, 'body:strike:p2', {});
  });
  it('a thrown bottle', () => {
    const game = fight(
      [
        { ...SHOOTER, items: [{ kind: 'melee', what: 'bottle' }] },
        { ...TARGET, at: { x: 9, y: 0 } },
      ],
      [],
      ROOM,
    );
    expectShown(game, `throw:${person(game).hands}:p2`, {});
  });
});
