// What may be settled before a game (deluxe/XIV/ground-rules): the variants that the table knows, open or hidden sheets, sides, crews.

import { readBy, type TableTerm, type Terms, titleOfWord, withSideFields } from '@hardtop/kernel';
import type { Fielded } from '../garage/fielded/fielded.ts';
import { JUMP_START_FIELDED, STOCK_FIELDED } from '../garage/fielded/stock-fielded.ts';
import { VARIANTS, type Variant } from '../variants.ts';
import { allCrew } from './model.ts';
import { type Scenario, scenarioSchema } from './scenario-schema.ts';

type VehicleFile = Scenario['vehicles'][number];

const MOST_SEATS = 8;

const titleOfChoice = (value: boolean | string): string =>
  typeof value === 'string' ? titleOfWord(value) : value ? 'Yes' : 'No';

const isForTable = ({ implemented, garage }: Variant): boolean => implemented && garage !== true;

const rows: readonly Variant[] = VARIANTS;

const YES_OR_NO = [false, true].map((value) => ({ value, title: titleOfChoice(value) }));

const LIST: readonly TableTerm[] = [
  {
    path: 'hidden',
    title: 'Hidden record sheets',
    summary: 'What a rival has shows when it shows.',
    rule: 'deluxe/XIV/ground-rules',
    choices: YES_OR_NO,
    usual: false,
  },
  {
    path: 'onFoot',
    title: 'Fights on foot',
    summary: 'People get out of their vehicles and act for their seat.',
    choices: YES_OR_NO,
    usual: false,
  },
  {
    path: 'strayShots',
    title: 'Stray shots',
    summary: 'Shots that miss fly on: whatever is in their line may be hit.',
    choices: YES_OR_NO,
    usual: false,
  },
  ...rows.filter(isForTable).map(
    ({ id, title, summary, rule, choices, default: usual }): TableTerm => ({
      path: `variants.${id}`,
      title,
      summary,
      rule,
      choices: choices.map((value) => ({ value, title: titleOfChoice(value) })),
      usual,
    }),
  ),
];

export const TERMS: Terms = {
  list: LIST,
  withSides: (file, sides) => withSideFields(file, sides, (team) => ({ team })),
  withCrews,
};

/** Everybody aboard beside the driver who has something to decide gets a seat, named after his post, while there is room. */
function withCrews(file: unknown): unknown {
  const read = readBy(scenarioSchema, file);
  if (!read.ok) return file;
  const seats: { name: string; team?: number | undefined }[] = [...read.value.seats];
  const vehicles = read.value.vehicles.map((vehicle) => {
    const owner = read.value.seats[vehicle.seat];
    const crew = postsOf(vehicle).map((role) => {
      if (role === 'driver' || seats.length >= MOST_SEATS) return { role };
      const name = `${owner?.name ?? 'Somebody'}’s ${role}`.slice(0, 60);
      seats.push(owner?.team === undefined ? { name } : { name, team: owner.team });
      return { role, seat: seats.length - 1 };
    });
    return vehicle.crew.length > 0 ? vehicle : { ...vehicle, crew };
  });
  return { ...(file as object), seats, vehicles };
}

/** Drivers and gunners, in their order; whoever only rides along decides nothing. */
function postsOf({ car }: VehicleFile): readonly ('driver' | 'gunner')[] {
  const crew = typeof car === 'string' ? allCrew(stockOf(car) ?? { crew: [] }) : car.crew;
  return crew.flatMap(({ role }) => (role === 'passenger' ? [] : [role]));
}

const stockOf = (id: string): Fielded | undefined =>
  [...STOCK_FIELDED, ...JUMP_START_FIELDED].find((each) => each.id === id);
