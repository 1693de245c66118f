import type { Mount as BoardMount, Gauge, Piece, Sheet } from '@hardtop/board';
import { FULL_TURN } from '@hardtop/geometry';
import { COUNTERS } from '../catalog/counters.ts';
import { PERSON_DP } from '../catalog/people.ts';
import { injuryOf, isAlive, isConscious } from '../table/queries/crew.ts';
import { dazeNotes } from '../table/queries/daze.ts';
import { armMount, armName, canFireOnFoot, handsOf } from '../table/queries/hands.ts';
import { type Actor, isActor, mustRest, restFor } from '../table/queries/on-foot.ts';
import { isBystander, personName } from '../table/queries/people.ts';
import type { Task } from '../table/state/acts.ts';
import { modelOf, type Setup } from '../table/state/setup.ts';
import type { OnFoot, Pedestrian, World } from '../table/state/state.ts';
import { pocketLines, walkerLines } from './characters.ts';

/** Somebody out of his vehicle. */
export function pedestrianPiece({ setup, state }: World, pedestrian: Pedestrian): Piece {
  const { person, pose, riding, bed } = pedestrian;
  const where = bed === undefined ? 'on top' : 'in the bed';
  const on = riding === undefined ? [] : [`${where} of ${modelOf(setup, riding).name}`];
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
    face: isConscious(person) && pedestrian.fallen !== true ? 'up' : 'left',
    mounts: isActor(pedestrian) ? armMounts(setup, state.turn, pedestrian) : [],
    state: person.hits === 0 ? 'fit' : isAlive(person) ? 'hurt' : 'wreck',
    burning: false,
    ...(riding !== undefined && { on: riding }),
    notes: [
      isBystander(person) ? 'bystander' : 'on foot',
      injuryOf(person),
      ...dazeNotes(person),
      ...actsNotes(pedestrian),
      ...on,
    ],
  };
}

/** He fires all round. */
function armMounts(setup: Setup, turn: number, actor: Actor): readonly BoardMount[] {
  const { person } = actor;
  const ready = canFireOnFoot(actor, turn);
  const arms = (handsOf(setup, person)?.arms ?? []).filter(({ id }) =>
    person.arms?.some((arm) => arm.id === id && arm.shots > 0),
  );
  const here = { apex: { x: 0, y: 0 }, vertex: { x: 0, y: 0 }, centre: 0, sweep: FULL_TURN };
  return arms.map((arm) => ({ id: armMount(person, arm), label: armName(arm), ...here, ready }));
}

function armGauges(setup: Setup, person: OnFoot): readonly Gauge[] {
  return (person.arms ?? []).flatMap(({ id, shots, clips = 0 }): readonly Gauge[] => {
    const arm = handsOf(setup, person)?.arms.find((one) => one.id === id);
    if (arm === undefined) return [];
    const name = armName(arm);
    const label = name.slice(0, 1).toUpperCase() + name.slice(1);
    const spare = clips > 0 ? [`${clips} spare load${clips === 1 ? '' : 's'}`] : [];
    const notes = [...(arm.scope ? ['laser scope'] : []), ...spare];
    const noted = notes.length === 0 ? {} : { note: notes.join(', ') };
    const ammo = { now: shots, full: arm.shots };
    return [{ id: armMount(person, arm), label, group: 'weapon', spot: 'inside', now: 1, full: 1, ammo, ...noted }];
  });
}

const TASKS = {
  dismount: 'getting out',
  land: 'on the ground',
  enter: 'getting in',
  right: 'picking up a cycle',
  lift: 'picking up an obstacle',
  'set-up': 'setting up a tripod',
  reload: 'loading',
} as const satisfies Record<Task['kind'], string>;

/** What his legs do, and what they owe. */
function actsNotes({ acts, fallen }: Pick<Pedestrian, 'acts' | 'fallen'>): readonly string[] {
  if (fallen === true) return ['has slipped: crawls, or spends a turn on getting up'];
  if (acts === undefined) return [];
  if (acts.task !== undefined) return [TASKS[acts.task.kind]];
  if (acts.carries !== undefined) return ['carries an obstacle: a square a turn, no weapon'];
  if (acts.sprints) return ['sprints'];
  if (acts.breath === undefined) return [];
  const left = restFor(acts.breath) - acts.breath.rested;
  return [`${mustRest(acts) ? 'rests' : 'out of breath'}: ${left} turn${left === 1 ? '' : 's'} of rest`];
}

/** His hits and what he wears; body armor that nobody has seen is not told. */
export function pedestrianSheet(setup: Setup, pedestrian: Pedestrian): Sheet {
  const { person } = pedestrian;
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
      ...pocketLines(person),
    ],
    gauges: [hits, ...armGauges(setup, person)],
    tracks: [],
    notes: [...dazeNotes(person), ...actsNotes(pedestrian)],
  };
}
