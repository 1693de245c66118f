import type { Problem } from '@hardtop/kernel';
import { useId, useState } from 'react';
import { useCampaign } from './campaign-context.ts';

export interface AmendFormProps {
  readonly action: 'reroll' | 'mandate';
  readonly part: string;
  onDone(): void;
}

const WORDS = {
  reroll: { label: 'Roll again', hint: 'This part is rolled again, all else stays.' },
  mandate: { label: 'Mandate', hint: 'A row of the table, a number the dice can show, or die:4.' },
} as const;

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
      {action === 'mandate' && (
        <div className="field">
          <label className="label" htmlFor={`${id}-result`}>
            Result
          </label>
          <input
            id={`${id}-result`}
            type="text"
            autoComplete="off"
            value={result}
            onChange={(event) => setResult(event.target.value)}
          />
        </div>
      )}
      <div className="field">
        <label className="label" htmlFor={`${id}-reason`}>
          Reason
        </label>
        <input
          id={`${id}-reason`}
          type="text"
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      {problems.map(({ message, legal = [] }) => (
        <div key={message} className="notice bad" role="alert">
          <p>{message}</p>
          {action === 'mandate' &&
            legal.map((one) => (
              <button key={one} type="button" className="button" onClick={() => setResult(one)}>
                {one}
              </button>
            ))}
        </div>
      ))}
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
