import { useId } from 'preact/compat';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  readonly hint?: string;
  /** It is not shown as it is typed. */
  readonly isSecret?: boolean;
  onText(text: string): void;
}

/** One line of text. */
export function TextField({ label, value, most, hint, isSecret = false, onText }: TextFieldProps) {
  const id = useId();
  const common = {
    id,
    className: 'text-input',
    value,
    maxLength: most,
    onInput: (event: { readonly currentTarget: HTMLInputElement }) => onText(event.currentTarget.value),
  };
  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {label}
      </label>
      {isSecret ? (
        <input type="password" autoComplete="off" {...common} />
      ) : (
        <input type="text" autoComplete="nickname" {...common} />
      )}
      {hint !== undefined && <small>{hint}</small>}
    </div>
  );
}
