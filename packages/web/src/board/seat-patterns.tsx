import { memo, type ReactNode } from 'preact/compat';
import type { SeatPattern } from '../base/seat-style.ts';

// Each pattern is drawn in a car's own frame, 50 by 100 units about its centre, in ink over the paint.
const DRAWN: Record<Exclude<SeatPattern, 'solid'>, { width: number; height: number; art: ReactNode }> = {
  stripe: {
    width: 50,
    height: 100,
    art: (
      <>
        <rect x="17.5" width="5" height="100" />
        <rect x="27.5" width="5" height="100" />
      </>
    ),
  },
  checker: { width: 10, height: 10, art: <path d="M0 0h5v5H0zM5 5h5v5H5z" /> },
  chevron: { width: 50, height: 18, art: <path d="M0 18 25 6 50 18V11L25-1 0 11z" /> },
  band: { width: 50, height: 16, art: <rect width="50" height="6" /> },
  dots: {
    width: 10,
    height: 10,
    art: (
      <>
        <circle cx="2.5" cy="2.5" r="1.9" />
        <circle cx="7.5" cy="7.5" r="1.9" />
      </>
    ),
  },
  half: { width: 50, height: 100, art: <rect x="25" width="25" height="100" /> },
  cross: { width: 12, height: 12, art: <path d="M5 1h2v4h4v2H7v4H5V7H1V5h4z" /> },
  hatch: { width: 8, height: 8, art: <path d="M-2 2 2-2h3L-2 5zM-1 9 9-1v3L2 9z" /> },
};

export const SeatPatterns = memo(function SeatPatterns({ prefix }: { readonly prefix: string }) {
  return (
    <>
      {Object.entries(DRAWN).map(([name, { width, height, art }]) => (
        <pattern
          key={name}
          id={`${prefix}-${name}`}
          patternUnits="userSpaceOnUse"
          x="-25"
          y="-50"
          width={width}
          height={height}
        >
          <g className="bd-seat-ink">{art}</g>
        </pattern>
      ))}
    </>
  );
});

/** The fill that lays a seat's pattern over its paint. */
export function patternFill(prefix: string, pattern: SeatPattern): string {
  return pattern === 'solid' ? 'none' : `url(#${prefix}-${pattern})`;
}
