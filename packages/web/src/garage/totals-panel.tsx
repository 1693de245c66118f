import type { BodyLoad, DesignCheck } from '@hardtop/workshop';
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

/** The body on the stand, with the one that bears it; those of another vehicle count for themselves. */
function useLoads(check: DesignCheck, trial: TotalsPanelProps['trial']) {
  const { garage, workshop } = useGarage();
  const design = useBench((bench) => bench.design);
  const section = useSection();
  const { maxLoad, spacesUsed, spacesTotal } = check.figures;
  const alone: BodyLoad = {
    id: section,
    title: 'Weight',
    weight: loadedWeight(garage, design),
    maxLoad,
    spacesUsed: spacesUsed ?? 0,
    spacesTotal: spacesTotal ?? 0,
  };
  const all = workshop.loads?.(design) ?? [];
  const here = all.find(({ id }) => id === section) ?? alone;
  const then = trial === null ? undefined : workshop.loads?.(trial.changed).find(({ id }) => id === section);
  const others = all.filter((other) => other !== here);
  return { here: all.length > 1 ? here : { ...alone, title: '' }, then, others };
}

/** Where there are several bodies each has its own limits: a sum of them would not add up with their problems. */
function OtherBody({ body }: { readonly body: BodyLoad }) {
  const { title, weight, maxLoad, spacesUsed, spacesTotal } = body;
  const isOver = spacesUsed > spacesTotal || (weight !== null && maxLoad !== null && weight > maxLoad);
  return (
    <div data-over={isOver || undefined}>
      <dt className="label">{title}</dt>
      <dd className="figures">
        {weight !== null && `${lbs(weight)}${maxLoad === null ? '' : ` of ${lbs(maxLoad)}`} · `}
        {spacesText(spacesUsed)} of {spacesText(spacesTotal)} spaces
      </dd>
    </div>
  );
}

function LoadGauges({ check, trial }: TotalsPanelProps) {
  const { here, then, others } = useLoads(check, trial);
  const title = here.title === '' ? '' : `${here.title}, `;
  const weightThen = trial === null ? null : (then?.weight ?? (here.weight ?? 0) + trial.weight);
  const spacesThen = trial === null ? null : (then?.spacesUsed ?? here.spacesUsed + trial.spaces);
  const weightLabel = title === '' ? 'Weight' : `${title}weight`;
  return (
    <>
      {here.weight !== null && here.maxLoad === null && (
        <dl className="bench-figures">
          <Figure label={weightLabel} now={lbs(here.weight)} then={weightThen === null ? null : lbs(weightThen)} />
        </dl>
      )}
      {here.weight !== null && here.maxLoad !== null && (
        <Meter label={weightLabel} value={here.weight} most={here.maxLoad} then={weightThen} text={lbs} />
      )}
      <Meter
        label={title === '' ? 'Spaces' : `${title}spaces`}
        value={here.spacesUsed}
        most={here.spacesTotal}
        then={spacesThen}
        text={spacesText}
      />
      {others.length > 0 && (
        <dl className="other-bodies">
          {others.map((body) => (
            <OtherBody key={body.id} body={body} />
          ))}
        </dl>
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
  const { cost } = figures;
  if (cost === null || figures.weight === null || figures.spacesTotal === null)
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
      <LoadGauges check={check} trial={trial} />
      <CargoFigures check={check} />
    </section>
  );
}
