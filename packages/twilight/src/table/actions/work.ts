import type { Option } from '@hardtop/kernel';
import { EQUIPMENT_REPAIR } from '../../catalog/vehicle-damage.ts';
import { tell } from '../chapters/telling.ts';
import { isWork, WORK, workOn } from '../chapters/work.ts';
import { turnsOf } from '../figures/heavy/explosives.ts';
import { describe, isLost } from '../queries/crews.ts';
import { PHASES, phasesOf } from '../queries/initiative.ts';
import { ringsBetween } from '../queries/position.ts';
import { chanceOf, workTarget } from '../queries/task-odds.ts';
import type { Person } from '../state/person.ts';
import { sheetOf, type TwilightGame } from '../state/state.ts';
import type { Vehicle } from '../state/vehicle.ts';
import type { ActionKind } from './action-kind.ts';

const WORDS = {
  'set-charge': 'the charge',
  tamp: 'tamping',
  probe: 'probing',
  'lift-mine': 'the mine',
  repair: 'the repair',
} as const;

function goOnOption(left: number, what: string): Option {
  const turns = Math.ceil(left / PHASES);
  return {
    id: 'work:on',
    label: `Go on with ${what}`,
    words: ['work', 'go', 'on'],
    group: 'Work',
    preview: () => ({ text: `${turns} ${turns === 1 ? 'turn is' : 'turns are'} left.`, facts: { left } }),
  };
}

const GIVE_UP: Option = {
  id: 'work:stop',
  label: 'Give up the work',
  words: ['give', 'up', 'work'],
  group: 'Work',
  preview: () => ({ text: 'What was begun is lost.' }),
};

function repairOption(game: TwilightGame, person: Person, vehicle: Vehicle): Option {
  return {
    id: `work:repair/${vehicle.id}`,
    label: `Free the turret of ${vehicle.name}`,
    words: ['repair', vehicle.name.toLowerCase()],
    group: 'Work',
    at: { piece: vehicle.id },
    preview() {
      const target = workTarget(game, person, WORK.repair.ways);
      return {
        text: `It takes ${turnsOf(EQUIPMENT_REPAIR.traverseMinutes)} turns.`,
        chances: [{ label: 'succeeds', chance: chanceOf(target) }],
        target,
      };
    },
  };
}

/** Jammed turrets beside him: it cannot be done from inside. */
function jammed({ state }: TwilightGame, { at }: Person): readonly Vehicle[] {
  if (at === null) return [];
  return state.vehicles.filter(
    (vehicle) =>
      vehicle.damage.traverse &&
      !isLost(vehicle) &&
      describe(vehicle).turret !== null &&
      vehicle.at !== null &&
      ringsBetween(vehicle.at, at) <= 1,
  );
}

/** Work that was begun, and repairs. */
export const work: ActionKind = {
  id: 'work',
  rule: 'twilight/combat/actions',

  options(game, person) {
    const { task } = person;
    if (isWork(task)) return [goOnOption(task.left, WORDS[task.kind]), GIVE_UP];
    if (task !== null || (sheetOf(game.setup, person).skills.MEC ?? 0) === 0) return [];
    return jammed(game, person).map((vehicle) => repairOption(game, person, vehicle));
  },

  *perform(game, person, { option }) {
    if (option === 'work:on') return yield* workOn(game, person, phasesOf(game, person));
    if (option === GIVE_UP.id) {
      person.task = null;
      return;
    }
    const on = option.slice('work:repair/'.length);
    person.task = { kind: 'repair', on, item: null, left: turnsOf(EQUIPMENT_REPAIR.traverseMinutes) * PHASES, note: 0 };
    const text = `${person.name} begins to free a turret.`;
    tell(
      game,
      { kind: 'work', rule: 'twilight/combat/equipment-hits', about: person.id, text, marks: ['work/repair'] },
      [person.id],
    );
  },

  repeats: (option) => option === 'work:on',
};
