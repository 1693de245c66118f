// The round on a card. Own words, short; the rule cited has the rest.

import type { PlaySequence } from '@hardtop/kernel';
import { RECONSTRUCTED } from './catalog/reconstructed.ts';

export const SEQUENCE = {
  title: 'A round, step by step',
  steps: [
    {
      title: 'Check speed',
      phase: 1,
      lines: ['All at once: who is faster than the tires allow slows down to that.'],
      rule: 'sixth/round/check-speed',
    },
    {
      title: 'Take control',
      phase: 1,
      lines: [
        'Control for the speed, the tires and the cards; aces for the cards. Whoever has no control is out of control.',
      ],
      rule: 'sixth/round/take-control',
    },
    {
      title: 'Manage fires',
      phase: 2,
      lines: ['In order: two control put a fire out. A fire that burns on takes a point of its side.'],
      rule: 'sixth/round/manage-fires',
    },
    {
      title: 'Adjust speed',
      phase: 3,
      lines: ['In order, each in turn: one step up or down, or none. A second step costs power, or a tire to brake.'],
      rule: 'sixth/round/adjust-speed',
    },
    {
      title: 'Drive',
      phase: 3,
      lines: [
        'A movement point for each point of speed, all of them spent.',
        'Straight or slightly turned costs nothing. A slide or a turn is an ace, and dice: yellow for the speed, more for each zone of the key.',
        'Blue dice for rough ground, others for hazards.',
      ],
      rule: 'sixth/round/drive',
    },
    {
      title: 'Driving roll',
      phase: 3,
      lines: [
        'A control for each skid, a tire for each wrench. A skid that cannot be paid is a tire and a spin; five flip the car.',
      ],
      rule: 'sixth/maneuver/results',
    },
    {
      title: 'Attack',
      phase: 4,
      lines: ['In order: each of the crew attacks once, each weapon fires once, at what is in its arc.'],
      rule: 'sixth/attack/attacking',
    },
    {
      title: 'Defend',
      phase: 4,
      lines: [
        'A yellow die for each point of speed, and what cards and cover give. A re-roll for each key of range; then an ace each.',
      ],
      rule: 'sixth/attack/defending',
    },
    {
      title: 'Take damage',
      phase: 4,
      lines: ["The side's armor first. What is beyond it goes inside: one card says where."],
      rule: 'sixth/damage/basic',
    },
    {
      title: 'End of the round',
      phase: 4,
      lines: ['All tokens go back. The marker of the first player passes to the left.'],
      rule: 'sixth/round/end',
    },
  ],
  caveats: Object.values(RECONSTRUCTED),
} as const satisfies PlaySequence;
