import { describe, expect, it } from 'vitest';
import { straightRows } from './counted-rows.ts';
import type { DicePlan } from './journal.ts';
import { Match } from './match.ts';
import { expectOk, type Problem, type Result } from './result.ts';
import { commitmentTo } from './shares.ts';
import { toy } from './testing/toy.ts';
import { bidAll, say, startedToy, type ToyMatch, twinOf } from './testing/toy-match.ts';
import { verifyDice } from './verify-dice.ts';

function allOk<T>(result: Result<T, readonly Problem[]>): T {
  if (!result.ok) throw new Error(result.error.map(({ message }) => message).join());
  return result.value;
}

/** Seat 0 has rammed: two dice fell. */
function rammed(dice: Partial<DicePlan> = {}): ToyMatch {
  const plan: DicePlan = { script: [], after: 'seed', stream: 'sha256', ...dice };
  const match = allOk(Match.start(toy, { turns: 5, seats: 2, open: true }, { seed: 'a seed', dice: plan, keep: true }));
  bidAll(match);
  say(match, 0, 'ram');
  return match;
}

const dieIds = (match: ToyMatch) =>
  match
    .corrections()
    .map(({ id }) => id)
    .filter((id) => id.startsWith('set-die/'));
const lastRoll = (match: ToyMatch) => match.events.findLast(({ roll }) => roll !== undefined)?.roll?.values;
const standing = (match: ToyMatch) => ({
  state: match.state,
  events: match.events,
  dice: match.dice,
  asked: match.decisions().map(({ id, seat }) => [id, seat]),
  outcome: match.outcome,
  checkpoint: match.checkpoint,
});

/** The same game from its journal, and from its bookmark through JSON. */
function expectTwins(match: ToyMatch): void {
  const { rows: _, ...journal } = match.journal();
  const marked = allOk(Match.takeUp(toy, journal, JSON.parse(JSON.stringify(match.bookmark()))));
  for (const twin of [twinOf(match), marked]) expect(standing(twin)).toEqual(standing(match));
}

describe('a die that the referee sets', () => {
  it('shows what it is set to, the others stay, all that follows from it follows anew, and all read why', () => {
    const match = rammed();
    const [first = 0, second = 0] = lastRoll(match) ?? [];
    const [id = '', other] = dieIds(match);
    expect(other).toBeDefined();
    const face = first === 6 ? 1 : 6;
    const offered = match.corrections().find((correction) => correction.id === id);
    expect(offered).toMatchObject({
      group: 'Dice: ramming',
      label: `Set die 1, which shows ${first}`,
      params: [{ name: 'face', min: 1, max: 6, start: first }],
    });
    expectOk(match.amend(id, { face }, 'It lay against the wall.'));
    expect(lastRoll(match)).toEqual([face, second]);
    expect(match.rows.at(-1)).toMatchObject({ kind: 'amend', seat: null, by: 'referee', option: id, params: { face } });
    const told = 'The referee: die 1 of those that fell last is set to face';
    expect(match.eventsFor(null).at(-1)?.text).toBe(`${told} ${face}. (It lay against the wall.)`);
    expectTwins(match);
    say(match, 1, 'ram');
    expectTwins(match);
  });

  it('can be set again, and what was set of the dice after it is forgotten', () => {
    const match = rammed();
    const [first = '', second = ''] = dieIds(match);
    expectOk(match.amend(second, { face: 2 }, 'One.'));
    expectOk(match.amend(first, { face: 3 }, 'Two.'));
    const [, natural] = lastRoll(rammed()) ?? [];
    expect(lastRoll(match)).toEqual([3, natural]);
    expectOk(match.amend(second, { face: 5 }, 'Three.'));
    expect(lastRoll(match)).toEqual([3, 5]);
    expectOk(match.amend(second, { face: 4 }, 'Four.'));
    expect(lastRoll(match)).toEqual([3, 4]);
    expectTwins(match);
  });

  it('takes back what was answered since, and then dice fall that nobody has seen', () => {
    const match = rammed();
    say(match, 1, 'ram');
    const seen = lastRoll(match);
    const asked = match.decisions().map(({ id }) => id);
    const [id = ''] = dieIds(match);
    expectOk(match.amend(id, { face: 1 }, 'A thumb on it.'));
    expect(match.rows.at(-1)?.params).toEqual({ face: 1, fresh: 1 });
    expect(match.decisions().map(({ seat }) => seat)).toContain(1);
    expect(match.decisions().map(({ id: ask }) => ask)).not.toEqual(asked);
    expectTwins(match);
    say(match, 1, 'ram');
    expect(lastRoll(match)).not.toEqual(seen);
    expectTwins(match);
  });

  it('goes with the answer that it fell for', () => {
    const match = rammed();
    const [id = ''] = dieIds(match);
    expectOk(match.amend(id, { face: 1 }, 'A thumb on it.'));
    expectOk(match.undo(0, 'The wrong car was meant.'));
    expectTwins(match);
    say(match, 0, 'ram');
    expect(match.events.some(({ text }) => text.includes('thumb'))).toBe(false);
    expectTwins(match);
  });

  it('may have been typed in', () => {
    const match = rammed({ after: 'hand' });
    const dice = match.decisionFor(0);
    say(match, 0, 'roll', { d1: 2, d2: 2 });
    expect(dieIds(match)).toEqual([1, 2].map((die) => `set-die/${dice?.id}/${die}`));
    expectOk(match.amend(dieIds(match)[1] ?? '', { face: 6 }, 'Misread.'));
    expect(lastRoll(match)).toEqual([2, 6]);
    expectTwins(match);
  });

  it('is refused without a reason, with a face that it has not, for another than the referee, and if it never fell', () => {
    const match = rammed();
    const [id = ''] = dieIds(match);
    const before = JSON.stringify(match.journal());
    for (const face of [0, 7, -1, 1.5, Number.NaN]) expect(match.amend(id, { face }, 'x').ok).toBe(false);
    for (const params of [{}, { face: 2, more: 1 }, { face: 2, fresh: 2 }])
      expect(match.amend(id, params, 'x').ok).toBe(false);
    for (const reason of ['', ' ', 'x'.repeat(301)])
      expect(match.amend(id, { face: 2 }, reason)).toMatchObject({ ok: false, error: { field: 'reason' } });
    const [, ask = ''] = id.split('/');
    for (const strange of [
      'set-die/',
      'set-die/1/1',
      `set-die/${ask}/0`,
      `set-die/${ask}/3`,
      `set-die/${ask}/1/1`,
      'set-die/999/1',
    ])
      expect(match.amend(strange, { face: 2 }, 'x')).toMatchObject({ ok: false, error: { code: 'amend' } });
    const row = {
      n: match.rows.length + 1,
      kind: 'amend',
      ask: '',
      seat: 0,
      by: 'player',
      option: id,
      params: { face: 2 },
      note: 'x',
    } as const;
    expect(match.replayRow(row)).toMatchObject({ code: 'amend' });
    expect(JSON.stringify(match.journal())).toBe(before);
  });

  it('waits until who asks to take back is answered', () => {
    const match = rammed();
    say(match, 1, 'ram');
    expectOk(match.undo(1));
    expect(dieIds(match)).toEqual([]);
    expectOk(match.answerUndo(0, false));
    expect(dieIds(match)).not.toEqual([]);
  });

  it('is none that was rolled in secret, and none of what was answered long ago', () => {
    const match = startedToy({ seed: 'seed' });
    for (let i = 0; i < 3; i++) {
      bidAll(match);
      say(match, 0, 'ram');
      say(match, 1, 'dodge');
    }
    const asks = new Set(dieIds(match).map((id) => id.split('/')[1]));
    expect(asks.size).toBeLessThanOrEqual(2);
  });
});

describe('a journal with a die that was set', () => {
  it('is shown while the game lives and plays again, digests and all', () => {
    const match = rammed();
    const [first = '', second = ''] = dieIds(match);
    expectOk(match.amend(first, { face: 3 }, 'One.'));
    expectOk(match.amend(second, { face: 3 }, 'Two.'));
    for (const seat of [1, null]) {
      const shown = JSON.parse(JSON.stringify(match.journalFor(null)));
      expect(JSON.stringify(shown)).not.toContain('a seed');
      const again = allOk(Match.restore(toy, shown));
      expect(again.events.map(({ text }) => text)).toEqual(match.events.map(({ text }) => text));
      if (seat !== null) say(match, seat, 'dodge');
    }
  });

  it('is shown and plays again where the referee took an answer back', () => {
    const match = rammed();
    expectOk(match.undo(0, 'The wrong car was meant.'));
    say(match, 0, 'dodge');
    const again = allOk(Match.restore(toy, JSON.parse(JSON.stringify(match.journalFor(null)))));
    expect(again.state).toEqual(match.state);
  });

  it('has the die as it was set where it is forked', () => {
    const match = rammed();
    expectOk(match.amend(dieIds(match)[0] ?? '', { face: 3 }, 'One.'));
    const { rows, ...journal } = match.journal();
    const fork = { ...journal, dice: { ...match.fallenPlan() }, rows: straightRows(rows) };
    const forked = allOk(Match.restore(toy, fork));
    expect(forked.state).toEqual(match.state);
    expect(forked.dice).toEqual(match.dice);
  });

  it('is verified, and the die is named as one that follows from nothing', () => {
    const match = rammed();
    const early = match.journalFor('referee');
    const [id = ''] = dieIds(match);
    expectOk(match.amend(id, { face: 3 }, 'It lay against the wall.'));
    const late = match.journalFor('referee');
    say(match, 1, 'ram');
    expectOk(match.resign(1));
    const [, ask = ''] = id.split('/');
    for (const shown of [undefined, early, late]) {
      const verified = verifyDice(toy, match.journal(), { shown });
      expect(allOk(verified)).toMatchObject({
        commitment: commitmentTo('a seed'),
        dice: match.dice.length - 1,
        set: [{ ask, die: 1, face: 3, reason: 'It lay against the wall.' }],
      });
    }
    // A journal from before it that tells of other dice is still found out.
    const [, ...rest] = early.dice.script;
    const broken = { ...late, dice: { ...late.dice, script: [((late.dice.script[0] ?? 1) % 6) + 1, ...rest] } };
    expect(verifyDice(toy, match.journal(), { shown: broken })).toMatchObject({
      ok: false,
      error: [{ code: 'other-dice' }],
    });
  });
});
