import type { PlaySequence } from '@hardtop/kernel';

/** How a turn goes, for a card beside the table. */
export const SEQUENCE = {
  title: 'A turn of thirty seconds',
  steps: [
    {
      title: 'Declare',
      lines: [
        'Somebody may do one thing all turn: he acts in every phase, first of all.',
        'While nobody is in contact each squad says what it does, and the turn passes at once.',
      ],
      rule: 'twilight/combat/repetition',
    },
    {
      title: 'Phases six to one',
      lines: [
        'In each phase those act whose initiative reaches it: the slowest of them first.',
        'Between equals the higher agility less the bulk of the weapon goes first.',
      ],
      rule: 'twilight/combat/turn-sequence',
    },
    {
      title: 'One action',
      lines: [
        'Fire, aim, reload, move, get down, ready something, strike, throw, talk.',
        'After a walk or a trot one may still fire or strike.',
      ],
      rule: 'twilight/combat/actions',
    },
    {
      title: 'Opportunity fire',
      lines: ['Whoever aims where somebody moves may fire at once, once a phase.'],
      rule: 'twilight/combat/opportunity-fire',
    },
    {
      title: 'End of turn',
      lines: ['Fires burn, the badly wounded roll to stay conscious, smoke thins.'],
      rule: 'twilight/combat/serious-wounds',
    },
  ],
  caveats: [
    'Melee, throwing, tasks, NPC levels and more are not printed in this book: ours are reconstructions, and say so.',
  ],
} as const satisfies PlaySequence;
