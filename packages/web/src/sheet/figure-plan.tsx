import { type Gauge, gaugeArt, type Piece, type Sheet, type Spot } from '@hardtop/board';
import { useId } from 'preact/compat';
import type { SeatStyle } from '../base/seat-style.ts';
import { Figure } from '../board/figures.tsx';
import { SeatPatterns } from '../board/seat-patterns.tsx';
import { UNIT } from '../board/units.ts';
import { BODY_PARTS, BODY_SEAMS } from './body-parts.ts';
import { Boxes } from './boxes.tsx';
import { useDrop } from './use-drop.ts';
import { gaugeWords } from './words.ts';
import '../board/counter.css';
import './figure-plan.css';

interface FigurePlanProps {
  readonly sheet: Sheet;
  readonly piece: Piece | null;
  readonly seatStyle: SeatStyle;
}

/** Who or what the sheet is about: a person with wounds by part, an animal or a machine as it is. */
export function FigurePlan({ sheet, piece, seatStyle }: FigurePlanProps) {
  const gauges = sheet.gauges.filter((gauge) => gaugeArt(gauge) === 'armor');
  const isPerson = sheet.figure === 'person';
  const isMachine = gauges.some(({ spot }) => spot === 'back');
  return (
    <div className="fp">
      {isPerson ? (
        <Somebody gauges={gauges} />
      ) : isMachine ? (
        <Machine gauges={gauges} sheet={sheet} piece={piece} seatStyle={seatStyle} />
      ) : (
        <div className="fp-beside">
          <FromAbove body={sheet.figure ?? ''} piece={piece} seatStyle={seatStyle} frame={LONG_FRAME} />
          <div className="fp-parts">
            {gauges.map((gauge) => (
              <Wound key={gauge.id} gauge={gauge} />
            ))}
          </div>
        </div>
      )}
      <div className="fp-now">
        {isPerson && piece !== null && (
          <FromAbove body={piece.body} piece={piece} seatStyle={seatStyle} frame="-26 -36 52 64" />
        )}
        <ul className="fp-notes" aria-label="How things stand">
          {sheet.notes.map((note) => (
            <li key={note} data-bad={isBad(note)}>
              {note}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const BAD = /frozen|stunned|dying|dead|unconscious|fire|captive|given up|held|wreck|speed|move/;
const isBad = (note: string): boolean => BAD.test(note);

const LONG_FRAME = '-30 -56 60 112';

/** How badly a part is hurt, by what is left of it. */
function hurtOf({ now, full }: Gauge): 'no' | 'slight' | 'serious' | 'critical' {
  if (now >= full) return 'no';
  if (now <= 0) return 'critical';
  return now * 2 >= full ? 'slight' : 'serious';
}

/** Parts on the left of the paper, from above; the others stand on its right. */
const LEFT: readonly string[] = ['head', 'right-arm', 'right-leg'];

function Somebody({ gauges }: { readonly gauges: readonly Gauge[] }) {
  const [first] = gauges;
  const isWhole = gauges.length === 1 && first !== undefined;
  const [left, right] = isWhole
    ? [[], gauges]
    : [gauges.filter(({ id }) => LEFT.includes(id)), gauges.filter(({ id }) => !LEFT.includes(id))];
  return (
    <div className={isWhole ? 'fp-beside' : 'fp-body'}>
      {left.length > 0 && <Parts gauges={left} />}
      <svg className="fp-front" viewBox="-40 -6 80 188" aria-hidden="true">
        {Object.entries(BODY_PARTS).map(([part, d]) => {
          const gauge = isWhole ? first : gauges.find(({ id }) => id === part);
          return <BodyPart key={part} d={d} gauge={gauge} />;
        })}
        <path className="fp-seam" d={BODY_SEAMS} />
      </svg>
      <Parts gauges={right} />
    </div>
  );
}

function BodyPart({ d, gauge }: { readonly d: string; readonly gauge: Gauge | undefined }) {
  const drop = useDrop(gauge?.now ?? 0);
  const isFresh = drop.times > 0 && drop.by > 0;
  return (
    <>
      <path className="fp-part" data-hurt={gauge === undefined ? 'no' : hurtOf(gauge)} d={d} />
      {gauge?.note?.includes('AV') === true && <path className="fp-armored" d={d} />}
      {isFresh && <path key={drop.times} className="fp-part fp-struck" d={d} />}
    </>
  );
}

function Parts({ gauges }: { readonly gauges: readonly Gauge[] }) {
  return (
    <div className="fp-parts">
      {gauges.map((gauge) => (
        <Wound key={gauge.id} gauge={gauge} />
      ))}
    </div>
  );
}

/** A point a box as long as they can be counted. */
const MOST_BOXES = 40;

/** A part with what is left of it; half of that is a slight wound, the rest a serious one. */
function Wound({ gauge }: { readonly gauge: Gauge }) {
  const { now, full, note, label } = gauge;
  const drop = useDrop(now);
  return (
    <div className="fp-wound" data-hurt={hurtOf(gauge)}>
      <span className="unseen">{gaugeWords(gauge)}</span>
      {drop.times > 0 && drop.by > 0 && <i key={drop.times} className="rs-flash" />}
      <span className="fp-legend" aria-hidden="true">
        <span className="rs-caption">{label}</span>
        <span className="rs-count">
          <b>{now}</b>/{full}
        </span>
      </span>
      {full <= MOST_BOXES && full > 0 ? (
        <Boxes now={now} full={full} fresh={drop.by} columns={10} size={6} />
      ) : (
        <span className="fp-bar" aria-hidden="true">
          <i style={{ width: `${full <= 0 ? 0 : Math.max(0, Math.min(1, now / full)) * 100}%` }} />
        </span>
      )}
      {note !== undefined && (
        <small className="fp-note" aria-hidden="true">
          {note}
        </small>
      )}
    </div>
  );
}

interface FromAboveProps {
  readonly body: string;
  readonly piece: Piece | null;
  readonly seatStyle: SeatStyle;
  readonly frame: string;
}

/** The counter itself, its nose up. */
function FromAbove({ body, piece, seatStyle, frame }: FromAboveProps) {
  const defs = useId().replace(/[^\w-]/g, '');
  const drawn: Piece = {
    ...{ id: '', tag: '', name: '', seat: null, kind: '', mounts: [], notes: [], burning: false, face: 'up' },
    ...{ state: piece?.state ?? 'fit', body, pose: { x: 0, y: 0, h: 0 }, width: 50 / UNIT, length: 100 / UNIT },
    ...(piece?.turret === undefined ? {} : { turret: piece.turret }),
  };
  return (
    <svg className={`fp-above bd-piece bd-is-${drawn.state}`} viewBox={frame} aria-hidden="true">
      <defs>
        <SeatPatterns prefix={defs} />
      </defs>
      <Figure piece={drawn} pattern={seatStyle.pattern} defs={defs} />
    </svg>
  );
}

const SIDES = [
  ['front', 'Front', 'fp-ahead'],
  ['left', 'Side', 'fp-port'],
  ['left', 'Side', 'fp-starboard'],
  ['back', 'Rear', 'fp-behind'],
] as const satisfies readonly (readonly [Spot, string, string])[];

/** A vehicle from above with its plates about it; they wear no thinner, so each is a figure. */
function Machine({ gauges, sheet, piece, seatStyle }: FigurePlanProps & { readonly gauges: readonly Gauge[] }) {
  return (
    <div className="fp-machine">
      {SIDES.map(([spot, caption, place]) => (
        <dl key={place} className={`fp-plates ${place}`} aria-hidden={place === 'fp-starboard'}>
          <dt className="rs-caption">{caption}</dt>
          {gauges
            .filter((gauge) => gauge.spot === spot)
            .map(({ id, label, now }) => (
              <dd key={id}>
                <span>{label.split(' ')[0]}</span> <b>{now}</b>
              </dd>
            ))}
        </dl>
      ))}
      <FromAbove body={sheet.figure ?? ''} piece={piece} seatStyle={seatStyle} frame={LONG_FRAME} />
    </div>
  );
}
