import type { MoveTrack, Piece, Sheet } from '@hardtop/board';
import { COUNTERS } from '../catalog/counters.ts';
import { GUIDED_MISSILES, WIRE_ARMED_AFTER } from '../catalog/guided-missiles.ts';
import { PHASES } from '../catalog/movement-chart.ts';
import { weapon as weaponRow } from '../catalog/weapons.ts';
import { inchesIn } from '../table/queries/movement.ts';
import { traitsOf } from '../table/queries/weapon-traits.ts';
import type { Missile } from '../table/state/missiles.ts';
import { modelOf, type Setup } from '../table/state/setup.ts';

/** `Missile of Stinger`. */
function nameOf(setup: Setup, { by }: Missile): string {
  return `Missile of ${modelOf(setup, by).name}`;
}

function courseOf(setup: Setup, { guided, target }: Missile): string {
  return guided && target !== null ? `after ${modelOf(setup, target).name}` : 'straight on';
}

/** A missile in flight. */
export function missilePiece(setup: Setup, missile: Missile): Piece {
  return {
    id: missile.id,
    tag: missile.id.replace('missile-', 'M'),
    seat: modelOf(setup, missile.by).seat,
    // Short, for it stands beside a small counter.
    name: 'Missile',
    kind: 'missile',
    body: 'missile',
    pose: missile.pose,
    length: COUNTERS.missile.length,
    width: COUNTERS.missile.width,
    face: 'up',
    mounts: [],
    state: 'fit',
    burning: false,
    notes: [courseOf(setup, missile)],
  };
}

/** Where it is going, and how far it has come. */
export function missileSheet(setup: Setup, missile: Missile): Sheet {
  const { weapon, flown, guide } = missile;
  const isUnarmed = traitsOf(weapon).guidance === 'wire' && flown < WIRE_ARMED_AFTER;
  return {
    piece: missile.id,
    title: nameOf(setup, missile),
    seat: modelOf(setup, missile.by).seat,
    lines: [weaponRow(weapon).name, `Flies ${courseOf(setup, missile)}, ${GUIDED_MISSILES.mph} mph`],
    gauges: [
      {
        id: 'range',
        label: 'Inches left',
        group: 'range',
        spot: 'inside',
        now: Math.max(0, Math.round(GUIDED_MISSILES.range - flown)),
        full: GUIDED_MISSILES.range,
      },
    ],
    tracks: [],
    notes: [
      ...(isUnarmed ? [`Not armed before it has flown ${WIRE_ARMED_AFTER} inches`] : []),
      ...(guide === null ? [] : ['Guided by wire while its vehicle stands']),
    ],
  };
}

export function missileTrack(missile: Missile): MoveTrack {
  const cells = PHASES.map((phase) => inchesIn(GUIDED_MISSILES.mph, phase));
  return { piece: missile.id, label: 'Missile', cells };
}
