import { makePose } from '@hardtop/geometry';
import type { Decision, Option } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { driven, gameOf, roadSetup } from '../testing/road.ts';
import { ORDERS } from './orders.ts';

const option = (id: string, facts: Readonly<Record<string, number>> = {}): Option => ({
  id,
  label: id,
  words: [id],
  preview: () => ({ text: id, facts }),
  facts: () => facts,
});

function decisionOf(topic: string, options: readonly Option[], suggested: string): Decision {
  const params = {};
  return {
    id: '1',
    seat: 0,
    topic,
    asked: { seat: 0, topic },
    rule: 'roadrage/turn/sequence',
    prompt: topic,
    options: () => options,
    suggested: { option: suggested, params },
  };
}

const { setup, state } = gameOf(roadSetup([{ design: driven('midSized', 1) }]));
const known = { setup, state, seat: 0 };

function ordered(id: string, decision: Decision, params: Readonly<Record<string, number>> = {}): string | null {
  const order = ORDERS.find((candidate) => candidate.id === id);
  if (order === undefined) throw new Error(`no order ${id}`);
  return order.answer(known, decision, params)?.option ?? null;
}

const shots = (...hits: readonly number[]): readonly Option[] => [
  ...hits.map((hit, i) => option(`shot${i}`, { hit })),
  option('nothing', { hit: 0 }),
];

describe('standing orders', () => {
  it.each([
    [50, [0.3, 0.49], 'nothing'],
    [50, [0.3, 0.5], null],
    [0, [0.1], null],
  ])('hold fire until %i%%, with chances %j', (percent, hits, answer) => {
    expect(ordered('hold-fire', decisionOf('fire', shots(...hits), 'shot0'), { percent })).toBe(answer);
  });

  it('holding fire leaves the extinguisher to the player', () => {
    const options = [option('extinguish'), ...shots(0.1)];
    expect(ordered('hold-fire', decisionOf('fire', options, 'nothing'), { percent: 90 })).toBeNull();
  });

  it('holding fire asks about droppers only while somebody drives behind', () => {
    const options = [option('drop-spikes'), ...shots(0.05)];
    const inPlace = (behind: number) => {
      const { setup, state } = gameOf(
        roadSetup([
          { design: driven('midSized', 1), pose: makePose(100, 100, 0), speed: 30 },
          { design: driven('midSized', 1), pose: makePose(100, 100 - behind, 0), speed: 30 },
        ]),
      );
      const order = ORDERS.find(({ id }) => id === 'hold-fire');
      return (
        order?.answer({ setup, state, seat: 0 }, decisionOf('fire', options, 'nothing'), { percent: 10 })?.option ??
        null
      );
    };
    expect(inPlace(60)).toBeNull();
    expect(inPlace(-60)).toBe('nothing');
  });

  it('the best shot is what the rules suggest', () => {
    expect(ordered('best-shot', decisionOf('fire', shots(0.2, 0.6), 'shot1'))).toBe('shot1');
    expect(ordered('best-shot', decisionOf('move', shots(0.2), 'shot0'))).toBeNull();
  });

  it('keeping the speed answers only for the speed', () => {
    expect(ordered('keep-speed', decisionOf('speed', [option('speed:50')], 'speed:50'))).toBe('speed:50');
    expect(ordered('keep-speed', decisionOf('fire', shots(0.5), 'shot0'))).toBeNull();
  });

  it('straight on stops answering when something is in the way', () => {
    expect(ordered('straight-on', decisionOf('move', [option('straight', { contact: 0 })], 'straight'))).toBe(
      'straight',
    );
    expect(ordered('straight-on', decisionOf('move', [option('straight', { contact: 3 })], 'straight'))).toBeNull();
  });

  it.each(['push', 'people', 'tail'])('no pushes: %s is answered as suggested', (topic) => {
    expect(ordered('no-push', decisionOf(topic, [option('push:none')], 'push:none'))).toBe('push:none');
  });
});
