import { advise, botChoice, expectOk, Match, randomAnswer, streamOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { driverBot } from '../bot/driver-bot.ts';
import { LESSONS } from '../scenarios/lessons.ts';
import { deluxe } from './ruleset.ts';

const PUPIL = 0;
/** More questions than these are no short lesson. */
const MOST = 50;

interface Taken {
  readonly topics: readonly string[];
  readonly winners: readonly number[];
}

/** A lesson as the page sets it up, by who does what is suggested or whatever comes to his mind. */
function taken(file: unknown, seed: string, isTrusting: boolean): Taken {
  const started = Match.start(deluxe, file, { seed });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const match = started.value;
  match.giveUsualOrders([PUPIL]);
  const [machine, person] = [streamOf(seed, 'bot'), streamOf(seed, 'person')];
  const topics: string[] = [];
  while (match.outcome === null) {
    const [decision] = match.decisions();
    if (decision === undefined) throw new Error('nobody is asked');
    if (decision.seat === PUPIL) topics.push(decision.topic);
    const known = { setup: match.knownSetup(PUPIL), state: match.known(PUPIL), seat: PUPIL };
    const advice = isTrusting ? advise(deluxe, known, decision)?.answer : undefined;
    const own = advice ?? randomAnswer(decision, person);
    const answer = decision.seat === PUPIL ? own : botChoice(match, decision, driverBot, machine).answer;
    expectOk(match.choose({ ask: decision.id, seat: decision.seat, ...answer }));
  }
  return { topics, winners: match.outcome.winners };
}

describe('the lessons', () => {
  it('are three, and the page lists them in order', () => {
    const listed = deluxe.scenarios.filter(({ lesson }) => lesson !== undefined);
    expect(listed.map(({ id, lesson }) => [id, lesson])).toEqual([
      ['lesson-driving', 1],
      ['lesson-shooting', 2],
      ['lesson-surviving', 3],
    ]);
  });

  it.each(LESSONS.map((file) => [file.id, file] as const))(
    '%s: is short, won by advice, and comes to what it explains',
    (_id, file) => {
      const asked = (file.hints ?? []).filter(({ isStep }) => isStep === true).flatMap(({ topics = [] }) => topics);
      for (const seed of ['a', 'b', 'c']) {
        const { topics, winners } = taken(file, seed, true);
        expect(winners).toEqual([PUPIL]);
        expect(topics.length).toBeLessThanOrEqual(MOST);
        expect(topics).toEqual(expect.arrayContaining(asked));
        // Whatever somebody presses, it comes to an end.
        taken(file, seed, false);
      }
    },
  );
});
