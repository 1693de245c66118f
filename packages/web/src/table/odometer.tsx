import { memo } from 'preact/compat';
/** A mechanical counter: one drum per digit. */
export const Odometer = memo(function Odometer({
  label,
  value,
  of,
}: {
  readonly label: string;
  readonly value: number;
  readonly of?: number;
}) {
  const digits = [...String(value).padStart(2, '0')].map((digit, i) => ({ digit, id: `drum-${i}` }));
  const spoken = of === undefined ? `${label} ${value}` : `${label} ${value} of ${of}`;
  return (
    <span className="odometer" role="img" aria-label={spoken}>
      <span className="label" aria-hidden="true">
        {label}
      </span>
      <span className="drums" aria-hidden="true">
        {digits.map(({ digit, id }) => (
          <span key={id} className="drum">
            {digit}
          </span>
        ))}
      </span>
    </span>
  );
});
