import type { LabCard, LabCell } from '@hardtop/server/wire';

const percent = (share: number) => `${Math.round(100 * share)} %`;

/** Amber for who wins, cyan for who loses, the more the surer. */
function washOf(share: number): { readonly background: string } {
  const hue = share >= 0.5 ? 'var(--amber-fill)' : 'var(--cyan)';
  const strength = Math.round(Math.abs(share - 0.5) * 2 * 45);
  return { background: `color-mix(in srgb, ${hue} ${strength}%, var(--panel))` };
}

function Cell({
  cell,
  row,
  column,
}: {
  readonly cell: LabCell | undefined;
  readonly row: string;
  readonly column: string;
}) {
  if (cell === undefined) return <td className="lab-none">…</td>;
  const { games, wins, draws, share, low, high } = cell;
  const losses = games - wins - draws;
  return (
    <td style={washOf(share)} title={`${row} against ${column}: ${wins} won, ${draws} drawn, ${losses} lost`}>
      <b className="figures">{percent(share)}</b>
      <small className="figures">
        {Math.round(100 * low)}–{Math.round(100 * high)}
      </small>
    </td>
  );
}

/** Who beats whom: points of the row against the column, with the bounds that hold it 95 times in 100. */
export function LabMatrix({ card }: { readonly card: LabCard }) {
  const { vehicles, cells } = card;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className="lab-scroll" tabIndex={0} aria-label="Who beats whom">
      <table className="lab-matrix">
        <caption>Points of the row against the column, and the bounds that hold them 95 times in 100</caption>
        <thead>
          <tr>
            <td />
            {vehicles.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {vehicles.map(({ id, title }, row) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              {vehicles.map((other, column) =>
                row === column ? (
                  <td key={other.id} className="lab-self" aria-label="itself" />
                ) : (
                  <Cell
                    key={other.id}
                    row={title}
                    column={other.title}
                    cell={cells.find((cell) => cell.row === row && cell.column === column)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const LINE = 30;
const LEFT = 150;
const WIDTH = 300;

/** The cars from the strongest to the weakest against all others, each with its bounds. */
export function LabPicture({ card }: { readonly card: LabCard }) {
  const ranked = card.totals.filter(({ games }) => games > 0).toSorted((a, b) => b.share - a.share);
  if (ranked.length === 0) return null;
  const height = ranked.length * LINE + 24;
  const x = (share: number) => LEFT + share * WIDTH;
  const words = ranked.map(({ row, share }) => `${card.vehicles[row]?.title} ${percent(share)}`).join(', ');
  return (
    <svg
      className="lab-picture"
      viewBox={`0 0 ${LEFT + WIDTH + 50} ${height}`}
      role="img"
      aria-label={`Points against all: ${words}`}
    >
      <line x1={x(0.5)} x2={x(0.5)} y1={0} y2={height - 20} className="lab-even" />
      {ranked.map(({ row, share, low, high }, i) => {
        const y = i * LINE + LINE / 2;
        return (
          <g key={row}>
            <text x={LEFT - 10} y={y + 4} textAnchor="end">
              {(card.vehicles[row]?.title ?? '').slice(0, 22)}
            </text>
            <line x1={x(low)} x2={x(high)} y1={y} y2={y} className="lab-bounds" />
            <circle cx={x(share)} cy={y} r={6} className="lab-share" />
            <text x={LEFT + WIDTH + 8} y={y + 4}>
              {percent(share)}
            </text>
          </g>
        );
      })}
      {[0, 0.5, 1].map((share) => (
        <text key={share} x={x(share)} y={height - 4} textAnchor="middle" className="lab-axis">
          {percent(share)}
        </text>
      ))}
    </svg>
  );
}
