import { type Gauge, type GaugeArt, gaugeArt, type Piece, pieceArt, type Sheet } from '@hardtop/board';
import { memo, type ReactNode, useId } from 'preact/compat';
import type { SeatStyle } from '../base/seat-style.ts';
import { useStable } from '../base/use-stable.ts';
import { seatVars } from '../board/pieces.tsx';
import { patternFill, SeatPatterns } from '../board/seat-patterns.tsx';
import { LateIcons } from '../icons/late-icons.tsx';
import { Diagram } from './diagram.tsx';
import { GaugeBox, GaugeRow } from './gauge-box.tsx';
import { LatePlan } from './late-plan.tsx';
import { TrackRow } from './track-row.tsx';
import './record-sheet.css';

interface RecordSheetProps {
  readonly sheet: Sheet;
  /** Its counter, if it is on the board: for body style and state. */
  readonly piece: Piece | null;
  readonly seatStyle: SeatStyle;
  /** Armor, tracks and lists without the drawing. */
  readonly compact?: boolean;
}

/** A vehicle's record sheet. Another vehicle's sheet starts afresh, so that a change of sheet never looks like damage. */
export function RecordSheet(props: RecordSheetProps) {
  const [sheet, piece] = [useStable(props.sheet), useStable(props.piece)];
  return <SheetForm key={sheet.piece} {...props} sheet={sheet} piece={piece} />;
}

const SheetForm = memo(function SheetForm({ sheet, piece, seatStyle, compact = false }: RecordSheetProps) {
  const of = (...arts: readonly GaugeArt[]) => sheet.gauges.filter((gauge) => arts.includes(gaugeArt(gauge)));
  const weapons = of('weapon');
  const { figure } = sheet;
  const lettered = figure === undefined ? weapons : [];
  const marks = new Map(lettered.map(({ id }, i) => [id, String.fromCharCode(65 + (i % 26))]));
  return (
    <article
      className={compact ? 'rs-sheet rs-compact' : 'rs-sheet'}
      data-cards={sheet.gauges.some(({ card }) => card !== undefined)}
      style={seatVars(seatStyle)}
      aria-label={`Record sheet: ${sheet.title}`}
    >
      <SheetHead sheet={sheet} piece={piece} seatStyle={seatStyle} compact={compact} />
      <div className="rs-form">
        <div className="rs-side">
          {sheet.tokens !== undefined && <LateIcons show="tokens" tokens={sheet.tokens} />}
          {sheet.tracks.map((track) => (
            <TrackRow key={track.id} track={track} />
          ))}
          {figure !== undefined ? (
            <LatePlan sheet={sheet} piece={piece} seatStyle={seatStyle} />
          ) : compact || !hasPlan(piece) ? (
            <ArmorList gauges={of('armor', 'tire')} />
          ) : (
            <Diagram body={piece?.body ?? 'midsize'} gauges={sheet.gauges} marks={marks} />
          )}
        </div>
        <div className="rs-side rs-lists">
          <Section title="Damage" gauges={of('hull')} marks={marks} />
          <Section title="Weapons" gauges={weapons} marks={marks} />
          <Section title="Crew" gauges={of('crew')} marks={marks} />
          <Section title="Plant and gear" gauges={of('plant', 'gear')} marks={marks} />
          <Section title="Cargo" gauges={of('cargo')} marks={marks} />
          {[...new Set(of('other').map(({ group }) => group))].map((group) => (
            <Section
              key={group}
              title={group}
              gauges={of('other').filter((each) => each.group === group)}
              marks={marks}
            />
          ))}
          {sheet.notes.length > 0 && !compact && figure === undefined && (
            <FormBlock title="Notes">
              <ul className="rs-notes">
                {sheet.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </FormBlock>
          )}
        </div>
      </div>
    </article>
  );
});

/** Whoever is no vehicle has no plan of one on his sheet. */
function hasPlan(piece: Piece | null): boolean {
  return piece === null || !['pedestrian', 'token'].includes(pieceArt(piece));
}

function SheetHead({ sheet, piece, seatStyle, compact }: RecordSheetProps) {
  // Of people the notes say what has become of them.
  const isWreck = piece?.state === 'wreck' && piece.drawn !== 'figure';
  const state = [isWreck ? 'Wreck' : '', piece?.burning ? 'Burning' : '', ...(piece?.notes ?? [])];
  return (
    <header className="rs-head">
      <Swatch style={seatStyle} tag={piece?.tag ?? sheet.tag ?? ''} />
      <div className="rs-title">
        <h2>{sheet.title}</h2>
        <p className="rs-state" data-bad={piece?.state === 'wreck' || piece?.burning === true}>
          {state.filter((words) => words !== '').join(' · ')}
        </p>
        {!compact && sheet.lines.map((line) => <p key={line}>{line}</p>)}
      </div>
    </header>
  );
}

/** The seat's paint and pattern, with the counter's number. */
const Swatch = memo(function Swatch({ style, tag }: { style: SeatStyle; tag: string }) {
  const prefix = useId().replace(/[^\w-]/g, '');
  return (
    <svg
      className="rs-swatch"
      viewBox="-25 -25 50 50"
      role="img"
      aria-label={tag === '' ? style.name : `Counter ${tag}, ${style.name}`}
    >
      <defs>
        <SeatPatterns prefix={prefix} />
      </defs>
      <rect className="rs-swatch-paint" x="-25" y="-25" width="50" height="50" />
      <rect x="-25" y="-25" width="50" height="50" fill={patternFill(prefix, style.pattern)} />
      {tag !== '' && <circle className="bd-roundel" r="17" />}
      <text className="rs-swatch-tag" y="8.5">
        {tag}
      </text>
    </svg>
  );
});

function ArmorList({ gauges }: { gauges: readonly Gauge[] }) {
  return (
    <div className="rs-armor-list">
      {gauges.map((gauge) => (
        <GaugeBox key={gauge.id} gauge={gauge} caption={gauge.label.replace(/ armor$/i, '')} columns={15} size={5} />
      ))}
    </div>
  );
}

function Section({
  title,
  gauges,
  marks,
}: {
  title: string;
  gauges: readonly Gauge[];
  marks: ReadonlyMap<string, string>;
}) {
  if (gauges.length === 0) return null;
  const areCards = gauges.some(({ card }) => card !== undefined);
  return (
    <FormBlock title={title} isWide={areCards}>
      <ul className={areCards ? 'rs-cards' : 'rs-rows'}>
        {gauges.map((gauge) => (
          <GaugeRow key={gauge.id} gauge={gauge} mark={marks.get(gauge.id) ?? null} />
        ))}
      </ul>
    </FormBlock>
  );
}

/** Short lists that stand side by side. */
const HALVES: ReadonlySet<string> = new Set(['Crew', 'Plant and gear']);

function FormBlock({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <section className={HALVES.has(title) && !isWide ? 'rs-block rs-half' : 'rs-block'} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
