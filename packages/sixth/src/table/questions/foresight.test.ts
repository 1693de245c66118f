import type { Option, Preview } from '@hardtop/kernel';
import { startingParams } from '@hardtop/kernel';
import { expect, test } from 'vitest';
import { RECONSTRUCTED } from '../../catalog/reconstructed.ts';
import { arenaSetup, at, build, car, gameOf } from '../../testing/arena.ts';
import { carOf } from '../state/state.ts';
import { attackQuestion } from './attack-question.ts';
import { moveQuestion } from './move-question.ts';
import { rerollQuestion } from './reroll-question.ts';

const SETUP = arenaSetup([build({ front: ['longGun'] }), build()], { poses: [at(5, 3), at(5, 6)] });

function preview(options: readonly Option[], id: string): Preview {
  const option = options.find((one) => one.id === id);
  if (option === undefined) throw new Error(`no ${id}`);
  return option.preview(startingParams(option));
}

const sumOf = (chances: readonly number[] = []): number => chances.reduce((sum, chance) => sum + chance, 0);

function moves(control: number): readonly Option[] {
  const game = gameOf(SETUP);
  Object.assign(car(game), { control, speed: 3, points: 3 });
  return moveQuestion(game, carOf(game.state, 'c1')).options();
}

test('sixth/round/drive: each zone of the key is an option with its wedge, its dice, and a ghost that lies in it', () => {
  const options = moves(2);
  expect(options.map(({ id }) => id)).toEqual([
    'straight',
    ...['slight-left', 'slight-right', 'slide-left', 'slide-right'],
    ...['D1', 'D2', 'D3', 'D4'].flatMap((zone) => [`turn-left-${zone}`, `turn-right-${zone}`]),
  ]);
  const { ghosts, outlines, handfuls, caveats } = preview(options, 'turn-left-D2');
  expect(ghosts?.[0]?.pose.h).toBe(450);
  expect(outlines?.map(({ label, points }) => [label, points[0]])).toEqual([['D2', { x: 4.75, y: 3.5 }]]);
  expect(handfuls).toEqual([
    {
      label: 'Driving',
      dice: [
        { die: 'yellow', count: 4 },
        { die: 'green', count: 1 },
      ],
    },
  ]);
  expect(caveats).toEqual([RECONSTRUCTED.zones, RECONSTRUCTED.pivot]);
});

test('sixth/maneuver/results: every number of skids and wrenches has its chance, those beyond the control in hand marked', () => {
  const { histograms, ghosts } = preview(moves(2), 'turn-left-D2');
  expect(histograms?.map(({ icon, badFrom }) => [icon, badFrom])).toEqual([
    ['skid', 2],
    ['wrench', 1],
  ]);
  for (const { chances } of histograms ?? []) expect(sumOf(chances)).toBeCloseTo(1, 2);
  // Four yellow and a green die: nothing skids in (2/3)^4 * 5/6.
  expect(histograms?.[0]?.chances[0]).toBeCloseTo((2 / 3) ** 4 * (5 / 6), 3);
  expect(ghosts?.map(({ danger }) => danger === true)).toEqual([false, true]);
  expect(preview(moves(9), 'turn-left-D2').ghosts).toHaveLength(1);
});

test('sixth/attack/shoot: the dice of both sides, and the damage against the armor of that side', () => {
  const game = gameOf(SETUP);
  Object.assign(car(game, 2), { speed: 2, control: 3 });
  const options = attackQuestion(game, car(game)).options();
  const { handfuls, histograms } = preview(options, 'driver:0>c2:back');
  expect(handfuls?.map(({ label, dice }) => [label, dice.length])).toEqual([
    ['Attack', 2],
    ['Defense', 1],
  ]);
  expect(histograms?.map(({ title, badFrom }) => [title, badFrom])).toEqual([['Damage, 4 armor there', 5]]);
  expect(sumOf(histograms?.[0]?.chances)).toBeCloseTo(1, 2);
});

test('sixth/round/re-rolls: the roll as it lies, the die marked, and what it would come to', () => {
  const game = gameOf(SETUP);
  const dice = [
    { color: 'yellow', face: 'hit' },
    { color: 'red', face: 'skid' },
  ] as const;
  const about = { seat: 0, topic: 'reroll', car: 'c1', roll: 'attack' } as const;
  const asked = { ...about, dice, free: 1, wrenches: false, open: 0 };
  const { handfuls, histograms, chances } = preview(rerollQuestion(car(game), asked).options(), 'red-skid');
  expect(handfuls?.[0]?.dice).toEqual([
    { die: 'yellow', icons: ['hit'] },
    { die: 'red', icons: ['skid'], marked: true },
  ]);
  expect(histograms?.[0]).toMatchObject({ title: 'Hits after it, 1 now', from: 1, chances: [0.6667, 0.3333] });
  expect(chances?.[0]?.chance).toBeCloseTo(1 / 3);
});
