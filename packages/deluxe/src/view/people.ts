import type { Gauge, Piece, Sheet } from '@hardtop/board';
import { COUNTERS } from '../catalog/counters.ts';
import { PERSON_DP } from '../catalog/people.ts';
import { injuryOf, isAlive } from '../table/queries/crew.ts';
import type { Setup } from '../table/state/setup.ts';
import type { Pedestrian, Person } from '../table/state/state.ts';

/** `driver of Killer Kart`: nobody has a name of his own in this book. */
function nameOf({ starts }: Setup, { id, post }: Person): string {
  const start = starts.find(({ model }) => model.crew.some((member) => member.id === id));
  return start === undefined ? `${post} on foot` : `${post} of ${start.model.name}`;
}

/** Somebody out of his vehicle. */
export function pedestrianPiece(setup: Setup, { person, pose }: Pedestrian): Piece {
  return {
    id: person.id,
    tag: person.id,
    seat: person.seat,
    name: nameOf(setup, person),
    kind: 'pedestrian',
    body: 'pedestrian',
    pose,
    length: COUNTERS.pedestrian.length,
    width: COUNTERS.pedestrian.width,
    face: 'up',
    mounts: [],
    state: person.hits === 0 ? 'fit' : isAlive(person) ? 'hurt' : 'wreck',
    burning: false,
    notes: [injuryOf(person)],
  };
}

/** His hits and what he wears; body armor that nobody has seen is not told. */
export function pedestrianSheet(setup: Setup, { person }: Pedestrian): Sheet {
  const hits: Gauge = {
    id: 'hits',
    label: 'Hits',
    group: 'crew',
    spot: 'inside',
    now: Math.max(0, PERSON_DP - person.hits),
    full: PERSON_DP,
    note: injuryOf(person),
  };
  return {
    piece: person.id,
    title: nameOf(setup, person),
    seat: person.seat,
    lines: ['On foot', ...(person.armor > 0 ? [`Body armor ${person.armor}`] : [])],
    gauges: [hits],
    tracks: [],
    notes: [],
  };
}
