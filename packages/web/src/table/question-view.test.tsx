import type { Question } from '@hardtop/kernel';
import { fireEvent, screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { createRef } from 'preact/compat';
import { describe, expect, it, vi } from 'vitest';
import { anOption, aQuestion, withChance } from '../testing/fakes.ts';
import { render } from '../testing/render.tsx';
import type { Choice } from './choice.ts';
import { QuestionView } from './question-view.tsx';

const handlers = () => ({
  onPick: vi.fn(),
  onPress: vi.fn(),
  onHover: vi.fn(),
  onParam: vi.fn(),
  onConfirm: vi.fn(),
  onSuggested: vi.fn(),
  onCoast: vi.fn(),
  onWhy: vi.fn(),
  onType: vi.fn(),
  onOpen: vi.fn(),
  onUndo: vi.fn(),
  onHelp: vi.fn(),
});

const still = { hovered: null, preview: null, busy: false } as const;

function show(question: Question = aQuestion(), chosen: Partial<Choice> = {}) {
  const on = handlers();
  const choice: Choice = { ask: question.id, option: 'straight', params: {}, ...chosen };
  render(
    <QuestionView question={question} chosen={choice} advised="straight" typeInput={createRef()} {...still} {...on} />,
  );
  return on;
}

describe('the question', () => {
  it('lists every option with its key and marks the suggestion', () => {
    show();
    const buttons = screen.getAllByRole('button', { name: /Straight on|Bend left|Drift right/ });
    expect(buttons.map((button) => button.getAttribute('aria-keyshortcuts'))).toEqual(['1', '2', '3']);
    expect(screen.getByRole('button', { name: /Straight on/ }).textContent).toContain('suggested');
    expect(screen.getByRole('button', { name: /Bend left/ }).textContent).toContain('83%');
  });

  it.each([
    ['2', 'onPress', ['bend']],
    [' ', 'onSuggested', []],
    ['u', 'onUndo', []],
    ['w', 'onWhy', []],
    ['?', 'onHelp', []],
    ['ArrowDown', 'onPick', ['bend']],
    ['ArrowUp', 'onPick', ['drift']],
    ['Enter', 'onConfirm', []],
  ] as const)('the key %j calls %s', (key, name, args) => {
    const on = show();
    fireEvent.keyDown(document.body, { key });
    expect(on[name]).toHaveBeenCalledExactlyOnceWith(...args);
  });

  it('a held Enter answers once', () => {
    const on = show();
    fireEvent.keyDown(document.body, { key: 'Enter', repeat: true });
    expect(on.onConfirm).not.toHaveBeenCalled();
  });

  it('Enter on an option that has the focus means that one', () => {
    const on = show();
    const drift = screen.getByRole('button', { name: /Drift right/ });
    drift.focus();
    fireEvent.keyDown(drift, { key: 'Enter' });
    expect(on.onPick).toHaveBeenCalledWith('drift');
    expect(on.onConfirm).toHaveBeenCalledOnce();
  });

  it('left and right set the number of the marked option, and so does its slider', () => {
    const on = show(aQuestion(), { option: 'bend', params: { angle: 30 } });
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(on.onParam).toHaveBeenCalledWith('angle', 45);
    fireEvent.input(screen.getByLabelText('Angle'), { target: { value: '60' } });
    expect(on.onParam).toHaveBeenCalledWith('angle', 60);
    expect(screen.getByRole('heading', { name: 'Bend left, 30°' })).toBeTruthy();
  });

  it('/ goes to the typed order; digits typed there are no keys', async () => {
    const on = show();
    fireEvent.keyDown(document.body, { key: '/' });
    const input = screen.getByLabelText('Type an order');
    expect(document.activeElement).toBe(input);
    await userEvent.type(input, 'bend left 30{Enter}');
    expect(on.onType).toHaveBeenCalledExactlyOnceWith('bend left 30');
    expect(on.onPress).not.toHaveBeenCalled();
  });

  it('keeps thirty shots manageable: the best of each group, the rest behind "more"', async () => {
    const options = ['RL', 'MG'].flatMap((gun, g) =>
      Array.from({ length: 15 }, (_, i) =>
        anOption(`${gun}${i}`, {
          label: `${gun}, place ${i}`,
          group: gun,
          preview: withChance(i / 20, { expected: i + g }),
        }),
      ),
    );
    show(aQuestion({ options: [...options, anOption('hold', { label: 'Hold fire' })] }), { option: 'hold' });
    const rockets = screen.getByRole('heading', { name: 'RL' }).closest('section');
    if (rockets === null) throw new Error('no group');
    expect(within(rockets).getAllByRole('button')).toHaveLength(2);
    expect(within(rockets).getByRole('button', { name: /place 14/ })).toBeTruthy();
    await userEvent.click(within(rockets).getByRole('button', { name: /14 more/ }));
    expect(within(rockets).getAllByRole('button')).toHaveLength(15);
  });

  it('begins at its head, once more when advice comes, and brings what is marked into sight', () => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    const scrolled = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => undefined);
    const question = aQuestion();
    const props = { question, typeInput: createRef<HTMLInputElement>(), ...still, ...handlers() };
    const { rerender } = render(null);
    const sightOf = (option: string, advised: string | null) => {
      scrolled.mockClear();
      seen.mockClear();
      const chosen: Choice = { ask: question.id, option, params: {} };
      rerender(
        <section className="pane">
          <QuestionView {...props} chosen={chosen} advised={advised} />
        </section>,
      );
      const shown = seen.mock.contexts.map((button) => (button as Element).getAttribute('data-answer'));
      return [scrolled.mock.calls.length, ...shown];
    };
    expect(sightOf('straight', null)).toEqual([1, 'straight']);
    expect(sightOf('bend', 'bend')).toEqual([1, 'bend']);
    // By hand: the list stays where the finger is.
    expect(sightOf('drift', 'bend')).toEqual([0, 'drift']);
    seen.mockRestore();
    scrolled.mockRestore();
  });

  it('shows why the number is what it is', () => {
    const target = {
      kind: 'need',
      base: 7,
      need: 9,
      modifiers: [{ value: -2, label: 'Range 9 inches', rule: 'demo/V.3/range' }],
    } as const;
    const shot = anOption('shot', { preview: { text: 'Fires.', target, warnings: ['Last rocket.'] } });
    show(aQuestion({ options: [shot, anOption('hold')] }), { option: 'shot' });
    expect(screen.getByText('9+')).toBeTruthy();
    expect(screen.getByText('−2')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Range 9 inches' })).toBeTruthy();
    // On the option itself and beside it.
    expect(screen.getAllByText('Last rocket.')).toHaveLength(2);
  });
});
