import { describe, expect, it } from 'vitest';
import { answerOf } from './decision.ts';
import { playOut } from './driver.ts';
import { Match } from './match.ts';
import { expectOk } from './result.ts';
import { toy } from './testing/toy.ts';
import { bidAll, say, startedToy, twinOf } from './testing/toy-match.ts';

function takeBackByConsent(match: ReturnType<typeof startedToy>): void {
  expectOk(match.undo(0));
  for (const { seat } of match.seats) if (seat !== 0) expectOk(match.answerUndo(seat, true));
}

describe('undo', () => {
  it('is free while no die, reveal or other answer has come since', () => {
    const match = startedToy();
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

  it('after a die it needs consent, and the same answer gets the same dice', () => {
    const match = startedToy({ seed: 'seed' });
    bidAll(match);
    say(match, 0, 'ram');
    const seen = match.events.at(-1)?.roll?.values;
    expect(match.undoable(0)).toBe('consent');
    expectOk(match.undo(0));
    expect(match.undoRequest).toEqual({ seat: 0, to: 3 });
    expectOk(match.answerUndo(1, true));
    expect(match.decisionFor(0)?.topic).toBe('move');
    say(match, 0, 'ram');
    expect(match.events.at(-1)?.roll?.values).toEqual(seen);
    expect(twinOf(match).events).toEqual(match.events);
  });

  describe('where dice may fall that its seat must not hear of', () => {
    const unseen = { ...toy, rollsUnseen: true };

    it('needs consent once the rules have gone on, though none fell; a sealed answer is free until the reveal', () => {
      const match = startedToy({ ruleset: unseen });
      say(match, 0, 'speed', { mph: 10 });
      expect(match.undoable(0)).toBe('free');
      say(match, 1, 'speed', { mph: 10 });
      say(match, 0, 'dodge');
      expect(match.undoable(0)).toBe('consent');
      expectOk(match.undo(0));
      expect(match.undoRequest).toEqual({ seat: 0, to: 3 });
    });

    it('is free as ever where nothing is hidden', () => {
      const match = startedToy({ ruleset: unseen, open: true });
      bidAll(match);
      say(match, 0, 'dodge');
      expect(match.undoable(0)).toBe('free');
    });

    it('a journal from before it was so plays as it did', () => {
      const match = startedToy();
      bidAll(match);
      say(match, 0, 'dodge');
      expectOk(match.undo(0));
      say(match, 0, 'ram');
      const now = Match.restore(unseen, JSON.parse(JSON.stringify(match.journal())));
      expect(now.ok && now.value.events).toEqual(match.events);
      expect(now.ok && now.value.state).toEqual(match.state);
    });
  });

  it('a later one leaves the dice alone that fell after the first', () => {
    const match = startedToy({ seed: 'seed' });
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
    const match = startedToy();
    say(match, 0, 'speed', { mph: 10 });
    say(match, 1, 'speed', { mph: 10 });
    expectOk(match.undo(0));
    expectOk(match.answerUndo(1, false));
    expect(match.undoRequest).toBeNull();
    expect(match.decisionFor(0)?.topic).toBe('move');
  });

  it('reaches back across checkpoints', () => {
    const match = startedToy({ seed: '7' });
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

  it('numbers the events that follow as if what was taken back had never been', () => {
    const match = startedToy({ seed: 'seed' });
    bidAll(match);
    say(match, 0, 'ram');
    const before = match.events.map((event) => event.n);
    expectOk(match.undo(0));
    expectOk(match.answerUndo(1, true));
    expect(match.events.map((event) => event.n)).toEqual([1]);
    say(match, 0, 'ram');
    expect(match.events.map((event) => event.n)).toEqual(before);
  });

  it('by consent, another answer gets fresh dice and not those that were seen, scripted or not', () => {
    for (const script of [[], [6, 5, 4, 3]]) {
      const match = startedToy({ seed: 'seed', script });
      bidAll(match);
      say(match, 0, 'ram');
      const seen = match.events.at(-1)?.roll?.values;
      takeBackByConsent(match);
      say(match, 0, 'dodge');
      say(match, 1, 'ram');
      const fresh = match.events.at(-1)?.roll?.values;
      expect(fresh).not.toEqual(seen);
      expect(twinOf(match).events).toEqual(match.events);

      // Whatever was tried in between, each answer keeps its own dice.
      takeBackByConsent(match);
      say(match, 0, 'ram');
      expect(match.events.at(-1)?.roll?.values).toEqual(seen);
      takeBackByConsent(match);
      say(match, 0, 'dodge');
      say(match, 1, 'ram');
      expect(match.events.at(-1)?.roll?.values).toEqual(fresh);
      expect(twinOf(match).events).toEqual(match.events);
    }
  });

  it('by consent, dice seen further on do not fall for another answer either', () => {
    const match = startedToy({ seed: 'seed', seats: 3 });
    bidAll(match);
    say(match, 0, 'ram');
    say(match, 1, 'ram');
    const seen = match.events.filter(({ roll }) => roll !== undefined).map(({ roll }) => roll?.values);
    takeBackByConsent(match);
    say(match, 0, 'ram');
    say(match, 1, 'dodge');
    say(match, 2, 'ram');
    const now = match.events.filter(({ roll }) => roll !== undefined).map(({ roll }) => roll?.values);
    expect(now[0]).toEqual(seen[0]);
    expect(now[1]).not.toEqual(seen[1]);
    expect(twinOf(match).events).toEqual(match.events);
  });

  it('is not granted by who does not play, nor once the game is over', () => {
    const match = startedToy({ seats: 3 });
    bidAll(match);
    expectOk(match.undo(0));
    expect(match.answerUndo(7, true).ok).toBe(false);
    expect(match.answerUndo(0, true).ok).toBe(false);
    expectOk(match.answerUndo(1, true));
    for (const seat of [0, 1, 2]) expectOk(match.draw(seat, seat === 0 ? 'offer' : 'accept'));
    const late = match.answerUndo(2, true);
    expect(!late.ok && late.error.code).toBe('over');
    expect(match.outcome?.kind).toBe('draw');
  });

  it('a request of who leaves is forgotten, and blocks nobody', () => {
    const match = startedToy({ seats: 3 });
    bidAll(match);
    expectOk(match.undo(0));
    expectOk(match.resign(0));
    expect(match.undoRequest).toBeNull();
    expectOk(match.undo(1));
    expect(twinOf(match).undoRequest).toEqual({ seat: 1, to: 2 });
  });
});

describe('the end', () => {
  it('a concession of one of two ends the game', () => {
    const match = startedToy();
    expectOk(match.resign(0));
    expect(match.outcome).toMatchObject({ kind: 'win', winners: [1] });
    expect(match.decisions()).toEqual([]);
    expect(match.resign(1).ok).toBe(false);
  });

  it('with three seats the others play on, and the one who left is not asked again', () => {
    const match = startedToy({ seed: '3', seats: 3 });
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
    const match = startedToy();
    expect(match.draw(1, 'accept').ok).toBe(false);
    expectOk(match.draw(0, 'offer'));
    expect(match.outcome).toBeNull();
    expectOk(match.draw(1, 'decline'));
    expect(match.drawOffers).toEqual([]);
    expectOk(match.draw(1, 'offer'));
    expectOk(match.draw(0, 'accept'));
    expect(match.outcome?.kind).toBe('draw');
  });

  it('a draw that all wanted but one comes about when that one leaves', () => {
    const match = startedToy({ seats: 3 });
    expectOk(match.draw(0, 'offer'));
    expectOk(match.draw(1, 'accept'));
    expect(match.outcome).toBeNull();
    expectOk(match.resign(2));
    expect(match.outcome?.kind).toBe('draw');
    expect(twinOf(match).outcome).toEqual(match.outcome);
  });
});
