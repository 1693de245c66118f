import type { Board } from '@hardtop/board';
import type { PlaySequence } from '@hardtop/kernel';
import { RULESETS } from '@hardtop/rulesets';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/compat';
import { useSettings } from '../base/settings.ts';
import { useGlossary } from '../rules/glossary-store.ts';
import './key-help.css';

const KEYS = [
  ['1 … 9, a …', 'mark an option and see what it would do; press again to do it'],
  ['0', 'hold fire'],
  ['Enter', 'do what is marked'],
  ['Space', 'do what is suggested'],
  ['w', 'what would you do, and why?'],
  ['Shift Space', 'coast: go on so until the turn ends, you are hit, a shot is good or somebody comes into your arc'],
  ['↑ ↓', 'mark the option before or after'],
  ['← →', 'less or more, where an option has a number'],
  ['+ − Home', 'nearer, farther, the whole board, while the board has the focus (Tab); arrows pan it'],
  ['Backspace', 'take back the dice you have told, before Enter'],
  ['/', 'type an order: the same words as in the terminal'],
  ['u', 'take back your last answer'],
  ['o', 'open a chance to fire that your standing order let go by'],
  ['?', 'the goal, this list, and the words of the book'],
  ['Esc', 'leave what is open'],
] as const;

/** Every word of the rules that is explained, unfolded when it is wanted. */
function WordList() {
  const terms = useGlossary((glossary) => glossary.terms);
  if (terms.length === 0) return null;
  return (
    <details className="word-list">
      <summary>Words of the book</summary>
      <dl>
        {terms.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The card of the rules that are played here, if they have one. */
function useSequence(): PlaySequence | null {
  const ruleset = useGlossary((glossary) => glossary.ruleset);
  const [card, setCard] = useState<PlaySequence | null>(null);
  useEffect(() => {
    const loading = RULESETS.find(({ id }) => id === ruleset)?.sequence?.();
    // Without it the help is what it was.
    loading?.then(setCard, () => undefined);
  }, [ruleset]);
  return card;
}

/** How a turn goes, with the phase that is on. */
function SequenceCard({ phase }: { readonly phase: number }) {
  const card = useSequence();
  if (card === null) return null;
  return (
    <details className="word-list sequence" open>
      <summary>{card.title}</summary>
      <ol>
        {card.steps.map((step) => (
          <li key={step.title} aria-current={step.phase === phase ? 'step' : undefined}>
            <b>{step.title}.</b> {step.lines.join(' ')}
          </li>
        ))}
      </ol>
      {card.caveats !== undefined && (
        <details>
          <summary>What is reconstructed</summary>
          <ul>
            {card.caveats.map((caveat) => (
              <li key={caveat}>{caveat}</li>
            ))}
          </ul>
        </details>
      )}
    </details>
  );
}

interface KeyHelpProps {
  readonly board: Pick<Board, 'goal' | 'clock'>;
  onClose(): void;
}

/** A native dialog: Esc and the button leave it, and the focus goes back by itself. */
export function KeyHelp({ board: { goal, clock }, onClose }: KeyHelpProps) {
  const startGuide = useSettings((settings) => settings.startGuide);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const box = dialog.current;
    if (box !== null && !box.open) box.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="key-help plate" aria-labelledby="key-help-title" onClose={onClose}>
      {goal !== undefined && (
        <p className="key-help-goal">
          The goal: <b>{goal.text}</b>
        </p>
      )}
      <SequenceCard phase={clock.phase} />
      <h2 id="key-help-title">What the keys do</h2>
      <dl>
        {KEYS.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd className="keycap">{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <WordList />
      <form method="dialog" className="key-help-ways">
        <button type="submit" className="button go">
          Back to the table
        </button>
        <button type="submit" className="button quiet" onClick={startGuide}>
          Explain the first steps again
        </button>
      </form>
    </dialog>
  );
}
