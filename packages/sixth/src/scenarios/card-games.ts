// Games of the four numbered cards: a race, ground that nobody knows, a countdown.

import type { ScenarioFile } from './scenario-schema.ts';

const seats = (...names: readonly string[]) => names.map((name) => ({ name }));
const cars = (...ids: readonly string[]) => ids.map((car, seat) => ({ seat, car }));

/** Round four cards; whoever has crossed the first may fire. */
export const checkpointRace: ScenarioFile = {
  ruleset: 'sixth',
  id: 'checkpoint-race',
  title: 'Round the numbers',
  summary: 'Once round four checkpoints; nobody fires before the first. The first home wins, or the last one driving.',
  size: 'medium',
  roundLimit: 40,
  fire: 'checkpoint',
  race: { laps: 1 },
  arena: {
    side: 14,
    walls: [{ x: 7, y: 7, length: 2, width: 2 }],
    numbers: [
      { number: 0, use: 'checkpoint', x: 10.5, y: 3.5, heading: 45 },
      { number: 1, use: 'checkpoint', x: 10.5, y: 10.5, heading: 135 },
      { number: 2, use: 'checkpoint', x: 3.5, y: 10.5, heading: 45 },
      { number: 3, use: 'checkpoint', x: 3.5, y: 3.5, heading: 135 },
    ],
  },
  seats: seats('Amber', 'Cobalt', 'Crimson'),
  cars: cars('rocket-sled', 'sawtooth', 'broadside'),
};

/** What lies under the cards nobody knows, not even who laid them. */
export const puddles: ScenarioFile = {
  ruleset: 'sixth',
  id: 'puddles',
  title: 'Harmless puddles',
  summary:
    'Three cards of which nobody knows what they are, and one that has barrels rolled in. The Tire Biter is the underdog.',
  size: 'small',
  arena: {
    hazards: [{ kind: 'mud', x: 6, y: 3 }],
    numbers: [
      {
        ...{ number: 0, use: 'trigger', x: 6, y: 6 },
        lays: {
          hazards: [{ kind: 'oil', x: 6, y: 9 }],
          tokens: [
            { kind: 'barrel', x: 4.5, y: 6 },
            { kind: 'barrel', x: 7.5, y: 6 },
          ],
        },
      },
      { number: 1, use: 'hazard', hidden: true, hazard: null, x: 3, y: 6, heading: 90 },
      { number: 2, use: 'hazard', hidden: true, hazard: null, x: 9, y: 6, heading: 90 },
      { number: 3, use: 'hazard', hidden: true, hazard: null, x: 6, y: 10.5, heading: 90 },
    ],
  },
  seats: seats('Amber', 'Cobalt'),
  cars: cars('longshot', 'tire-biter'),
};

/** Three rounds to find a place. */
export const threeTwoOne: ScenarioFile = {
  ruleset: 'sixth',
  id: 'three-two-one',
  title: 'Three, two, one',
  summary:
    'Nobody fires before the countdown has run out; then barriers come up in the middle. The Thunderhead is the underdog.',
  size: 'large',
  countdown: {
    from: 3,
    opensFire: true,
    lays: {
      tokens: [
        { kind: 'barrier', x: 4.5, y: 6, breaks: true },
        { kind: 'barrier', x: 7.5, y: 6, breaks: true },
      ],
    },
  },
  seats: seats('Amber', 'Cobalt'),
  cars: cars('thunderhead', 'harrier'),
};
