import { type Correction, expectOk, Match, type Params, type Random, randomAnswer, streamOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { twilight } from '../play/ruleset.ts';
import { SCENARIOS } from '../scenarios/scenarios.ts';
import { fieldSetup, gameOf } from '../testing/fights.ts';
import { changesOf } from './corrections.ts';
import { personOf, type TwilightGame } from './state/state.ts';

const ANSWERS = 90;

function anyParams({ params }: Correction, random: Random): Params {
  return Object.fromEntries(
    params.map(({ name, min, max, step }) => [name, min + step * random.int(0, Math.floor((max - min) / step))]),
  );
}

/** Random answers with a correction on the map before every few of them. */
function play(file: unknown, seed: string): number {
  const started = Match.start(twilight, file, { seed });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const match = started.value;
  const random = streamOf(seed, 'corrections');
  for (let i = 0; i < ANSWERS && match.outcome === null; i++) {
    const offered = match
      .corrections()
      .filter(({ map }) => map !== undefined && (i % 30 === 0 || map.does === 'place'));
    const correction = random.pick(offered);
    if (i % 5 === 0) expectOk(match.amend(correction.id, anyParams(correction, random), 'Random.'));
    const decision = random.pick(match.decisions());
    expectOk(match.choose({ ask: decision.id, seat: decision.seat, ...randomAnswer(decision, random) }));
    twilight.view(match.setup, match.state, 'referee');
  }
  return match.events.filter(({ kind }) => kind === 'amend').length;
}

const noQuestion = (): never => {
  throw new Error('nobody is asked');
};

function amend(game: TwilightGame, id: string, params: Params = {}) {
  const change = changesOf(game).find((one) => one.id === id);
  if (change === undefined) throw new Error(`no change ${id}`);
  return change.make(params);
}

describe('a referee at the map of a fight', () => {
  it.each(SCENARIOS.map((file) => [file.id, file] as const))(
    '%s: whatever is placed, laid or taken away on the map, the fight goes on',
    (id, file) => {
      expect(play(file, id)).toBeGreaterThan(0);
    },
  );

  it('somebody is placed on a square that holds him, and taken off the map', () => {
    const game = gameOf(fieldSetup([{}, {}]), [], noQuestion);
    expect(amend(game, 'p1 place', { x: 7, y: 9 }).text).toBe('P1 stands at 7, 9.');
    expect(personOf(game.state, 'p1').at).toEqual({ l: 0, x: 7, y: 9 });
    amend(game, 'p1 remove');
    expect(personOf(game.state, 'p1')).toMatchObject({ condition: 'gone', at: null });
    expect(changesOf(game).some(({ id }) => id.startsWith('p1 '))).toBe(false);
  });

  it('a square of the map is where the board draws it, rows counted to the south', () => {
    const game = gameOf(fieldSetup([{ at: { x: 3, y: 4 } }, {}]), [], noQuestion);
    const map = changesOf(game).find(({ id }) => id === 'p1 place')?.map;
    const piece = twilight.view(game.setup, game.state, 'referee').pieces.find(({ id }) => id === 'p1');
    if (map?.does !== 'place') throw new Error('not placed on the map');
    expect({ x: map.x.zero + 3 * map.x.step, y: map.y.zero + 4 * map.y.step }).toEqual({
      x: piece?.pose.x,
      y: piece?.pose.y,
    });
  });

  it('smoke, fire and rubble are laid, no rubble on anybody; a mine is taken away before those who know of it', () => {
    const game = gameOf(fieldSetup([{}, {}]), [], noQuestion);
    amend(game, 'new smoke 0', { x: 5, y: 5 });
    amend(game, 'new fire 0', { x: 6, y: 5 });
    expect(amend(game, 'new crater 0', { x: 0, y: 0 }).text).toMatch(/no rubble/);
    amend(game, 'new crater 0', { x: 9, y: 9 });
    expect(game.state.things.map(({ kind }) => kind)).toEqual(['smoke', 'fire', 'crater']);
    expect(amend(game, 'p1 place', { x: 9, y: 9 }).text).toMatch(/nobody can stand/);
    const [smoke] = game.state.things;
    if (smoke !== undefined) smoke.known = 1;
    expect(amend(game, `${smoke?.id} remove`)).toMatchObject({ to: [0] });
    expect(game.state.things).toHaveLength(2);
  });
});
