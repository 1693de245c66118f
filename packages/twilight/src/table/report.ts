import type { Fate, MatchReport, ReportEntry } from '@hardtop/kernel';
import type { Setup } from '../scenarios/setup.ts';
import type { Person } from './state/person.ts';
import type { State } from './state/state.ts';

/** What a fight leaves behind: everybody with his wounds and rounds, every vehicle. */
export function reportOf(setup: Setup, state: State): MatchReport {
  const turns = Math.max(0, state.turn - (state.at === 'start' ? 1 : 0));
  return {
    length: `${turns} turn${turns === 1 ? '' : 's'}`,
    entries: [...state.people.map((person) => personEntry(setup, person)), ...vehicleEntries(setup, state)],
  };
}

function personEntry(setup: Setup, person: Person): ReportEntry {
  const sheet = setup.people[person.index];
  const name = sheet?.name ?? person.id;
  const wounds = Object.values(person.wounds).reduce((sum, points) => sum + points, person.total);
  const fate: Fate = person.condition === 'dead' ? 'broken' : wounds > 0 ? 'damaged' : 'whole';
  const items = person.carries.map((item) => ({
    id: item.id,
    label: item.name ?? item.what,
    kind: item.kind,
    now: roundsOf(item),
    full: Math.max(roundsOf(item), startRounds(setup, item.id)),
  }));
  const notes = [
    ...(person.condition === 'fit' ? [] : [NOTES[person.condition]]),
    ...(person.captive !== null || person.surrendered ? ['taken prisoner'] : []),
    ...(wounds > 0 ? [`${wounds} points of wounds`] : []),
  ];
  const sort = person.condition === 'dead' ? 'dead' : wounds > 0 ? 'wounded' : 'unhurt';
  return {
    piece: person.id,
    name,
    seat: person.seat,
    design: sheet?.source ?? name,
    fate,
    notes,
    items,
    people: [{ id: person.id, name, seat: person.seat, fate: sort }],
  };
}

const NOTES = { out: 'unconscious', dying: 'dying', dead: 'dead', gone: 'left the field' } as const;

type Counted = {
  readonly kind: string;
  readonly loaded: number;
  readonly count: number;
  readonly spares: readonly { readonly rounds: number }[];
};

/** Rounds of a weapon, in it and beside it; pieces of anything else. */
function roundsOf({ kind, loaded, count, spares }: Counted): number {
  return kind === 'small-arm' || kind === 'heavy' ? spares.reduce((sum, { rounds }) => sum + rounds, loaded) : count;
}

function startRounds(setup: Setup, id: string): number {
  for (const { items } of setup.people) {
    const start = items.find((item) => item.id === id);
    if (start !== undefined) return roundsOf(start);
  }
  return 0;
}

function vehicleEntries(setup: Setup, state: State): readonly ReportEntry[] {
  return state.vehicles.map((vehicle) => {
    const sheet = setup.vehicles[vehicle.index];
    const name = sheet?.name ?? vehicle.id;
    const lost = vehicle.condition === 'wreck' || vehicle.condition === 'sunk';
    const isWorn = Object.values(vehicle.damage).some(Boolean) || vehicle.crippled !== 'no';
    const items = vehicle.weapons.map((item) => ({
      id: item.id,
      label: item.name ?? item.what,
      kind: item.kind,
      now: roundsOf(item),
      full: roundsOf(item),
    }));
    return {
      piece: vehicle.id,
      name,
      seat: vehicle.seat,
      design: sheet?.source ?? vehicle.kind,
      fate: lost ? 'broken' : isWorn ? 'damaged' : 'whole',
      notes: lost ? [vehicle.condition] : [],
      items,
      people: [],
    };
  });
}
