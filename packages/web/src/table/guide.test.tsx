import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSettings } from '../base/settings.ts';
import { anEvent, aQuestion } from '../testing/fakes.ts';
import { render } from '../testing/render.tsx';
import { momentAt } from './guide.ts';
import { GuideLine } from './guide-line.tsx';

const SPEED = aQuestion({ id: '1', topic: 'speed' });
const SHOT = { id: 'shot', label: 'MG', words: ['mg'], params: [], preview: { text: '', facts: { hit: 0.5 } } };
const FIRE = aQuestion({ id: '2', topic: 'fire', options: [SHOT] });

describe('the first duel', () => {
  beforeEach(() => useSettings.getState().startGuide());

  it('is explained in three steps, and what went wrong comes before what is asked', () => {
    const asked = [SPEED, FIRE, aQuestion({ topic: 'maneuver' })];
    const read = asked.map(({ topic }) => topic);
    expect(asked.map((question, i) => momentAt(question, [], read.slice(0, i))?.step)).toEqual([1, 2, 3]);
    expect(momentAt(aQuestion({ topic: 'fire' }), [], [])).toBeNull();
    expect(momentAt(aQuestion({ topic: 'even-out' }), [], [])).toBeNull();
    const skid = anEvent(1, { kind: 'skid', outcome: 'bad' });
    expect(momentAt(SPEED, [skid], [])?.id).toBe('control-lost');
    expect(momentAt(SPEED, [skid], ['control-lost'])?.id).toBe('speed');
  });

  it('says each thing once: an answered question takes its explanation along', () => {
    const { rerender } = render(<GuideLine question={SPEED} events={[]} />);
    expect(screen.getByRole('note').textContent).toContain('1 of 3');
    rerender(<GuideLine question={null} events={[]} />);
    rerender(<GuideLine question={FIRE} events={[]} />);
    expect(screen.getByRole('note').textContent).toContain('2 of 3');
    rerender(<GuideLine question={{ ...SPEED, id: '3' }} events={[]} />);
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('is put away by one press: this one, or all of it', async () => {
    const { rerender } = render(<GuideLine question={SPEED} events={[]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('note')).toBeNull();
    rerender(<GuideLine question={FIRE} events={[]} />);
    await userEvent.click(screen.getByRole('button', { name: 'No guide' }));
    rerender(<GuideLine question={aQuestion({ id: '4', topic: 'maneuver' })} events={[]} />);
    expect(screen.queryByRole('note')).toBeNull();
  });
});
