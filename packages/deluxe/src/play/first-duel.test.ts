import {
  advise,
  bestShotOf,
  botChoice,
  type Decision,
  expectOk,
  Match,
  type Random,
  randomAnswer,
  streamOf,
} from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { driverBot } from '../bot/driver-bot.ts';
import { FIRST_DUEL } from '../scenarios/arena.ts';
import { deluxe } from './ruleset.ts';

const NEWCOMER = 0;
const SEEDS = Array.from({ length: 20 }, (_, i) => `newcomer ${i}`);
/** More questions than these and nobody plays a second duel. */
const MOST = 20;
/** Below this chance nobody is asked about a shot. */
const HOPELESS = 0.1;

type Duel = Match<Parameters<typeof deluxe.begin>[0], ReturnType<typeof deluxe.begin>, ReturnType<typeof deluxe.view>>;
type Newcomer = (match: Duel, decision: Decision, random: Random) => { readonly option: string };

/** Does what is marked as suggested. */
const trusting: Newcomer = (match, decision) => {
  const known = { setup: match.knownSetup(NEWCOMER), state: match.known(NEWCOMER), seat: NEWCOMER };
  return advise(deluxe, known, decision)?.answer ?? randomAnswer(decision, streamOf('nothing', 'advised'));
};

/** Presses whatever carries no warning. */
const fumbling: Newcomer = (_match, decision, random) => {
  const isWarned = (option: string, params: ReturnType<typeof randomAnswer>['params']) =>
    (
      decision
        .options()
        .find(({ id }) => id === option)
        ?.preview(params).warnings ?? []
    ).length > 0;
  let answer = randomAnswer(decision, random);
  for (let tries = 0; tries < 50 && isWarned(answer.option, answer.params); tries++)
    answer = randomAnswer(decision, random);
  return answer;
};

interface Asked {
  readonly topic: string;
  /** The best chance among the shots, where it is about shots. */
  readonly best: number | null;
}

/** The guided duel as the page sets it up, against the first bot; what the newcomer was asked until it was over. */
function played(seed: string, newcomer: Newcomer): readonly Asked[] {
  const started = Match.start(deluxe, deluxe.scenarios.find(({ isFirst }) => isFirst === true)?.file, { seed });
  if (!started.ok) throw new Error('the first duel does not start');
  const match = started.value;
  match.giveUsualOrders([NEWCOMER]);
  const [machine, person] = [streamOf(seed, 'bot'), streamOf(seed, 'person')];
  const questions: Asked[] = [];
  while (match.outcome === null) {
    const decision = match.decisions()[0];
    if (decision === undefined) throw new Error('nobody is asked');
    const isOurs = decision.seat === NEWCOMER;
    if (isOurs)
      questions.push({ topic: decision.topic, best: decision.topic === 'fire' ? bestShotOf(decision) : null });
    const answer = isOurs ? newcomer(match, decision, person) : botChoice(match, decision, driverBot, machine).answer;
    expectOk(match.choose({ ask: decision.id, seat: decision.seat, ...answer }));
  }
  return questions;
}

describe('the first duel', () => {
  const kinds: readonly [string, Newcomer][] = [
    ['takes what is suggested', trusting],
    ['takes anything without a warning', fumbling],
  ];

  it.each(kinds)('of who %s asks little, and nothing hopeless', (_who, newcomer) => {
    const duels = SEEDS.map((seed) => played(seed, newcomer));
    expect(duels.map(({ length }) => length).filter((count) => count > MOST)).toEqual([]);
    expect(duels.flat().filter(({ best }) => best !== null && best < HOPELESS)).toEqual([]);
    if (newcomer === fumbling) return;
    // Whoever follows the advice comes to all that the guide explains.
    for (const questions of duels)
      expect(questions.map(({ topic }) => topic)).toEqual(expect.arrayContaining(['speed', 'maneuver', 'fire']));
  });

  it('is a scenario of its own', () => {
    expect(deluxe.scenarios.filter(({ isFirst }) => isFirst === true).map(({ id }) => id)).toEqual([FIRST_DUEL]);
  });
});
