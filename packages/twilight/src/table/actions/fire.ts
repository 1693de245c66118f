import type { Answer, Option } from '@hardtop/kernel';
import { askSeat } from '../chapters/asking.ts';
import { resolveFire } from '../chapters/fire.ts';
import { armsAtHand } from '../queries/arms.ts';
import { SHIFT_NO_MORE, type Shift } from '../queries/asked.ts';
import { isInTheOpen, ridersOf } from '../queries/crews.ts';
import {
  type Arm,
  type Attack,
  attackAt,
  type Circumstances,
  type FireMode,
  type Stand,
  standOf,
} from '../queries/fire.ts';
import { glimpsedBy, shownTo } from '../queries/glimpses.ts';
import { seesVehicle, visibleEnemies } from '../queries/sight.ts';
import type { TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { areHostile, isVehicleId, type Table, type TwilightGame, vehicleOf } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';
import { FireOption, timesOf } from './fire-option.ts';

const ID = 'fire';
const MODES = ['single', 'burst'] as const satisfies readonly FireMode[];

/** Whom one person may fire at, while one question about him is made: every kind of attack wants to know. */
interface Looking {
  readonly table: Table;
  readonly person: Person;
  ids: readonly string[] | null;
}

let looking: Looking | null = null;

/** Makes something of how things stand, looking out for targets of a person once only. */
export function lookingOnce<T>(table: Table, person: Person, make: () => T): T {
  looking = { table, person, ids: null };
  try {
    return make();
  } finally {
    looking = null;
  }
}

/** People and vehicles that somebody may fire at. */
export function targetsOf(table: Table, person: Person): readonly string[] {
  if (looking === null || looking.table !== table || looking.person !== person) return findTargets(table, person);
  looking.ids ??= findTargets(table, person);
  return looking.ids;
}

/** Whom small arms may be fired at: those, and who was in view earlier in this phase (L2203). */
const fairGame = (table: Table, person: Person): readonly string[] => [
  ...targetsOf(table, person),
  ...glimpsedBy(table, person),
];

function findTargets(table: Table, person: Person): readonly string[] {
  const { state } = table;
  const ids: string[] = [];
  for (const enemy of visibleEnemies(table, person))
    if (isInTheOpen(state, enemy) && enemy.condition === 'fit' && !enemy.surrendered) ids.push(enemy.id);
  for (const vehicle of state.vehicles)
    if (
      vehicle.condition !== 'gone' &&
      vehicle.condition !== 'wreck' &&
      areHostile(state, person.side, vehicle.side) &&
      seesVehicle(table, person, vehicle)
    )
      ids.push(vehicle.id);
  return ids;
}

/** Every way in which somebody can fire now. */
function standsOf(table: Table, person: Person, arms: readonly Arm[], how: Circumstances): readonly Stand[] {
  const stands: Stand[] = [];
  for (const arm of arms)
    for (const mode of MODES) {
      const stand = standOf(table, person, arm, mode, how);
      if (stand !== null) stands.push(stand);
    }
  return stands;
}

function attacksAt(table: Table, stands: readonly Stand[], target: string): readonly Attack[] {
  const [first] = stands;
  const found = first === undefined ? null : shownTo(table, first.firer, target);
  if (found === null) return [];
  const attacks: Attack[] = [];
  for (const stand of stands) {
    const attack = attackAt(table, stand, found);
    if (attack !== null) attacks.push(attack);
  }
  return attacks;
}

/** Who rides what has come into view, and may be fired at instead of it (L2470). */
function ridersAt(table: Table, person: Person, target: string): readonly string[] {
  if (!isVehicleId(target)) return [];
  const seen = targetsOf(table, person);
  return ridersOf(table.state, vehicleOf(table.state, target))
    .map(({ id }) => id)
    .filter((id) => seen.includes(id));
}

function attackFor(game: TwilightGame, person: Person, answer: Answer, how: Circumstances): Attack {
  const [, item = '', mode = '', target = ''] = answer.option.split(':');
  const arms = armsAtHand(game, person).filter(({ id }) => id === item);
  const attack = attacksAt(game, standsOf(game, person, arms, how), target).find((one) => one.mode === mode);
  if (attack === undefined) throw new Error(`no such fire: ${answer.option}`);
  return attack;
}

/** Small arms fire at what is seen. */
export const fire: ActionKind = {
  id: ID,
  rule: 'twilight/combat/action-fire',
  keepsAim: true,
  after: ['walk', 'trot'],
  options(game, person, gait) {
    const arms = armsAtHand(game, person).filter(({ loaded }) => loaded > 0);
    if (arms.length === 0 || person.ducked) return [];
    const stands = standsOf(game, person, arms, { gait });
    if (stands.length === 0) return [];
    const targets = fairGame(game, person);
    const options: Option[] = [];
    for (const target of targets)
      for (const attack of attacksAt(game, stands, target))
        options.push(new FireOption(game, attack, targets.length > 1));
    return options;
  },
  *perform(game, person, answer) {
    const attack = attackFor(game, person, answer, { gait: person.gait });
    const times = timesOf(attack, answer.params);
    yield* resolveFire(game, attack, times);
    if (answer.params.next === 1) yield* shiftFire(game, person, attack, times);
    person.aim = null;
  },
  // Aimed fire alternates with aiming; the rest may go on all turn.
  repeats: () => true,
  reaction: {
    options(game, person, target, wasSeen) {
      const item = person.aim?.item;
      const arms = armsAtHand(game, person).filter((one) => one.id === item && one.loaded > 0);
      const stands = standsOf(game, person, arms, { gait: null, aimed: wasSeen });
      return [target, ...ridersAt(game, person, target)]
        .flatMap((id) => attacksAt(game, stands, id))
        .map((attack) => new FireOption(game, attack));
    },
    *perform(game, person, _target, wasSeen, answer) {
      const attack = attackFor(game, person, answer, { gait: null, aimed: wasSeen });
      yield* resolveFire(game, attack, timesOf(attack, answer.params));
    },
  },
};

/** What is left of the action at others: each change costs a shot or a burst, and the recoil of all of them counts. */
export function shiftOptions(table: Table, person: Person, shift: Shift): readonly Option[] {
  const { item, mode, last, before, switches } = shift;
  const arms = armsAtHand(table, person).filter(({ id, loaded }) => id === item && loaded > 0);
  const how = { gait: person.gait, aimed: false, before, switches };
  const stands = standsOf(table, person, arms, how);
  return fairGame(table, person)
    .filter((id) => id !== last)
    .flatMap((target) => attacksAt(table, stands, target).filter((attack) => attack.mode === mode && attack.most > 0))
    .map((attack) => new FireOption(table, attack, true));
}

function* shiftFire(game: TwilightGame, person: Person, first: Attack, times: number): TwilightPlay {
  let shift: Shift = { item: first.item.id, mode: first.mode, last: first.target.id, before: times, switches: 1 };
  while (person.condition === 'fit') {
    if (shiftOptions(game, person, shift).length === 0) return;
    const answer = yield* askSeat(game, { topic: 'shift', seat: person.seat, person: person.id, shift });
    if (answer.option === SHIFT_NO_MORE) return;
    const { before, switches } = shift;
    const attack = attackFor(game, person, answer, { gait: person.gait, aimed: false, before, switches });
    const shots = timesOf(attack, answer.params);
    yield* resolveFire(game, attack, shots);
    if (answer.params.next !== 1) return;
    shift = { ...shift, last: attack.target.id, before: before + shots, switches: switches + 1 };
  }
}
