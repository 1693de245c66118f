import type { Gauge, Piece, Sheet } from '@hardtop/board';
import { COUNTERS } from '../catalog/counters.ts';
import { PERSON_DP } from '../catalog/people.ts';
import { injuryOf, isAlive, isConscious } from '../table/queries/crew.ts';
import { dazeNotes } from '../table/queries/daze.ts';
import { mustRest, restFor } from '../table/queries/on-foot.ts';
import { isBystander, personName } from '../table/queries/people.ts';
import type { Acts } from '../table/state/acts.ts';
import type { Setup } from '../table/state/setup.ts';
import type { Pedestrian } from '../table/state/state.ts';
import { walkerLines } from './characters.ts';

/** Somebody out of his vehicle. */
export function pedestrianPiece(setup: Setup, { person, pose, acts }: Pedestrian): Piece {
  return {
    id: person.id,
    tag: person.id.toUpperCase(),
    seat: person.seat,
    name: personName(setup, person),
    kind: 'pedestrian',
    body: 'pedestrian',
    pose,
    length: COUNTERS.pedestrian.length,
    width: COUNTERS.pedestrian.width,
    face: isConscious(person) ? 'up' : 'left',
    mounts: [],
    state: person.hits === 0 ? 'fit' : isAlive(person) ? 'hurt' : 'wreck',
    burning: false,
    notes: [isBystander(person) ? 'bystander' : 'on foot', injuryOf(person), ...dazeNotes(person), ...actsNotes(acts)],
  };
}

/** What his legs do, and what they owe. */
function actsNotes(acts: Acts | undefined): readonly string[] {
  if (acts === undefined) return [];
  if (acts.sprints) return ['sprints'];
  if (acts.breath === undefined) return [];
  const left = restFor(acts.breath) - acts.breath.rested;
  return [`${mustRest(acts) ? 'rests' : 'out of breath'}: ${left} turn${left === 1 ? '' : 's'} of rest`];
}

/** His hits and what he wears; body armor that nobody has seen is not told. */
export function pedestrianSheet(setup: Setup, { person, acts }: Pedestrian): Sheet {
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
    title: personName(setup, person),
    seat: person.seat,
    lines: [
      isBystander(person) ? 'Bystander' : 'On foot',
      ...(person.armor > 0 ? [`Body armor ${person.armor}`] : []),
      ...walkerLines(setup, person.id),
    ],
    gauges: [hits],
    tracks: [],
    notes: [...dazeNotes(person), ...actsNotes(acts)],
  };
}
