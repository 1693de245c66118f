import { type RollOf, type RuleId, roll } from '@hardtop/kernel';
import { clearingOf, isLoneMine, pathThrough } from '../queries/minefields.ts';
import { cellText } from '../queries/position.ts';
import { type Degree, degreeOf, type WorkTask, workTarget } from '../queries/task-odds.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import type { Person, Task } from '../state/person.ts';
import { type TwilightGame, vehicleOf } from '../state/state.ts';
import { type Charge, thingId } from '../state/things.ts';
import { goOff } from './charges.ts';
import { tell } from './telling.ts';

// Work that takes minutes: charges, mines, jammed turrets. It is done when its phases have passed.

/** The tasks that these rules know, with the skills that will do. */
export const WORK = {
  'set-charge': { rule: 'twilight/combat/setting-charges', ways: [{ skill: 'CBE', level: 'easy' }] },
  tamp: { rule: 'twilight/combat/tamping', ways: [] },
  probe: {
    rule: 'twilight/combat/mine-clearing',
    ways: [
      { skill: 'CBE', level: 'easy' },
      { skill: 'RCN', level: 'average' },
    ],
  },
  'lift-mine': {
    rule: 'twilight/combat/mine-clearing',
    ways: [
      { skill: 'CBE', level: 'average' },
      { skill: 'RCN', level: 'difficult' },
    ],
  },
  repair: { rule: 'twilight/combat/equipment-hits', ways: [{ skill: 'MEC', level: 'average' }] },
} as const satisfies Record<string, { readonly rule: RuleId; readonly ways: readonly WorkTask[] }>;

type WorkKind = keyof typeof WORK;

export const isWork = (task: Task | null): task is Task & { kind: WorkKind } =>
  task !== null && Object.hasOwn(WORK, task.kind);

/** So many phases of it; when all have passed it is done or spoiled. */
export function* workOn(game: TwilightGame, person: Person, phases: number): TwilightPlay {
  const { task } = person;
  if (!isWork(task)) return;
  task.left -= phases;
  if (task.left > 0) return;
  person.task = null;
  const degree = yield* attempt(game, person, task.kind);
  yield* finish(game, person, task, degree);
}

function* attempt(game: TwilightGame, person: Person, kind: WorkKind): TwilightPlay<Degree> {
  const { rule, ways } = WORK[kind];
  if (ways.length === 0) return 'success';
  const target = workTarget(game, person, ways);
  const of = { seat: person.seat, rule, purpose: kind };
  const { dice, values, total } = yield* roll(game, '1d100', { ...of, ...heardBy(game, person, kind) });
  const degree = degreeOf(target, total);
  if (kind === 'repair' || kind === 'lift-mine') {
    const text = `${person.name} ${degree === 'success' ? 'succeeds' : 'fails'}.`;
    const told = { roll: { dice, values, total }, target, outcome: degree === 'success' ? 'good' : 'bad' } as const;
    tell(game, { kind: 'task', rule, about: person.id, text, ...told }, [person.id]);
  }
  return degree;
}

/** How well a charge is set shows when it is fired. */
function heardBy({ setup }: TwilightGame, { seat }: Person, kind: WorkKind): Pick<RollOf, 'to'> {
  if (kind === 'set-charge' || kind === 'probe') return { to: [] };
  return setup.hidden ? { to: [seat] } : {};
}

function* finish(game: TwilightGame, person: Person, task: Task & { kind: WorkKind }, degree: Degree): TwilightPlay {
  switch (task.kind) {
    case 'set-charge':
      return yield* chargeSet(game, person, task, degree);
    case 'tamp':
      return tamped(game, person, task);
    case 'probe':
      return yield* probed(game, person, task, degree);
    case 'lift-mine':
      return yield* lifted(game, person, task, degree);
    case 'repair':
      return repaired(game, person, task, degree);
  }
}

function told(game: TwilightGame, person: Person, rule: RuleId, text: string, mark: string): void {
  tell(game, { kind: 'work', rule, about: person.id, text: `${person.name} ${text}`, marks: [mark] }, [person.id]);
}

/** A charge that was set badly looks like any other; set very badly, it goes off at once. */
function* chargeSet(game: TwilightGame, person: Person, { on, note }: Task, degree: Degree): TwilightPlay {
  if (person.at === null) return;
  const charge: Charge = {
    id: thingId(game.state, 'charge', person.at),
    kind: 'charge',
    known: 1 << person.side,
    at: person.at,
    by: person.id,
    seat: person.seat,
    points: note,
    tamped: false,
    against: on === '' ? null : on,
    dud: degree === 'failure',
    fuse: null,
  };
  if (degree === 'catastrophe') {
    told(game, person, WORK['set-charge'].rule, 'sets off the charge in his hands.', 'charge/catastrophe');
    return yield* goOff(game, charge, person.id);
  }
  game.state.things.push(charge);
  told(game, person, WORK['set-charge'].rule, `has set a charge of ${note} points.`, 'charge/set-up');
}

function tamped(game: TwilightGame, person: Person, { on }: Task): void {
  for (const thing of game.state.things) if (thing.kind === 'charge' && thing.id === on) thing.tamped = true;
  told(game, person, WORK.tamp.rule, 'has tamped the charge.', 'charge/tamped-up');
}

/** A way through the square is marked; failed, a mine in it was missed. */
function* probed(game: TwilightGame, person: Person, { on }: Task, degree: Degree): TwilightPlay {
  if (person.at === null) return;
  if (degree === 'catastrophe')
    return yield* setOff(game, { kind: 'mine', what: on, victim: person.id, at: person.at });
  if (degree === 'success') {
    const way = pathThrough(game.setup, person.at, person.facing).map(cellText);
    clearingOf(game.state, on)?.cleared.push(...way);
  }
  told(game, person, WORK.probe.rule, 'has probed and marked a way through the square.', 'mines/probed');
}

function* lifted(game: TwilightGame, person: Person, task: Task, degree: Degree): TwilightPlay {
  const { at } = person;
  if (at === null) return;
  if (degree === 'catastrophe') return yield* setOff(game, { kind: 'mine', what: task.on, victim: person.id, at });
  // A complication: as long again.
  if (degree === 'failure') person.task = { ...task, left: task.note };
  if (degree !== 'success') return;
  const kind = mineKindOf(game, task.on);
  if (isLoneMine(game.state, task.on)) game.state.things = game.state.things.filter(({ id }) => id !== task.on);
  else {
    // Whatever lay in this way through the square.
    const clearing = clearingOf(game.state, task.on);
    const way = pathThrough(game.setup, at, person.facing).map(cellText);
    clearing?.lifted.push(...way.filter((text) => clearing.cleared.includes(text)));
  }
  told(game, person, WORK['lift-mine'].rule, `has lifted an ${kind} mine.`, 'mines/lifted');
}

function mineKindOf({ setup, state }: TwilightGame, id: string): string {
  if (id.startsWith('field:')) return setup.minefields[Number(id.slice('field:'.length))]?.kind ?? 'antipersonnel';
  const thing = state.things.find((one) => one.id === id);
  return thing?.kind === 'mine' ? thing.what : 'antipersonnel';
}

function repaired(game: TwilightGame, person: Person, { on }: Task, degree: Degree): void {
  const isDone = degree === 'success';
  if (isDone) vehicleOf(game.state, on).damage.traverse = false;

  told(
    game,
    person,
    WORK.repair.rule,
    isDone ? 'has freed the turret.' : 'could not free the turret.',
    isDone ? 'repair/done' : 'repair/failed',
  );
}
