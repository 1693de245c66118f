// Every figure of the catalogue against what was collected from the book and from public facts (`testing/figures.json`).

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ARENA, START_STRIPS } from './arena.ts';
import type { Card, CardEffect } from './card.ts';
import { CARD_IDS, CARDS } from './cards.ts';
import { CORE_CARDS } from './core-cards.ts';
import { DAMAGE_CARDS, DAMAGE_DECKS } from './damage-decks.ts';
import { CONTROL_BY_SPEED, CONTROL_BY_TIRES, MAX_SPEED_BY_TIRES, START, TRACKS } from './dashboard.ts';
import { type DiceCounts, FACE_RESULTS, FACES } from './dice.ts';
import { deckOf, GAME_SIZES, SIZE_IDS, SMALL_GAME } from './game-sizes.ts';
import { HAZARD_IDS, HAZARD_SIZE, HAZARDS, SCENARIO_CARDS } from './hazards.ts';
import { OBSTACLES } from './obstacles.ts';
import { PRINTED_NAMES } from './printed-names.ts';
import { ANGLE_STEP, CAR, SLIDE, SPIN, TURNING_KEY, ZONE_IDS, ZONES } from './turning-key.ts';

const numbers = z.record(z.string(), z.number());
const attack = z.object({ basic: z.number(), dice: numbers, wrench: z.string() });
const figuresSchema = z.object({
  dice: z.record(z.string(), z.array(z.array(z.number()))),
  zones: z.array(z.object({ zone: z.string(), from: z.number(), to: z.number(), dice: numbers, maneuver: z.boolean() })),
  key: z.object({ length: z.number(), width: z.number() }),
  car: numbers,
  slide: numbers,
  spin: numbers,
  angleStep: z.number(),
  dashboard: z.object({
    start: numbers,
    armorMost: z.number(),
    controlByTires: numbers,
    maxSpeedByTires: numbers,
    controlBySpeed: numbers,
  }),
  sizes: z.array(z.object({ id: z.string(), ap: z.number(), bp: z.number(), cp: z.number(), deck: z.string() })),
  sizeRules: numbers,
  deckSize: z.number(),
  cards: z.array(
    z.object({
      id: z.string(),
      printed: z.string(),
      type: z.string(),
      subtype: z.string().nullable(),
      cost: z.number(),
      copies: z.number(),
      durability: z.number().nullable(),
      restrictions: z.array(z.string()),
      core: z.boolean(),
      attack: attack.nullable(),
      effectDice: z.array(numbers),
      effectNumbers: z.array(z.number()),
      effects: z.number(),
      stats: z.object({ meanHit: z.number(), meanWrench: z.number(), maxBasicFromHits: z.number().optional() }).nullable(),
    }),
  ),
  damageDecks: z.record(z.string(), z.array(z.array(z.tuple([z.string(), z.number().nullable()])))),
  hazards: z.array(
    z.object({
      id: z.string(),
      copies: z.number(),
      dice: numbers.optional(),
      addResult: numbers.optional(),
      addResultOnManeuver: numbers.optional(),
    }),
  ),
  hazardCards: z.number(),
  hazardSize: z.tuple([z.number(), z.number()]),
  scenarioCards: z.array(z.number()),
  obstacles: z.array(
    z.object({
      id: z.string(),
      weight: z.string(),
      cover: z.string(),
      durability: z.number().nullable(),
      durabilityFaceUpOption: z.number().optional(),
      shape: z.unknown().optional(),
      perPlayerCount: z.number().optional(),
    }),
  ),
  arenaSide: z.number(),
  gaps: z.object({ corner: z.number(), gap: z.number() }),
  strips: z.record(z.string(), z.array(z.object({ centre: z.tuple([z.number(), z.number()]), axis: z.string() }))),
});

const figures = figuresSchema.parse(JSON.parse(readFileSync(new URL('../testing/figures.json', import.meta.url), 'utf8')));

/** By the track's numbers, `{ 0: …, 1: … }`. */
const numbered = (row: readonly number[]): Readonly<Record<string, number>> => Object.fromEntries(row.map((value, index) => [index, value]));

test('sixth/arena/results: every face of every die', () => {
  const faces = Object.entries(FACES).map(([color, six]) => [color, six.map((face) => Object.values(FACE_RESULTS[face]))]);
  expect(Object.fromEntries(faces)).toEqual(figures.dice);
});

test('sixth/maneuver/turn, sixth/arena/turning-key: the zones of the key in degrees, and what each adds', () => {
  const zones = ZONE_IDS.map((id) => ZONES[id]).map(({ id, from, to, dice, maneuver }) => ({
    zone: id,
    from: from / 10,
    to: to / 10,
    dice,
    maneuver,
  }));
  expect(zones).toEqual(figures.zones);
  expect(TURNING_KEY).toEqual(figures.key);
  expect(ANGLE_STEP / 10).toBe(figures.angleStep);
});

test('sixth/components/car, sixth/maneuver/slide: the car, the slide and the spins', () => {
  expect({ rectLengthCL: CAR.length, rectWidthCL: CAR.width, noseCL: CAR.nose, rearCL: CAR.rear }).toEqual(figures.car);
  expect([SLIDE.travel, SLIDE.angle / 10]).toEqual([figures.slide.travelCL, figures.slide.angleDeg]);
  expect(SPIN.map((tenths) => tenths / 10)).toEqual(Object.values(figures.spin));
});

test('sixth/components/dashboard: where tracks begin and end, and what they give', () => {
  expect(START).toEqual(figures.dashboard.start);
  expect(TRACKS.armor).toBe(figures.dashboard.armorMost);
  expect(numbered(CONTROL_BY_TIRES)).toEqual(figures.dashboard.controlByTires);
  expect(numbered(MAX_SPEED_BY_TIRES)).toEqual(figures.dashboard.maxSpeedByTires);
  expect(numbered(CONTROL_BY_SPEED)).toEqual(figures.dashboard.controlBySpeed);
});

test('sixth/setup/game-size, sixth/setup/deck: three usual sizes and where a small game ends', () => {
  expect(SIZE_IDS.map((id) => ({ id, ...GAME_SIZES[id], deck: deckOf(GAME_SIZES[id]) }))).toEqual(figures.sizes);
  expect(SMALL_GAME.mostBp).toBe(figures.sizeRules.deckA_maxBp);
  expect(SMALL_GAME.mostBp).toBe(figures.sizeRules.weaponCost6PlusNeedsBpOver);
  expect(deckOf({ bp: figures.sizeRules.deckB_minBp ?? 0 })).toBe('B');
});

test('sixth/build/copies: a deck of fifty', () => {
  const copies = Object.values(CORE_CARDS).reduce((sum, { copies }) => sum + copies, 0);
  expect(copies).toBe(figures.deckSize);
});

const diceIn = (effect: CardEffect): readonly DiceCounts[] => ('dice' in effect ? [effect.dice] : []);
const tokensIn = (effect: CardEffect): readonly number[] => {
  if ('tokens' in effect) return [effect.tokens];
  return effect.kind === 'gunnerDamage' ? [effect.basic] : [];
};

function restrictionsOf({ place, attack, exclusive }: Card): readonly string[] {
  const placed = { any: [], crew: [], front: ['FRONT ONLY'], back: ['BACK ONLY'], frontOrBack: ['FRONT/BACK'] }[place];
  return [...(attack?.range == null ? [] : [`RANGE ${attack.range}`]), ...(attack?.oneShot === true ? ['ONE-SHOT'] : []), ...(attack?.sideArcFire === true ? ['SIDE ARC FIRE'] : []), ...placed, ...(exclusive ? ['EXCLUSIVE'] : [])];
}

const shown = (id: keyof typeof PRINTED_NAMES) => {
  const card = CARDS[id];
  const { type, subtype, cost, copies, durability, effects, set } = card;
  const attack = card.attack && { basic: card.attack.basic, dice: card.attack.dice, wrench: card.attack.wrench };
  return {
    ...{ id, printed: PRINTED_NAMES[id], type, subtype, cost, copies, durability, attack, core: set === 'core' },
    restrictions: restrictionsOf(card),
    effectDice: effects.flatMap(diceIn),
    effectNumbers: effects.flatMap(tokensIn),
    effects: effects.length,
  };
};

test('sixth/build/cards: 35 cards of the core box and 48 of the expansions, figure by figure', () => {
  expect(CARD_IDS.map((id) => CARDS[id].id)).toEqual(CARD_IDS);
  expect(CARD_IDS.map(shown)).toEqual(figures.cards.map(({ stats: _, ...card }) => card));
  expect(CARD_IDS.filter((id) => CARDS[id].set === 'core')).toHaveLength(35);
});

test('sixth/attack/shoot: what the dice of a weapon come to on average agrees with the faces', () => {
  for (const { id, attack, stats } of figures.cards) {
    if (attack === null || stats === null) continue;
    const dice = Object.entries(attack.dice).flatMap(([color, count]) => new Array<string>(count).fill(color));
    const faces = dice.map((color) => figures.dice[color] ?? []);
    const mean = (icon: number): number => faces.reduce((sum, six) => sum + six.reduce((total, face) => total + (face[icon] ?? 0), 0) / six.length, 0);
    const most = faces.reduce((sum, six) => sum + Math.max(...six.map(([hit = 0]) => hit)), 0);
    expect([id, attack.basic + mean(0)]).toEqual([id, expect.closeTo(stats.meanHit, 1)]);
    expect([id, mean(2)]).toEqual([id, expect.closeTo(stats.meanWrench, 1)]);
    expect([id, attack.basic + most]).toEqual([id, stats.maxBasicFromHits ?? expect.any(Number)]);
  }
});

test('sixth/arena/damage-cards: both decks, line by line', () => {
  const lines = (deck: 'A' | 'B') => DAMAGE_DECKS[deck].map((id) => DAMAGE_CARDS[id].map(({ item, limit }) => [item, limit]));
  expect({ A: lines('A'), B: lines('B') }).toEqual(figures.damageDecks);
});

test('sixth/arena/hazards, sixth/arena/scenario-cards: what each adds, and how many there are', () => {
  for (const { id, copies, dice, addResult, addResultOnManeuver } of figures.hazards) {
    const hazard = Object.values(HAZARDS).find((one) => one.id === id);
    const adds = { skid: 0, wrench: 0, ...addResult, ...addResultOnManeuver };
    expect(hazard).toMatchObject({ copies, dice: dice ?? {}, adds, maneuversOnly: addResultOnManeuver !== undefined });
  }
  expect(HAZARD_IDS.reduce((sum, id) => sum + HAZARDS[id].copies, 0)).toBe(figures.hazardCards);
  expect([HAZARD_SIZE.length, HAZARD_SIZE.width]).toEqual(figures.hazardSize);
  expect(SCENARIO_CARDS).toEqual(figures.scenarioCards);
});

test('sixth/arena/obstacles: weight, cover, durability and size', () => {
  for (const { id, weight, cover, durability, durabilityFaceUpOption, perPlayerCount } of figures.obstacles) {
    const obstacle = Object.values(OBSTACLES).find(({ kind }) => kind === id);
    expect(obstacle).toMatchObject({ weight, cover, durability });
    expect([obstacle?.durabilityFaceUp, obstacle?.perPlayer]).toEqual([durabilityFaceUpOption, perPlayerCount]);
  }
  const shapes = figures.obstacles.map(({ shape }) => shape);
  expect(shapes).toContainEqual({ rect: [1, 0.25] });
  expect(OBSTACLES.barrier.shape).toEqual({ kind: 'rectangle', length: 1, width: 0.25 });
  expect(shapes).toContainEqual({ circleDiameter: 0.3 });
  expect(OBSTACLES.barrel.shape).toEqual({ kind: 'circle', diameter: 0.3 });
});

/** The axis of a strip is given from the x-axis or by name; a heading counts from north. */
const HEADINGS: Readonly<Record<string, number>> = { y: 0, '45': 3150, '135': 450 };

test('sixth/arena/edges, sixth/setup/starting-positions: the arena and its starting strips', () => {
  expect([ARENA.side, ARENA.leastCorner / 10, ARENA.leastGap]).toEqual([figures.arenaSide, figures.gaps.corner, figures.gaps.gap]);
  for (const [players, strips] of Object.entries(START_STRIPS)) {
    const expected = figures.strips[players]?.map(({ centre: [x, y], axis }) => ({ x, y, h: HEADINGS[axis] }));
    expect(strips).toEqual(expected);
  }
});
