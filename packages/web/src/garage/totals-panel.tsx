import type { DesignCheck } from '@hardtop/workshop';
import { useBench } from './bench-store.ts';
import { useGarage } from './garage-context.ts';
import { useSection } from './use-section.ts';
import { lbs, loadedWeight, money, spacesText, type WhatIf } from './what-if.ts';
import './totals-panel.css';

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

interface TotalsPanelProps {
  readonly check: DesignCheck;
  readonly trial: (WhatIf & { readonly label: string }) | null;
}

function trialText(trial: TotalsPanelProps['trial'], id: string): string | null {
  const then = trial?.labelled.find((other) => other.id === id);
  if (then === undefined) return null;
  return then.limit === undefined ? then.text : `${then.text} of ${then.limit}`;
}

/** The figures of a game that counts neither dollars nor pounds, in its own words. */
function LabelledTotals({ check, trial }: TotalsPanelProps) {
  return (
    <section className="totals plate" aria-label="Totals">
      <dl className="bench-figures many">
        {check.labelled.map(({ id, label, text, limit }) => (
          <Figure
            key={id}
            label={label}
            now={limit === undefined ? text : `${text} of ${limit}`}
            then={trialText(trial, id)}
          />
        ))}
      </dl>
    </section>
  );
}

/** Of the vehicle on the stand: what hangs on it bears its own load. */
function LoadGauge({ check, trial }: TotalsPanelProps) {
  const { garage, workshop } = useGarage();
  const design = useBench((bench) => bench.design);
  const section = useSection();
  const members = workshop.combining?.members(design) ?? [];
  const own = members.find(({ id }) => section === id || section.startsWith(`${id}.`));
  const weight = loadedWeight(garage, own?.design ?? design);
  const most = own === undefined ? check.figures.maxLoad : garage.quickCheck(own.design).figures.maxLoad;
  const then = trial === null ? null : weight + trial.weight;
  return (
    <>
      {own !== undefined && (
        <dl className="bench-figures weight-of-all">
          <Figure label="Weight of all" now={lbs(loadedWeight(garage, design))} then={null} />
        </dl>
      )}
      {most === null ? (
        <dl className="bench-figures">
          <Figure label={own?.title ?? 'Weight'} now={lbs(weight)} then={then === null ? null : lbs(then)} />
        </dl>
      ) : (
        <Meter label={own?.title ?? 'Weight'} value={weight} most={most} then={then} text={lbs} />
      )}
    </>
  );
}

const CARGO: readonly string[] = ['cargoSpaces', 'cargoCapacity'];

/** What could still be loaded; a phone has no room for it. */
function CargoFigures({ check }: { readonly check: DesignCheck }) {
  const rows = check.labelled.filter(({ id }) => CARGO.includes(id));
  if (rows.length === 0) return null;
  return (
    <dl className="cargo-figures">
      {rows.map(({ id, label, text, limit }) => (
        <div key={id}>
          <dt className="label">{label}</dt>
          <dd className="figures">{limit === undefined ? text : `${text} of ${limit}`}</dd>
        </div>
      ))}
    </dl>
  );
}

export function TotalsPanel({ check, trial }: TotalsPanelProps) {
  const { figures } = check;
  const { cost, weight, spacesUsed, spacesTotal } = figures;
  if (cost === null || weight === null || spacesUsed === null || spacesTotal === null)
    return <LabelledTotals check={check} trial={trial} />;
  const then = trial?.figures ?? null;
  return (
    <section className="totals plate" aria-label="Totals">
      <dl className="bench-figures">
        <Figure label="Cost" now={money(cost)} then={then && money(then.cost ?? 0)} />
        <Figure label="Accel." now={mph(figures.acceleration)} then={then && mph(then.acceleration)} />
        <Figure label="HC" now={plain(figures.handlingClass)} then={then && plain(then.handlingClass)} />
        <Figure label="Top speed" now={mph(figures.topSpeed)} then={then && mph(then.topSpeed)} />
      </dl>
      <LoadGauge check={check} trial={trial} />
      <Meter label="Spaces" value={spacesUsed} most={spacesTotal} then={then?.spacesUsed ?? null} text={spacesText} />
      <CargoFigures check={check} />
    </section>
  );
}
