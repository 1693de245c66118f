// Two truths that differ in what has become of somebody unseen: who cannot know it gets the same bytes.

import type { Position, Seat } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import type { Setup } from '../scenarios/setup.ts';
import { knownState } from '../table/knowing.ts';
import { personOf, type State } from '../table/state/state.ts';
import { FOG } from '../testing/secret.ts';
import { twilight } from './ruleset.ts';

const setup = (): Setup => {
  const read = twilight.parseSetup(FOG);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

/** The fog before its first turn, with something changed in it. */
function fogWith(change: (state: State) => void): Position<State> {
  const state = twilight.begin(setup());
  change(state);
  return { file: FOG satisfies ScenarioFile, state };
}

describe('twilight/combat/ambush: who falls out of sight', () => {
  /** Of those who have a slot, the strangers of a list are down. */
  const queueOf = (queue: readonly string[], fallen: readonly string[], viewer: Seat | null) => {
    const { state } = fogWith((begun) => {
      begun.at = 'slot';
      begun.phase = 1;
      begun.queue = [...queue];
      for (const id of fallen) personOf(begun, id).condition = 'dead';
    });
    return knownState(setup(), state, viewer).queue;
  };

  it('stays in the queue of slots as far as the others know it, in this phase and in the next', () => {
    const whole = queueOf(['p1', 'p4', 'p2', 'p5', 'p3'], [], 0);
    expect(whole).toEqual(['p1', 'p2', 'p3']);
    expect(queueOf(['p1', 'p4', 'p2', 'p5', 'p3'], ['p4'], 0)).toEqual(whole);
    expect(queueOf(['p1', 'p2', 'p5', 'p3'], ['p4'], 0)).toEqual(whole);
  });

  it('has no turn that the others wait for; whose turn it is shows, not who he is nor how many come after him', () => {
    expect(queueOf(['p4', 'p1', 'p5'], [], 0)).toEqual(['', 'p1']);
    expect(queueOf(['p4', 'p1', 'p5'], ['p4'], 0)).toEqual(['p1']);
    expect(queueOf(['p1', 'p5'], ['p4'], 0)).toEqual(['p1']);
    expect(queueOf(['p4', 'p1', 'p5'], [], 1)).toEqual(['p4', 'p5']);
    expect(queueOf(['p4', 'p1', 'p5'], [], null)).toEqual(['']);
  });
});
