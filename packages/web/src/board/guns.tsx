import type { Mount } from '@hardtop/board';
import { memo } from 'preact/compat';
import { UNIT } from './units.ts';

const isTurret = (mount: Mount): boolean => mount.sweep >= 3600;

/** Barrels where the gun ports are; mounts at one port stand side by side. */
export const Guns = memo(function Guns({ mounts, turrets }: { mounts: readonly Mount[]; turrets: boolean }) {
  const shown = mounts.filter((mount) => isTurret(mount) === turrets);
  return shown.map((mount) => {
    const twins = shown.filter((other) => samePort(other, mount));
    const slot = twins.indexOf(mount) - (twins.length - 1) / 2;
    const { x, y } = mount.apex;
    return (
      <g key={mount.id} transform={`translate(${x * UNIT} ${-y * UNIT}) rotate(${-mount.centre / 10})`}>
        {turrets ? (
          <Turret ready={mount.ready} slot={slot} first={slot <= 0} />
        ) : (
          <Barrel ready={mount.ready} slot={slot} />
        )}
      </g>
    );
  });
});

function samePort(a: Mount, b: Mount): boolean {
  return a.apex.x === b.apex.x && a.apex.y === b.apex.y && a.centre === b.centre;
}

const gunClass = (ready: boolean): string => (ready ? 'bd-gun' : 'bd-gun bd-spent');

function Barrel({ ready, slot }: { ready: boolean; slot: number }) {
  return (
    <g className={gunClass(ready)} transform={`translate(${slot * 8} 0)`}>
      <rect x="-2.6" y="-1" width="5.2" height="8" rx="1" />
      <rect x="-1.3" y="-5" width="2.6" height="8" />
      <rect className="bd-muzzle" x="-1.9" y="-6.4" width="3.8" height="2.2" rx="0.5" />
    </g>
  );
}

function Turret({ ready, slot, first }: { ready: boolean; slot: number; first: boolean }) {
  return (
    <g className={gunClass(ready)}>
      {first && <circle className="bd-ring" r="13" />}
      <rect x={slot * 7 - 1.6} y="-27" width="3.2" height="18" />
      <rect className="bd-muzzle" x={slot * 7 - 2.3} y="-28.6" width="4.6" height="3" rx="0.6" />
    </g>
  );
}
