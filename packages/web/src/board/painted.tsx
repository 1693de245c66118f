import type { SeatPattern } from '../base/seat-style.ts';
import { patternFill } from './seat-patterns.tsx';

/** A shape in the colour and pattern of its seat. */
export function Painted({
  d,
  defs,
  pattern,
}: {
  readonly d: string;
  readonly defs: string;
  readonly pattern: SeatPattern;
}) {
  return (
    <>
      <path className="bd-paint" d={d} />
      <path d={d} fill={patternFill(defs, pattern)} />
      <path d={d} fill={`url(#${defs}-sheen)`} />
      <path className="bd-outline" d={d} />
    </>
  );
}
