import type { Attack as Printed } from '../../catalog/card.ts';
import type { Side } from '../../catalog/dashboard.ts';
import type { DiceCounts } from '../../catalog/dice.ts';
import type { Setup } from '../../scenarios/setup.ts';
import { type Car, type CardState, type CrewRole, printOf, type State } from '../state/state.ts';
import { effectsOf, livingCrew } from './cards.ts';
import { type Covering, coverBetween, hasFreeLine } from './cover.ts';
import { addDice } from './odds.ts';
import { rectangleOf } from './outline.ts';
import { isInArc, isWithin, rangeTo, sidesOpenTo, type Target, targetId, targetShape, targetsOf } from './targets.ts';

/** One attack that may be made now: who of the crew, with what, at what, on which side. */
export interface Attack {
  readonly id: string;
  readonly attacker: Car;
  readonly role: CrewRole;
  /** By its place in the car's list. */
  readonly weapon: number;
  readonly print: Printed;
  readonly name: string;
  readonly isSidearm: boolean;
  readonly target: Target;
  /** null: the target has no sides. */
  readonly side: Side | null;
  readonly range: number;
  readonly cover: readonly Covering[];
}

interface Arena {
  readonly setup: Setup;
  readonly state: State;
}

/** A weapon that can still be fired in this phase. */
interface Weapon {
  readonly index: number;
  readonly card: CardState;
  readonly print: Printed;
}

/** Face up, and not yet fired in this phase; a sidearm both may use. Of two that are alike the first. */
function readyWeapons({ cards, fired }: Car): readonly Weapon[] {
  const found: Weapon[] = [];
  for (const [index, card] of cards.entries()) {
    const { attack: print } = printOf(card);
    if (print === null || card.faceDown || fired.includes(index)) continue;
    if (!found.some((other) => isAlike(other.card, card))) found.push({ index, card, print });
  }
  return found;
}

const isAlike = (a: CardState, b: CardState): boolean =>
  a.card === b.card && a.place === b.place && a.damage === b.damage;

const SIDE_ARCS = ['left', 'right'] as const satisfies readonly Side[];
const NO_ARCS: readonly Side[] = [];

/** From which arcs it fires. */
function arcsOf({ card: { place }, print }: Weapon): readonly Side[] {
  if (print.sideArcFire) return SIDE_ARCS;
  return place === 'crew' ? NO_ARCS : [place];
}

/** Those of the crew who have not attacked; where it makes no difference who does it, the first of them. */
function attackers(car: Car): readonly CrewRole[] {
  const free = livingCrew(car).filter((role) => !car.attacked.includes(role));
  return GUNNER_EFFECTS.some((kind) => effectsOf(car, kind).length > 0) ? free : free.slice(0, 1);
}

const GUNNER_EFFECTS = ['gunnerRerolls', 'gunnerDice', 'gunnerDamage'] as const;

/** Every attack a car can make now. */
export function attacksOf(arena: Arena, car: Car): readonly Attack[] {
  const roles = attackers(car);
  if (roles.length === 0 || car.out !== null) return NONE;
  const weapons = readyWeapons(car);
  return targetsOf(arena.state, car).flatMap((target) => attacksAt(arena, car, roles, weapons, target));
}

const NONE: readonly Attack[] = [];

function attacksAt(
  arena: Arena,
  car: Car,
  roles: readonly CrewRole[],
  weapons: readonly Weapon[],
  target: Target,
): readonly Attack[] {
  const shape = targetShape(target);
  const range = rangeTo(car, target);
  const bearing = weapons.filter(
    (weapon) => isWithin(range, weapon.print.range) && arcsOf(weapon).some((arc) => isInArc(car.pose, arc, shape)),
  );
  if (bearing.length === 0) return NONE;
  const own = rectangleOf(car.pose);
  const cover = coverBetween(arena, own, shape, [car.id, targetId(target)]);
  if (!hasFreeLine(own, shape, cover)) return NONE;
  const common = { attacker: car, target, range, cover };
  return bearing.flatMap(({ index: weapon, card, print }) =>
    roles.flatMap((role) =>
      sidesOpenTo(target, car).map((side) => ({
        ...common,
        id: `${role}:${weapon}>${targetId(target)}${side === null ? '' : `:${side}`}`,
        role,
        weapon,
        print,
        name: printOf(card).name,
        isSidearm: printOf(card).type === 'sidearm',
        side,
      })),
    ),
  );
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
