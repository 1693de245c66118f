import { type DeskAction, type FormValues, formValues } from '@hardtop/campaign';
import type { Problem } from '@hardtop/kernel';
import { useState } from 'preact/compat';
import { problemsAt } from './form-field.tsx';
import { FormView } from './form-view.tsx';

interface ActionFormProps {
  readonly action: DeskAction;
  /** Done, or why not. */
  onDo(values: FormValues): readonly Problem[];
  onLeave(): void;
}

/** Problems that no field of the form has. */
export function Elsewhere({
  problems,
  names,
}: {
  readonly problems: readonly Problem[];
  readonly names: readonly string[];
}) {
  const shown = problems.filter((problem) => !names.some((name) => problemsAt([problem], name).length > 0));
  if (shown.length === 0) return null;
  return (
    <div className="notice bad" role="alert">
      {shown.map(({ message, legal }) => (
        <p key={message}>
          {message}
          {legal !== undefined && legal.length > 0 && legal.length <= 12 && ` Legal: ${legal.join(', ')}.`}
        </p>
      ))}
    </div>
  );
}

export function ActionForm({ action, onDo, onLeave }: ActionFormProps) {
  const [values, setValues] = useState(() => formValues(action.fields));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  return (
    <form
      className="action-form"
      aria-label={action.label}
      onSubmit={(event) => {
        event.preventDefault();
        setProblems(onDo(values));
      }}
    >
      <p className="text-dim">{action.summary}</p>
      <FormView fields={action.fields} values={values} problems={problems} onChange={setValues} />
      <Elsewhere problems={problems} names={action.fields.map(({ name }) => name)} />
      <p className="desk-buttons">
        <button type="submit" className="button go">
          {action.label}
        </button>
        <button type="button" className="button quiet" onClick={onLeave}>
          Leave it
        </button>
      </p>
    </form>
  );
}
