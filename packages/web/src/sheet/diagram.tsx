import { type Gauge, type GaugeArt, gaugeArt, type Spot } from '@hardtop/board';
import { carShape } from '../board/car-shapes.ts';
import { GaugeBox } from './gauge-box.tsx';
import { isGone } from './words.ts';

interface DiagramProps {
  readonly body: string;
  readonly gauges: readonly Gauge[];
  /** Letters of the weapons, by gauge. */
  readonly marks: ReadonlyMap<string, string>;
}

const CAPTIONS: Partial<Record<Spot, string>> = {
  front: 'Front',
  back: 'Back',
  left: 'Left',
  right: 'Right',
  top: 'Top',
  under: 'Under',
};

/** The vehicle from above with its armor about it, as on the printed form. */
export function Diagram({ body, gauges, marks }: DiagramProps) {
  const at = (art: GaugeArt, spot: Spot) => gauges.filter((gauge) => gaugeArt(gauge) === art && gauge.spot === spot);
  const armor = (spot: Spot, columns: number) => {
    // A plate that is not simply that side's, such as a sidecar's, says whose it is.
    const caption = ({ label }: Gauge): string => {
      const usual = CAPTIONS[spot] ?? spot;
      return label.startsWith(usual) ? usual : label.replace(/ armor$/, '');
    };
    return at('armor', spot).map((gauge) => (
      <GaugeBox key={gauge.id} gauge={gauge} caption={caption(gauge)} columns={columns} />
    ));
  };
  const tire = (spot: Spot) =>
    at('tire', spot).map((gauge) => <GaugeBox key={gauge.id} gauge={gauge} caption="Tire" columns={5} size={5} />);
  return (
    <div className="rs-diagram">
      <div className="rs-front">
        {armor('front', 20)}
        {tire('front')}
      </div>
      <div className="rs-left">
        {tire('front-left')}
        {armor('left', 4)}
        {tire('left')}
        {tire('back-left')}
      </div>
      <Plan body={body} gauges={gauges} marks={marks} />
      <div className="rs-right">
        {tire('front-right')}
        {armor('right', 4)}
        {tire('right')}
        {tire('back-right')}
      </div>
      <div className="rs-top">{armor('top', 10)}</div>
      <div className="rs-back">
        {armor('back', 10)}
        {tire('back')}
      </div>
      <div className="rs-under">{armor('under', 10)}</div>
    </div>
  );
}

// Where a callout stands on the plan, in the drawing's units.
const CALLOUTS: Record<Spot, readonly [x: number, y: number]> = {
  front: [0, -34],
  back: [0, 37],
  left: [-19, 4],
  right: [19, 4],
  top: [0, 8],
  under: [0, 22],
  inside: [0, 8],
  'front-left': [-14, -34],
  'front-right': [14, -34],
  'back-left': [-14, 36],
  'back-right': [14, 36],
};

/** The frame of a car, or wide enough for a sidecar. */
function frameOf({ wheels }: ReturnType<typeof carShape>): string {
  return wheels.some(({ x }) => Math.abs(x) > BESIDE) ? '-53 -54 106 108' : '-29 -54 58 108';
}

/** Beyond the width of a car stands the wheel of a sidecar. */
const BESIDE = 40;

function wheelSpot(x: number, y: number): Spot {
  const end = y < 0 ? 'front' : 'back';
  if (x === 0) return end;
  const side = x < 0 ? 'left' : 'right';
  return Math.abs(x) > BESIDE ? side : `${end}-${side}`;
}

/** A line drawing of the body, its wheels shaded by what is left of them, and the weapons' letters. */
function Plan({ body, gauges, marks }: DiagramProps) {
  const shape = carShape(body);
  const gone = (spot: Spot) =>
    gauges.some((gauge) => gaugeArt(gauge) === 'tire' && gauge.spot === spot && isGone(gauge));
  const weapons = gauges.filter((gauge) => gaugeArt(gauge) === 'weapon' && marks.has(gauge.id));
  return (
    <svg className="rs-plan" viewBox={frameOf(shape)} aria-hidden="true">
      {shape.wheels.map(({ x, y }) => (
        <rect
          key={`${x},${y}`}
          className={gone(wheelSpot(x, y)) ? 'rs-wheel rs-wheel-gone' : 'rs-wheel'}
          x={x - 4}
          y={y - 8.5}
          width="8"
          height="17"
          rx="2"
        />
      ))}
      <path className="rs-body" d={shape.body} />
      <path className="rs-thin" d={shape.seams + shape.pillars + shape.bed} />
      <path className="rs-thin" d={shape.glass} />
      <path className="rs-roof" d={shape.roof} />
      <path className="rs-axis" d="M0-53V53" />
      {weapons.map((gauge) => {
        const mates = weapons.filter(({ spot }) => spot === gauge.spot);
        const [x, y] = CALLOUTS[gauge.spot];
        const dx = (mates.indexOf(gauge) - (mates.length - 1) / 2) * 11;
        return (
          <g
            key={gauge.id}
            transform={`translate(${x + dx} ${y})`}
            className={isGone(gauge) ? 'rs-callout rs-callout-gone' : 'rs-callout'}
          >
            <circle r="4.8" />
            <text y="2.5">{marks.get(gauge.id)}</text>
          </g>
        );
      })}
    </svg>
  );
}
