import { describe, expect, it } from 'vitest';
import { expectOk } from './result.ts';
import { bidAll, say, startedToy, type ToyMatch, twinOf } from './testing/toy-match.ts';

const armorOf = (match: ToyMatch) => match.state.cars.map((car) => car.armor);

/** Seat 0 is asked for its move; seat 1's armor is corrected. */
function corrected(): ToyMatch {
  const match = startedToy({ seed: 'seed' });
  bidAll(match);
  expectOk(match.amend('armor 1', { to: 3 }, 'It was misread.'));
  return match;
}

describe('corrections by a referee', () => {
  it('are rows of nobody, made at the next rest point, not under the rules that run', () => {
    const match = corrected();
    expect(match.rows.at(-1)).toMatchObject({ kind: 'amend', seat: null, by: 'referee', note: 'It was misread.' });
    expect(armorOf(match)).toEqual([7, 8]);
    say(match, 0, 'dodge');
    expect(armorOf(match)).toEqual([7, 3]);
    expect(match.events.at(-1)).toMatchObject({ kind: 'amend', to: [1] });
    expect(match.events.at(-1)?.text).toBe('The referee: the armor of car 2 is 3. (It was misread.)');
  });

  it('stay the same in a replay and after every kind of undo', () => {
    const match = corrected();
    say(match, 0, 'dodge');
    say(match, 1, 'ram');
    expectOk(match.undo(1));
    expectOk(match.answerUndo(0, true));
    expect(armorOf(match)).toEqual([7, 3]);
    say(match, 1, 'ram');
    bidAll(match);
    // Back behind the correction: it waits for its rest point again.
    for (const back of [1, 1]) {
      expectOk(match.undo(back));
      expectOk(match.answerUndo(0, true));
    }
    const twin = twinOf(match);
    expect(twin.state).toEqual(match.state);
    expect(twin.events).toEqual(match.events);
  });

  it('are told to who may know, and shown to nobody else', () => {
    const match = corrected();
    say(match, 0, 'dodge');
    for (const viewer of [0, null]) {
      expect(JSON.stringify(match.journalFor(viewer))).not.toContain('misread');
      expect(JSON.stringify(match.eventsFor(viewer))).not.toContain('misread');
    }
    expect(JSON.stringify(match.eventsFor(1))).toContain('misread');
    expect(JSON.stringify(match.journalFor('referee'))).toContain('misread');
    expect(match.known('referee')).toBe(match.state);
    expect(match.known(0).cars[1]?.armor).toBeNull();
  });

  it('that came too late say so', () => {
    const match = startedToy({ seats: 3 });
    expectOk(match.amend('armor 2', { to: 1 }, 'Late.'));
    expectOk(match.resign(2));
    for (const seat of [0, 1]) say(match, seat, 'speed', { mph: 10 });
    expect(match.events.map(({ text }) => text)).toContain(
      'A correction came too late: "armor 2" is nothing that can be corrected now.',
    );
    expect(twinOf(match).events).toEqual(match.events);
  });
});

describe('what a referee takes back', () => {
  it('is the last answer of a seat, with a reason that all read, and the dice fall anew', () => {
    const match = startedToy({ seed: 'seed' });
    bidAll(match);
    say(match, 0, 'ram');
    const rolled = match.events.length;
    expectOk(match.undo(0, 'The wrong car was meant.'));
    expect(match.rows.at(-1)).toMatchObject({ kind: 'undo', seat: 0, by: 'referee', note: 'The wrong car was meant.' });
    expect(match.events.length).toBeLessThanOrEqual(rolled);
    expect(match.events.at(-1)?.text).toMatch(
      /^The referee: what .* did last is taken back\. \(The wrong car was meant\.\)$/,
    );
    expect(match.decisions().map(({ seat }) => seat)).toContain(0);
    say(match, 0, 'dodge');
    const twin = twinOf(match);
    expect([twin.state, twin.events]).toEqual([match.state, match.events]);
    expectOk(match.undo(0, 'And once more.'));
    say(match, 0, 'ram');
    expect(twinOf(match).events).toEqual(match.events);
  });

  it('needs a reason and something to take back', () => {
    const match = startedToy({ seed: 'seed' });
    expect(match.undo(0, 'x')).toMatchObject({ ok: false, error: { code: 'undo' } });
    bidAll(match);
    expect(match.undo(0, '  ')).toMatchObject({ ok: false, error: { field: 'reason' } });
    expect(match.undo(0, 'x'.repeat(301))).toMatchObject({ ok: false, error: { field: 'reason' } });
  });
});
