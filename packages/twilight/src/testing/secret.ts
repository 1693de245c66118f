// A fight in the fog, and other truths that look the same from one side.

import type { Position, Seat } from '@hardtop/kernel';
import { withCrews } from '../scenarios/crew-seats.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import type { Cell } from '../scenarios/world.ts';
import type { Person } from '../table/state/person.ts';
import type { SquadState, State } from '../table/state/state.ts';
import type { Thing } from '../table/state/things.ts';

const rifle = (what: 'ak-74' | 'akm', magazines: number) => ({ kind: 'small-arm' as const, what, magazines });

/** Two squads with a wood between them that nobody sees through. */
export const FOG: ScenarioFile = {
  id: 'fog',
  title: 'Fog',
  hidden: true,
  turnLimit: 6,
  levels: [
    { id: 'west', site: 'west', width: 12, height: 12, minefields: [{ rect: [9, 9, 2, 2], density: 3, side: 1 }] },
    { id: 'east', site: 'east', width: 12, height: 12 },
  ],
  seats: [{ name: 'Blue' }, { name: 'Red' }],
  people: [
    { name: 'Blue', count: 3, seat: 0, items: [rifle('ak-74', 4)], at: { x: 5, y: 5 } },
    { name: 'Red', count: 3, seat: 1, items: [rifle('akm', 3)], at: { level: 'east', x: 4, y: 6 } },
  ],
};

const man = (name: string, seat: number, squad: string, at: { level?: string; x: number; y: number }) =>
  ({ name, seat, squad, items: [rifle(seat === 0 ? 'ak-74' : 'akm', 3)], at }) as const;

/** The same fog with a seat for each squad: who are of one side know the same. */
export const FOG_SEATS = withCrews({
  ...FOG,
  id: 'fog-seats',
  // Who is hurt is asked no more, and everybody sees whose answer is awaited: no mines here.
  levels: FOG.levels.map(({ minefields: _mines, ...level }) => level),
  people: [
    man('Anton', 0, 'A', { x: 5, y: 5 }),
    man('Alma', 0, 'A', { x: 4, y: 5 }),
    man('Berta', 0, 'B', { x: 6, y: 5 }),
    man('Bruno', 0, 'B', { x: 7, y: 5 }),
    man('Carl', 1, 'A', { level: 'east', x: 4, y: 6 }),
    man('Cora', 1, 'A', { level: 'east', x: 3, y: 6 }),
    man('Dora', 1, 'B', { level: 'east', x: 5, y: 6 }),
    man('Emil', 1, 'B', { level: 'east', x: 6, y: 6 }),
  ],
}) as ScenarioFile;

/** Which side a seat is on. */
const sideOf = ({ seats }: ScenarioFile, seat: Seat): number => seats[seat]?.side ?? seat;

export type Row = ScenarioFile['people'][number];

const otherRow = (row: Row, side: number): Row => ({
  ...row,
  ...(row.squad === undefined ? {} : { squad: 'Z' }),
  name: 'Decoy',
  items: [rifle(side === 0 ? 'akm' : 'ak-74', 2)],
  at: side === 0 ? { x: 7, y: 7 } : { level: 'east', x: 6, y: 4 },
});

/** Everybody of the other side stands elsewhere with other arms. */
export function disguise({ file, state }: Position<State>, seat: Seat): Position<State> {
  const scenario = file as ScenarioFile;
  const own = sideOf(scenario, seat);
  return {
    file: {
      ...scenario,
      people: scenario.people.map((row) => {
        const side = sideOf(scenario, row.seat);
        return side === own ? row : otherRow(row, side);
      }),
      levels: scenario.levels.map((level) =>
        own === 1 || level.minefields === undefined
          ? level
          : { ...level, minefields: [{ rect: [2, 10, 3, 1], density: 2, side: null, hidden: true }] },
      ),
    },
    state: otherState(state, own, (other) => sideOf(scenario, other)),
  };
}

export const elsewhere = (at: Cell | null): Cell | null =>
  at === null ? null : { l: at.l, x: (at.x + 3) % 12, y: (at.y + 5) % 12 };

const POSTURES = { standing: 'standing', kneeling: 'prone', prone: 'kneeling' } as const;
const OTHER_GAITS = { crawl: 'walk', walk: 'trot', trot: 'run', run: 'walk' } as const;

/** The same man as far as his turn to act goes, and otherwise another. */
export function decoy(person: Person): Person {
  const { aim, repeats, task } = person;
  return {
    ...person,
    name: 'Decoy',
    at: elsewhere(person.at),
    facing: person.facing === 0 ? 0 : ((person.facing + 2) % 7) + 1,
    squad: 'Z',
    hands: person.hands === null ? null : 'decoy',
    posture: POSTURES[person.posture],
    ...{ acted: false, fired: false, talked: false, ducked: false, mustDuck: false },
    aim: aim === null ? null : { ...aim, since: aim.since + 1 },
    repeats:
      repeats === null
        ? null
        : { ...repeats, params: { ...repeats.params, direction: ((repeats.params.direction ?? 0) + 1) % 8 } },
    task: task === null ? null : { ...task, note: task.note + 1 },
    // Who has the slot now may have moved before: he is not asked what else goes with that.
    gait: null,
    moved: person.moved === 0 ? 0 : person.moved + 1,
    carries: person.carries.map((item) => ({
      ...item,
      id: 'decoy',
      what: item.what === 'akm' ? ('ak-74' as const) : ('akm' as const),
      loaded: item.loaded + 1,
      spares: [{ round: 'ball', rounds: 7 }],
    })),
  };
}

/** Somebody else of the same seat has the slot, on the other side. */
function nextOf({ people }: State, id: string, own: number): string {
  const seat = people.find((person) => person.id === id)?.seat;
  const others = people.filter((person) => person.side !== own && person.seat === seat).map((person) => person.id);
  const at = others.indexOf(id);
  return at < 0 ? id : (others[(at + 1) % others.length] ?? id);
}

export const otherSquad = (squad: SquadState): SquadState => ({
  ...squad,
  name: 'Z',
  goal: elsewhere(squad.goal),
  gait: squad.gait === 'walk' ? 'walk' : OTHER_GAITS[squad.gait],
});

function otherState(state: State, own: number, sideOfSeat: (seat: Seat) => number): State {
  return {
    ...state,
    queue: state.queue.map((id) => nextOf(state, id, own)),
    minefields: own === 1 ? state.minefields : state.minefields.map((field) => ({ ...field, density: 2, known: 0 })),
    squads: state.squads.map((squad) => (sideOfSeat(squad.seat) === own ? squad : otherSquad(squad))),
    people: state.people.map((person) => (person.side === own ? person : decoy(person))),
    things: state.things.map((thing) => otherLane(state, thing, own)),
  };
}

/** A lane of the other side lies elsewhere, with other dice in it. */
function otherLane({ people }: State, thing: Thing, own: number): Thing {
  if (thing.kind !== 'lane' || people.some(({ id, side }) => id === thing.by && side === own)) return thing;
  const [from, to] = [elsewhere(thing.from), elsewhere(thing.to)];
  return { ...thing, from: from ?? thing.from, to: to ?? thing.to, dice: thing.dice + 1 };
}
