import type { Mount, Piece } from '@hardtop/board';
import { memo } from 'react';
import { poseTransform, toMap, toRadians, translate, UNIT } from './units.ts';

/** How far a wedge is drawn, in lengths of the map; it fades out on the way. */
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
    const key = `${mount.vertex.x},${mount.vertex.y},${mount.centre},${mount.sweep}`;
    const group = groups.get(key) ?? { mount, labels: [], ready: false };
    group.labels.push(mount.label);
    group.ready ||= mount.ready;
    groups.set(key, group);
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}

/** A point at this angle (tenths, from the nose, counter-clockwise) and distance from the vertex, drawn nose up. */
function reach(mount: Mount, angle: number, far: number): string {
  const a = toRadians(angle);
  const x = (mount.vertex.x - Math.sin(a) * far) * UNIT;
  const y = -(mount.vertex.y + Math.cos(a) * far) * UNIT;
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** The wedge, or the sector's rim alone, in the piece's own frame. */
export function wedgePath(mount: Mount, far: number, rimOnly = false): string {
  const r = far * UNIT;
  if (mount.sweep >= 3600) {
    const [top, bottom] = [reach(mount, 0, far), reach(mount, 1800, far)];
    return `M${top}A${r} ${r} 0 1 0 ${bottom}A${r} ${r} 0 1 0 ${top}Z`;
  }
  const from = reach(mount, mount.centre - mount.sweep / 2, far);
  const to = reach(mount, mount.centre + mount.sweep / 2, far);
  // Angles grow counter-clockwise, which is SVG's sweep flag 0.
  const rim = `A${r} ${r} 0 ${mount.sweep > 1800 ? 1 : 0} 0 ${to}`;
  return rimOnly ? `M${from}${rim}` : `M${reach(mount, 0, 0)}L${from}${rim}Z`;
}

interface ArcsProps {
  readonly piece: Piece;
  readonly defs: string;
  /** The guns' names; they make room for what can be done there. */
  readonly lettered: boolean;
  /** What follows the figure of a distance. */
  readonly mark: string;
}

/** Guns of one name are told once, with their number. */
function lettering(labels: readonly string[]): string {
  const names = [...new Set(labels)];
  const count = (name: string) => labels.filter((label) => label === name).length;
  return names.map((name) => (count(name) > 1 ? `${count(name)} × ${name}` : name)).join(' · ');
}

/** What each gun of one piece covers. */
export const Arcs = memo(function Arcs({ piece, defs, lettered, mark }: ArcsProps) {
  const groups = arcGroups(piece.mounts);
  return (
    <g className="bd-arcs">
      <radialGradient id={`${defs}-arc`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r={REACH * UNIT}>
        <stop offset="0" className="bd-arc-stop" stopOpacity="0.34" />
        <stop offset="0.4" className="bd-arc-stop" stopOpacity="0.14" />
        <stop offset="1" className="bd-arc-stop" stopOpacity="0" />
      </radialGradient>
      <g transform={poseTransform(piece.pose)}>
        {groups.map(({ key, mount, ready }) => (
          <g key={key} className={ready ? 'bd-arc' : 'bd-arc bd-arc-idle'}>
            <path d={wedgePath(mount, REACH)} fill={`url(#${defs}-arc)`} />
            {RINGS.map((far) => (
              <path key={far} className="bd-arc-rim" d={wedgePath(mount, far, true)} />
            ))}
            <path className="bd-arc-side" d={sidesOf(mount)} />
          </g>
        ))}
      </g>
      {(lettered ? groups : []).map((group) => (
        <g key={group.key} transform={translate(toMap(piece.pose, labelSpot(group.mount, piece.length)))}>
          <text className="bd-arc-label bd-px" y="4">
            {lettering(group.labels)}
          </text>
        </g>
      ))}
      {(groups.length === 0 ? [] : RINGS).map((far) => (
        <g key={far} transform={translate({ x: piece.pose.x, y: piece.pose.y - far })}>
          <text className="bd-ring-label bd-px" y="-3">
            {far}
            {mark}
          </text>
        </g>
      ))}
    </g>
  );
});

function sidesOf(mount: Mount): string {
  if (mount.sweep >= 3600) return '';
  const half = mount.sweep / 2;
  const start = reach(mount, 0, 0);
  return `M${reach(mount, mount.centre - half, REACH)}L${start}L${reach(mount, mount.centre + half, REACH)}`;
}

function labelSpot(mount: Mount, length: number): { x: number; y: number } {
  const a = toRadians(mount.sweep >= 3600 ? mount.centre + 450 : mount.centre);
  const out = length * 1.9;
  return { x: mount.vertex.x - Math.sin(a) * out, y: mount.vertex.y + Math.cos(a) * out };
}
