import type { Viewer } from '@hardtop/kernel';
import type { ScenarioFile } from './scenario-schema.ts';
import type { Setup } from './setup.ts';

export const hidesAnything = ({ hidden }: Setup): boolean => hidden;

/** Whether a viewer knows all about a side: his own, and those allied with it. */
export function isFriendly({ seats, sides }: Setup, viewer: Viewer, side: number): boolean {
  if (viewer === 'referee') return true;
  const own = viewer === null ? undefined : seats[viewer]?.side;
  return own !== undefined && (own === side || sides[own]?.stance[side] === 'allied');
}

/** The scenario with nothing in it that a viewer may not know: others are somebody, somewhere; script, traps and hoards are not there. */
export function knownFile(file: unknown, setup: Setup, viewer: Viewer): unknown {
  if (!hidesAnything(setup)) return file;
  const scenario = file as ScenarioFile;
  const isOwn = (side: number): boolean => isFriendly(setup, viewer, side);
  const ofSeat = (seat: number): boolean => isOwn(setup.seats[seat]?.side ?? -1);
  const idOf = vehicleIds(scenario.vehicles ?? [], ofSeat);
  const { meeting = {}, objectives = [], goods = [], caches = [], vehicles = [] } = scenario;
  return {
    ...scenario,
    people: scenario.people.map((row) => (ofSeat(row.seat) ? ownRow(row, idOf) : somebody(row))),
    vehicles: vehicles.map((row) => (ofSeat(row.seat) ? row : something(row, idOf))),
    levels: scenario.levels.map((level) => withoutTraps(level, isOwn)),
    meeting: {
      ...meeting,
      ambush: (meeting.ambush ?? []).filter(isOwn),
      surprised: (meeting.surprised ?? []).filter(isOwn),
    },
    objectives: objectives.filter(({ side }) => isOwn(side)),
    goods: goods.map(() => ({ kind: 'gear', what: 'match' })),
    caches: caches.map(({ id, at }) => ({ id, at })),
    script: [],
  };
}

/** How many others there are is known, and whether they go on two legs. */
function somebody({ seat, count = 1, kind = 'npc', animal = null }: ScenarioFile['people'][number]) {
  return { name: 'Somebody', seat, count, kind, animal, reserve: true };
}

type VehicleFile = NonNullable<ScenarioFile['vehicles']>[number];

/** A vehicle's id is a word of the file: others' are numbers. */
function vehicleIds(rows: readonly VehicleFile[], isOwn: (seat: number) => boolean): (id: string) => string {
  const ids = new Map(rows.map(({ id, seat }, i) => [id, isOwn(seat) ? id : `#${i + 1}`]));
  return (id) => ids.get(id) ?? id;
}

function ownRow(row: ScenarioFile['people'][number], idOf: (id: string) => string): ScenarioFile['people'][number] {
  const { aboard } = row;
  return aboard == null ? row : { ...row, aboard: { ...aboard, vehicle: idOf(aboard.vehicle) } };
}

/** What it is and what it is called shows when it is seen. */
function something({ id, seat }: VehicleFile, idOf: (id: string) => string) {
  return { id: idOf(id), name: 'Vehicle', seat, kind: 'cart', weapons: [] };
}

function withoutTraps(
  level: ScenarioFile['levels'][number],
  isOwn: (side: number) => boolean,
): ScenarioFile['levels'][number] {
  const { minefields = [], traps = [] } = level;
  if (minefields.length === 0 && traps.length === 0) return level;
  const owned = (side: number | null | undefined): boolean => side !== null && side !== undefined && isOwn(side);
  return {
    ...level,
    minefields: minefields.map((field) =>
      field.hidden === false || owned(field.side) ? field : { rect: [0, 0, 1, 1], density: 1 },
    ),
    traps: traps.map((trap) => (owned(trap.side) ? trap : { x: 0, y: 0, chance: 1, concussion: 0 })),
  };
}
