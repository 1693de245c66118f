import { useState } from 'preact/compat';
import { keptName } from './own-name.ts';
import { TextField } from './text-field.tsx';

interface NameFieldProps {
  readonly value: string;
  onText(text: string): void;
}

/** What one is called at the table: the name one keeps, or what a guest says. */
export function NameField({ value, onText }: NameFieldProps) {
  const [kept] = useState(keptName);
  if (kept === null) return <TextField label="What you are called" value={value} most={40} onText={onText} />;
  return (
    <p className="field">
      <span className="label">What you are called</span>
      <b>{kept}</b>
    </p>
  );
}
