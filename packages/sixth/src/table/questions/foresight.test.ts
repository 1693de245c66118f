import type { Option, Preview } from '@hardtop/kernel';
import { startingParams } from '@hardtop/kernel';
import { expect, test } from 'vitest';
import { RECONSTRUCTED } from '../../catalog/reconstructed.ts';
import { CAR } from '../../catalog/turning-key.ts';
import { arenaSetup, at, build, car, gameOf, play } from '../../testing/arena.ts';
import { driveOne } from '../chapters/drive.ts';
import { carOf } from '../state/state.ts';
import { attackQuestion } from './attack-question.ts';
import { awayQuestion } from './driving-questions.ts';
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

const brief = (options: readonly Option[], id: string): Preview | undefined => {
  const option = options.find((one) => one.id === id);
  return option?.briefPreview?.(option === undefined ? {} : startingParams(option));
};

test('sixth/round/drive: in brief a move says where it ends and how it goes, and nothing that is not so in full', () => {
  const [short, full] = [brief(moves(2), 'turn-left-D2'), preview(moves(2), 'turn-left-D2')];
  expect(Object.keys(short ?? {}).sort()).toEqual(['brief', 'chances', 'facts', 'ghosts', 'text']);
  expect(short).toMatchObject({ brief: true, text: full.text });
  expect(short?.ghosts?.map(({ pose }) => pose)).toEqual([full.ghosts?.[0]?.pose]);
  expect(short?.chances?.[0]?.chance).toBeCloseTo(full.chances?.[0]?.chance ?? -1, 3);
  for (const [name, figure] of Object.entries(short?.facts ?? {}))
    expect(figure).toBeCloseTo(full.facts?.[name] ?? -1, 3);
});

test('sixth/attack/shoot: in brief an attack says what it promises', () => {
  const game = gameOf(SETUP);
  const options = attackQuestion(game, carOf(game.state, 'c1')).options();
  const [first] = options;
  const [short, full] = [brief(options, first?.id ?? ''), preview(options, first?.id ?? '')];
  expect(Object.keys(short ?? {}).sort()).toEqual(['brief', 'chances', 'facts', 'lines', 'text']);
  expect(short?.facts?.damage).toBeCloseTo(full.facts?.damage ?? -1, 3);
});

/** With its nose at the north edge. */
function atTheWall(walls: (typeof SETUP)['walls'] = []) {
  const game = gameOf(arenaSetup([build()], { poses: [at(6, 12 - 0.5 - CAR.nose)], walls }));
  Object.assign(car(game), { control: 2, speed: 2, points: 2 });
  return game;
}

test('sixth/push/walls: who would press into a wall sees where he turns to, to either side, and that it is no move of the key', () => {
  const game = atTheWall();
  const { ghosts, text, handfuls, chances } = preview(moveQuestion(game, car(game)).options(), 'turn-left-D2');
  expect(text).toBe('Pushes against a wall: costs a control token, a quarter turn to either side.');
  expect(ghosts?.map(({ pose }) => pose.h)).toEqual([900, 2700]);
  expect(handfuls).toBeUndefined();
  expect(chances?.[0]?.chance).toBe(1);
  // The ghost is where it comes to.
  const [left] = ghosts ?? [];
  play(game, driveOne(game, car(game)), 'straight', 'left');
  expect(car(game).pose.h).toBe(900);
  expect([car(game).pose.x, car(game).pose.y]).toEqual([
    expect.closeTo(left?.pose.x ?? 0, 1),
    expect.closeTo(left?.pose.y ?? 0, 1),
  ]);
});

test('sixth/push/stuck: where there is room to one side only the other is warned of, and where there is none all are', () => {
  const beside = (id: string, x: number) => ({ id, pose: at(x, 11.3), size: { length: 1.2, width: 0.2 } });
  const oneSide = atTheWall([beside('w1', 5.5)]);
  const { options, suggested } = awayQuestion(oneSide, car(oneSide));
  expect(suggested?.option).toBe('right');
  expect(options().map(({ preview: look }) => look({}).warnings)).toEqual([['Stuck'], []]);
  const tight = atTheWall([beside('w1', 5.5), beside('w2', 6.5)]);
  const { warnings, text } = preview(moveQuestion(tight, car(tight)).options(), 'straight');
  expect(warnings).toEqual(['Pushes against a wall', 'Stuck']);
  expect(text).toContain('two lengths back');
});

test('sixth/hardtop/reconstructed: cover of a barrier and the durability of a wreck are said to be ours', () => {
  const barrier = { id: 'k1', kind: 'barrier', pose: at(5, 4.6, 90), breaks: true } as const;
  const game = gameOf({ ...SETUP, tokens: [barrier] });
  game.state.tokens.push({ id: 'wreck-c9', kind: 'wreck', pose: at(7, 6), damage: 0, durability: 6, gone: false });
  const options = attackQuestion(game, carOf(game.state, 'c1')).options();
  const caveats = (target: string) => {
    const option = options.find(({ at: spot }) => spot?.piece === target);
    return option === undefined ? null : preview(options, option.id).caveats;
  };
  expect(caveats('c2')).toEqual([RECONSTRUCTED.obstacles]);
  expect(caveats('wreck-c9')).toContain(RECONSTRUCTED.wreckCover);
});
