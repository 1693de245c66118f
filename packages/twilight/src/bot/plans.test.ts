import { botChoice, type Decision, expectOk, type Params, planPartsOf, streamOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { twilight } from '../play/ruleset.ts';
import { skirmish, started } from '../testing/skirmish.ts';
import { PLANS } from './plans.ts';

type Fight = ReturnType<typeof started>;

const bot = twilight.bots[0];

/** Machines answer what is asked; of seat 0 every question that comes through is told by its topic. */
function playedUntil(match: Fight, isThere: (match: Fight) => boolean): readonly string[] {
  if (bot === undefined) throw new Error('no bot');
  const random = streamOf('plans', 'players');
  const prompts: string[] = [];
  for (let answers = 0; answers < 4000 && match.outcome === null && !isThere(match); answers++) {
    const [decision] = match.decisions();
    if (decision === undefined) break;
    if (decision.seat === 0) prompts.push(decision.topic);
    const { answer } = botChoice(match, decision, bot, random);
    expectOk(match.choose({ ask: decision.id, seat: decision.seat, ...answer }, 'bot'));
  }
  return prompts;
}

const ordersOf = (match: Fight) =>
  match.journal().rows.flatMap(({ by, seat, option }) => (by === 'order' && seat === 0 ? [option] : []));

function plan(match: Fight, ...rules: readonly (readonly [string, Params?])[]): void {
  for (const [i, [rule, params = {}]] of rules.entries()) expectOk(match.order(0, `plan ${i + 1} ${rule}`, params));
}

/** Everything that is asked in an ordinary fight. */
const WHOLE = [
  ['reload if empty'],
  ['fire if shot', { percent: 50, '0.percent': 50 }],
  ['fall-back if losses', { '0.percent': 75 }],
  ['advance if !near', { goal: 0, '0.squares': 6 }],
  ['take-cover if near', { '0.squares': 6 }],
  ['wait'],
  ['march', { goal: 0, gait: 1 }],
  ['fire-at-movers', { percent: 10 }],
  ['no-more'],
  ['nobody-repeats'],
  ['lie-down'],
] as const satisfies readonly (readonly [string, Params?])[];

/** The first question of that topic that seat 0 is asked. */
function askedIn(
  match: Fight,
  topic: string,
): {
  readonly decision: Decision;
  ask(id: string, params?: Params): string | null;
  holds(id: string, params?: Params): boolean;
} {
  playedUntil(match, () => match.decisionFor(0)?.topic === topic && match.decisions()[0]?.seat === 0);
  const decision = match.decisionFor(0);
  if (decision === undefined || decision.topic !== topic) throw new Error(`nobody asks ${topic}`);
  const known = { setup: match.setup, state: match.known(0), seat: 0 };
  return {
    decision,
    ask: (id, params = {}) =>
      PLANS.deeds.find((one) => one.id === id)?.answer?.(known, decision, params)?.option ?? null,
    holds: (id, params = {}) => PLANS.conditions.find((one) => one.id === id)?.holds(known, decision, params) === true,
  };
}

describe('twilight/combat/actions: conditional orders', () => {
  it('one plan fights turns on end without a question', () => {
    const match = started(skirmish(6, 60), 'plan');
    plan(match, ...WHOLE);
    const prompts = playedUntil(match, ({ state }) => state.turn > 8);
    expect(prompts).toEqual([]);
    const given = ordersOf(match);
    for (const kind of ['fire:', 'move:', 'reload:'])
      expect(given.some((option) => option?.startsWith(kind))).toBe(true);
    expect(match.state.turn).toBeGreaterThan(3);
  });

  it('who wants to be asked is asked, whatever else he has ordered', () => {
    const match = started(skirmish(4, 12), 'plan');
    plan(match, ['ask-act if in-sight'], ...WHOLE);
    expect(new Set(playedUntil(match, ({ state }) => state.turn > 2))).toEqual(new Set(['act']));
  });

  it('a squad without contact marches at the gait it was told, or stays', () => {
    const far = started(
      { ...skirmish(3, 30), levels: skirmish(3, 30).levels.map((level) => ({ ...level, light: 'dark' as const })) },
      'dark',
    );
    const { ask } = askedIn(far, 'march');
    expect(ask('march', { goal: 0, gait: 2 })).toMatch(/^march:/);
    expect(ask('stay')).toBe('hold');
    plan(far, ['march', { goal: 0, gait: 2 }]);
    expect(far.state.squads[0]?.gait).toBe('run');
  });

  it('fires at the chance that is wanted, and else not', () => {
    const { ask, holds } = askedIn(started(skirmish(3, 8), 'shots'), 'act');
    expect(ask('fire', { percent: 0 })).toMatch(/^fire:/);
    expect(ask('fire', { percent: 101 })).toBeNull();
    expect([holds('shot', { percent: 1 }), holds('shot', { percent: 101 })]).toEqual([true, false]);
    expect(ask('aim')).toMatch(/^aim:/);
    expect(ask('advance', { goal: 0 })).toMatch(/^move:/);
    expect(ask('take-cover')).toMatch(/^posture:(duck|prone)$/);
    expect(ask('rise')).toBeNull();
    expect(ask('wait')).toBe('wait');
  });

  it('sees how it stands: who is near, in sight, hurt, of which squad', () => {
    const match = started(skirmish(3, 8), 'stands');
    const { decision, holds } = askedIn(match, 'act');
    expect([holds('near', { squares: 30 }), holds('near', { squares: 1 })]).toEqual([true, false]);
    expect(holds('in-sight')).toBe(true);
    expect([holds('wounded'), holds('empty'), holds('spent'), holds('fired')]).toEqual([false, false, false, false]);
    expect([holds('losses', { percent: 5 }), holds('broken', { percent: 5 })]).toEqual([false, false]);
    expect([holds('turn', { turn: 1 }), holds('turn', { turn: 2 })]).toEqual([true, false]);
    const asked = match.state.people.find(({ id }) => id === decision.about);
    const number = asked?.squad === 'A' ? 1 : 2;
    expect([holds('squad', { number }), holds('squad', { number: 3 - number })]).toEqual([true, false]);
    expect(holds('leader')).toBe(asked?.index === 0);
    expect(holds('there', { goal: 1 })).toBe(false);
    if (asked === undefined) throw new Error('nobody is asked');
    asked.total = 3;
    const [arm] = asked.carries;
    if (arm === undefined) throw new Error('no arms');
    Object.assign(arm, { loaded: 0, spares: [] });
    expect([holds('wounded'), holds('empty'), holds('spent')]).toEqual([true, true, true]);
  });

  it('in the fog it goes by what the seat knows', () => {
    const dark = skirmish(3, 30);
    const match = started(
      { ...dark, hidden: true, levels: dark.levels.map((level) => ({ ...level, light: 'dark' as const })) },
      'fog',
    );
    const { holds, ask } = askedIn(match, 'march');
    expect([holds('near', { squares: 100 }), holds('in-sight')]).toEqual([false, false]);
    // Nobody is known, so it is the middle that they go to.
    expect(ask('march', { goal: 0, gait: 1 })).toBe(ask('march', { goal: 1, gait: 1 }));
  });

  it.each([
    ['plan 1 fly', {}],
    ['plan 1 march if shot', { goal: 0, gait: 1, '0.percent': 5 }],
    ['plan 1 fire if near', { percent: 5 }],
    ['plan 1 fire', { percent: 500 }],
  ])('refuses %s with %j in words', (order, params) => {
    const match = started(skirmish(2, 8), 'wrong');
    expect(match.order(0, order, params as Params)).toMatchObject({
      ok: false,
      error: { message: expect.any(String) },
    });
  });

  it('every topic of the table has a deed, and every name its figures', () => {
    const parts = planPartsOf(PLANS);
    expect(new Set(parts.deeds.map(({ topic }) => topic))).toEqual(
      new Set(['act', 'march', 'opportunity', 'shift', 'repeat', 'go-on', 'down']),
    );
    for (const { label, params } of [...parts.deeds, ...parts.conditions])
      expect([...label.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(params.map(({ name }) => name));
    expect(new Set(parts.deeds.map(({ id }) => id)).size).toBe(parts.deeds.length);
  });
});
