// Vehicles that are driven from outside (deluxe/VIII.8/remote-control).
import type { Problem } from '@hardtop/kernel';
import { CONSTRUCTION_HANDLING } from '../catalog/handling.ts';
import type { PersonModel, VehicleModel } from '../table/state/model.ts';
import type { Start } from '../table/state/setup.ts';
import type { Scenario } from './scenario-schema.ts';

const RULE = 'deluxe/VIII.8/remote-control';

type Row = Scenario['vehicles'][number];
type Starts = readonly (Start | null)[];

/** The starts with those at the controls of what is driven from outside; every reason why somebody cannot be. */
export function withRemotes(rows: readonly Row[], starts: Starts, problems: Problem[]): Starts {
  if (rows.every(({ remote }) => remote === undefined)) return starts;
  const refuse = (field: string, message: string): void =>
    void problems.push({ code: 'remote', field, rule: RULE, message });
  const busy = new Map<string, string>();
  const crews = rows.map((row, i) => {
    const start = starts[i] ?? null;
    if (row.remote === undefined || start === null) return null;
    const operators = operatorsOf(row.remote, i, starts, refuse);
    if (!start.model.remoteControl)
      refuse(`vehicles.${i}.car.remoteControl`, `${start.model.name} has no remote control set.`);
    for (const { id, post } of operators) {
      if (busy.has(id)) refuse(`vehicles.${i}.remote.crew`, `That ${post} drives another vehicle already.`);
      busy.set(id, start.model.id);
    }
    return operators;
  });
  return starts.map((start, i) =>
    start === null ? null : { ...start, model: manned(start.model, crews[i] ?? null, busy) },
  );
}

function operatorsOf(
  { vehicle, crew }: NonNullable<Row['remote']>,
  index: number,
  starts: Starts,
  refuse: (field: string, message: string) => void,
): readonly PersonModel[] {
  const field = `vehicles.${index}.remote`;
  const from = vehicle === index ? null : (starts[vehicle] ?? null);
  if (from === null) refuse(`${field}.vehicle`, `There is no other vehicle ${vehicle} to drive it from.`);
  else if (!from.model.remoteControl) refuse(`${field}.vehicle`, `${from.model.name} has no remote control set.`);
  return crew.flatMap((place, k) => {
    const person = from?.model.crew[place];
    if (from !== null && person === undefined)
      refuse(`${field}.crew.${k}`, `${from.model.name} has nobody numbered ${place}.`);
    if (person?.post === 'driver')
      refuse(
        `${field}.crew.${k}`,
        'Whoever drives by remote control can do nothing else: a driver has his own vehicle.',
      );
    return person === undefined ? [] : [person];
  });
}

/** With nobody aboard but those who reach it by radio; and those of it who are busy elsewhere. */
function manned(
  model: VehicleModel,
  operators: readonly PersonModel[] | null,
  busy: ReadonlyMap<string, string>,
): VehicleModel {
  if (operators === null)
    return {
      ...model,
      crew: model.crew.map((person) => (busy.has(person.id) ? { ...person, operates: true } : person)),
    };
  const { remoteControl: worse } = CONSTRUCTION_HANDLING;
  return {
    ...model,
    handlingClass: model.handlingClass + worse,
    offRoadClass: model.offRoadClass + worse,
    crew: operators.map(({ id, seat, driverSkill, gunnerSkill }, i) => ({
      id: `${model.id}.${i + 1}`,
      seat,
      post: i === 0 ? 'driver' : 'gunner',
      place: 'remote',
      operator: id,
      driverSkill,
      gunnerSkill,
      computer: 'none',
      armorKind: 'none',
      armor: 0,
    })),
  };
}
