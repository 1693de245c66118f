interface BoxesProps {
  readonly now: number;
  readonly full: number;
  /** How many of the lost ones went just now. */
  readonly fresh: number;
  /** Boxes to a line. */
  readonly columns: number;
  readonly size?: number;
}

/** More boxes than this and the eye stops counting: they become a bar. */
const MOST = 80;
const STROKE = 1;

/** A point a box, in fives, crossed off from the first. */
export function Boxes({ now, full, fresh, columns, size = 7 }: BoxesProps) {
  if (full <= 0) return null;
  if (full > MOST) return <Bar share={now / full} />;
  const per = balanced(full, columns);
  const lost = Math.max(0, Math.ceil(full - now));
  const all = Array.from({ length: full }, (_, i) => boxAt(i, per, size));
  const last = all.at(-1);
  const wide = Math.max(...all.map(({ x }) => x)) + size + STROKE;
  const high = (last?.y ?? 0) + size + STROKE;
  const path = (from: number, to: number): string =>
    all
      .slice(from, to)
      .map(({ x, y }) => `M${x} ${y}h${size}v${size}h${-size}z`)
      .join('');
  return (
    <svg
      className="rs-boxes"
      width={wide}
      height={high}
      viewBox={`${-STROKE / 2} ${-STROKE / 2} ${wide} ${high}`}
      aria-hidden="true"
    >
      <path className="rs-box" d={path(lost, full)} />
      <path className="rs-box rs-lost" d={path(0, lost)} />
      {fresh > 0 && <path key={lost} className="rs-box rs-fresh" d={path(lost - fresh, lost)} />}
    </svg>
  );
}

/** Lines of about the same length, in whole fives where there is room for them. */
function balanced(full: number, columns: number): number {
  const lines = Math.ceil(full / Math.max(1, columns));
  const per = Math.ceil(full / lines);
  return columns < 5 || per < 5 ? per : Math.min(columns, Math.ceil(per / 5) * 5);
}

function boxAt(i: number, per: number, size: number): { x: number; y: number } {
  const pitch = size + 2;
  const [column, row] = [i % per, Math.floor(i / per)];
  // Narrow stacks are grouped in fives downward, wide rows sideways.
  return per < 5
    ? { x: column * pitch, y: row * pitch + Math.floor(row / 5) * 4 }
    : { x: column * pitch + Math.floor(column / 5) * 4, y: row * pitch };
}

function Bar({ share }: { share: number }) {
  return (
    <span className="rs-bar" aria-hidden="true">
      <i style={{ width: `${Math.max(0, Math.min(1, share)) * 100}%` }} />
    </span>
  );
}

const STROKES = 60;

/** Shots as strokes in fives; what is spent is only a dot. */
export function Tally({ now, full }: { now: number; full: number }) {
  if (full > STROKES) return <Bar share={now / full} />;
  const x = (i: number): number => (i % 20) * 4 + Math.floor((i % 20) / 5) * 4 + 1;
  const y = (i: number): number => Math.floor(i / 20) * 13 + 1;
  const wide = x(Math.min(full, 20) - 1) + 2;
  const high = y(full - 1) + 11;
  const strokes = Array.from({ length: full }, (_, i) => i);
  const left = strokes
    .slice(0, now)
    .map((i) => `M${x(i)} ${y(i)}v10`)
    .join('');
  const spent = strokes
    .slice(now)
    .map((i) => `M${x(i)} ${y(i) + 8}v2`)
    .join('');
  return (
    <svg className="rs-tally" width={wide} height={high} viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
      <path className="rs-shot" d={left} />
      <path className="rs-spent" d={spent} />
    </svg>
  );
}
