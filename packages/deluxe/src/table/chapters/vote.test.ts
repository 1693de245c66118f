import { answerOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { Duel } from '../../testing/duel.ts';

const MAP: ScenarioFile['map'] = {
  minX: 0,
  minY: 0,
  maxX: 40,
  maxY: 40,
  gates: [
    { wall: 'south', at: 20 },
    { wall: 'north', at: 20 },
    { wall: 'west', at: 20 },
  ],
};

const ENTRANCES = [
  { x: 20, y: 0.6, heading: 0, speed: 20 },
  { x: 20, y: 39.4, heading: 180, speed: 20 },
  { x: 0.6, y: 20, heading: 270, speed: 20 },
];

/** Two or three cars far apart; the evening is over after two turns. */
function evening(dice: readonly number[] = [], cars = 3): Duel {
  return new Duel(ENTRANCES.slice(0, cars), {
    map: MAP,
    objective: { kind: 'amateur-night' },
    event: { identical: true, leaveAfter: 1 },
    turnLimit: 2,
    dice,
  });
}

type Votes = readonly (readonly [string, number] | null)[];

/** Everybody stands still, then votes. */
function votes(given: Votes, dice: readonly number[] = []): Duel {
  const duel = evening(dice);
  duel.until(0, 'vote');
  for (const [seat, ballot] of given.entries()) {
    const { id } = duel.asked(seat);
    const answer = ballot === null ? answerOf('nobody') : answerOf(`vote:${ballot[0]}`, { points: ballot[1] });
    expect(duel.match.choose({ ask: id, seat, ...answer }).ok).toBe(true);
  }
  return duel;
}

const given = (duel: Duel): readonly (number | undefined)[] =>
  ['v1.1', 'v2.1', 'v3.1'].map((id) => duel.state.story.people[id]?.voted);

describe('deluxe/VII.2/prestige: the vote', () => {
  it('as the evening ends everybody is asked in secret, for the others alone, and prestige is shown', () => {
    const duel = evening().until(0, 'vote');
    expect(duel.match.outcome).toBeNull();
    expect(duel.match.decisions().map(({ seat, topic }) => [seat, topic])).toEqual([
      [0, 'vote'],
      [1, 'vote'],
      [2, 'vote'],
    ]);
    const options = duel.asked(0).options();
    expect(options.map(({ id }) => id)).toEqual(['nobody', 'vote:v2.1', 'vote:v3.1']);
    expect(options[1]?.preview({ points: 1 })).toMatchObject({
      text: 'Prestige 1 as it stands; more than half of the ballots are needed.',
      modifiers: [{ value: 1 }],
    });
  });

  it('what more than half of the ballots reach is given, and may decide who has won', () => {
    const duel = votes([['v3.1', 3], ['v3.1', 2], null]);
    expect(given(duel)).toEqual([undefined, undefined, 2]);
    expect(duel.texts('vote')).toEqual(['The vote is in: driver of Stinger 3 is given 2 more prestige.']);
    expect(duel.match.outcome).toMatchObject({ kind: 'win', winners: [2] });
  });

  it('without a majority nobody is given anything', () => {
    const duel = votes([
      ['v2.1', 3],
      ['v3.1', 3],
      ['v1.1', 3],
    ]);
    expect(given(duel)).toEqual([undefined, undefined, undefined]);
    expect(duel.texts('vote')).toEqual(['The vote is in: nobody is given any more prestige.']);
    expect(duel.match.outcome).toMatchObject({ kind: 'draw' });
  });

  it.each([
    [4, 3],
    [3, undefined],
  ])('H-294: two ballots are even, and a %i in the referee’s place gives %s', (die, points) => {
    const duel = evening([die], 2).until(0, 'vote');
    duel.match.choose({ ask: duel.asked(0).id, seat: 0, ...answerOf('vote:v2.1', { points: 3 }) });
    duel.match.choose({ ask: duel.asked(1).id, seat: 1, ...answerOf('nobody') });
    expect(duel.state.story.people['v2.1']?.voted).toBe(points);
  });
});
