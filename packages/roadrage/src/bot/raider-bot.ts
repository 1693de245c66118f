import { type Answer, type Bot, type BotChoice, type Decision, findOption } from '@hardtop/kernel';
import type { Setup } from '../scenarios/setup.ts';
import { gameIn } from '../table/state/looked-at.ts';
import type { State } from '../table/state/state.ts';
import { chooseAlone, chooseFor, fallback, vehicleAsked } from './choosing.ts';
import type { Temper } from './goal.ts';
import type { View } from './outlook.ts';
import { ownGoal } from './own-goal.ts';

/** How somebody drives, and what he makes of the enemy's guns and of his own: more than 1 keeps out of their way, and brings these to bear. */
interface Character {
  readonly temper: Temper;
  readonly fear: number;
  readonly guns: number;
  /** Says what comes of his answers, in figures; it takes a preview each. */
  readonly explains: boolean;
}

const RAIDER: Temper = { dread: 45, leastKeep: 0.5, speeds: 5, foresight: true, sharp: false };

function choose(view: View, decision: Decision, character: Character, evaluations: number): BotChoice {
  const { fear, guns, explains } = character;
  const game = gameIn(view);
  const own = vehicleAsked(game, decision);
  const explained = (answer: Answer, words: string): BotChoice => ({
    answer,
    why: explains ? `${words} ${figuresOf(decision, answer)}`.trim() : words,
  });
  if (own === null) return explained(chooseAlone(game, decision) ?? fallback(decision), 'Looks after himself.');
  const plain = ownGoal(game, own, true);
  const goal = fear === 1 ? plain : { ...plain, fear: plain.fear * fear, guns: plain.guns * guns };
  // A race or an escape is not won by what it does to others; along a road guesses at his answer cost more than they gain.
  const { objective, road } = game.setup;
  const isDuel = objective.kind === 'duel' && road === null && goal.foe !== null;
  const temper = isDuel || !character.temper.sharp ? character.temper : RAIDER;
  const answer = chooseFor(game, decision, own, goal, temper, evaluations) ?? fallback(decision);
  return explained(answer, `${own.name} ${goal.words}.`);
}

/** `Hard turn left: keeps control 83 %.` */
function figuresOf(decision: Decision, { option: id, params }: Answer): string {
  const option = findOption(decision, id);
  if (option === undefined) return '';
  const { chances = [], facts = {} } = option.preview(params);
  const said = chances.slice(0, 2).map(({ label, chance }) => `${label} ${Math.round(chance * 100)} %`);
  const points =
    facts.expected === undefined || facts.expected === 0
      ? []
      : [`${facts.expected.toFixed(1)} points of damage to expect`];
  const figures = [...said, ...points].join(', ');
  return figures === '' ? `${option.label}.` : `${option.label}: ${figures}.`;
}

function driver(about: Pick<Bot<Setup, State>, 'id' | 'title' | 'summary'>, character: Character): Bot<Setup, State> {
  return {
    ...about,
    choose: (view, decision, _random, { evaluations }) => choose(view, decision, character, evaluations),
  };
}

/** Our own driver: whatever the dice of the solitaire rules say, it goes for what wins the scenario. */
export const raiderBot = driver(
  {
    id: 'raider',
    title: 'Raider',
    summary: 'Goes for what wins: guns to bear, the inside line, the way out. Dreads losing control more than a hit.',
  },
  { temper: RAIDER, fear: 1, guns: 1, explains: false },
);

const MARSHAL: Temper = { ...RAIDER, sharp: true };

/** The strongest of them, and the adviser. */
export const marshalBot = driver(
  {
    id: 'iron-marshal',
    title: 'Iron Marshal',
    summary:
      'Thinks through what the enemy will answer, keeps out of his arcs of fire, and counts necks and tanks before it rams. The strongest.',
  },
  { temper: MARSHAL, fear: 1.7, guns: 0.7, explains: true },
);

export const maddyBot = driver(
  {
    id: 'mad-maddy',
    title: 'Mad Maddy',
    summary: 'Aggressive: shrugs off what hits her, takes bends as they come and would rather ram than wait.',
  },
  { temper: { ...RAIDER, dread: 20, leastKeep: 0.35, foresight: true }, fear: 0.3, guns: 1, explains: false },
);
