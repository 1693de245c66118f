import { type Amendment, type FormField, formValues } from '@hardtop/campaign';
import type { Problem } from '@hardtop/kernel';
import { useState } from 'preact/compat';
import { Elsewhere } from './action-form.tsx';
import { useCampaign } from './campaign-context.ts';
import { FormView } from './form-view.tsx';

const REASON: FormField = { kind: 'text', name: 'reason', label: 'Reason', value: '', hint: 'May stay empty.' };

interface EditFormProps {
  readonly part: string;
  readonly edits: readonly FormField[];
  onDone(): void;
}

/** Figures and remarks written over: each that was changed becomes a row of the journal. */
export function EditForm({ part, edits, onDone }: EditFormProps) {
  const { amend } = useCampaign();
  const fields = [...edits, REASON];
  const [values, setValues] = useState(() => formValues(fields));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const reason = String(values.reason ?? '');
  const changes = edits.flatMap(({ name, value: before }): readonly Amendment[] => {
    const value = values[name];
    const isLeaf = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isLeaf && value !== before ? [{ action: 'alter', part, field: name, value, reason }] : [];
  });
  return (
    <form
      className="amend-form"
      aria-label="Edit"
      onSubmit={(event) => {
        event.preventDefault();
        const found = amend(changes);
        setProblems(found);
        if (found.length === 0) onDone();
      }}
    >
      <FormView fields={fields} values={values} problems={problems} onChange={setValues} />
      <Elsewhere problems={problems} names={fields.map(({ name }) => name)} />
      <p className="desk-buttons">
        <button type="submit" className="button go" disabled={changes.length === 0}>
          Write it down
        </button>
        <button type="button" className="button quiet" onClick={onDone}>
          Leave it
        </button>
      </p>
    </form>
  );
}
