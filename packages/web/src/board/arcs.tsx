import type { Area, Board, Mount, Piece } from '@hardtop/board';
import { memo, useMemo } from 'preact/compat';
import { covers, type Footprint, footprintOf, NAME_HEIGHT, nameWidth } from './place-labels.ts';
import { arcRays, type Ray, rimAbout, wallsAbout } from './sight-reach.ts';
import { poseTransform, toMap, toRadians, translate, UNIT } from './units.ts';

/** How far a wedge is drawn, in lengths of the map; it fades out on the way and ends at walls. */
const REACH = 16;
const RINGS = [5, 10, 15];

interface ArcGroup {
  readonly key: string;
  readonly mount: Mount;
  readonly labels: readonly string[];
  readonly ready: boolean;
}

/** Mounts that share one arc are drawn once, with all their names. */
export function arcGroups(mounts: readonly Mount[]): ArcGroup[] {
  const groups = new Map<string, { mount: Mount; labels: string[]; ready: boolean }>();
  for (const mount of mounts) {
    const key = `${mount.vertex.x},${mount.vertex.y},${mount.centre},${mount.sweep},${mount.range ?? ''}`;
    const group = groups.get(key) ?? { mount, labels: [], ready: false };
    group.labels.push(mount.label);
    group.ready ||= mount.ready;
    groups.set(key, group);
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}

/** A point at this angle (radians, from the nose, counter-clockwise) and distance from the vertex, drawn nose up. */
function pointAt({ vertex }: Mount, angle: number, far: number): string {
  const x = (vertex.x - Math.sin(angle) * far) * UNIT;
  const y = -(vertex.y + Math.cos(angle) * far) * UNIT;
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

const isAllRound = ({ sweep }: Mount): boolean => sweep >= 3600;

/** What the rays cover, in the piece's own frame. */
export function wedgePath(mount: Mount, rays: readonly Ray[]): string {
  const rim = rays.map(({ angle, far }) => pointAt(mount, angle, far)).join('L');
  return isAllRound(mount) ? `M${rim}Z` : `M${pointAt(mount, 0, 0)}L${rim}Z`;
}

/** The circle at one distance, as far as the rays get there. */
export function ringPath(mount: Mount, rays: readonly Ray[], far: number): string {
  let down = false;
  return rays
    .map((ray) => {
      const reached = ray.far >= far;
      const command = down ? 'L' : 'M';
      down = reached;
      return reached ? `${command}${pointAt(mount, ray.angle, far)}` : '';
    })
    .join('');
}

interface ArcsProps {
  readonly piece: Piece;
  /** Walls and buildings among them end an arc. */
  readonly areas: readonly Area[];
  /** The map ends them, too, unless it goes on. */
  readonly bounds: Board['bounds'];
  readonly endless: boolean;
  readonly defs: string;
  /** The guns' names; they make room for what can be done there, and for whoever else is there with his name. */
  readonly lettered: boolean;
  readonly pieces: readonly Piece[];
  /** Pixels to the map's unit. */
  readonly k: number;
  /** What follows the figure of a distance. */
  readonly mark: string;
}

/** Guns of one name are told once, with their number. */
function lettering(labels: readonly string[]): string {
  const names = [...new Set(labels)];
  const count = (name: string) => labels.filter((label) => label === name).length;
  return names.map((name) => (count(name) > 1 ? `${count(name)} × ${name}` : name)).join(' · ');
}

/** Pixels that a name with its notes takes on any side of a counter. */
const NAMED = 36;

function withName(piece: Piece, k: number): Footprint {
  const print = footprintOf(piece, k);
  return { ...print, halfWidth: print.halfWidth + NAMED, halfLength: print.halfLength + NAMED };
}

/** What each gun of one piece covers. */
export const Arcs = memo(function Arcs({ piece, areas, bounds, endless, defs, lettered, pieces, k, mark }: ArcsProps) {
  const groups = useMemo(() => {
    const rim = endless ? [] : rimAbout(bounds, piece.pose);
    const walls = [...wallsAbout(areas, piece.pose), ...rim];
    return arcGroups(piece.mounts).map((group) => ({
      ...group,
      rays: arcRays(group.mount, piece.pose, group.mount.range ?? REACH, walls),
    }));
  }, [piece, areas, bounds, endless]);
  const hasRoom = ({ mount, labels }: ArcGroup): boolean => {
    const at = toMap(piece.pose, labelSpot(mount, piece.length));
    const halfWidth = nameWidth(lettering(labels).length) / 2;
    const box = { at: { x: at.x * k, y: -at.y * k }, halfWidth, halfHeight: NAME_HEIGHT / 2 };
    return pieces.every((other) => other.id === piece.id || !covers(box, withName(other, k)));
  };
  return (
    <g className="bd-arcs">
      <radialGradient id={`${defs}-arc`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r={REACH * UNIT}>
        <stop offset="0" className="bd-arc-stop" stopOpacity="0.34" />
        <stop offset="0.4" className="bd-arc-stop" stopOpacity="0.14" />
        <stop offset="1" className="bd-arc-stop" stopOpacity="0" />
      </radialGradient>
      <g transform={poseTransform(piece.pose)}>
        {groups.map(({ key, mount, ready, rays }) => (
          <g key={key} className={ready ? 'bd-arc' : 'bd-arc bd-arc-idle'}>
            <path d={wedgePath(mount, rays)} fill={`url(#${defs}-arc)`} />
            {(mount.range === undefined ? RINGS : [mount.range]).map((far) => (
              <path key={far} className="bd-arc-rim" d={ringPath(mount, rays, far)} />
            ))}
            <path className="bd-arc-side" d={sidesOf(mount, rays)} />
          </g>
        ))}
      </g>
      {(lettered ? groups : []).filter(hasRoom).map((group) => (
        <g key={group.key} transform={translate(toMap(piece.pose, labelSpot(group.mount, piece.length)))}>
          <text className="bd-arc-label bd-px" y="4">
            {lettering(group.labels)}
          </text>
        </g>
      ))}
      {RINGS.map((far) => {
        const spot = ringSpot(groups, far);
        return (
          spot !== null && (
            <g key={far} transform={translate(toMap(piece.pose, spot))}>
              <text className="bd-ring-label bd-px" y="-3">
                {far}
                {mark}
              </text>
            </g>
          )
        );
      })}
    </g>
  );
});

function sidesOf(mount: Mount, rays: readonly Ray[]): string {
  const [first, last] = [rays[0], rays.at(-1)];
  if (isAllRound(mount) || first === undefined || last === undefined) return '';
  const end = ({ angle, far }: Ray) => pointAt(mount, angle, far);
  return `M${end(first)}L${pointAt(mount, 0, 0)}L${end(last)}`;
}

interface Covered {
  readonly mount: Mount;
  readonly rays: readonly Ray[];
}

/** Where a ring says how far it is: at a side of the first arc that gets so far, in the piece's own frame; null if none does. */
export function ringSpot(arcs: readonly Covered[], far: number): { readonly x: number; readonly y: number } | null {
  for (const { mount, rays } of arcs) {
    if (mount.range !== undefined) continue;
    const sides = [rays[0], rays.at(-1), rays[Math.floor(rays.length / 2)]];
    const side = sides.find((ray) => ray !== undefined && ray.far >= far);
    if (side === undefined) continue;
    return { x: mount.vertex.x - Math.sin(side.angle) * far, y: mount.vertex.y + Math.cos(side.angle) * far };
  }
  return null;
}

function labelSpot(mount: Mount, length: number): { x: number; y: number } {
  const a = toRadians(mount.sweep >= 3600 ? mount.centre + 450 : mount.centre);
  const out = length * 1.9;
  return { x: mount.vertex.x - Math.sin(a) * out, y: mount.vertex.y + Math.cos(a) * out };
}
