import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { anOption, aQuestion } from '../testing/fakes.ts';
import { render } from '../testing/render.tsx';
import { DiceEntry } from './dice-entry.tsx';

const die = (n: number) => ({ name: `d${n}`, label: `Die ${n}`, min: 1, max: 6, step: 1 });
const question = aQuestion({ topic: 'dice', options: [anOption('roll', { label: '2d6', params: [die(1), die(2)] })] });

describe('dice from the table', () => {
  it('are tapped face by face', async () => {
    const onEnter = vi.fn();
    render(<DiceEntry question={question} busy={false} onEnter={onEnter} />);
    const done = screen.getByRole<HTMLButtonElement>('button', { name: /That is what fell/ });
    expect(done.disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Die 1 shows 4' }));
    await userEvent.click(screen.getByRole('button', { name: 'Die 2 shows 6' }));
    expect(screen.getByText('Shows 10')).toBeTruthy();
    await userEvent.click(done);
    expect(onEnter).toHaveBeenCalledExactlyOnceWith('roll', { d1: 4, d2: 6 });
  });

  it('are typed digit by digit; a digit that is no face is ignored, Backspace starts again', () => {
    const onEnter = vi.fn();
    render(<DiceEntry question={question} busy={false} onEnter={onEnter} />);
    for (const key of ['7', '3', 'Backspace', '5', '2', 'Enter']) fireEvent.keyDown(document.body, { key });
    expect(onEnter).toHaveBeenCalledExactlyOnceWith('roll', { d1: 5, d2: 2 });
  });
});
