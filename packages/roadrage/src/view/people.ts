import type { Gauge, Piece, Sheet } from '@hardtop/board';
import { CHARACTERS, GEAR } from '../catalog/characters.ts';
import { WEAPONS } from '../catalog/weapons.ts';
import type { Setup } from '../scenarios/setup.ts';
import { characterOf } from '../table/queries/figures.ts';
import type { Person, State, Vehicle } from '../table/state/state.ts';

/** Squares a person's counter measures. */
const PERSON = 0.3;

/** Whom the board shows by himself: on foot, or clinging to a vehicle. */
function isOut({ place }: Person): boolean {
  return place.kind === 'foot' || place.kind === 'aboard';
}

function carrierOf({ vehicles }: State, { place }: Person): Vehicle | undefined {
  return place.kind === 'aboard' ? vehicles.find(({ id }) => id === place.vehicle) : undefined;
}

export function personPiece(state: State, person: Person): Piece[] {
  const { place } = person;
  const pose = place.kind === 'foot' ? place.pose : carrierOf(state, person)?.pose;
  if (pose === undefined || !isOut(person)) return [];
  const where =
    place.kind === 'aboard'
      ? 'clings on'
      : place.kind === 'foot' && place.floor > 0
        ? `floor ${place.floor}`
        : `${person.hp} hits left`;
  return [
    {
      id: person.id,
      tag: person.id.replace(/\D/g, ''),
      seat: person.seat,
      name: person.name,
      kind: 'pedestrian',
      body: 'pedestrian',
      pose,
      length: PERSON,
      width: PERSON,
      face: 'up',
      mounts: [],
      state: person.hp > 0 ? 'fit' : 'wreck',
      burning: false,
      notes: [where],
    },
  ];
}

/** What he is seen to be doing. */
function doing(state: State, person: Person): string {
  const { place } = person;
  if (person.hp <= 0) return 'Dead';
  if (place.kind === 'aboard') return `Clings to ${carrierOf(state, person)?.name ?? 'a vehicle'}`;
  if (person.still > 0) return `Lies still, ${person.still} ${person.still === 1 ? 'turn' : 'turns'} yet`;
  return place.kind === 'foot' && place.floor > 0 ? `On foot, floor ${place.floor}` : 'On foot';
}

/** What he carries as far as the viewer knows: where sheets are hidden, what he has been seen to use. */
function carried(setup: Setup, person: Person): Gauge[] {
  const { weapons } = characterOf(setup, person);
  const known = weapons.flatMap((id, i) => {
    const left = person.shots[i];
    return left === undefined ? [] : [{ id, left }];
  });
  const seen = known.length > 0 ? [] : (person.shown ?? []).map((id) => ({ id, left: null }));
  return [...known, ...seen].map(({ id, left }, i): Gauge => {
    const { name, shots } = WEAPONS[id];
    const ammo = left === null || shots === null ? {} : { ammo: { now: left, full: Math.max(left, shots) } };
    return { id: `hand-${i + 1}`, label: name, group: 'weapon', spot: 'inside', now: 1, full: 1, ...ammo };
  });
}

function personSheet(setup: Setup, state: State, person: Person): Sheet {
  // What somebody wears under his coat is his own secret.
  const gear = setup.hidden ? [] : characterOf(setup, person).gear.map((id) => GEAR[id].name);
  const full = CHARACTERS.hitPoints;
  const hits: Gauge = { id: 'hits', label: 'Hits', group: 'crew', spot: 'inside', now: Math.max(0, person.hp), full };
  return {
    piece: person.id,
    title: person.name,
    seat: person.seat,
    lines: [doing(state, person), ...(gear.length === 0 ? [] : [gear.join(', ')])],
    gauges: [hits, ...carried(setup, person)],
    tracks: [],
    notes: [],
  };
}

/** A small sheet for each who is out of his seat. */
export function peopleSheets(setup: Setup, state: State): readonly Sheet[] {
  return state.people.filter(isOut).map((person) => personSheet(setup, state, person));
}
