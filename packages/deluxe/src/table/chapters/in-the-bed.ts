// Going about in the bed of a pickup (deluxe/VI.3/on-top).

import {
  type Ask,
  answerOf,
  chanceOf,
  diceOf,
  type Facts,
  needOf,
  type Option,
  type Preview,
  roll,
} from '@hardtop/kernel';
import { BED, type BedSquare, PACES_ON_TOP } from '../../catalog/boarding.ts';
import { TO_HIT_DICE } from '../../catalog/targeting.ts';
import { bedPose, bedUnder, mountedSides, paceNeed, placeOn, squaresInBed } from '../queries/bed.ts';
import { nameOf } from '../queries/names.ts';
import { type Actor, canAct, stepsAt, walkingSpeed } from '../queries/on-foot.ts';
import { personName } from '../queries/people.ts';
import type { Shift } from '../state/acts.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { DeluxeGame, Vehicle, World } from '../state/state.ts';
import { comeOff } from './riders.ts';

const RULE = 'deluxe/VI.3/on-top';

/** Where in the bed he goes: a square, and how soon he is there. */
export function bedQuestion(world: World, actor: Actor, vehicle: Vehicle, stay: Option): Ask {
  const { person } = actor;
  return {
    seat: person.seat,
    topic: 'walk',
    rule: RULE,
    prompt: `Where in the bed of ${nameOf(world, vehicle)} does ${personName(world.setup, person)} go?`,
    about: person.id,
    options: () => [stay, ...shiftsFor(world, actor, vehicle)],
    suggested: answerOf(stay.id),
  };
}

/** The safe pace first: the board has one thing for each square. */
function shiftsFor(world: World, actor: Actor, vehicle: Vehicle): readonly Option[] {
  const paces = vehicle.speed === 0 ? PACES_ON_TOP.slice(0, 1) : PACES_ON_TOP;
  return paces.flatMap(({ squares: pace }) =>
    squaresInBed(world, vehicle, actor).flatMap((to) => {
      const square: BedSquare | undefined = BED[to];
      return square === undefined ? [] : [new ShiftOption(world, actor, vehicle, square, { to, pace })];
    }),
  );
}

/** What an option says: a square of a bed; null is something else. */
export function shiftOf(option: string): Shift | null {
  const found = /^bed:(\d):(\d)$/.exec(option);
  return found === null ? null : { to: Number(found[1]), pace: Number(found[2]) };
}

class ShiftOption implements Option {
  readonly id: string;
  private readonly world: World;
  private readonly actor: Actor;
  private readonly vehicle: Vehicle;
  private readonly square: BedSquare;
  private readonly shift: Shift;

  constructor(world: World, actor: Actor, vehicle: Vehicle, square: BedSquare, shift: Shift) {
    this.id = `bed:${shift.to}:${shift.pace}`;
    this.world = world;
    this.actor = actor;
    this.vehicle = vehicle;
    this.square = square;
    this.shift = shift;
  }

  get label(): string {
    const when = this.vehicle.speed === 0 ? '' : `, in phase ${phaseOf(this.shift)}`;
    return `To the ${this.square.name}${when}`;
  }

  get words(): readonly string[] {
    return ['bed', ...this.square.name.replace(',', '').split(' '), String(phaseOf(this.shift))];
  }

  get group(): string {
    return 'In the bed';
  }

  preview(): Preview {
    const ghosts = [{ piece: this.actor.person.id, pose: bedPose(this.vehicle, this.square) }];
    const need = paceNeed(this.vehicle, this.shift.pace);
    const facts = this.facts();
    if (need === null) return { text: 'Nothing to roll.', ghosts, facts };
    const chances = [{ label: 'Stays on', chance: 1 - (facts.falls ?? 0) }];
    return {
      text: `Needs ${need} or more on two dice, or he comes off.`,
      ghosts,
      facts,
      chances,
      target: needOf(need, []),
    };
  }

  facts(): Facts {
    const need = paceNeed(this.vehicle, this.shift.pace);
    const falls = need === null ? 0 : 1 - chanceOf(diceOf(TO_HIT_DICE), need);
    const guns = mountedSides(this.world.setup, this.vehicle, this.shift.to).length;
    return { bed: 1, guns, falls };
  }
}

function phaseOf({ pace }: Shift): number {
  return PACES_ON_TOP.find(({ squares }) => squares === pace)?.phase ?? PACES_ON_TOP[0].phase;
}

/** He goes where he wanted to, when his pace says so; on what stands, with his first step. Whether he did. */
export function* shiftInBed(game: DeluxeGame, actor: Actor): DeluxePlay<boolean> {
  const { shift } = actor.acts;
  const vehicle = shift === undefined ? null : bedUnder(game, actor);
  if (shift === undefined || vehicle === null || !isDue(game, actor, vehicle, shift)) return false;
  actor.acts.shift = undefined;
  if (!squaresInBed(game, vehicle, actor).includes(shift.to)) return false;
  actor.acts.steps++;
  const need = paceNeed(vehicle, shift.pace);
  if (need !== null && !(yield* keepsHisFeet(game, actor, vehicle, need))) {
    yield* comeOff(game, actor, vehicle, 'loses his feet');
    return true;
  }
  const from = actor.pose;
  actor.bed = shift.to;
  actor.pose = placeOn(vehicle, actor);
  const motion = { piece: actor.person.id, path: [from, actor.pose], style: 'drive' } as const;
  const text = `${capital(personName(game.setup, actor.person))} goes to the ${BED[shift.to]?.name ?? 'middle'} of the bed.`;
  const marks = [need === null ? 'bed/step' : 'bed/hurry'];
  game.emit({ kind: 'move', rule: RULE, about: actor.person.id, motion, text, marks });
  return true;
}

/** Whoever has fired goes no further in that turn (deluxe/VI.2/combat). */
function isDue({ setup, state }: DeluxeGame, actor: Actor, vehicle: Vehicle, shift: Shift): boolean {
  const { person } = actor;
  if (!canAct(actor) || person.actedTurn === state.turn) return false;
  if (vehicle.speed === 0) return stepsAt(actor, walkingSpeed(setup, person.id), state.phase);
  return state.phase === phaseOf(shift);
}

function* keepsHisFeet(game: DeluxeGame, { person }: Actor, vehicle: Vehicle, need: number): DeluxePlay<boolean> {
  const who = capital(personName(game.setup, person));
  const rolled = yield* roll(game, TO_HIT_DICE, {
    seat: person.seat,
    rule: RULE,
    purpose: `${who} in the bed of ${nameOf(game, vehicle)}`,
  });
  const holds = rolled.total >= need;
  const text = `${who} hurries: needed ${need}, rolled ${rolled.total}.`;
  const target = needOf(need, []);
  game.emit({
    kind: 'stunt',
    rule: RULE,
    about: person.id,
    roll: rolled,
    target,
    outcome: holds ? 'good' : 'bad',
    text,
  });
  return holds;
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
