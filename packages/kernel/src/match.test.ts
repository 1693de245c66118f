import { describe, expect, it } from 'vitest';
import { describeContract, firstLeak, undisguised } from './contract/index.ts';
import { isUndoTelling } from './contract/taking-back.ts';
import type { Seat } from './decision.ts';
import { botChooser, playOut } from './driver.ts';
import { Match } from './match.ts';
import type { Position } from './match-terms.ts';
import { roll } from './play.ts';
import { streamOf } from './random.ts';
import { type ToyState, toy } from './testing/toy.ts';
import { type CardState, cards, otherCards } from './testing/toy-cards.ts';
import { say, startedToy } from './testing/toy-match.ts';

const file = { turns: 5, seats: 2, armor: [7, 8] };

function disguise({ file: truth, state }: Position<ToyState>, seat: Seat): Position<ToyState> {
  const { armor = [], ...rest } = truth as { armor?: readonly number[] };
  const other = (points: number, owner: Seat) => (owner === seat ? points : points + 50);
  const cars = state.cars.map((car, owner) => ({ ...car, armor: car.armor === null ? null : other(car.armor, owner) }));
  return { file: { ...rest, armor: armor.map(other) }, state: { ...state, cars } };
}

const hiding = [file, { turns: 30, seats: 3, armor: [7, 8, 9] }];
const toyOptions = { files: [{ turns: 9, seats: 3, open: true }], hiding, games: 4, limit: 2_000, disguise };
const table = { rounds: 8, seats: 3, goals: ['anvil', 'bolt', 'chain'] };
const cardOptions = { files: [], hiding: [table], games: 3, limit: 2_000, disguise: otherCards };
describeContract(toy, toyOptions);
describeContract(cards, cardOptions);

describe('the proof of secrets', () => {
  const truth = () => ({ file, state: toy.begin({ turns: 5, seats: 2, armor: [7, 8], open: false }) });
  const leakOf = (ruleset: typeof toy) => firstLeak(ruleset, [truth(), disguise(truth(), 0)], 0, 'leaks').leak;

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
    expect(leakOf(loud)?.seen[1]).toContain('Armor: 58.');
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

  it('notices a set-up that is shown whole', () => {
    expect(leakOf({ ...toy, knownFile: (whole) => whole })).not.toBeNull();
  });

  it('notices a secret die that moves the open ones', () => {
    const shifting: typeof toy = {
      ...toy,
      *segment(game) {
        const of = { seat: 1, rule: 'toy/1/ram', purpose: 'a whim' } as const;
        if ((game.state.cars[1]?.armor ?? 0) > 50) yield* roll(game, '1d6', of);
        yield* toy.segment(game);
      },
    };
    const leaks = Array.from(
      { length: 8 },
      (_, i) => firstLeak(shifting, [truth(), disguise(truth(), 0)], 0, `${i}`).leak,
    );
    expect(leaks.some((leak) => leak !== null)).toBe(true);
  });

  it('notices that an answer cannot be taken back for dice that its seat does not see', () => {
    const whimsical: typeof toy = {
      ...toy,
      *segment(game) {
        const of = { seat: 1, rule: 'toy/1/ram', purpose: 'a whim', to: [] } as const;
        if (game.state.at === 'move' && game.state.turn % 2 === 0) yield* roll(game, '1d6', of);
        yield* toy.segment(game);
      },
    };
    const setup = { turns: 30, seats: 3 };
    expect(isUndoTelling(toy, setup, 'whims')).toBe(false);
    expect(isUndoTelling(whimsical, setup, 'whims')).toBe(true);
    expect(isUndoTelling({ ...whimsical, rollsUnseen: true }, setup, 'whims')).toBe(false);
  });

  it('notices cards of another hand in what is known, asked or drawn', () => {
    const setup = { rounds: 4, seats: 2, goals: ['anvil', 'bolt'] };
    const dealt = (): Position<CardState> => {
      const match = Match.start(cards, setup, { seed: 'deal' });
      if (!match.ok) throw new Error('set-up');
      return { file: setup, state: JSON.parse(JSON.stringify(match.value.state)) };
    };
    const leak = (ruleset: typeof cards) => firstLeak(ruleset, [dealt(), otherCards(dealt(), 0)], 0, 'cards').leak;
    expect(leak(cards)).toBeNull();
    expect(leak({ ...cards, known: (_setup, state) => state })).not.toBeNull();
    const loose: typeof cards = {
      ...cards,
      known: (setup, state, viewer) => ({ ...cards.known(setup, state, viewer), deck: state.deck }),
    };
    expect(leak(loose)).not.toBeNull();
  });

  it('wants a disguise that differs in every hidden field', () => {
    const lazy = { ...truth(), file: disguise(truth(), 0).file };
    expect(undisguised(toy, truth(), lazy, 0)).toEqual(['state.cars.1.armor']);
    expect(undisguised(toy, truth(), disguise(truth(), 0), 0)).toEqual([]);
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
    expect(JSON.stringify(match.journalFor(1))).not.toContain('"mph"');
    expect(JSON.stringify(match.journalFor(null))).not.toContain('"mph"');
    expect(JSON.stringify(match.journalFor(0))).toContain('50');
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
  it('stand at the last rest point, with nothing hidden in them, and are filled in by guess', () => {
    const match = startedToy();
    say(match, 0, 'speed', { mph: 10 });
    const sketch = match.sketch(1);
    expect(JSON.stringify(sketch)).not.toContain('"armor":7');
    const imagined = Match.imagine(toy, JSON.parse(JSON.stringify(sketch)), streamOf('other', 'guess'));
    expect(imagined.decisions().map(({ topic }) => topic)).toEqual(['speed', 'speed']);
    expect(imagined.state.cars[0]?.armor).toBeGreaterThanOrEqual(5);
    expect(imagined.state.cars[1]?.armor).toBe(8);
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
