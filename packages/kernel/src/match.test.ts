import { describe, expect, it } from 'vitest';
import { describeContract } from './contract.ts';
import { answerOf } from './decision.ts';
import { botChooser, playOut } from './driver.ts';
import { parseJournal } from './journal.ts';
import { Match } from './match.ts';
import { streamOf } from './random.ts';
import { expectOk } from './result.ts';
import { type ToyState, toy } from './testing/toy.ts';

const file = { turns: 5, seats: 2 };

function started(seed = '1', script: readonly number[] = [], after: 'seed' | 'hand' | 'stop' = 'seed', seats = 2) {
  const result = Match.start(toy, { turns: 5, seats }, { seed, dice: { script, after } });
  if (!result.ok) throw new Error('set-up');
  return result.value;
}

function say(match: ReturnType<typeof started>, seat: number, option: string, params: Record<string, number> = {}) {
  const decision = match.decisionFor(seat);
  if (decision === undefined) throw new Error(`seat ${seat} is not asked`);
  return expectOk(match.choose({ ask: decision.id, seat, option, params }));
}

describeContract(toy, {
  files: [file, { turns: 30, seats: 3 }],
  games: 4,
  limit: 2_000,
  disguise: (state: ToyState, seat) => ({
    ...state,
    cars: state.cars.map((car, i) => (i === seat ? car : { ...car, armor: 99 })),
  }),
});

describe('sealed rounds', () => {
  it('keeps an answer hidden until all are in, in any order, with one digest', () => {
    const digests = [
      [0, 1],
      [1, 0],
    ].map((order) => {
      const match = started();
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
    const match = started();
    say(match, 0, 'speed', { mph: 50 });
    expect(JSON.stringify(match.sketch(1))).not.toContain('50');
    expect(JSON.stringify(match.publicJournal())).not.toContain('"mph"');
    expect(JSON.stringify(match.sketch(0))).toContain('50');
  });
});

describe('dice', () => {
  it('scripted dice are used in order and must not run out', () => {
    const match = started('1', [6, 6], 'stop');
    say(match, 0, 'speed', { mph: 10 });
    say(match, 1, 'speed', { mph: 10 });
    say(match, 0, 'ram');
    expect(match.events.at(-1)?.roll).toEqual({ dice: '2d6', values: [6, 6], total: 12 });
    const decision = match.decisionFor(1);
    expect(() => match.choose({ ask: decision?.id ?? '', seat: 1, option: 'ram' })).toThrow('ran out');
  });

  it('dice by hand are a question of one number per die, and rows of the journal', () => {
    const match = started('1', [], 'hand');
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
    const match = started('1', [], 'hand');
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
    const match = started();
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

describe('undo', () => {
  it('is free while no die, reveal or other answer has come since', () => {
    const match = started();
    say(match, 0, 'speed', { mph: 50 });
    expect(match.undoable(0)).toBe('free');
    expectOk(match.undo(0));
    expect(match.decisionFor(0)?.topic).toBe('speed');
    say(match, 0, 'speed', { mph: 10 });
    say(match, 1, 'speed', { mph: 15 });
    expect(match.events[0]?.text).toBe('Speeds: 10, 15.');
    expect(match.undoable(0)).toBe('consent');
    say(match, 0, 'dodge');
    expect(match.undoable(0)).toBe('free');
    const twin = Match.restore(toy, match.journal());
    expect(twin.ok && twin.value.state).toEqual(match.state);
  });

  it('after a die it needs consent, and the dice that were seen do not fall again', () => {
    const match = started('seed');
    say(match, 0, 'speed', { mph: 10 });
    say(match, 1, 'speed', { mph: 10 });
    say(match, 0, 'ram');
    const seen = match.events.at(-1)?.roll?.values;
    expect(match.undoable(0)).toBe('consent');
    expectOk(match.undo(0));
    expect(match.undoRequest).toEqual({ seat: 0, to: 3 });
    expectOk(match.answerUndo(1, true));
    expect(match.decisionFor(0)?.topic).toBe('move');
    say(match, 0, 'ram');
    expect(match.events.at(-1)?.roll?.values).not.toEqual(seen);
    const twin = Match.restore(toy, JSON.parse(JSON.stringify(match.journal())));
    expect(twin.ok && twin.value.state).toEqual(match.state);
    expect(twin.ok && twin.value.events).toEqual(match.events);
  });

  it('a later one leaves the dice alone that fell after the first', () => {
    const match = started('seed');
    say(match, 0, 'speed', { mph: 10 });
    say(match, 1, 'speed', { mph: 10 });
    say(match, 0, 'ram');
    expectOk(match.undo(0));
    expectOk(match.answerUndo(1, true));
    say(match, 0, 'ram');
    say(match, 1, 'dodge');
    const before = JSON.stringify(match.events);
    say(match, 0, 'speed', { mph: 20 });
    expectOk(match.undo(0));
    expect(JSON.stringify(match.events)).toBe(before);
    const twin = Match.restore(toy, JSON.parse(JSON.stringify(match.journal())));
    expect(twin.ok && twin.value.events).toEqual(match.events);
  });

  it('refused, nothing changes', () => {
    const match = started();
    say(match, 0, 'speed', { mph: 10 });
    say(match, 1, 'speed', { mph: 10 });
    expectOk(match.undo(0));
    expectOk(match.answerUndo(1, false));
    expect(match.undoRequest).toBeNull();
    expect(match.decisionFor(0)?.topic).toBe('move');
  });

  it('reaches back across checkpoints', () => {
    const match = started('7', [], 'seed');
    playOut(match, () => () => answerOf('dodge'), 0);
    for (let turn = 0; turn < 4; turn++) {
      say(match, 0, 'speed', { mph: 10 });
      say(match, 1, 'speed', { mph: 10 });
      say(match, 0, 'dodge');
      say(match, 1, 'dodge');
    }
    const before = JSON.stringify(match.state);
    say(match, 0, 'speed', { mph: 20 });
    expectOk(match.undo(0));
    expect(JSON.stringify(match.state)).toBe(before);
  });
});

describe('standing orders', () => {
  it('answer by rows of their own, and a replay does not evaluate them', () => {
    const match = started();
    expectOk(match.order(0, 'hold', {}));
    say(match, 0, 'speed', { mph: 10 });
    say(match, 1, 'speed', { mph: 10 });
    expect(match.rows.at(-1)).toMatchObject({ kind: 'choice', by: 'order', option: 'dodge', seat: 0 });
    const deaf = { ...toy, orders: [] };
    const twin = Match.restore(deaf, match.journal());
    expect(twin.ok && twin.value.state).toEqual(match.state);
    expectOk(match.order(0, 'hold', null));
    expect(match.orders).toEqual([]);
    expect(match.order(0, 'nonsense', {}).ok).toBe(false);
  });
});

describe('the end', () => {
  it('a concession of one of two ends the game', () => {
    const match = started();
    expectOk(match.resign(0));
    expect(match.outcome).toMatchObject({ kind: 'win', winners: [1] });
    expect(match.decisions()).toEqual([]);
    expect(match.resign(1).ok).toBe(false);
  });

  it('with three seats the others play on, and the one who left is not asked again', () => {
    const match = started('3', [], 'seed', 3);
    say(match, 1, 'speed', { mph: 10 });
    expectOk(match.resign(0));
    say(match, 2, 'speed', { mph: 10 });
    expect(match.decisionFor(0)).toBeUndefined();
    playOut(match, () => (decision) => decision.suggested ?? answerOf('dodge'));
    expect(match.outcome?.winners).not.toContain(0);
    const twin = Match.restore(toy, match.journal());
    expect(twin.ok && twin.value.state).toEqual(match.state);
  });

  it('a draw needs everyone', () => {
    const match = started();
    expect(match.draw(1, 'accept').ok).toBe(false);
    expectOk(match.draw(0, 'offer'));
    expect(match.outcome).toBeNull();
    expectOk(match.draw(1, 'decline'));
    expect(match.drawOffers).toEqual([]);
    expectOk(match.draw(1, 'offer'));
    expectOk(match.draw(0, 'accept'));
    expect(match.outcome?.kind).toBe('draw');
  });
});

describe('journal', () => {
  it('survives JSON and refuses what is not one, naming the field', () => {
    const match = started();
    say(match, 0, 'speed', { mph: 10 });
    const parsed = parseJournal(JSON.parse(JSON.stringify(match.journal())));
    expect(parsed.ok && parsed.value.rows).toHaveLength(1);
    const bad = parseJournal({ ...match.journal(), rows: [{ n: 1, kind: 'cheat' }] });
    expect(!bad.ok && bad.error.map((problem) => problem.field)).toContain('rows.0.kind');
  });

  it('of another version or ruleset says plainly that it cannot go on', () => {
    const journal = started().journal();
    const old = Match.restore({ ...toy, version: '2' }, journal);
    expect(!old.ok && old.error[0]?.code).toBe('version');
    const other = Match.restore({ ...toy, id: 'other' }, journal);
    expect(!other.ok && other.error[0]?.code).toBe('ruleset');
  });

  it('a row that does not fit is named', () => {
    const match = started();
    say(match, 0, 'speed', { mph: 10 });
    const journal = match.journal();
    const forged = { ...journal, rows: journal.rows.map((row) => ({ ...row, option: 'fly' })) };
    const result = Match.restore(toy, forged);
    expect(!result.ok && result.error[0]).toMatchObject({ field: 'rows.0', code: 'unknown-option' });
  });
});

describe('bots', () => {
  it('play to the end with their own stream, the same every time', () => {
    const digests = [1, 2].map(() => {
      const match = started('bots');
      const bot = toy.bots[0];
      if (bot === undefined) throw new Error('no bot');
      playOut(match, (seat) => botChooser(match, bot, streamOf('bots', `bot/${seat}`)));
      return match.digest();
    });
    expect(digests[0]).toBe(digests[1]);
  });
});
