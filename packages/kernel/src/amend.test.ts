import { describe, expect, it } from 'vitest';
import { Match } from './match.ts';
import { expectOk } from './result.ts';
import { toy } from './testing/toy.ts';
import { bidAll, say, startedToy, type ToyMatch, twinOf } from './testing/toy-match.ts';

const armorOf = (match: ToyMatch) => match.state.cars.map((car) => car.armor);

/** Seat 0 is asked for its move; seat 1's armor is corrected. */
function corrected(): ToyMatch {
  const match = startedToy({ seed: 'seed' });
  bidAll(match);
  expectOk(match.amend('armor', { seat: 1, to: 3 }));
  return match;
}

describe('corrections by a referee', () => {
  it('are made at the next rest point, not under the rules that run', () => {
    const match = corrected();
    expect(armorOf(match)).toEqual([7, 8]);
    say(match, 0, 'dodge');
    expect(armorOf(match)).toEqual([7, 3]);
    expect(match.events.at(-1)).toMatchObject({ kind: 'amend', to: [1] });
  });

  it('stay the same in a replay, in what is shown of a living game, and after every kind of undo', () => {
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
    const shown = Match.restore(toy, match.publicJournal(), 'other');
    if (!shown.ok) throw new Error(JSON.stringify(shown.error));
    for (const twin of [twinOf(match), shown.value]) {
      expect(twin.state).toEqual(match.state);
      expect(twin.events).toEqual(match.events);
    }
  });

  it('are in the sketch of who may know, and not in that of who may not', () => {
    const match = corrected();
    say(match, 0, 'dodge');
    expect(JSON.stringify(match.sketch(0))).not.toContain('"to":3');
    expect(Match.imagine(toy, match.sketch(1), 'other').state.cars[1]?.armor).toBe(3);
    expect(Match.imagine(toy, match.sketch(0), 'other').state.cars[1]?.armor).toBeNull();
  });

  it('that cannot be are refused and change nothing; one that came too late says so', () => {
    const match = startedToy({ seats: 3 });
    expect(match.amend('gold', {}).ok).toBe(false);
    expect(match.rows).toEqual([]);
    expectOk(match.amend('armor', { seat: 2, to: 1 }));
    expectOk(match.resign(2));
    for (const seat of [0, 1]) say(match, seat, 'speed', { mph: 10 });
    expect(match.events.at(-1)?.text).toBe('A correction came too late: That car is out.');
    expect(twinOf(match).events).toEqual(match.events);
  });

  it('are refused where the rules have none', () => {
    const { amend: _, ...rigid } = toy;
    const started = Match.start(rigid, { turns: 5, seats: 2 }, { seed: '1' });
    const refused = started.ok && started.value.amend('armor', { seat: 0, to: 1 });
    expect(refused && !refused.ok && refused.error.code).toBe('amend');
  });
});
