import { describe, expect, it } from 'vitest';
import { fight } from '../../testing/shooting.ts';
import { goalOf } from './goal.ts';

const two = [{ at: { x: 0, y: 0 } }, { at: { x: 5, y: 5 } }];

describe('what a side plays for', () => {
  it('is the field where nothing else is said', () => {
    const { setup, state } = fight(two, []);
    expect(goalOf(setup, state, 0)).toMatchObject({
      text: expect.stringMatching(/^Put the others out/),
      limit: 'a draw',
    });
  });

  it('is each objective with its points, and how it stands counts what was lost as well', () => {
    const { setup, state } = fight(two, [], {
      objectives: [
        { id: 'out', text: 'Bring him out.', side: 0, points: 20 },
        { id: 'whole', text: 'The plant is whole.', side: 0, points: 5 },
        { id: 'theirs', text: 'Not ours.', side: 1, points: 9 },
      ],
    });
    expect(goalOf(setup, state, 0)).toMatchObject({
      text: 'Bring him out (20) · The plant is whole (5)',
      standing: '0 points, 2 of 2 to reach',
    });
    state.script.points[0] = -30;
    state.script.reached.push('out');
    expect(goalOf(setup, state, 0)).toMatchObject({
      text: '✓ Bring him out (20) · The plant is whole (5)',
      standing: '−10 points, 1 of 2 to reach',
    });
  });
});
