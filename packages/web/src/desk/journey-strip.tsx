import type { DeskLeg, DeskMark } from '@hardtop/campaign';
import { keyed } from './keyed.ts';
import './journey-strip.css';

const WIDTH = 1000;
const MARGIN = 24;
const ROAD = 46;

interface JourneyStripProps {
  readonly legs: readonly DeskLeg[];
  readonly marks: readonly DeskMark[];
}

const KIND_WORDS = { settlement: 'settlement', group: 'people', item: 'place or thing', animal: 'animals' } as const;

/** A sign for each kind, drawn around 0, 0. */
const SIGNS: Readonly<Record<DeskMark['kind'], string>> = {
  settlement: 'M-8 8V-3L0 -10L8 -3V8Z',
  group: 'M0 -7A7 7 0 1 1 0 7A7 7 0 1 1 0 -7Z',
  item: 'M0 -8L8 0L0 8L-8 0Z',
  animal: 'M-7 7L0 -7L7 7Z',
};

const BELOW = 15;

/** What was met at one place stands one under the other. */
function placed(marks: readonly DeskMark[]) {
  return keyed(marks).map(({ item: mark, key }, i) => {
    const below = marks.slice(0, i).filter(({ km }) => km === mark.km).length;
    return { mark, below: Math.min(below, 2), key };
  });
}

function sumOf(legs: readonly DeskLeg[], of: 'km' | 'done'): number {
  return legs.reduce((sum, leg) => sum + leg[of], 0);
}

function Legs({ legs, xOf }: { readonly legs: readonly DeskLeg[]; xOf(km: number): number }) {
  const ends = legs.map((leg, i) => ({ leg, km: sumOf(legs.slice(0, i + 1), 'km') }));
  return ends.map(({ leg, km }, i) => (
    <g key={`${leg.name} ${km}`}>
      <path className="strip-end" d={`M${xOf(km)} ${ROAD - 6}v12`} />
      {leg.place !== null && (
        <text x={xOf(km)} y={18} textAnchor={i === ends.length - 1 ? 'end' : 'middle'}>
          {leg.place}
        </text>
      )}
    </g>
  ));
}

/** The way as a strip: what is behind, what lies ahead, and what was met where. */
export function JourneyStrip({ legs, marks }: JourneyStripProps) {
  const length = Math.max(sumOf(legs, 'km'), 1);
  const done = sumOf(legs, 'done');
  const xOf = (km: number) => MARGIN + (km / length) * (WIDTH - 2 * MARGIN);
  const words = `${Math.round(done)} of ${Math.round(length)} km behind, ${marks.length} met`;
  return (
    <figure className="journey-strip">
      <svg viewBox={`0 0 ${WIDTH} 88`} role="img" aria-label={`The journey: ${words}`}>
        <path className="strip-road" d={`M${xOf(0)} ${ROAD}H${xOf(length)}`} />
        <path className="strip-done" d={`M${xOf(0)} ${ROAD}H${xOf(done)}`} />
        <Legs legs={legs} xOf={xOf} />
        {placed(marks).map(({ mark: { km, kind, title }, below, key }) => (
          <path
            key={key}
            className={`strip-mark is-${kind}`}
            d={SIGNS[kind]}
            transform={`translate(${xOf(km)} ${ROAD + BELOW * below})`}
          >
            <title>{title}</title>
          </path>
        ))}
        <path className="strip-party" d={`M${xOf(done) - 7} ${ROAD - 24}h14l-7 12Z`} />
      </svg>
      {marks.length > 0 && (
        <details>
          <summary>Met on the way ({marks.length})</summary>
          <ol className="strip-list">
            {keyed(marks).map(({ item: { km, kind, title }, key }) => (
              <li key={key}>
                <span className="figures">km {Math.round(km)}</span> {title}{' '}
                <span className="text-dim">{KIND_WORDS[kind]}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </figure>
  );
}
