import { chanceOf, diceOf, spreadOf } from '@hardtop/kernel';
import { SIDECAR_PLATE } from '../catalog/armor-locations.ts';
import { IGNITION } from '../catalog/burning.ts';
import { CYCLE_END_HITS, CYCLE_HIT_DICE, CYCLE_SIDE_HITS, TRIKE_WHEEL_HIT } from '../catalog/cycle-hits.ts';
import {
  DAMAGE_LAYERS,
  type DamageLayer,
  PLATFORM_LAYERS,
  SIDECAR_LAYERS,
  TURRET_LAYERS,
} from '../catalog/damage-location.ts';
import { PERSON_DP } from '../catalog/people.ts';
import type { Side } from '../catalog/units.ts';
import { type WeaponId, weapon as weaponRow } from '../catalog/weapons.ts';
import type { Aim } from '../table/queries/batteries.ts';
import { isCycle, isTrike, narrowEnd } from '../table/queries/build.ts';
import { isConscious, ridersOf } from '../table/queries/crew.ts';
import type { HandAim } from '../table/queries/hand-shots.ts';
import { hasFireLeft } from '../table/queries/out.ts';
import {
  armorOn,
  builtParts,
  frameKind,
  type Hittable,
  roomOf,
  survivingParts,
  weaponModelOf,
} from '../table/queries/parts.ts';
import { placeId } from '../table/queries/target-names.ts';
import { expectedDamage } from '../table/queries/targeting.ts';
import { cornersLost, tiresAt } from '../table/queries/tires.ts';
import { traitsOf } from '../table/queries/weapon-traits.ts';
import { modelOf, type Setup } from '../table/state/setup.ts';
import type { Person, TireState, Vehicle } from '../table/state/state.ts';
import type { AimPoint } from '../table/state/target.ts';

/** What a kill is worth; everything else is a share of it. */
export const KILL = 100;

/** Found by playing: hundreds of mirrored duels against the first bot. */
const WORTH = {
  armorPoint: 1,
  /** A side laid bare, beside its points. */
  bareSide: 30,
  plant: 30,
  guns: 40,
  /** The first corner without a wheel, and the second, which ends all driving. */
  firstCorner: 3,
  secondCorner: 40,
  /** Of two who can drive or fire, one. */
  oneOfTwo: 55,
  wound: 8,
  /** Set alight: who has no extinguisher burns to death in two or three turns. */
  fire: 75,
  fireFought: 25,
} as const;

/** A thing half shot away is worth so much of half of it. */
const UNFINISHED = 0.5;
/** A guard is in the way of most shots. */
const GUARDED = 0.75;
/** How thick armor is before its last points count for more: a share of what the vehicle has in the mean. */
const THICK = { share: 0.3, least: 8 } as const;
/** Nobody tells what a stranger's sheet says: a middling car. */
const GUESSED_ARMOR = 15;
const MOST_HITS = 40;
const DICE_GIVE = [2 / 3, 1, 4 / 3] as const;
/** What a bag of oil is worth: the aim it spoils, and the grip it takes for every mph. */
const OILED = { windows: 4, mph: 0.06 } as const;
/** What part of a sure hit the last round is worth, and what each round beside it takes off that. */
const ROUND = { last: 0.4, less: 0.025 } as const;

/** What part of a sure hit it is worth to go on with sustained fire, or to open it. */
const SUSTAINED = 0.15;

/** What hits at one place of a vehicle are worth. */
interface PlaceHarm {
  /** By hits, from 0 on. */
  readonly byHits: readonly number[];
  /** By the weapon, then by how many of it hit. */
  readonly byWeapon: Map<WeaponId, number[]>;
}

/** What fire does to one vehicle as it stands; worked out when somebody aims there. */
export class HarmTable {
  private readonly setup: Setup;
  private readonly vehicle: Vehicle;
  private readonly thickness: number;
  /** What it would be worth to set it alight. */
  private readonly fire: number;
  private readonly places = new Map<string, PlaceHarm>();

  constructor(setup: Setup, vehicle: Vehicle) {
    this.setup = setup;
    this.vehicle = vehicle;
    const armor = Object.values(modelOf(setup, vehicle.id).armor);
    const mean = armor.reduce((sum, points) => sum + points, 0) / Math.max(1, armor.length);
    const { extinguisher } = modelOf(setup, vehicle.id);
    this.fire = extinguisher === 'none' ? WORTH.fire : WORTH.fireFought;
    this.thickness = Math.max(THICK.least, mean * THICK.share);
  }

  /** What a shot is worth in the mean, less what its rounds are. */
  ofAim({ shot, guns, hit }: Aim): number {
    const { target } = shot;
    if (target.kind !== 'vehicle' || target.vehicle !== this.vehicle.id) return 0;
    const { model, state } = guns[0];
    if (traitsOf(model.weapon).isOilGun) return hit * this.ofOil();
    const rolls = guns.length * traitsOf(model.weapon).rolls;
    let worth = -roundOf(state.shots) * this.ofHitting(target.at, model.weapon, rolls);
    for (let hits = 1; hits <= rolls; hits++)
      worth += binomial(rolls, hits, hit) * this.ofHitting(target.at, model.weapon, hits);
    return worth;
  }

  /** What a shot is worth to the next at the same target, which is better aimed for it: even one that hardly hits, while rounds last. */
  ofSustaining({ shot, guns }: Aim): number {
    const { target } = shot;
    if (target.kind !== 'vehicle' || target.vehicle !== this.vehicle.id) return 0;
    const { model, state } = guns[0];
    if (state.shots !== null && state.shots <= 1) return 0;
    return SUSTAINED * this.ofHitting(target.at, model.weapon, guns.length * traitsOf(model.weapon).rolls);
  }

  /** What so many hits on a side are worth, give or take a third, as dice do. */
  ofBlow(side: Side, hits: number): number {
    const harm = this.at({ kind: 'side', side });
    let worth = 0;
    for (const share of DICE_GIVE)
      worth += (harm[Math.min(MOST_HITS, Math.floor(hits * share))] ?? 0) / DICE_GIVE.length;
    return worth;
  }

  /** A slick beneath it and oil on its windows: much at speed, little once it has both. */
  private ofOil(): number {
    const { speed, paintedUntil } = this.vehicle;
    return (paintedUntil > 0 ? 0 : OILED.windows) + Math.abs(speed) * OILED.mph;
  }

  /** What a shot by hand is worth; where only tires and people feel it, of a plate nothing. */
  ofHandAim({ shot, arm, hit }: HandAim): number {
    if (shot.target.kind !== 'vehicle' || shot.target.vehicle !== this.vehicle.id) return 0;
    const { damage, onVehicles } = arm.row;
    if (damage === null) return 0;
    const { at } = shot.target;
    const isSoft = at.kind === 'tire' || at.kind === 'rider';
    if (!isSoft && onVehicles === 'tires-only' && armorAt(this.vehicle, at) > 0) return 0;
    const share = isSoft || onVehicles !== 'half' ? 1 : 0.5;
    const harm = this.at(at);
    let worth = 0;
    for (const [hits, chance] of handHits(damage)) worth += chance * (harm[Math.floor(hits * share)] ?? 0);
    return worth * (hit - roundOf(arm.state.shots) * HAND_ROUND);
  }

  private ofHitting(place: AimPoint, weapon: WeaponId, guns: number): number {
    const { byHits, byWeapon } = this.placeHarm(place);
    const known = byWeapon.get(weapon);
    const before = known?.[guns];
    if (before !== undefined) return before;
    let worth = 0;
    const { isLaser, flameRange } = traitsOf(weapon);
    const burns = (isLaser || flameRange !== null) && !this.vehicle.burning ? this.fire : 0;
    for (const [hits, chance] of damageOf(weapon, guns))
      worth += chance * Math.min(KILL, (byHits[Math.min(hits, MOST_HITS)] ?? 0) + flareUp(hits) * burns);
    const found = known ?? [];
    found[guns] = worth;
    byWeapon.set(weapon, found);
    return worth;
  }

  private at(place: AimPoint): readonly number[] {
    return this.placeHarm(place).byHits;
  }

  private placeHarm(place: AimPoint): PlaceHarm {
    const key = placeId(place);
    const known = this.places.get(key);
    if (known !== undefined) return known;
    const byHits = Array.from({ length: MOST_HITS + 1 }, (_, hits) => Math.min(KILL, this.harmOf(place, hits)));
    const harm = { byHits, byWeapon: new Map<WeaponId, number[]>() };
    this.places.set(key, harm);
    return harm;
  }

  private harmOf(place: AimPoint, hits: number): number {
    const { vehicle } = this;
    if (place.kind === 'tire') return this.tireHarm(tiresAt(vehicle, place.corner)[place.index], hits);
    if (vehicle.veiled === true) return this.barer(GUESSED_ARMOR, hits);
    switch (place.kind) {
      // Worth a shot to whoever is dazzled, and to nobody else.
      case 'searchlight':
        return 0;
      case 'turret':
        return this.through(TURRET_LAYERS, 0, hits);
      case 'platform':
        return this.through(PLATFORM_LAYERS, 0, hits);
      case 'sidecar':
        return this.through(SIDECAR_LAYERS[place.side], 0, hits);
      case 'rider': {
        const rider = ridersOf(vehicle)[place.index];
        return rider === undefined ? 0 : personHarm(vehicle, rider, hits);
      }
      case 'side':
        return this.sideHarm(place.side, hits);
    }
  }

  private sideHarm(side: Side, hits: number): number {
    const { vehicle } = this;
    if (isCycle(vehicle)) return side === 'front' || side === 'back' ? this.endHarm(side, hits) : this.frameHarm(hits);
    const plate = this.through(DAMAGE_LAYERS[side], 0, hits);
    if (!isTrike(vehicle) || side !== narrowEnd(vehicle)) return plate;
    return (1 - TRIKE_WHEEL_CHANCE) * plate + TRIKE_WHEEL_CHANCE * this.tireHarm(tiresAt(vehicle, side)[0], hits);
  }

  /** The front or rear of a cycle: plate or wheel, by the odds of the table. */
  private endHarm(end: 'front' | 'back', hits: number): number {
    const armor = armorOn(this.vehicle, end);
    const plate = this.barer(armor, hits) + (hits > armor ? this.frameHarm(hits - armor) : 0);
    return END_CHANCES.armor * plate + END_CHANCES.wheel * this.tireHarm(tiresAt(this.vehicle, end)[0], hits);
  }

  private frameHarm(hits: number): number {
    const parts = builtParts(this.setup, this.vehicle, { kind: 'frame' });
    const armed = parts.some((part) => part.kind === 'part' && part.part.kind === 'weapon');
    let worth = 0;
    let chances = 0;
    for (const { place, chance } of FRAME_CHANCES) {
      if (place === 'weapon' && !armed) continue;
      const there = parts.filter((part) => frameKind(part) === place);
      for (const part of there) worth += (chance * this.lossOf(part, hits)) / there.length;
      chances += chance;
    }
    return worth / chances;
  }

  /** From outside inward; of alternatives the mean. */
  private through(layers: readonly DamageLayer[], from: number, hits: number): number {
    const layer = layers[from];
    if (layer === undefined || hits <= 0) return 0;
    const parts = survivingParts(this.setup, this.vehicle, layer);
    if (parts.length === 0) return this.through(layers, from + 1, hits);
    let sum = 0;
    for (const part of parts) {
      const taken = Math.min(hits, roomOf(this.vehicle, part, true));
      sum += this.lossOf(part, taken) + this.through(layers, from + 1, hits - taken);
    }
    return sum / parts.length;
  }

  private lossOf(part: Hittable, taken: number): number {
    if (part.kind === 'armor') return this.barer(roomOf(this.vehicle, part, false), taken);
    if (part.kind === 'person') return personHarm(this.vehicle, part.person, taken);
    if (part.kind === 'tire') return this.tireHarm(part.tire, taken);
    const { dp, kind, id } = part.part;
    if (dp <= 0) return 0;
    const share = taken >= dp ? 1 : (taken / dp) * UNFINISHED;
    if (kind === 'cargo') return share;
    if (kind === 'plant') {
      const burns = taken > 0 && !this.vehicle.burning ? (this.fire * IGNITION.fuelHit.chance) / 6 : 0;
      return share * WORTH.plant + burns;
    }
    return share * WORTH.guns * this.shareOfFire(id);
  }

  /** The wheel that ends all driving is worth most: any of a cycle's or a trike's, the second corner of a car. */
  private tireHarm(tire: TireState | undefined, hits: number): number {
    if (tire === undefined || tire.dp <= 0) return 0;
    const { vehicle } = this;
    const isLast = vehicle.counter === 'car' ? cornersLost(vehicle) > 0 : !tire.corner.startsWith('sidecar');
    const whole = isLast ? WORTH.secondCorner : WORTH.firstCorner;
    const points = tire.dp + (tire.guard ?? 0) * GUARDED;
    return hits >= points ? whole : (whole * hits * UNFINISHED) / points;
  }

  /** The last points of a side count for most. */
  private barer(armor: number, hits: number): number {
    const left = Math.max(0, armor - hits);
    const { thickness } = this;
    const nearer = Math.exp(-left / thickness) - Math.exp(-armor / thickness);
    return WORTH.armorPoint * (armor - left) + WORTH.bareSide * nearer;
  }

  private shareOfFire(id: string): number {
    const model = modelOf(this.setup, this.vehicle.id);
    let all = 0;
    let own = 0;
    for (const part of this.vehicle.parts) {
      if (part.kind !== 'weapon' || !hasFireLeft(this.vehicle, part)) continue;
      const damage = expectedDamage(weaponModelOf(model, part.id).weapon);
      all += damage;
      if (part.id === id) own = damage;
    }
    return all === 0 ? 0 : own / all;
  }
}

/** A round of a hand weapon is worth so much of a gun's. */
const HAND_ROUND = 0.25;

function armorAt(vehicle: Vehicle, place: AimPoint): number {
  if (place.kind === 'side') return armorOn(vehicle, place.side);
  return place.kind === 'sidecar' ? armorOn(vehicle, SIDECAR_PLATE[place.side]) : armorOn(vehicle, 'top');
}

function handHits(damage: NonNullable<HandAim['arm']['row']['damage']>): Iterable<readonly [number, number]> {
  return typeof damage === 'string' ? spreadOf(diceOf(damage)) : [[damage.hits, 1]];
}

/** The chance that so many hits of flame or beam set it alight. */
function flareUp(hits: number): number {
  const { flameHits, heavyFlameHits } = IGNITION;
  return hits >= heavyFlameHits.from ? heavyFlameHits.chance / 6 : hits >= flameHits.from ? flameHits.chance / 6 : 0;
}

function roundOf(shots: number | null): number {
  return shots === null ? 0 : Math.max(0, ROUND.last - shots * ROUND.less);
}

/** Whoever is out cold neither drives nor fires; the last one is the kill. */
function personHarm(vehicle: Vehicle, person: Person, taken: number): number {
  const hits = person.hits + Math.max(0, taken - person.armor);
  if (hits === person.hits || person.post === 'passenger' || !isConscious(person)) return 0;
  if (isConscious({ ...person, hits: Math.min(hits, PERSON_DP) })) return WORTH.wound;
  const others = vehicle.crew.some((other) => other !== person && other.post !== 'passenger' && isConscious(other));
  return others ? WORTH.oneOfTwo : KILL;
}

const chanceBetween = (from: number, to: number): number =>
  chanceOf(diceOf(CYCLE_HIT_DICE), from) - chanceOf(diceOf(CYCLE_HIT_DICE), to + 1);

const FRAME_CHANCES = CYCLE_SIDE_HITS.map(({ to, place }, i) => {
  return { place, chance: chanceBetween((CYCLE_SIDE_HITS[i - 1]?.to ?? 1) + 1, to) };
});

const END_CHANCES = {
  armor: chanceBetween(2, CYCLE_END_HITS[0].to),
  wheel: chanceBetween(CYCLE_END_HITS[0].to + 1, CYCLE_END_HITS[1].to),
};

const TRIKE_WHEEL_CHANCE = chanceOf(diceOf(TRIKE_WHEEL_HIT.dice), TRIKE_WHEEL_HIT.from);

const damages = new Map<string, ReadonlyMap<number, number>>();

/** The chances of all that so many weapons that hit may do together. */
function damageOf(weapon: WeaponId, guns: number): ReadonlyMap<number, number> {
  const key = `${weapon} ${guns}`;
  const known = damages.get(key);
  if (known !== undefined) return known;
  const { damage } = weaponRow(weapon);
  let totals: ReadonlyMap<number, number> = new Map([[0, 1]]);
  for (let i = 0; i < guns && damage !== null; i++) totals = withDice(totals, damage);
  damages.set(key, totals);
  return totals;
}

function withDice(totals: ReadonlyMap<number, number>, damage: string): ReadonlyMap<number, number> {
  const next = new Map<number, number>();
  for (const [sum, chance] of totals)
    for (const [hits, p] of spreadOf({ ...diceOf(damage), atLeast: 0 }))
      next.set(sum + hits, (next.get(sum + hits) ?? 0) + chance * p);
  return next;
}

function binomial(n: number, k: number, p: number): number {
  // Nearly all of them.
  if (n === 1) return k === 1 ? p : 1 - p;
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways * p ** k * (1 - p) ** (n - k);
}
