import { type Area, type AreaArt, areaArt } from '@hardtop/board';
import { type ComponentProps, memo } from 'preact/compat';
import { isAirborne } from './area-labels.ts';
import { blob, centreOf, puffs, shards } from './area-shapes.ts';
import { boxAround } from './camera.ts';
import { FlameShape } from './damage.tsx';
import { Grid } from './ground.tsx';
import { chevrons, ripples } from './ground-shapes.ts';
import { LateSign } from './late-shapes.tsx';
import { isSign, type SignArt, signWord } from './sign-words.ts';
import { mapPath, translate } from './units.ts';
import { GLIDES } from './use-show.ts';

interface AreasProps {
  readonly areas: readonly Area[];
  readonly defs: string;
}

interface GroundAreasProps extends AreasProps, ComponentProps<typeof Grid> {}

const RAISED: readonly AreaArt[] = ['wall', 'building', 'cliff'];

const isRaised = (area: Area) => RAISED.includes(areaArt(area));

const isLight = (area: Area) => areaArt(area) === 'beam';

/** What lies on the ground and stands on it, under the counters. */
export const GroundAreas = memo(function GroundAreas({ areas, bounds, grid, defs }: GroundAreasProps) {
  const flat = areas.filter(
    (area) => !['floor', 'beam'].includes(areaArt(area)) && !isRaised(area) && !isAirborne(area),
  );
  const raised = areas.filter(isRaised);
  return (
    <g>
      {flat.map((area) => (
        <FlatArea key={area.id} area={area} />
      ))}
      <Grid bounds={bounds} grid={grid} />
      {raised.map((area) => (
        <path key={area.id} className="bd-wall-shadow" d={outline(area)} />
      ))}
      {raised.map((area) => (
        <RaisedArea key={area.id} area={area} defs={defs} />
      ))}
    </g>
  );
});

/** How far lamps and searchlights reach, over the dark of the ground. */
export const LightAreas = memo(function LightAreas({ areas }: Pick<AreasProps, 'areas'>) {
  return (
    <g className="bd-lights">
      {areas.filter(isLight).map((area) => (
        <path key={area.id} className="bd-beam" d={outline(area)} />
      ))}
    </g>
  );
});

/** Clouds, over the counters. */
export const AirAreas = memo(function AirAreas({ areas, defs }: AreasProps) {
  return (
    <g className="bd-air">
      {areas.filter(isAirborne).map((area) => (
        <g key={area.id} className={`bd-cloud bd-cloud-${areaArt(area)}`}>
          <title>{area.label ?? area.kind}</title>
          <path className="bd-footprint" d={outline(area)} />
          {puffs(area.id, area.points, 14).map(({ x, y, r }) => (
            <circle key={`${x},${y}`} cx={x} cy={y} r={r} fill={`url(#${defs}-puff)`} />
          ))}
        </g>
      ))}
    </g>
  );
});

function outline({ points }: Area): string {
  return mapPath(points, points.length > 2);
}

function FlatArea({ area }: { area: Area }) {
  const art = areaArt(area);
  if (!isSign(art)) return <PlainArea art={art} area={area} />;
  return (
    <g className={`bd-sign bd-${art}`} {...{ [GLIDES]: area.id }}>
      <title>{area.label ?? signWord(area)}</title>
      <SignGround art={art} area={area} />
      {art !== 'fire' && <SignAt art={art} area={area} />}
    </g>
  );
}

function PlainArea({ art, area }: { readonly art: AreaArt; readonly area: Area }) {
  switch (art) {
    case 'road':
    case 'dirt':
    case 'mud':
    case 'rough':
    case 'grove':
    case 'wet':
    case 'ice':
    case 'snow':
    case 'shallows':
    case 'water':
    case 'ditch':
    case 'slope':
    case 'curb':
      return <GroundArea art={art} area={area} />;
    case 'mark':
      return <path className={area.points.length > 2 ? 'bd-mark' : 'bd-mark-line'} d={outline(area)} />;
    case 'breach':
      return <Breach area={area} />;
    default:
      return (
        <path className={`bd-zone bd-${art}`} d={outline(area)}>
          <title>{area.label ?? area.kind}</title>
        </path>
      );
  }
}

/** A gap in a wall, with what fell out of it. */
function Breach({ area }: { readonly area: Area }) {
  return (
    <g className="bd-breach">
      <title>{area.label ?? area.kind}</title>
      <path className="bd-footprint" d={outline(area)} />
      <path className="bd-shard-dark" d={shards(area.id, area.points, 7, 3.5)} />
    </g>
  );
}

/** A stretch of ground, with its name for whoever points at it. */
function GroundArea({ art, area }: { readonly art: AreaArt; readonly area: Area }) {
  return (
    <g className={`bd-ground bd-ground-${art}`}>
      {area.label !== undefined && <title>{area.label}</title>}
      <path d={outline(area)} />
      {art === 'slope' && <path className="bd-chevrons" d={chevrons(area.points)} />}
      {(art === 'water' || art === 'shallows') && <path className="bd-ripples" d={ripples(area.points)} />}
    </g>
  );
}

/** The true extent of what the sign stands for. */
function SignGround({ art, area }: { readonly art: SignArt; readonly area: Area }) {
  switch (art) {
    case 'fire':
      return <FireArea area={area} />;
    case 'oil':
      return (
        <>
          <path className="bd-slick" d={blob(area.id, area.points)} />
          <path className="bd-oil-sheen" d={blob(`${area.id}+`, shrink(area.points, 0.8, 0.8))} />
        </>
      );
    case 'debris':
      return (
        <>
          <path className="bd-footprint" d={outline(area)} />
          <path className="bd-shard-dark" d={shards(area.id, area.points, 9, 4.5)} />
        </>
      );
    case 'canopy':
      return null;
    case 'barrier':
      return <path className="bd-concrete bd-block" d={outline(area)} />;
    default:
      return <path className="bd-footprint" d={outline(area)} />;
  }
}

function SignAt({ art, area }: { readonly art: SignArt; readonly area: Area }) {
  const { points } = area;
  // A block that lies askew is its own sign.
  if (art === 'barrier' && points[0]?.x !== points[1]?.x && points[0]?.y !== points[1]?.y) return null;
  const box = boxAround(points);
  if (box === null) return null;
  // A long one is told by several signs in a row.
  const [width, height] = [box.maxX - box.minX, box.maxY - box.minY];
  // A sidecar is one thing, however long.
  const side = Math.max(0.2, art === 'sidecar' ? Math.max(width, height) : Math.min(width, height));
  const [across, down] = [Math.max(1, Math.round(width / side)), Math.max(1, Math.round(height / side))];
  return Array.from({ length: Math.min(across * down, MOST_SIGNS) }, (_, i) => {
    const x = box.minX + (((i % across) + 0.5) * width) / across;
    const y = box.minY + ((Math.floor(i / across) + 0.5) * height) / down;
    return (
      <g key={`${x},${y}`} transform={`${translate({ x, y })} scale(${Math.max(side, LEAST_SIDE[art] ?? 0)})`}>
        <LateSign art={art} />
      </g>
    );
  });
}

const MOST_SIGNS = 40;

/** A crown is broader than its trunk, and a stone must be seen. */
const LEAST_SIDE: Readonly<Partial<Record<SignArt, number>>> = { tree: 0.8, boulder: 0.45 };

function FireArea({ area }: { area: Area }) {
  return (
    <g className="bd-fire">
      <path className="bd-fire-glow" d={blob(area.id, area.points)} />
      {puffs(area.id, area.points, 7).map(({ x, y }, i) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y}) scale(0.7)`}>
          <FlameShape delay={i * -130} />
        </g>
      ))}
    </g>
  );
}

function RaisedArea({ area, defs }: { area: Area; defs: string }) {
  const art = areaArt(area);
  const d = outline(area);
  if (area.points.length < 3) return <path className="bd-wall-line" d={d} />;
  const fill = art === 'wall' ? `url(#${defs}-hazard)` : `url(#${defs}-roof)`;
  const top = art === 'wall' ? topOf(area) : null;
  return (
    <g className={`bd-${art}`}>
      {area.label !== undefined && <title>{area.label}</title>}
      <path className="bd-concrete" d={d} />
      <path d={d} fill={fill} />
      {top !== null && <path className="bd-concrete bd-top" d={top} />}
      <path className="bd-wall-edge" d={d} />
    </g>
  );
}

/** How wide the hazard paint runs along the rim of a block, in inches. */
const RIM = 0.2;

/** The bare concrete inside the painted rim; a thin wall is all rim. */
function topOf({ points }: Area): string | null {
  const box = boxAround(points);
  if (box === null) return null;
  const [width, height] = [box.maxX - box.minX, box.maxY - box.minY];
  if (Math.min(width, height) < 4 * RIM) return null;
  return mapPath(shrink(points, 1 - (2 * RIM) / width, 1 - (2 * RIM) / height), true);
}

function shrink(points: Area['points'], byX: number, byY: number): Area['points'] {
  const middle = centreOf(points);
  return points.map((p) => ({ x: middle.x + (p.x - middle.x) * byX, y: middle.y + (p.y - middle.y) * byY }));
}
