import type { ActionGroup, FormValues } from '@hardtop/campaign';
import type { Problem } from '@hardtop/kernel';
import { useState } from 'preact/compat';
import { ActionForm } from './action-form.tsx';
import { useCampaign } from './campaign-context.ts';

/** What can be done of one sort: a press does what needs no words, and asks for the words of the rest. */
export function ActionPanel({ group }: { readonly group: ActionGroup }) {
  const { now, act } = useCampaign();
  const [open, setOpen] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const actions = now.actions.filter((action) => action.group === group);
  const asked = actions.find(({ id }) => id === open);
  const run = (id: string, values: FormValues): readonly Problem[] => {
    const found = act(id, values);
    if (found.length === 0) setOpen(null);
    setProblems(found);
    return found;
  };
  const press = (id: string, isAsking: boolean) => {
    setProblems([]);
    if (isAsking) setOpen(open === id ? null : id);
    else run(id, {});
  };
  return (
    <div className="action-panel">
      <p className="desk-buttons">
        {actions.map(({ id, label, summary, fields }) => (
          <button
            key={id}
            type="button"
            className="button"
            title={summary}
            {...(fields.length === 0 ? {} : { 'aria-expanded': open === id })}
            onClick={() => press(id, fields.length > 0)}
          >
            {label}
          </button>
        ))}
      </p>
      {asked !== undefined && (
        <ActionForm
          key={asked.id}
          action={asked}
          onDo={(values) => run(asked.id, values)}
          onLeave={() => setOpen(null)}
        />
      )}
      {asked === undefined && problems.length > 0 && (
        <p className="notice bad" role="alert">
          {problems.map(({ message }) => message).join(' ')}
        </p>
      )}
    </div>
  );
}
