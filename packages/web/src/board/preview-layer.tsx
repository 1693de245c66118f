import type { Piece } from '@hardtop/board';
import type { Ghost, Preview, SightLine } from '@hardtop/kernel';
import { memo } from 'preact/compat';
import { carShape } from './car-shapes.ts';
import { sightSpot } from './sight-label.ts';
import { mapPath, poseTransform, translate, UNIT, type XY } from './units.ts';

interface PreviewLayerProps {
  readonly preview: Preview;
  readonly pieces: readonly Piece[];
  /** Pixels from the map's origin: where the markers of options stand. */
  readonly markers: readonly XY[];
  /** Pixels to the map's unit. */
  readonly k: number;
  /** West of here (map inches) there is no room for a label on the left of a ghost, east of there none on its right. */
  readonly roomFrom: number;
  readonly roomTo: number;
}

/** What an option would bring: ghosts with the way there, and lines of fire. Nothing here takes the pointer. */
export const PreviewLayer = memo(function PreviewLayer(props: PreviewLayerProps) {
  const { preview, pieces, markers, k, roomFrom, roomTo } = props;
  return (
    <g className="bd-preview">
      {preview.outlines?.map(({ points, label }) => (
        <path key={label} className="bd-laid" d={mapPath(points, true)} />
      ))}
      {preview.ghosts?.map((ghost) => (
        <GhostCounter
          key={`${ghost.piece} ${ghost.pose.x} ${ghost.pose.y} ${ghost.pose.h}`}
          ghost={ghost}
          piece={pieces.find(({ id }) => id === ghost.piece)}
          side={labelSide(ghost, roomFrom, roomTo)}
        />
      ))}
      {preview.lines?.map((line) => (
        <Sight
          key={`${line.from.x} ${line.from.y} ${line.to.x} ${line.to.y}`}
          line={line}
          spot={sightSpot(line, { pieces, markers, k })}
        />
      ))}
    </g>
  );
});

/** Before a ghost's nose are the markers, behind it the mover: its label stands on the side it goes to, if there is room. */
function labelSide(ghost: Ghost, roomFrom: number, roomTo: number): Side {
  const leftward = ghost.pose.x < (ghost.path?.[0] ?? ghost.pose).x;
  if (leftward) return ghost.pose.x < roomFrom ? 1 : -1;
  return ghost.pose.x > roomTo ? -1 : 1;
}

type Side = 1 | -1;

/** A square of the map by itself, where no piece would stand. */
const SQUARE = 0.25;

function GhostCounter({ ghost, piece, side }: { ghost: Ghost; piece: Piece | undefined; side: Side }) {
  if (piece === undefined && ghost.path === undefined) {
    const edge = SQUARE * UNIT;
    return (
      <g className="bd-ghost" transform={poseTransform(ghost.pose)}>
        <rect className="bd-ghost-plate" x={-edge / 2} y={-edge / 2} width={edge} height={edge} />
      </g>
    );
  }
  const length = piece?.length ?? 1;
  const width = piece?.width ?? 0.5;
  return (
    <g className={ghost.danger ? 'bd-ghost bd-danger' : 'bd-ghost'}>
      {ghost.path !== undefined && ghost.path.length > 1 && (
        <GhostPath path={ghost.path} width={width} length={length} />
      )}
      <g transform={poseTransform(ghost.pose)}>
        <CounterOutline body={piece?.body ?? ''} length={length} width={width} />
      </g>
      {ghost.label !== undefined && (
        <GhostLabel x={ghost.pose.x + side * length * 0.45} y={ghost.pose.y} side={side} label={ghost.label} />
      )}
    </g>
  );
}

function GhostLabel({ x, y, side, label }: { x: number; y: number; side: Side; label: string }) {
  return (
    <g transform={translate({ x, y })}>
      <text className={`bd-ghost-label bd-px ${side < 0 ? 'bd-to-left' : 'bd-to-right'}`} x={side * 10} y="16">
        {label}
      </text>
    </g>
  );
}

/** The swept strip and the line the middle takes. */
function GhostPath({ path, width, length }: { path: NonNullable<Ghost['path']>; width: number; length: number }) {
  return (
    <>
      <path className="bd-ghost-swath" d={mapPath(path)} strokeWidth={width * UNIT} />
      {path.slice(1, -1).map((pose) => (
        <rect
          key={`${pose.x} ${pose.y} ${pose.h}`}
          className="bd-ghost-step"
          transform={poseTransform(pose)}
          x={(-width / 2) * UNIT}
          y={(-length / 2) * UNIT}
          width={width * UNIT}
          height={length * UNIT}
        />
      ))}
      <path className="bd-ghost-way" d={mapPath(path)} />
    </>
  );
}

/** The footprint, the silhouette in it and an arrow at the nose. */
export function CounterOutline({ body, length, width }: { body: string; length: number; width: number }) {
  const [w, l] = [width * UNIT, length * UNIT];
  if (w === l && !body.includes('cycle')) return <circle className="bd-ghost-plate" r={w / 2} />;
  const shape = carShape(body);
  return (
    <>
      <rect className="bd-ghost-plate" x={-w / 2} y={-l / 2} width={w} height={l} />
      <g transform={`scale(${w / 50} ${l / 100})`}>
        <path className="bd-ghost-body" d={shape.body} />
        <path className="bd-ghost-line" d={shape.glass} />
        <path className="bd-ghost-line" d={shape.roof} />
      </g>
      <path className="bd-ghost-nose" d={`M${-w * 0.22} ${-l / 2 - 5}L0 ${-l / 2 - 16}L${w * 0.22} ${-l / 2 - 5}Z`} />
    </>
  );
}

/** Pixels from the middle of a word to its foot. */
const HALF_CAPITAL = 4;

/** `spot` is where its label stands, in pixels from where it begins. */
function Sight({ line, spot }: { readonly line: SightLine; readonly spot: XY | null }) {
  return (
    <g className="bd-sight">
      <path className="bd-sight-halo" d={mapPath([line.from, line.to])} />
      <path className="bd-sight-line" d={mapPath([line.from, line.to])} />
      <g transform={translate(line.to)}>
        <path className="bd-reticle bd-px" d="M-13 0H-5M5 0H13M0-13V-5M0 5V13M-9 0A9 9 0 1 1 9 0A9 9 0 1 1-9 0" />
      </g>
      {spot !== null && (
        <g transform={translate(line.from)}>
          <text className="bd-sight-label bd-px" x={spot.x} y={spot.y + HALF_CAPITAL}>
            {line.label}
          </text>
        </g>
      )}
    </g>
  );
}
