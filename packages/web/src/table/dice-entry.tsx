import type { Param, Params, Question } from '@hardtop/kernel';
import { useState } from 'preact/compat';
import { useKeyDown } from '../base/use-key-down.ts';
import { DieFace } from '../dice/die-face.tsx';
import '../dice/dice.css';

interface DiceEntryProps {
  readonly question: Question;
  readonly busy: boolean;
  onEnter(option: string, params: Params): void;
}

/** Above this many sides a die is typed, not tapped. */
const MOST_FACES = 12;

interface DieProps {
  readonly param: Param;
  readonly value: number | undefined;
  readonly current: boolean;
  onPick(value: number): void;
}

function DieChoice({ param, value, current, onPick }: DieProps) {
  const faces = Array.from({ length: param.max - param.min + 1 }, (_, i) => param.min + i);
  return (
    <fieldset className={current ? 'die-choice current' : 'die-choice'}>
      <legend className="label">{param.label}</legend>
      {faces.map((face) => (
        <button
          key={face}
          type="button"
          className="die-key"
          aria-pressed={value === face}
          aria-label={`${param.label} shows ${param.names?.[face - param.min] ?? face}`}
          onClick={() => onPick(face)}
        >
          {param.names === undefined ? <DieFace value={face} size={36} /> : param.names[face - param.min]}
        </button>
      ))}
    </fieldset>
  );
}

function DieInput(props: DieProps) {
  const { param, onPick } = props;
  if (param.max <= MOST_FACES) return <DieChoice {...props} />;
  return (
    <label className="field">
      <span className="label">{param.label}</span>
      <input
        type="number"
        className="text-input"
        min={param.min}
        max={param.max}
        onChange={(event) => onPick(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

interface DiceKeys {
  /** The die that is still to be told. */
  readonly next: Param | undefined;
  give(name: string, face: number): void;
  clear(): void;
  enter(): void;
}

/** A digit tells the next die, Backspace takes all back, Enter gives them. */
function useDiceKeys({ next, give, clear, enter }: DiceKeys): void {
  const listen = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) return;
    const face = Number(event.key);
    if (next !== undefined && event.key.trim() !== '' && face >= next.min && face <= next.max) {
      give(next.name, face);
      event.preventDefault();
    }
    if (event.key === 'Backspace') clear();
    if (event.key === 'Enter' && next === undefined) {
      enter();
      event.preventDefault();
    }
  };
  useKeyDown(listen);
}

/** Dice rolled on a real table and told to ours: tap the faces or press the digits, then Enter. */
export function DiceEntry({ question, busy, onEnter }: DiceEntryProps) {
  const option = question.options[0];
  const params = option?.params ?? [];
  const [given, setGiven] = useState<Params>({});
  const next = params.find((param) => given[param.name] === undefined);
  const complete = next === undefined;
  const id = option?.id;

  const enter = () => {
    if (complete && !busy && id !== undefined) onEnter(id, given);
  };
  const give = (name: string, face: number) => setGiven({ ...given, [name]: face });
  useDiceKeys({ next, give, clear: () => setGiven({}), enter });
  const total = params.reduce((sum, param) => sum + (given[param.name] ?? 0), 0);
  return (
    <div className="dice-entry">
      <p>Roll on your own table, then tap what the dice show, or press the digits.</p>
      <ol>
        {params.map((param) => (
          <li key={param.name}>
            <DieInput
              param={param}
              value={given[param.name]}
              current={param === next}
              onPick={(value) => give(param.name, value)}
            />
          </li>
        ))}
      </ol>
      <p className="dice-sum">
        <span className="figures">{complete ? `Shows ${total}` : `${next.label} of ${params.length}`}</span>
        <button type="button" className="button go" disabled={!complete || busy} onClick={enter}>
          That is what fell <kbd className="keycap">⏎</kbd>
        </button>
      </p>
    </div>
  );
}
