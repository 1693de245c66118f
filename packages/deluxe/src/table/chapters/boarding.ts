// Getting on the outside of vehicles, staying there, and getting off (deluxe/VI.3/boarding).

import { type Facts, type Option, type Preview, type RuleId, roll, type Target } from '@hardtop/kernel';
import { PRYING } from '../../catalog/boarding.ts';
import type { Side } from '../../catalog/units.ts';
import { bedFor, gunOn } from '../queries/bed.ts';
import { crossingNeed, stuntsFor } from '../queries/boarding.ts';
import { boardingNeed, swingNeed } from '../queries/boarding-need.ts';
import { isConscious } from '../queries/crew.ts';
import { gunInHand } from '../queries/hands.ts';
import { besideOf } from '../queries/leaving.ts';
import { nameOf } from '../queries/names.ts';
import { type Actor, actorOf } from '../queries/on-foot.ts';
import { weaponLabel } from '../queries/parts.ts';
import { personName } from '../queries/people.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { modelOf } from '../state/setup.ts';
import { type DeluxeGame, type Pedestrian, type Vehicle, vehicleOf, type World } from '../state/state.ts';
import type { Stunt, VehicleStunt } from '../state/target.ts';
import { weaponDamage } from './damage.ts';
import { plant, plantOnWall } from './limpets.ts';
import { harmPart } from './parts.ts';
import { carryRiders, comeOff, leapOf, putDown } from './riders.ts';
import { noteAttackOnFoot } from './story.ts';

const BOARDING = 'deluxe/VI.3/boarding';
const NOTICED = 'deluxe/VI.3/being-noticed';
const CROSSING = 'deluxe/VI.3/vehicle-to-vehicle';
const ON_TOP = 'deluxe/VI.3/on-top';
const GETTING_OFF = 'deluxe/VI.3/getting-off';

const RULES = {
  board: BOARDING,
  cross: CROSSING,
  swing: GETTING_OFF,
  jump: GETTING_OFF,
  pry: ON_TOP,
  plant: 'deluxe/VI/limpet-mine',
} as const satisfies Record<VehicleStunt['kind'], RuleId>;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function needFor({ setup, state }: World, actor: Pedestrian, { kind, vehicle: id }: VehicleStunt): Target | null {
  const vehicle = vehicleOf(state, id);
  if (kind === 'board') return boardingNeed(actor, vehicle);
  if (kind === 'swing') return swingNeed(vehicle);
  if (kind !== 'cross' || actor.riding === undefined) return null;
  return crossingNeed(setup, vehicleOf(state, actor.riding), vehicle);
}

/** Does it if it still can. It is his action of the turn. */
export function* resolveStunt(game: DeluxeGame, stunt: Stunt): DeluxePlay {
  const { state } = game;
  const actor = actorOf(state, stunt.person);
  const isStill = actor !== null && stuntsFor(game, actor.person.seat, []).some(({ id }) => id === stunt.id);
  if (actor === null || !isStill) return;
  actor.person.actedTurn = state.turn;
  if (stunt.kind === 'mine-wall') return plantOnWall(game, actor, stunt);
  const vehicle = vehicleOf(state, stunt.vehicle);
  if (stunt.kind === 'pry') return yield* pry(game, actor, vehicle, stunt.side ?? 'front');
  if (stunt.kind === 'plant') return yield* plant(game, actor, vehicle, stunt);
  if (stunt.kind === 'jump') return yield* comeOff(game, actor, vehicle, 'jumps off');
  const from = actor.riding === undefined ? vehicle : vehicleOf(state, actor.riding);
  const holds = yield* rollStunt(game, actor, stunt);
  if (!holds) return yield* comeOff(game, actor, from, 'misses his hold');
  if (stunt.kind === 'swing') setDown(game, actor, vehicle);
  else getOn(game, actor, vehicle, RULES[stunt.kind]);
}

function* rollStunt(game: DeluxeGame, actor: Actor, stunt: VehicleStunt): DeluxePlay<boolean> {
  const target = needFor(game, actor, stunt);
  if (target === null || target.kind !== 'need') return target?.kind === 'automatic';
  const { person } = actor;
  const rule = RULES[stunt.kind];
  const who = capital(personName(game.setup, person));
  const name = nameOf(game, vehicleOf(game.state, stunt.vehicle));
  const rolled = yield* roll(game, '2d', { seat: person.seat, rule, purpose: `${who} and ${name}` });
  const holds = rolled.total >= target.need;
  const text = `${who} reaches for ${name}: needed ${target.need}, rolled ${rolled.total}.`;
  const { modifiers } = target;
  const outcome = holds ? 'good' : 'bad';
  game.emit({ kind: 'stunt', rule, about: person.id, roll: rolled, target, modifiers, outcome, text });
  return holds;
}

/** On top of it, where everybody aboard notices him; he stands up by the next turn. */
function getOn(game: DeluxeGame, actor: Actor, vehicle: Vehicle, rule: RuleId): void {
  const { setup, state } = game;
  const from = actor.pose;
  actor.bed = bedFor(game, vehicle, actor);
  actor.riding = vehicle.id;
  actor.level = vehicle.level + 1;
  actor.acts.goal = null;
  actor.acts.task = { kind: 'land', until: state.turn };
  carryRiders(game, vehicle);
  const who = capital(personName(setup, actor.person));
  const motion = leapOf({ ...actor, pose: from }, actor.pose);
  const text = `${who} is ${actor.bed === undefined ? 'on top' : 'in the bed'} of ${nameOf(game, vehicle)}.`;
  game.emit({ kind: 'stunt', rule, about: actor.person.id, outcome: 'neutral', text, motion });
  if (!vehicle.crew.some(isConscious)) return;
  const noticed = `${nameOf(game, vehicle)}: somebody is ${actor.bed === undefined ? 'on the roof' : 'in the bed'}.`;
  game.emit({ kind: 'noticed', rule: NOTICED, about: vehicle.id, outcome: 'neutral', text: noticed });
}

/** Beside it, on his feet. */
function setDown(game: DeluxeGame, actor: Actor, vehicle: Vehicle): void {
  const pose = besideOf(game, vehicle, 'right') ?? besideOf(game, vehicle, 'left') ?? actor.pose;
  const motion = leapOf(actor, pose);
  putDown(actor, vehicle, pose);
  actor.acts.task = { kind: 'land', until: game.state.turn };
  const text = `${capital(personName(game.setup, actor.person))} swings down from ${nameOf(game, vehicle)}.`;
  game.emit({ kind: 'stunt', rule: GETTING_OFF, about: actor.person.id, outcome: 'neutral', text, motion });
}

/** A point on what is mounted there; on the toss of a coin past the armor (deluxe/VI.3/on-top). */
function* pry(game: DeluxeGame, { person }: Actor, vehicle: Vehicle, side: Side): DeluxePlay {
  const { setup } = game;
  const arm = gunInHand(setup, person);
  if (arm !== null) arm.state.shots--;
  noteAttackOnFoot(game, person.id, vehicle.id);
  const rolled = yield* roll(game, '1d', { seat: person.seat, rule: ON_TOP, purpose: 'past the armor' });
  const gun = gunOn(setup, vehicle, side);
  const isPast = rolled.total <= PRYING.pastArmorTo && gun !== null;
  const what = isPast ? weaponLabel(gun.model) : `${side} armor`;
  const text = `${capital(personName(setup, person))} fires into the ${what} of ${nameOf(game, vehicle)}.`;
  const marks = side === 'top' ? ['pry/top'] : [];
  game.emit({ kind: 'pry', rule: ON_TOP, about: vehicle.id, roll: rolled, outcome: 'bad', text, marks });
  const source = { kind: 'gun', rule: ON_TOP, by: person.seat } as const;
  if (isPast)
    harmPart(game, vehicle, { kind: 'part', part: gun.state }, PRYING.hits, { rule: ON_TOP, bodyArmor: false });
  else yield* weaponDamage(game, vehicle, { kind: 'side', side }, PRYING.hits, source);
}

const NOTHING: Facts = { hit: 0, damage: 0, expected: 0 };

function labelOf({ kind, side }: VehicleStunt, name: string): string {
  switch (kind) {
    case 'board':
      return `climb onto ${name}`;
    case 'cross':
      return `over to ${name}`;
    case 'swing':
      return 'swing down';
    case 'jump':
      return 'jump off';
    case 'plant':
      return `a limpet mine for ${name}`;
    case 'pry':
      return `fire into the ${side ?? ''} weapon of ${name}`;
  }
}

/** A stunt as a choice. A class with getters: most of its texts are never read. */
export class StuntOption implements Option {
  readonly id: string;
  readonly stunt: VehicleStunt;
  private readonly world: World;

  constructor(world: World, stunt: VehicleStunt) {
    this.id = stunt.id;
    this.stunt = stunt;
    this.world = world;
  }

  get label(): string {
    return `${this.who}: ${labelOf(this.stunt, nameOf(this.world, this.vehicle))}`;
  }

  get words(): readonly string[] {
    const { kind, side, person } = this.stunt;
    const { tag } = modelOf(this.world.setup, this.vehicle.id);
    return [kind, tag, ...(side === undefined ? [] : [side]), 'by', person];
  }

  get group(): string {
    return 'On the outside';
  }

  get at(): NonNullable<Option['at']> {
    const { side } = this.stunt;
    return { piece: this.vehicle.id, ...(side !== undefined && { spot: side }) };
  }

  preview(): Preview {
    const actor = this.world.state.pedestrians.find(({ person }) => person.id === this.stunt.person);
    const target = actor === undefined ? null : needFor(this.world, actor, this.stunt);
    if (this.stunt.kind === 'pry') return { text: 'A point, as likely on the weapon as on the armor.', facts: NOTHING };
    if (target?.kind !== 'need') return { text: target?.because ?? 'As a fall from it.', facts: NOTHING };
    const { need, modifiers } = target;
    const text = `Needs ${need} or more on two dice, or he hits the ground.`;
    return { text, target, modifiers, facts: NOTHING };
  }

  facts(): Facts {
    return NOTHING;
  }

  private get vehicle(): Vehicle {
    return vehicleOf(this.world.state, this.stunt.vehicle);
  }

  private get who(): string {
    const { setup, state } = this.world;
    const { person } = state.pedestrians.find((one) => one.person.id === this.stunt.person) ?? {};
    return person === undefined ? 'somebody' : capital(personName(setup, person));
  }
}
