import { describe, expect, it } from 'vitest';
import { describeContract, firstLeak } from './contract.ts';
import type { Seat } from './decision.ts';
import { botChooser, playOut } from './driver.ts';
import { Match } from './match.ts';
import { streamOf } from './random.ts';
import { type ToyState, toy } from './testing/toy.ts';
import { say, startedToy } from './testing/toy-match.ts';

const file = { turns: 5, seats: 2 };

const disguise = (state: ToyState, seat: Seat): ToyState => ({
  ...state,
  cars: state.cars.map((car, i) => (i === seat ? car : { ...car, armor: 99 })),
});

describeContract(toy, { files: [file, { turns: 30, seats: 3 }], games: 4, limit: 2_000, disguise });

describe('the contract', () => {
  const begin = () => toy.begin({ turns: 5, seats: 2 });
  const leakOf = (ruleset: typeof toy) => firstLeak(ruleset, file, [begin(), disguise(begin(), 0)], 0, 'leaks');

  it('finds no leak in the toy', () => {
    expect(leakOf(toy)).toBeNull();
  });

  it('notices an event that everybody hears, though it tells what is hidden', () => {
    const loud: typeof toy = {
      ...toy,
      *segment(game) {
        yield* toy.segment(game);
        game.emit({ kind: 'gossip', rule: 'toy/1/ram', text: `Armor: ${game.state.cars[1]?.armor}.` });
      },
    };
    expect(leakOf(loud)?.seen[1]).toContain('Armor: 99.');
  });

  it('notices a set of questions that depends on what is hidden', () => {
    const telling: typeof toy = {
      ...toy,
      *segment(game) {
        if ((game.state.cars[1]?.armor ?? 0) > 50) game.state.at = 'move';
        yield* toy.segment(game);
      },
    };
    expect(leakOf(telling)).not.toBeNull();
  });
});

describe('sealed rounds', () => {
  it('keeps an answer hidden until all are in, in any order, with one digest', () => {
    const digests = [
      [0, 1],
      [1, 0],
    ].map((order) => {
      const match = startedToy();
      for (const seat of order) {
        expect(match.events).toHaveLength(0);
        say(match, seat, 'speed', { mph: 20 + seat * 5 });
      }
      expect(match.events[0]?.text).toBe('Speeds: 20, 25.');
      return match.digest();
    });
    expect(digests[0]).toBe(digests[1]);
  });

  it("shows nobody another seat's sealed answer", () => {
    const match = startedToy();
    say(match, 0, 'speed', { mph: 50 });
    expect(JSON.stringify(match.sketch(1))).not.toContain('50');
    expect(JSON.stringify(match.publicJournal())).not.toContain('"mph"');
    expect(JSON.stringify(match.sketch(0))).toContain('50');
  });
});

describe('dice', () => {
  it('scripted dice are used in order and must not run out', () => {
    const match = startedToy({ script: [6, 6], after: 'stop' });
    say(match, 0, 'speed', { mph: 10 });
    say(match, 1, 'speed', { mph: 10 });
    say(match, 0, 'ram');
    expect(match.events.at(-1)?.roll).toEqual({ dice: '2d6', values: [6, 6], total: 12 });
    const decision = match.decisionFor(1);
    expect(() => match.choose({ ask: decision?.id ?? '', seat: 1, option: 'ram' })).toThrow('ran out');
  });

  it('dice by hand are a question of one number per die, and rows of the journal', () => {
    const match = startedToy({ after: 'hand' });
    say(match, 0, 'speed', { mph: 10 });
    say(match, 1, 'speed', { mph: 10 });
    say(match, 0, 'ram');
    const dice = match.decisionFor(0);
    expect(dice?.topic).toBe('dice');
    expect(match.choose({ ask: dice?.id ?? '', seat: 0, option: 'roll', params: { d1: 7, d2: 1 } }).ok).toBe(false);
    say(match, 0, 'roll', { d1: 5, d2: 4 });
    expect(match.events.at(-1)?.roll?.values).toEqual([5, 4]);
    expect(match.rows.at(-1)?.kind).toBe('dice');
  });
});

describe('sketches', () => {
  it('of a game with dice by hand ask what the game asks', () => {
    const match = startedToy({ after: 'hand' });
    say(match, 0, 'speed', { mph: 10 });
    say(match, 1, 'speed', { mph: 10 });
    say(match, 0, 'ram');
    say(match, 0, 'roll', { d1: 5, d2: 4 });
    const imagined = Match.imagine(toy, JSON.parse(JSON.stringify(match.sketch(1))), 'other');
    expect(imagined.decisionFor(1)?.id).toBe(match.decisionFor(1)?.id);
    expect(imagined.state.cars.map((car) => car.hits)).toEqual([1, 0]);
  });
});

describe('refusals', () => {
  it('name the field and what would be legal', () => {
    const match = startedToy();
    const ask = match.decisionFor(0)?.id ?? '';
    const bad = match.choose({ ask, seat: 0, option: 'speed', params: { mph: 12 } });
    expect(!bad.ok && bad.error).toMatchObject({
      code: 'bad-params',
      field: 'params.mph',
      legal: ['mph from 10 to 50 in steps of 5'],
    });
    const unknown = match.choose({ ask, seat: 0, option: 'fly' });
    expect(!unknown.ok && unknown.error).toMatchObject({ code: 'unknown-option', legal: ['speed'] });
    const notYours = match.choose({ ask, seat: 1, option: 'speed', params: { mph: 10 } });
    expect(!notYours.ok && notYours.error.code).toBe('not-yours');
    say(match, 0, 'speed', { mph: 10 });
    const stale = match.choose({ ask, seat: 0, option: 'speed', params: { mph: 10 } });
    expect(!stale.ok && stale.error.code).toBe('stale');
    expect(match.rows).toHaveLength(1);
  });
});

describe('bots', () => {
  it('play to the end with their own stream, the same every time', () => {
    const digests = [1, 2].map(() => {
      const match = startedToy({ seed: 'bots' });
      const bot = toy.bots[0];
      if (bot === undefined) throw new Error('no bot');
      playOut(match, (seat) => botChooser(match, bot, streamOf('bots', `bot/${seat}`)));
      return match.digest();
    });
    expect(digests[0]).toBe(digests[1]);
  });
});
