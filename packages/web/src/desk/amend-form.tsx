import type { Problem } from '@hardtop/kernel';
import { useId, useState } from 'preact/compat';
import { useCampaign } from './campaign-context.ts';

interface AmendFormProps {
  readonly action: 'reroll' | 'mandate';
  readonly part: string;
  onDone(): void;
}

const WORDS = {
  reroll: { label: 'Roll again', hint: 'This part is rolled again, all else stays.' },
  mandate: { label: 'Mandate', hint: 'A row of the table, a number the dice can show, or die:4.' },
} as const;

interface LineProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  onValue(value: string): void;
}

function Line({ id, label, value, onValue }: LineProps) {
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    </div>
  );
}

interface RefusalsProps {
  readonly problems: readonly Problem[];
  /** Takes what would be legal instead, where that is a result. */
  readonly onPick: ((result: string) => void) | null;
}

function Refusals({ problems, onPick }: RefusalsProps) {
  return problems.map(({ message, legal = [] }) => (
    <div key={message} className="notice bad" role="alert">
      <p>{message}</p>
      {onPick !== null &&
        legal.map((one) => (
          <button key={one} type="button" className="button" onClick={() => onPick(one)}>
            {one}
          </button>
        ))}
    </div>
  ));
}

/** One part rolled again or set, with the reason the journal keeps. */
export function AmendForm({ action, part, onDone }: AmendFormProps) {
  const { amend } = useCampaign();
  const id = useId();
  const [reason, setReason] = useState('');
  const [result, setResult] = useState('');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { label, hint } = WORDS[action];
  const submit = () => {
    const found = amend([
      action === 'reroll' ? { action, part, reason } : { action, part, result: result.trim(), reason },
    ]);
    setProblems(found);
    if (found.length === 0) onDone();
  };
  return (
    <form
      className="amend-form"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <small>{hint}</small>
      {action === 'mandate' && <Line id={`${id}-result`} label="Result" value={result} onValue={setResult} />}
      <Line id={`${id}-reason`} label="Reason" value={reason} onValue={setReason} />
      <Refusals problems={problems} onPick={action === 'mandate' ? setResult : null} />
      <p className="desk-buttons">
        <button type="submit" className="button go" disabled={reason.trim() === ''}>
          {label}
        </button>
        <button type="button" className="button quiet" onClick={onDone}>
          Leave it
        </button>
      </p>
    </form>
  );
}
