import type { Handful, Histogram, Preview } from '@hardtop/kernel';
import { percent } from '../base/figures.ts';
import { columnsOf } from './columns.ts';
import { HandfulRow } from './icon-die.tsx';
import { IconGlyph } from './icon-shapes.tsx';

/** The dice that would be thrown, and the chance of each number. */
export function Foresight({ preview: { handfuls = [], histograms = [] } }: { readonly preview: Preview }) {
  return (
    <div className="ic-foresight">
      {handfuls.map((handful) => (
        <HandfulLine key={handful.label} handful={handful} />
      ))}
      {histograms.length > 0 && (
        <div className="ic-histograms">
          {histograms.map((histogram) => (
            <Columns key={histogram.title} histogram={histogram} />
          ))}
        </div>
      )}
    </div>
  );
}

function HandfulLine({ handful: { label, dice } }: { readonly handful: Handful }) {
  return (
    <p className="ic-handful">
      <span className="label">{label}</span>
      <HandfulRow dice={dice} size={26} />
    </p>
  );
}

const HIGH = 44;

/** As high as the likeliest would reach to the top. */
function Columns({ histogram }: { readonly histogram: Histogram }) {
  const { title, icon } = histogram;
  const columns = columnsOf(histogram);
  const most = Math.max(...columns.map(({ chance }) => chance));
  return (
    <section className="ic-columns" aria-label={title}>
      <h4 className="label">
        {icon !== undefined && (
          <svg viewBox="-10 -10 20 20" width="14" height="14" aria-hidden="true">
            <IconGlyph icon={icon} className="ic-plain" />
          </svg>
        )}
        {title}
      </h4>
      <ol>
        {columns.map(({ text, chance, isBad }) => (
          <li key={text} data-bad={isBad}>
            <span className="figures ic-chance">{percent(chance)}</span>
            <i style={{ height: `${Math.max(1, (chance / most) * HIGH)}px` }} aria-hidden="true" />
            <b className="figures">{text}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
