import type { Problem } from '@hardtop/kernel';
import { use, useId, useMemo, useState } from 'preact/compat';
import { AmendReason } from './amend-reason.ts';
import { useCampaign } from './campaign-context.ts';

interface SetFormProps {
  readonly part: string;
  readonly name: string;
  /** What stands there now, in words. */
  readonly now: string;
  onDone(): void;
}

/** One of what can be rolled there, chosen instead of rolled. */
export function SetForm({ part, name, now, onDone }: SetFormProps) {
  const { campaign, amend } = useCampaign();
  const id = useId();
  const reason = use(AmendReason);
  const options = useMemo(() => campaign.settable(part), [campaign, part]);
  const [result, setResult] = useState(
    (options.find(({ title }) => title.split(':')[0] === now) ?? options[0])?.id ?? '',
  );
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const submit = () => {
    const found = amend([{ action: 'mandate', part, result, reason }]);
    setProblems(found);
    if (found.length === 0) onDone();
  };
  return (
    <form
      className="amend-form"
      aria-label={`Set ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {options.length === 0 ? (
        <p>Here everybody has a die of his own: they can be rolled again, not set.</p>
      ) : (
        <div className="field">
          <label className="label" htmlFor={id}>
            {name}
          </label>
          <select id={id} value={result} onChange={(event) => setResult(event.currentTarget.value)}>
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.title}
              </option>
            ))}
          </select>
        </div>
      )}
      <Refusals problems={problems} />
      <p className="desk-buttons">
        {options.length > 0 && (
          <button type="submit" className="button go">
            Set it
          </button>
        )}
        <button type="button" className="button quiet" onClick={onDone}>
          Leave it
        </button>
      </p>
    </form>
  );
}

export function Refusals({ problems }: { readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <p className="notice bad" role="alert">
      {problems.map(({ message }) => message).join(' ')}
    </p>
  );
}
