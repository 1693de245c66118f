import { useMemo } from 'preact/compat';
import { RuleLink } from '../rules/rule-link.tsx';
import { useBench } from './bench-store.ts';
import { type OpenGarage, useGarage } from './garage-context.ts';
import { money } from './what-if.ts';
import './refit-panel.css';

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly string[] }) {
  if (rows.length === 0) return null;
  return (
    <div>
      <h3 className="label">{title}</h3>
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </div>
  );
}

/** Somebody has driven it: it passes, or a book printed it as it is. */
function isFinished({ garage }: OpenGarage, design: unknown): boolean {
  const { legal, exemption } = garage.quickCheck(design);
  return legal || exemption !== null;
}

/** What a workshop asks to make this of the vehicle that came to the bench, or that was last paid for. */
export function RefitPanel() {
  const open = useGarage();
  const { workshop } = open;
  const design = useBench((bench) => bench.design);
  const paid = useBench((bench) => bench.paid);
  const pay = useBench((bench) => bench.pay);
  const isRefit = useMemo(() => isFinished(open, paid), [open, paid]);
  if (workshop.refit === undefined || design === paid || !isRefit) return null;
  const { cost, surcharge, added, removed, refused, rule } = workshop.refit(paid, design);
  return (
    <section className="refit plate" aria-label="Refit">
      <h2 className="label">
        As a refit <RuleLink rule={rule} text="rule" />
      </h2>
      <p>
        Made of the finished vehicle that came to the bench: <b className="figures">{money(cost)}</b>, of which{' '}
        {money(surcharge)} for the work.
      </p>
      <div className="refit-lists">
        <Rows title="Comes in" rows={added} />
        <Rows title="Comes out" rows={removed} />
        <Rows title="Cannot be changed" rows={refused} />
      </div>
      <button type="button" className="button" onClick={pay}>
        Reckon from here on
      </button>
    </section>
  );
}
