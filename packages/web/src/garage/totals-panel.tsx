import type { DesignCheck } from '@hardtop/kernel';
import { lbs, money, spacesText, type WhatIf } from './what-if.ts';

interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly then: number | null;
  text(value: number): string;
}

/** A gauge that goes red past its limit; the hatched end is the change looked at. */
function Meter({ label, value, most, then, text }: MeterProps) {
  const share = (amount: number) => `${Math.min(100, (100 * amount) / Math.max(most, 1))}%`;
  const isOver = (then ?? value) > most;
  const isMoved = then !== null && then !== value;
  return (
    <div className={isOver ? 'gauge over' : 'gauge'}>
      <div className="gauge-head">
        <span className="label">{label}</span>
        <span className="figures">
          <b>{text(value)}</b>
          {isMoved && <span className="gauge-text-then"> → {text(then)}</span>} of {text(most)}
          {isOver && !isMoved && <em> {text(value - most)} over</em>}
        </span>
      </div>
      <div className="gauge-bar" aria-hidden="true">
        {then !== null && <i className="gauge-then" style={{ width: share(Math.max(then, value)) }} />}
        <i className="gauge-now" style={{ width: share(then === null ? value : Math.min(then, value)) }} />
      </div>
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly now: string;
  readonly then: string | null;
}

function Figure({ label, now, then }: FigureProps) {
  return (
    <div className="bench-figure">
      <dt className="label">{label}</dt>
      <dd className="figures">
        <b>{now}</b>
        <span className="figure-then">{then !== null && then !== now && `→ ${then}`}</span>
      </dd>
    </div>
  );
}

const mph = (value: number | null): string => (value === null ? '–' : `${value} mph`);
const plain = (value: number | null): string => (value === null ? '–' : String(value));

export interface TotalsPanelProps {
  readonly check: DesignCheck;
  readonly trial: (WhatIf & { readonly label: string }) | null;
}

export function TotalsPanel({ check, trial }: TotalsPanelProps) {
  const { figures } = check;
  const then = trial?.figures ?? null;
  return (
    <section className="totals plate" aria-label="Totals">
      <dl className="bench-figures">
        <Figure label="Cost" now={money(figures.cost)} then={then && money(then.cost)} />
        <Figure label="Accel." now={mph(figures.acceleration)} then={then && mph(then.acceleration)} />
        <Figure label="HC" now={plain(figures.handlingClass)} then={then && plain(then.handlingClass)} />
        <Figure label="Top speed" now={mph(figures.topSpeed)} then={then && mph(then.topSpeed)} />
      </dl>
      {figures.maxLoad === null ? (
        <dl className="bench-figures">
          <Figure label="Weight" now={lbs(figures.weight)} then={then && lbs(then.weight)} />
        </dl>
      ) : (
        <Meter label="Weight" value={figures.weight} most={figures.maxLoad} then={then?.weight ?? null} text={lbs} />
      )}
      <Meter
        label="Spaces"
        value={figures.spacesUsed}
        most={figures.spacesTotal}
        then={then?.spacesUsed ?? null}
        text={spacesText}
      />
    </section>
  );
}
