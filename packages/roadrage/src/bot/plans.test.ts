import { makePose } from '@hardtop/geometry';
import type { Decision, Option } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { driven, gameOf, roadSetup } from '../testing/road.ts';
import { PLANS } from './plans.ts';

const option = (id: string, facts: Readonly<Record<string, number>> = {}): Option => ({
  id,
  label: id,
  words: [id],
  preview: () => ({ text: id, facts }),
  facts: () => facts,
});

const decisionOf = (topic: string, options: readonly Option[], suggested: string): Decision => ({
  id: '1',
  seat: 0,
  topic,
  asked: { seat: 0, topic },
  rule: 'roadrage/turn/sequence',
  prompt: topic,
  options: () => options,
  suggested: { option: suggested, params: {} },
});

const { setup, state } = gameOf(
  roadSetup([
    { design: driven('midSized', 1), pose: makePose(0, 0, 0) },
    { design: driven('midSized', 1), pose: makePose(0, 5, 0) },
  ]),
);
const known = { setup, state, seat: 0 };

const holds = (id: string, decision: Decision, params = {}) =>
  PLANS.conditions.find((one) => one.id === id)?.holds(known, decision, params);
const answer = (id: string, decision: Decision, params = {}) =>
  PLANS.deeds.find((one) => one.id === id)?.answer?.(known, decision, params)?.option ?? null;

const shots = decisionOf('fire', [option('a', { hit: 0.3 }), option('b', { hit: 0.6 }), option('nothing')], 'nothing');

describe('what conditional orders can be made of', () => {
  it('a shot is fired at its chance or better, the best first', () => {
    expect(answer('fire', shots, { percent: 50 })).toBe('b');
    expect(answer('fire', shots, { percent: 70 })).toBeNull();
    expect(answer('hold', shots)).toBe('nothing');
    expect([holds('shot', shots, { percent: 60 }), holds('shot', shots, { percent: 65 })]).toEqual([true, false]);
  });

  it('straight on is not driven into somebody', () => {
    expect(answer('straight', decisionOf('move', [option('straight')], 'straight'))).toBe('straight');
    expect(answer('straight', decisionOf('move', [option('straight', { contact: 1 })], 'straight'))).toBeNull();
  });

  it('who is near is near ahead or behind, and no farther than is said', () => {
    const move = decisionOf('move', [option('straight')], 'straight');
    const [own, foe] = state.vehicles;
    if (own === undefined || foe === undefined) throw new Error('nobody drives');
    const squares = Math.ceil(Math.abs(foe.pose.y - own.pose.y) + Math.abs(foe.pose.x - own.pose.x)) + 1;
    expect(holds('near', move, { squares })).toBe(true);
    expect(holds('near', move, { squares: 0 })).toBe(false);
    expect(holds('near-ahead', move, { squares })).not.toBe(holds('near-behind', move, { squares }));
    expect(holds('hit', move)).toBe(false);
  });
});
