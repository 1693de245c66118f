import { type DeskAction, formValues } from '@hardtop/campaign';
import type { Problem } from '@hardtop/kernel';
import { useCallback, useState } from 'preact/compat';
import { ActionForm } from './action-form.tsx';
import { useCampaign } from './campaign-context.ts';
import { usePeriodKeys } from './use-period-keys.ts';
import './period-bar.css';

interface MoreSaidProps {
  readonly actions: readonly DeskAction[];
  readonly asked: string | null;
  onAsk(id: string | null): void;
}

function MoreSaid({ actions, asked, onAsk }: MoreSaidProps) {
  return (
    <label className="period-more">
      <span className="hidden-text">A period with more said</span>
      <select className="text-input" value={asked ?? ''} onChange={(event) => onAsk(event.currentTarget.value || null)}>
        <option value="">More…</option>
        {actions.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}…
          </option>
        ))}
      </select>
    </label>
  );
}

/** The one press: the next four hours. */
export function PeriodBar() {
  const { now, act, onward } = useCampaign();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [asked, setAsked] = useState<string | null>(null);
  const actions = now.actions.filter(({ group }) => group === 'period');
  const next = actions.find(({ id }) => id === now.next) ?? actions[0];
  const run = useCallback(
    (id: string) => {
      const fields = now.actions.find((action) => action.id === id)?.fields ?? [];
      setProblems(act(id, formValues(fields)));
    },
    [now, act],
  );
  const goOn = useCallback(() => next !== undefined && run(next.id), [next, run]);
  const goFar = useCallback(() => setProblems(onward()), [onward]);
  usePeriodKeys(goOn, goFar);
  const form = actions.find(({ id }) => id === asked);
  if (next === undefined) return <p className="notice bad">Nobody is left to go on. Somebody may join.</p>;
  return (
    <section className="period-bar" aria-label="Next period">
      <div className="period-buttons">
        <button type="button" className="button go next-period" onClick={goFar}>
          On until something happens <kbd className="keycap">O</kbd>
        </button>
        <button type="button" className="button" onClick={goOn}>
          Next period: {next.label} <kbd className="keycap">N</kbd>
        </button>
        {actions
          .filter(({ id }) => id !== next.id)
          .map(({ id, label, summary }) => (
            <button key={id} type="button" className="button" title={summary} onClick={() => run(id)}>
              {label}
            </button>
          ))}
        <MoreSaid actions={actions} asked={asked} onAsk={setAsked} />
      </div>
      {form !== undefined && (
        <ActionForm
          key={form.id}
          action={form}
          onDo={(values) => {
            const found = act(form.id, values);
            if (found.length === 0) setAsked(null);
            return found;
          }}
          onLeave={() => setAsked(null)}
        />
      )}
      {problems.length > 0 && (
        <p className="notice bad" role="alert">
          {problems.map(({ message }) => message).join(' ')}
        </p>
      )}
    </section>
  );
}
