import type { Gauge, Sheet, SheetTrack } from '@hardtop/board';
import { BODIES } from '../catalog/bodies.ts';
import { CHARACTERS } from '../catalog/characters.ts';
import { CRITICAL_FROM, ENGINE } from '../catalog/damage.ts';
import { MOUNTS } from '../catalog/mounts.ts';
import { OPTIONS, type OptionId } from '../catalog/options.ts';
import { STRATEGY_WORDS } from '../catalog/solitaire.ts';
import { WEAPONS } from '../catalog/weapons.ts';
import type { Design, WeaponFitting } from '../garage/design/design.ts';
import { type Figures, figuresOf } from '../garage/figures/figures.ts';
import type { Setup } from '../scenarios/setup.ts';
import { fittedWeapons, ratedTopOf } from '../table/queries/figures.ts';
import { designOf, type State, type Vehicle, WHEEL } from '../table/state/state.ts';

/** Of a strange sheet it is known which rows are full, not how far the next one is. */
function isRowUnknown({ veiled, rowsChecked }: Vehicle, i: number): boolean {
  return veiled === true && i >= rowsChecked;
}

function rowGauges(vehicle: Vehicle, { row }: Figures): Gauge[] {
  return CRITICAL_FROM.map((from, i) => ({
    id: `row-${i + 1}`,
    label: `Row ${i + 1}`,
    note: from === 6 ? 'critical on 6' : `critical on ${from}–6`,
    group: 'hull',
    spot: 'inside',
    now: row - Math.max(0, Math.min(row, vehicle.damage - i * row)),
    full: row,
    ...(isRowUnknown(vehicle, i) ? { unknown: true } : {}),
  }));
}

export function weaponLabel({ weapon, mount, facing }: WeaponFitting): string {
  const where =
    mount === 'turret360'
      ? MOUNTS[mount].name.toLowerCase()
      : `${facing}${mount === 'fixed' ? '' : `, ${MOUNTS[mount].name.toLowerCase()}`}`;
  return `${WEAPONS[weapon].name}, ${where}`;
}

function weaponGauges(setup: Setup, vehicle: Vehicle): Gauge[] {
  return fittedWeapons({ setup }, vehicle).map(({ state, fitting }): Gauge => {
    const full = WEAPONS[fitting.weapon].shots;
    const ammo = full === null || state.shots === null || vehicle.veiled ? {} : { ammo: { now: state.shots, full } };
    const note = state.stuck ? { note: 'stuck' } : state.loaded ? {} : { note: 'not loaded' };
    const spot = fitting.mount === 'turret360' ? 'top' : fitting.facing;
    return {
      id: state.id,
      label: weaponLabel(fitting),
      group: 'weapon',
      spot,
      now: state.destroyed ? 0 : 1,
      full: 1,
      ...ammo,
      ...note,
    };
  });
}

function crewGauges(state: State, vehicle: Vehicle): Gauge[] {
  return vehicle.crew.flatMap((id, seat): Gauge[] => {
    const person = id === null ? undefined : state.people.find((candidate) => candidate.id === id);
    if (person === undefined) return [];
    const role = seat === WHEEL ? 'drives' : 'rides';
    return [
      {
        id: `crew-${seat}`,
        label: person.name,
        group: 'crew',
        spot: 'inside',
        now: Math.max(0, person.hp),
        full: CHARACTERS.hitPoints,
        note: person.hp > 0 ? role : 'dead',
      },
    ];
  });
}

/** Uses left of what runs out. */
function usesOf(vehicle: Vehicle, option: OptionId): number | null {
  if (option === 'nitrousOxide') return vehicle.nitrous;
  if (option === 'brakeChute') return vehicle.chute;
  return option === 'fireExtinguisher' ? vehicle.extinguisher : null;
}

/** Options of a strange sheet that have been seen at work. */
function usedOptions({ veiled, shown }: Vehicle): readonly OptionId[] {
  return veiled ? (shown?.options ?? []) : [];
}

function partGauges(vehicle: Vehicle, design: Design): Gauge[] {
  const engine: Gauge = {
    id: 'engine',
    label: 'Engine',
    group: 'plant',
    spot: 'front',
    now: Math.max(0, ENGINE.lives - vehicle.engineHits),
    full: ENGINE.lives,
  };
  const part = (id: string, label: string, lost: boolean): Gauge => ({
    id,
    label,
    group: 'gear',
    spot: 'inside',
    now: lost ? 0 : 1,
    full: 1,
  });
  const options = [...design.options, ...usedOptions(vehicle)]
    .filter((id) => OPTIONS[id].destroyable)
    .map((id): Gauge => {
      const uses = usesOf(vehicle, id);
      const full = OPTIONS[id].effects.shots;
      const ammo = uses === null || full === undefined || vehicle.veiled ? {} : { ammo: { now: uses, full } };
      return { ...part(id, OPTIONS[id].name, vehicle.lost.includes(id)), ...ammo };
    });
  return [engine, part('fuel', 'Fuel', vehicle.fuelLost), part('brakes', 'Brakes', vehicle.brakesLost), ...options];
}

function tireGauge(vehicle: Vehicle, { tires }: Figures): Gauge {
  return { id: 'tires', label: 'Tires', group: 'gear', spot: 'under', now: tires - vehicle.tiresBlown, full: tires };
}

function speedTrack(vehicle: Vehicle, { topSpeed }: Figures): SheetTrack {
  const top = Math.max(topSpeed, vehicle.speed);
  const cells = Array.from({ length: top / 10 + 1 }, (_, i) => String(i * 10));
  const track = { id: 'speed', label: vehicle.reverse ? 'Speed, reverse' : 'Speed', cells, at: vehicle.speed / 10 };
  return top > topSpeed ? { ...track, dangerFrom: topSpeed / 10 + 1 } : track;
}

/** Where a race stands for one car; null where there is none, or it has finished. */
export function lapOf({ objective }: Setup, { gates, finished }: Vehicle) {
  if (objective.kind !== 'laps' || finished !== null) return null;
  const each = objective.gates.length;
  return { lap: Math.floor(gates / each) + 1, laps: objective.laps, passed: gates % each, gates: each };
}

function raceNotes(setup: Setup, vehicle: Vehicle): readonly string[] {
  const lap = lapOf(setup, vehicle);
  if (lap !== null) return [`Lap ${lap.lap} of ${lap.laps}, ${lap.passed} of ${lap.gates} gates passed`];
  return vehicle.finished === null ? [] : [`Over the line in turn ${vehicle.finished}`];
}

function notesOf(setup: Setup, vehicle: Vehicle): readonly string[] {
  const { mind } = vehicle;
  return [
    ...raceNotes(setup, vehicle),
    ...(mind === null
      ? []
      : [
          `Strategy ${mind.strategy}: ${STRATEGY_WORDS[mind.strategy]} (${mind.position}, aggression ${mind.aggression})`,
        ]),
    ...(vehicle.tiresBlown === 0 ? [] : [`Top speed ${ratedTopOf({ setup }, vehicle)} on the tires left`]),
    ...(vehicle.topUp ? ['The top is up'] : []),
    ...(vehicle.crippled ? ['Crippled: straight on and slowing'] : []),
    ...(vehicle.burning ? ['On fire'] : []),
    ...(vehicle.carriedSkid === null ? [] : ['The skid goes on next turn']),
    ...(vehicle.bootlegger === null ? [] : ['In a bootlegger turn']),
    ...(vehicle.flight === null ? [] : ['In the air']),
    ...(vehicle.gone ? ['Off the map'] : []),
    ...(vehicle.surrendered ? ['Given up'] : []),
    ...(vehicle.veiled ? ['Gear, ammunition and weapons are unknown until they show'] : []),
  ];
}

function figureLines({ size, armorSave, ...figures }: Figures, { body }: Design): readonly string[] {
  const armor = armorSave === null ? 'no armor' : `armor saves on ${armorSave}${armorSave < 6 ? ' to 6' : ''}`;
  return [
    `${BODIES[body].name}, size ${size}, ${armor}`,
    `Top speed ${figures.topSpeed}, acceleration ${figures.acceleration}, deceleration ${figures.deceleration}, HC ${figures.hc}`,
  ];
}

/** What anybody can tell of a strange vehicle: the stock body with what shows. */
function outsideLines({ size, topSpeed }: Figures, { body }: Design): readonly string[] {
  return [`${BODIES[body].name}, size ${size}, armor unknown`, `Top speed ${topSpeed} or more`];
}

/** The record sheet of one vehicle with its present damage. */
export function sheetOf(setup: Setup, state: State, vehicle: Vehicle): Sheet {
  const design = designOf(setup, vehicle);
  const figures = figuresOf(design);
  const others = design.options.filter((id) => !OPTIONS[id].destroyable).map((id) => OPTIONS[id].name.toLowerCase());
  return {
    piece: vehicle.id,
    title: vehicle.name,
    seat: vehicle.seat,
    lines: [
      ...(vehicle.veiled ? outsideLines(figures, design) : figureLines(figures, design)),
      ...(others.length === 0 ? [] : [others.join(', ')]),
    ],
    gauges: [
      ...rowGauges(vehicle, figures),
      ...weaponGauges(setup, vehicle),
      ...crewGauges(state, vehicle),
      ...partGauges(vehicle, design),
      tireGauge(vehicle, figures),
    ],
    tracks: [speedTrack(vehicle, figures)],
    notes: notesOf(setup, vehicle),
  };
}
