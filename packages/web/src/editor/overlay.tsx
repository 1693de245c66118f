import type { Problem } from '@hardtop/kernel';
import { memo, useMemo } from 'preact/compat';
import type { Camera, Size } from '../board/camera.ts';
import { mapPath, toDrawing, UNIT, type XY } from '../board/units.ts';
import { isIn } from './model/file-paths.ts';
import { handlesOnMap, isOnMap, outlineOnMap } from './model/hand.ts';
import { ahead, type Outline } from './model/shapes.ts';
import type { Thing } from './model/things.ts';

interface OverlayProps {
  readonly things: readonly Thing[];
  readonly chosen: Thing | undefined;
  /** Being laid, not in the file yet. */
  readonly ghost: Thing | null;
  readonly problems: readonly Problem[];
  readonly camera: Camera;
  readonly size: Size;
  readonly cursor: XY | null;
  /** The picture below is an older one. */
  readonly isStale: boolean;
}

function areaOf({ points }: Outline): number {
  const sum = points.reduce((total, a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    return total + a.x * b.y - b.x * a.y;
  }, 0);
  return Math.abs(sum) / 2;
}

interface Drawn {
  readonly thing: Thing;
  readonly outline: Outline;
  readonly isWrong: boolean;
}

/** The large ones below, so that a hand finds the small. */
function drawnOf(things: readonly Thing[], problems: readonly Problem[]): readonly Drawn[] {
  return things
    .filter(isOnMap)
    .map((thing) => ({
      thing,
      outline: outlineOnMap(thing),
      isWrong: problems.some(({ field }) => field !== undefined && isIn(field, thing.path)),
    }))
    .sort((a, b) => areaOf(b.outline) - areaOf(a.outline));
}

/** Where the front is. */
function noseOf({ middle, heading, points }: Outline): string {
  if (heading === null) return '';
  const front = ahead(heading);
  const reach = Math.max(...points.map((p) => (p.x - middle.x) * front.x + (p.y - middle.y) * front.y), 0.2);
  return mapPath([middle, { x: middle.x + front.x * reach, y: middle.y + front.y * reach }]);
}

function Outlined({ thing, outline, isWrong, mark }: Drawn & { readonly mark: string }) {
  const { x, y } = toDrawing(outline.middle);
  const path = mapPath(outline.points, outline.closed);
  return (
    <g className={`ed-thing ${mark} ${isWrong ? 'wrong' : ''}`} data-thing={thing.path}>
      <path className="ed-grip" d={path} />
      <path className="ed-line" d={path} />
      <path className="ed-nose" d={noseOf(outline)} />
      {isWrong && (
        <g className="ed-wrong" transform={`translate(${x} ${y})`}>
          <g className="bd-px">
            <circle r="11" />
            <text y="5.5">!</text>
          </g>
        </g>
      )}
    </g>
  );
}

/** Pixels below which the corners of a thing would lie under one finger. */
const SMALL = 36;

interface HandlesProps {
  readonly thing: Thing;
  readonly k: number;
}

function Handles({ thing, k }: HandlesProps) {
  const { points } = outlineOnMap(thing);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const span = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) * k;
  const handles = handlesOnMap(thing);
  const shown = span < SMALL ? handles.filter(({ kind }) => kind === 'turn') : handles;
  return (
    <>
      {shown.map((handle) => {
        const { x, y } = toDrawing(handle.at);
        return (
          <g key={handle.id} transform={`translate(${x} ${y})`} data-handle={handle.id} className="ed-handle">
            <g className="bd-px">
              <circle className="ed-reach" r="18" />
              {handle.kind === 'end' ? (
                <rect x="-6" y="-6" width="12" height="12" />
              ) : (
                <circle className={handle.kind} r={handle.kind === 'turn' ? 7 : 5} />
              )}
            </g>
          </g>
        );
      })}
    </>
  );
}

/** What a hand takes hold of, over the picture. */
export const Overlay = memo(function Overlay(props: OverlayProps) {
  const { things, chosen, ghost, problems, camera, size, cursor, isStale } = props;
  const drawn = useMemo(() => drawnOf(things, problems), [things, problems]);
  const shown = chosen === undefined ? drawn : drawn.filter(({ thing }) => thing.path !== chosen.path);
  const isOff = chosen !== undefined && !isOnMap(chosen);
  const last = ghost ?? (isOff ? undefined : chosen);
  const scale = camera.k / UNIT;
  const shift = `translate(${size.width / 2 - camera.x * camera.k} ${size.height / 2 + camera.y * camera.k})`;
  return (
    <svg className="ed-overlay" aria-hidden="true" data-stale={isStale} style={{ '--bd-u': UNIT / camera.k }}>
      <g transform={`${shift} scale(${scale})`}>
        {shown.map((each) => (
          <Outlined key={each.thing.path} {...each} mark="" />
        ))}
        {last !== undefined && (
          <Outlined
            thing={last}
            outline={outlineOnMap(last)}
            isWrong={ghost === null && drawn.some(({ thing, isWrong }) => isWrong && thing.path === last.path)}
            mark={ghost === null ? 'chosen' : 'ghost'}
          />
        )}
        {chosen !== undefined && !isOff && ghost === null && <Handles thing={chosen} k={camera.k} />}
        {cursor !== null && (
          <g className="ed-cursor" transform={`translate(${cursor.x * UNIT} ${-cursor.y * UNIT})`}>
            <path className="bd-px" d="M-14 0H-4M4 0H14M0-14V-4M0 4V14" />
          </g>
        )}
      </g>
    </svg>
  );
});
