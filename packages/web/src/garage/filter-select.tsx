interface FilterSelectProps {
  readonly label: string;
  /** What it says when nothing is picked. */
  readonly none: string;
  readonly choices: readonly { readonly id: string; readonly title: string }[];
  /** Empty: nothing. */
  readonly value: string;
  onPick(id: string): void;
}

export function FilterSelect({ label, none, choices, value, onPick }: FilterSelectProps) {
  return (
    <select
      className="text-input"
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onPick(currentTarget.value)}
    >
      <option value="">{none}</option>
      {choices.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );
}
