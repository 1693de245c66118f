import { type Gauge, gaugeArt } from '@hardtop/board';
import { memo } from 'preact/compat';
import { LateIcons } from '../icons/late-icons.tsx';
import { Boxes, Tally } from './boxes.tsx';
import { useDrop } from './use-drop.ts';
import { gaugeWords, healthOf } from './words.ts';

interface GaugeBoxProps {
  readonly gauge: Gauge;
  /** The caption as printed on the form. */
  readonly caption: string;
  readonly columns: number;
  readonly size?: number;
}

/** A caption, a count and its boxes; read aloud as one phrase. */
export const GaugeBox = memo(function GaugeBox({ gauge, caption, columns, size }: GaugeBoxProps) {
  const drop = useDrop(gauge.now);
  return (
    <div className="rs-gauge" data-health={healthOf(gauge.now, gauge.full)} data-group={gaugeArt(gauge)}>
      <span className="unseen">{gaugeWords(gauge)}</span>
      {drop.times > 0 && drop.by > 0 && <i key={drop.times} className="rs-flash" />}
      <span className="rs-legend" aria-hidden="true">
        <span className="rs-caption">{caption}</span>
        <Count gauge={gauge} />
      </span>
      {gauge.tokens !== undefined && <LateIcons show="lying" kinds={gauge.tokens} />}
      <Boxes
        now={gauge.now}
        full={gauge.full}
        fresh={drop.by}
        columns={columns}
        {...(size === undefined ? {} : { size })}
      />
    </div>
  );
});

function Count({ gauge: { now, full, unknown } }: { readonly gauge: Gauge }) {
  return (
    <span className="rs-count" aria-hidden="true">
      {unknown === true ? (
        <b>?</b>
      ) : (
        <>
          <b>{now}</b>/{full}
        </>
      )}
    </span>
  );
}

interface GaugeRowProps {
  readonly gauge: Gauge;
  /** The letter by which the diagram refers to it. */
  readonly mark: string | null;
}

/** Where a weapon looks, unless its name says so or it is held in the hand, and what else there is to know. */
function remarksOf(gauge: Gauge): string {
  const { spot, label, note } = gauge;
  const looks = gaugeArt(gauge) === 'weapon' && spot !== 'inside' && !label.includes(spot);
  const place = looks ? spot : '';
  return [place, note ?? ''].filter((words) => words !== '').join(' · ');
}

/** A row of the hull is one line, as on the printed form. */
function boxesOf(gauge: Gauge): { readonly columns: number; readonly size: number } {
  return gaugeArt(gauge) === 'hull' ? { columns: 15, size: 7 } : { columns: 10, size: 8 };
}

/** One line of the lists: a weapon, a crew member, a part. */
export const GaugeRow = memo(function GaugeRow({ gauge, mark }: GaugeRowProps) {
  const drop = useDrop(gauge.now);
  if (gauge.card !== undefined) {
    return (
      <li className="rs-card">
        <span className="unseen">{gaugeWords(gauge)}</span>
        {drop.times > 0 && drop.by > 0 && <i key={drop.times} className="rs-flash" />}
        <LateIcons show="card" gauge={gauge} mark={mark} />
      </li>
    );
  }
  return (
    <li className={mark === null ? 'rs-row rs-unmarked' : 'rs-row'} data-health={healthOf(gauge.now, gauge.full)}>
      <span className="unseen">{gaugeWords(gauge)}</span>
      {drop.times > 0 && drop.by > 0 && <i key={drop.times} className="rs-flash" />}
      {mark !== null && (
        <span className="rs-mark" aria-hidden="true">
          {mark}
        </span>
      )}
      <span className="rs-what" aria-hidden="true">
        <b>{gauge.label}</b>
        <small>{remarksOf(gauge)}</small>
      </span>
      <span className="rs-points" aria-hidden="true">
        <Boxes now={gauge.now} full={gauge.full} fresh={drop.by} {...boxesOf(gauge)} />
        <Count gauge={gauge} />
      </span>
      {gauge.ammo !== undefined && <Ammo now={gauge.ammo.now} full={gauge.ammo.full} />}
    </li>
  );
});

function Ammo({ now, full }: { now: number; full: number }) {
  const drop = useDrop(now);
  return (
    <span className="rs-ammo" aria-hidden="true" data-health={healthOf(now, full)}>
      {drop.times > 0 && drop.by > 0 && <i key={drop.times} className="rs-flash" />}
      <Tally now={now} full={full} />
      <span className="rs-count">
        <b>{now}</b>/{full}
      </span>
    </span>
  );
}
