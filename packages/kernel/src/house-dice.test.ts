import { describe, expect, it } from 'vitest';
import { DiceBox } from './dice-box.ts';
import { type DicePlan, type Journal, parseJournal } from './journal.ts';
import { Match } from './match.ts';
import { BY_HAND as HAND } from './match-terms.ts';
import { roll } from './play.ts';
import type { Ruleset } from './ruleset.ts';
import { type CardSetup, type CardState, cards } from './testing/toy-cards.ts';

const RULE = 'cards/1/trick';

/** Cards, and at every rest point a trap that seat 0 throws for and that nobody may know of. */
const traps: Ruleset<CardSetup, CardState> = {
  ...cards,
  *segment(game) {
    yield* cards.segment(game);
    const { total } = yield* roll(game, '1d6', { seat: 0, rule: RULE, purpose: 'a trap', to: [] });
    game.state.points[1] = (game.state.points[1] ?? 0) + 10 * total;
  },
};
type Cards = Match<CardSetup, CardState>;

function begun(ruleset: Ruleset<CardSetup, CardState>, dice: DicePlan): Cards {
  const match = Match.start(ruleset, { rounds: 2, seats: 2 }, { seed: 'house', dice, keep: true });
  if (!match.ok) throw new Error('set-up');
  return match.value;
}

/** Answers everything by its first option, all dice with a one, as long as `goesOn`; gives what was asked. */
function answered(match: Cards, goesOn: () => boolean = () => true): readonly string[] {
  const prompts: string[] = [];
  for (let [decision] = match.decisions(); decision !== undefined && goesOn(); [decision] = match.decisions()) {
    prompts.push(decision.prompt);
    const [option] = decision.options();
    const params = Object.fromEntries((option?.params ?? []).map(({ name }) => [name, 1]));
    const done = match.choose({ ask: decision.id, seat: decision.seat, option: option?.id ?? '', params });
    if (!done.ok) throw new Error(done.error.message);
  }
  return prompts;
}

const again = (ruleset: typeof traps, journal: Journal, seed?: string): Cards => {
  const parsed = parseJournal(JSON.parse(JSON.stringify(journal)));
  if (!parsed.ok) throw new Error(parsed.error[0]?.message);
  const match = Match.restore(ruleset, parsed.value, seed === undefined ? {} : { seed });
  if (!match.ok) throw new Error(match.error[0]?.message);
  return match.value;
};

describe('dice by hand that somebody may not know of', () => {
  it('are asked of nobody: the house rolls them, and the journal plays them again', () => {
    const match = begun(traps, HAND);
    const prompts = answered(match);
    expect(prompts.join()).toContain('Roll 1d');
    expect(prompts.join()).not.toContain('trap');
    expect(match.state.points[1]).toBeGreaterThan(50);
    expect(again(traps, match.journal()).state).toEqual(match.state);
    expect(again(traps, match.journal()).dice).toEqual(match.dice);
  });

  it('were typed in by whoever rolled, in journals of before', () => {
    const match = begun(traps, { script: [], after: 'hand' });
    expect(answered(match).filter((prompt) => prompt === 'Roll 1d6 for a trap.')).not.toEqual([]);
    expect(again(traps, match.journal()).state).toEqual(match.state);
  });

  it('follow from the seed and never from the script', () => {
    const match = begun(traps, { ...HAND, script: Array.from({ length: 6 }, () => 1) });
    answered(match, () => match.state.at === 'deal');
    const first = match.state.points[1];
    const other = begun(traps, HAND);
    answered(other, () => other.state.at === 'deal');
    expect(other.state.points[1]).toBe(first);
  });

  it('stand in a journal that is shown without its seed, and in none for whoever may not know of them', () => {
    const shown = begun(traps, HAND);
    answered(shown, () => shown.state.round === 1);
    const journal = shown.journalFor('referee');
    expect(journal.seed).toBeUndefined();
    expect(journal.dice.house).toHaveLength(3);
    expect(again(traps, journal).state).toEqual(shown.state);
    expect(again(traps, journal, 'another').state).toEqual(shown.state);
    const hidden = begun(traps, { ...HAND, house: [6, 6] });
    answered(hidden, () => hidden.state.round === 1);
    expect(hidden.journalFor(0).dice).toEqual(HAND);
  });

  it('that are listed fall before those of the seed', () => {
    const match = begun(traps, { ...HAND, house: [6, 5] });
    answered(match, () => match.state.at !== 'refill');
    expect(match.fallenPlan().house).toEqual([6, 5]);
    answered(match);
    expect(match.fallenPlan().house?.slice(0, 2)).toEqual([6, 5]);
    expect(again(traps, match.journal()).state).toEqual(match.state);
  });

  it('fall anew after an undo by consent', () => {
    const match = begun(traps, HAND);
    answered(match, () => match.state.at !== 'refill');
    const before = match.fallenPlan().house;
    expect(match.undo(1).ok).toBe(true);
    expect(match.answerUndo(0, true).ok).toBe(true);
    answered(match);
    expect(match.fallenPlan().house?.[0]).toBe(before?.[0]);
    expect(again(traps, match.journal()).state).toEqual(match.state);
    const box = DiceBox.fresh(HAND, { seed: 'house' });
    const [first] = [box.take(8, 6, [])];
    const fresh = DiceBox.fresh(HAND, { seed: 'house' });
    fresh.reseed('3');
    expect(fresh.take(8, 6, [])).not.toEqual(first);
  });
});

describe('whom dice by hand are asked of', () => {
  const asks = (to: readonly number[] | undefined, openly?: boolean) =>
    DiceBox.fresh(HAND, { seed: 'house' }).take(2, 6, to, { purpose: 'it', seat: 0, openly }) === null;

  it.each([
    ['what everybody may know', undefined, undefined, true],
    ['what others may not know of', [0], undefined, false],
    ['what others may know of, if not what fell', [0], true, true],
    ['what the roller may not know', [1], true, false],
    ['what nobody may know', [], true, false],
  ] as const)('%s', (_, to, openly, isAsked) => {
    expect(asks(to, openly)).toBe(isAsked);
  });
});
