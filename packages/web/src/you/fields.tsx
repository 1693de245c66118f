import { useId } from 'preact/compat';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly type?: 'text' | 'password';
  readonly autoComplete: string;
  onValue(value: string): void;
}

export function TextField({ label, value, hint, type = 'text', autoComplete, onValue }: TextFieldProps) {
  const id = useId();
  const input = {
    id,
    className: 'text-input',
    autoComplete,
    spellcheck: false,
    'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
    value,
    onInput: (event: { readonly currentTarget: HTMLInputElement }) => onValue(event.currentTarget.value),
  } as const;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {type === 'password' ? <input type="password" {...input} /> : <input type="text" {...input} />}
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}
