import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSettings } from '../base/settings.ts';
import { anEvent, aQuestion } from '../testing/fakes.ts';
import { render } from '../testing/render.tsx';
import { hintsOf, momentAt } from './guide.ts';
import { GuideLine } from './guide-line.tsx';

const SPEED = aQuestion({ id: '1', topic: 'speed' });
const SHOT = { id: 'shot', label: 'MG', words: ['mg'], params: [], preview: { text: '', facts: { hit: 0.5 } } };
const FIRE = aQuestion({ id: '2', topic: 'fire', options: [SHOT] });

const USUAL = hintsOf(undefined);

describe('the first duel', () => {
  beforeEach(() => useSettings.getState().startGuide());

  it('is explained in three steps, and what went wrong comes before what is asked', () => {
    const asked = [SPEED, FIRE, aQuestion({ topic: 'maneuver' })];
    const read = asked.map(({ topic }) => topic);
    expect(asked.map((question, i) => momentAt(question, [], read.slice(0, i), USUAL)?.step?.at)).toEqual([1, 2, 3]);
    expect(momentAt(aQuestion({ topic: 'fire' }), [], [], USUAL)).toBeNull();
    expect(momentAt(aQuestion({ topic: 'even-out' }), [], [], USUAL)).toBeNull();
    const skid = anEvent(1, { kind: 'skid', outcome: 'bad' });
    expect(momentAt(SPEED, [skid], [], USUAL)?.id).toBe('control-lost');
    expect(momentAt(SPEED, [skid], ['control-lost'], USUAL)?.id).toBe('speed');
  });

  it('says each thing once: an answered question takes its explanation along', () => {
    const { rerender } = render(<GuideLine hints={undefined} question={SPEED} events={[]} />);
    expect(screen.getByRole('note').textContent).toContain('1 of 3');
    rerender(<GuideLine hints={undefined} question={null} events={[]} />);
    rerender(<GuideLine hints={undefined} question={FIRE} events={[]} />);
    expect(screen.getByRole('note').textContent).toContain('2 of 3');
    rerender(<GuideLine hints={undefined} question={{ ...SPEED, id: '3' }} events={[]} />);
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('is put away by one press: this one, or all of it', async () => {
    const { rerender } = render(<GuideLine hints={undefined} question={SPEED} events={[]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('note')).toBeNull();
    rerender(<GuideLine hints={undefined} question={FIRE} events={[]} />);
    await userEvent.click(screen.getByRole('button', { name: 'No guide' }));
    rerender(<GuideLine hints={undefined} question={aQuestion({ id: '4', topic: 'maneuver' })} events={[]} />);
    expect(screen.queryByRole('note')).toBeNull();
  });
});

describe('a scenario with hints of its own', () => {
  const HINTS = [
    { id: 'mine/bend', text: 'The first is free.', topics: ['maneuver'], isStep: true },
    { id: 'mine/again', text: 'The second rolls.', topics: ['maneuver'], isStep: true },
    { id: 'mine/hurt', text: 'Show another side.', topics: ['maneuver'], events: ['damage'] },
  ] as const;
  const bend = aQuestion({ topic: 'maneuver' });

  it('says nothing but these, one after the other, each where it fits', () => {
    expect(momentAt(SPEED, [], [], HINTS)).toBeNull();
    expect(momentAt(bend, [], [], HINTS)).toMatchObject({ id: 'mine/bend', step: { at: 1, of: 2 } });
    expect(momentAt(bend, [], ['mine/bend'], HINTS)).toMatchObject({ id: 'mine/again', step: { at: 2, of: 2 } });
    const read = ['mine/bend', 'mine/again'];
    expect(momentAt(bend, [], read, HINTS)).toBeNull();
    expect(momentAt(bend, [anEvent(1, { kind: 'damage' })], read, HINTS)?.id).toBe('mine/hurt');
  });

  it('is called a lesson', () => {
    useSettings.getState().startGuide();
    render(<GuideLine hints={HINTS} question={bend} events={[]} />);
    expect(screen.getByRole('note', { name: 'Lesson' }).textContent).toContain('1 of 2');
  });
});
