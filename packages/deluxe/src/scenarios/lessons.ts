// Three short lessons by the book's own short rules (deluxe/II.1/introduction): driving, shooting, surviving.

import type { ScenarioFile } from './scenario-file.ts';

const LESSON = {
  ruleset: 'deluxe' as const,
  seats: [{ name: 'You' }, { name: 'Instructor' }],
};

/** Its gun is out: an empty car to learn in, and the instructor's beside it. */
const UNARMED = { car: 'js-killer-kart', damage: { weapons: { 'mg-front': { hits: 3 } } } } as const;

const driving = {
  ...LESSON,
  id: 'lesson-driving',
  title: 'Lesson 1: driving',
  summary: 'Nobody shoots. Drive a small car round two crates and through the gate. A few minutes.',
  turnLimit: 25,
  jumpStart: { gate: { vehicle: 0, x: 8, y: 10, radius: 1.5 } },
  map: {
    minX: 0,
    minY: 0,
    maxX: 12,
    maxY: 13,
    pillars: [
      { x: 3, y: 7, length: 2, width: 5, label: 'crates' },
      { x: 10.5, y: 6, length: 1, width: 2, label: 'crate' },
    ],
  },
  hints: [
    {
      id: 'driving/speed',
      isStep: true,
      topics: ['speed'],
      text: 'A turn is a second in ten phases. You move an inch in phase 1, 2, 3… until your speed is used up: at 30 mph, three inches. You may go 10 faster, or 10 or 20 slower.',
    },
    {
      id: 'driving/maneuver',
      isStep: true,
      topics: ['maneuver'],
      text: 'Each inch is straight on or a maneuver: a drift keeps your nose where it points, a swerve turns it. The first maneuver of a turn is free. The flag is the gate.',
    },
    {
      id: 'driving/second',
      isStep: true,
      topics: ['maneuver'],
      text: 'Every further maneuver of a turn needs a roll, and the faster you go the worse it is. Each answer says how likely you keep control. At 10 mph you may pivot on the spot.',
    },
    {
      id: 'driving/lost',
      events: ['control', 'skid', 'fishtail'],
      outcome: 'bad',
      text: 'Control was lost. Unfold the roll in the log. The book’s own table is lost in print: this one is ours, and says so. A skid costs the next move.',
    },
    {
      id: 'driving/crash',
      events: ['collision'],
      outcome: 'bad',
      text: 'A crash: a die of damage for every 10 mph, and you stand. After a whole turn at rest you may back off at 10 or 20 mph.',
    },
  ],
  vehicles: [
    { seat: 0, ...UNARMED, x: 4, y: 2, heading: 0, speed: 20 },
    { seat: 1, ...UNARMED, x: 11, y: 1.5, heading: 0, speed: 0 },
  ],
} satisfies ScenarioFile;

const shooting = {
  ...LESSON,
  id: 'lesson-shooting',
  title: 'Lesson 2: shooting',
  summary: 'An armored compact with two linked machine guns against an unarmed car that drives. Stop it.',
  turnLimit: 20,
  jumpStart: {},
  map: { minX: 0, minY: 0, maxX: 10, maxY: 10 },
  hints: [
    {
      id: 'shooting/aim',
      isStep: true,
      topics: ['speed'],
      text: 'Your guns look ahead. After everybody has moved in a phase, all who want to fire do so at the same moment. Bring your nose to bear, and come near.',
    },
    {
      id: 'shooting/fire',
      isStep: true,
      topics: ['fire'],
      wants: 'hit',
      text: 'Choose a side that faces you. Its chips say why the chance is what it is: each 4 inches cost one, front and rear one, a small car one; under an inch adds four.',
    },
    {
      id: 'shooting/damage',
      isStep: true,
      topics: ['fire', 'maneuver', 'speed'],
      events: ['damage'],
      text: 'Hits wear armor down, point by point. The last point takes the guns of that side along; what is left goes inside, to driver, gunner or plant by a die. Stay on one side.',
    },
    {
      id: 'shooting/once',
      topics: ['maneuver'],
      events: ['to-hit'],
      text: 'A gun and its gunner fire once in a turn. Wait for a good phase, but not too long.',
    },
  ],
  vehicles: [
    { seat: 0, car: 'js-mini-sherman', x: 4, y: 2, heading: 0, speed: 20, refit: { crew: [{ computer: 'computer' }] } },
    { seat: 1, ...UNARMED, x: 5, y: 6, heading: 270, speed: 10 },
  ],
} satisfies ScenarioFile;

const surviving = {
  ...LESSON,
  id: 'lesson-surviving',
  title: 'Lesson 3: surviving',
  summary:
    'Two armed cycles come up from behind, and you have smoke, armor and a gate to reach. Get through it, or stop them.',
  seats: [{ name: 'You' }, { name: 'Gang' }],
  turnLimit: 25,
  jumpStart: { gate: { vehicle: 0, x: 4, y: 21, radius: 3 } },
  map: { minX: 0, minY: 0, maxX: 8, maxY: 24 },
  hints: [
    {
      id: 'surviving/away',
      isStep: true,
      topics: ['speed'],
      text: 'They are behind you. Keep moving: far targets are hard to hit. Your back has the most armor, for armor may be laid out as you like before a fight.',
    },
    {
      id: 'surviving/smoke',
      isStep: true,
      topics: ['fire'],
      text: 'A smokescreen needs no roll: the cloud stays where you leave it, and every shot through it is at 2 less. But who fires it fires nothing else this turn.',
    },
    {
      id: 'surviving/sides',
      isStep: true,
      topics: ['maneuver'],
      events: ['damage'],
      text: 'Look at your sheet. Show them a side that still has armor: a swerve hides the one that is gone.',
    },
    {
      id: 'surviving/wounded',
      events: ['injury'],
      outcome: 'bad',
      text: 'Somebody is hit: wounded at the first point, out at the second, dead at the third. Body armor takes three more. A wounded driver rolls for control; without one the car only runs straight on.',
    },
  ],
  vehicles: [
    {
      seat: 0,
      car: 'js-mini-sherman',
      x: 4,
      y: 7,
      heading: 0,
      speed: 20,
      refit: { armor: { front: 28, right: 20, left: 20, back: 50 }, crew: [{ armor: 'bodyarmor' }] },
    },
    { seat: 1, car: 'js-shogun-100', x: 2.5, y: 3, heading: 0, speed: 20 },
    { seat: 1, car: 'js-shogun-100', x: 5.5, y: 3, heading: 0, speed: 20 },
  ],
} satisfies ScenarioFile;

/** In the order they are taken. */
export const LESSONS: readonly ScenarioFile[] = [driving, shooting, surviving];
