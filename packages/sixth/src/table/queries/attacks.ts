import type { Attack as Printed } from '../../catalog/card.ts';
import type { Side } from '../../catalog/dashboard.ts';
import type { DiceCounts } from '../../catalog/dice.ts';
import type { Setup } from '../../scenarios/setup.ts';
import { type Car, type CardState, type CrewRole, printOf, type State } from '../state/state.ts';
import { ARC_BITS } from './arcs.ts';
import { effectsOf, livingCrew } from './cards.ts';
import { type Covering, coverBetween } from './cover.ts';
import { addDice } from './odds.ts';
import { rectangleOf } from './outline.ts';
import { sightOf } from './sight.ts';
import { isWithin, type Target, targetId, targetShape, targetsOf } from './targets.ts';

interface Arena {
  readonly setup: Setup;
  readonly state: State;
}

type Sight = ReturnType<typeof sightOf>;

/** One attack that may be made now: who of the crew, with what, at what, on which side. What is dear to find is found when it is read. */
export class Attack {
  readonly attacker: Car;
  readonly role: CrewRole;
  /** By its place in the car's list. */
  readonly weapon: number;
  readonly print: Printed;
  readonly target: Target;
  /** null: the target has no sides. */
  readonly side: Side | null;
  private readonly arena: Arena;
  private readonly sight: Sight;
  private readonly card: CardState;
  private knownId: string | null = null;
  private knownCover: readonly Covering[] | null = null;

  constructor(shot: Shot, { index, card, print }: Weapon, role: CrewRole, side: Side | null) {
    this.attacker = shot.attacker;
    this.role = role;
    this.weapon = index;
    this.print = print;
    this.target = shot.target;
    this.side = side;
    this.arena = shot.arena;
    this.sight = shot.sight;
    this.card = card;
  }

  get id(): string {
    const { role, weapon, target, side } = this;
    this.knownId ??= `${role}:${weapon}>${targetId(target)}${side === null ? '' : `:${side}`}`;
    return this.knownId;
  }

  get name(): string {
    return printOf(this.card).name;
  }

  get isSidearm(): boolean {
    return printOf(this.card).type === 'sidearm';
  }

  get range(): number {
    return this.sight.range;
  }

  get cover(): readonly Covering[] {
    const { attacker, target } = this;
    const ends = [attacker.id, targetId(target)];
    this.knownCover ??= coverBetween(this.arena, rectangleOf(attacker.pose), targetShape(target), ends);
    return this.knownCover;
  }
}

/** What all attacks of a car on one target have in common. */
interface Shot {
  readonly arena: Arena;
  readonly attacker: Car;
  readonly target: Target;
  readonly sight: Sight;
}

/** A weapon that can still be fired in this phase. */
interface Weapon {
  readonly index: number;
  readonly card: CardState;
  readonly print: Printed;
  /** From which it fires, as bits. */
  readonly arcs: number;
}

/** Face up, and not yet fired in this phase; a sidearm both may use. Of two that are alike the first. */
function readyWeapons({ cards, fired }: Car): readonly Weapon[] {
  const ready: Weapon[] = [];
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index];
    if (card === undefined || card.faceDown || fired.includes(index)) continue;
    const { attack: print } = printOf(card);
    if (print === null || ready.some((other) => isAlike(other.card, card))) continue;
    ready.push({ index, card, print, arcs: arcsOf(card, print) });
  }
  return ready;
}

const isAlike = (a: CardState, b: CardState): boolean =>
  a.card === b.card && a.place === b.place && a.damage === b.damage;

function arcsOf({ place }: CardState, { sideArcFire }: Printed): number {
  if (sideArcFire) return ARC_BITS.left | ARC_BITS.right;
  return place === 'crew' ? 0 : ARC_BITS[place];
}

/** Those of the crew who have not attacked; where it makes no difference who does it, the first of them. */
function attackers(car: Car): readonly CrewRole[] {
  const crew = livingCrew(car);
  const free = car.attacked.length === 0 ? crew : crew.filter((role) => !car.attacked.includes(role));
  if (free.length < 2) return free;
  return GUNNER_EFFECTS.some((kind) => effectsOf(car, kind).length > 0) ? free : free.slice(0, 1);
}

const GUNNER_EFFECTS = ['gunnerRerolls', 'gunnerDice', 'gunnerDamage'] as const;

/** Every attack a car can make now. */
export function attacksOf(arena: Arena, car: Car): readonly Attack[] {
  const found: Attack[] = [];
  const roles = attackers(car);
  if (roles.length === 0 || car.out !== null) return found;
  const weapons = readyWeapons(car);
  for (const target of targetsOf(arena.setup, arena.state, car)) {
    const sight = sightOf(arena.setup, car.pose, target);
    putAttacks(found, { arena, attacker: car, target, sight }, roles, weapons);
  }
  return found;
}

const NO_SIDES = [null] as const;

function putAttacks(found: Attack[], shot: Shot, roles: readonly CrewRole[], weapons: readonly Weapon[]): void {
  const { sight, target } = shot;
  for (const weapon of weapons) {
    if (!bears(weapon, sight)) continue;
    if (!sight.isFree) return;
    const sides = target.kind === 'car' ? sight.sides : NO_SIDES;
    for (const role of roles) for (const side of sides) found.push(new Attack(shot, weapon, role, side));
  }
}

const bears = ({ arcs, print }: Weapon, sight: Sight): boolean =>
  (arcs & sight.arcs) !== 0 && sight.isWithin(print.range);

/** Whether it can make any. */
export function canAttack(arena: Arena, car: Car): boolean {
  if (car.out !== null || attackers(car).length === 0) return false;
  const weapons = readyWeapons(car);
  return targetsOf(arena.setup, arena.state, car).some((target) => {
    const sight = sightOf(arena.setup, car.pose, target);
    return weapons.some((weapon) => bears(weapon, sight)) && sight.isFree;
  });
}

/** A targeting card that may lend its dice to this attack: one attack a round, not by a sidearm. */
export function aimingDice({ attacker, isSidearm }: Attack): DiceCounts | null {
  if (isSidearm || attacker.aimed) return null;
  const [aiming] = effectsOf(attacker, 'aimedDice');
  return aiming?.effect.dice ?? null;
}

/** The dice of the weapon with all that cards add. */
export function attackDice(attack: Attack, aimed: boolean): DiceCounts {
  const { attacker, role, print, isSidearm, range } = attack;
  const byGunner = role === 'gunner' ? effectsOf(attacker, 'gunnerDice') : [];
  const bySight = isSidearm
    ? effectsOf(attacker, 'sidearmDice').filter(({ effect }) => isWithin(range, effect.within))
    : [];
  const byAiming = aimed ? (aimingDice(attack) ?? {}) : {};
  return addDice(print.dice, ...[...byGunner, ...bySight].map(({ effect }) => effect.dice), byAiming);
}

/** Damage before any die: the weapon's and the gunner's. */
export function sureDamage({ attacker, role, print }: Attack): number {
  const byGunner = role === 'gunner' ? effectsOf(attacker, 'gunnerDamage') : [];
  return byGunner.reduce((sum, { effect }) => sum + effect.basic, print.basic);
}

/** Re-rolls of the attack roll. */
export function attackRerolls({ attacker, role }: Attack): number {
  const byGunner = role === 'gunner' ? effectsOf(attacker, 'gunnerRerolls') : [];
  return byGunner.reduce((sum, { effect }) => sum + effect.rerolls, 0);
}
