import { diceOf, type Facts, type Option, type Preview, spreadOf, type Target } from '@hardtop/kernel';
import { weapon as weaponRow } from '../../catalog/weapons.ts';
import { originOf, placesInSight } from '../queries/line-of-fire.ts';
import { weaponLabel } from '../queries/parts.ts';
import { placeId, placeLabel, pointsAt } from '../queries/target-names.ts';
import { expectedDamage, hitChance, toHit } from '../queries/targeting.ts';
import type { Setup } from '../state/setup.ts';
import { type CrewState, type State, type Vehicle, vehicleOf, type WeaponState } from '../state/state.ts';
import type { Place, Shot } from '../state/target.ts';

/** A shot with who fires it and what it needs. */
export interface Aim {
  readonly shot: Shot;
  readonly crew: CrewState;
  readonly weapons: readonly WeaponState[];
  readonly target: Target;
  readonly hit: number;
  /** Hits to expect, misses included. */
  readonly expected: number;
}

export function aimOf(setup: Setup, state: State, shot: Shot, crew: CrewState): Aim {
  const firer = vehicleOf(state, shot.firer);
  const weapons = firer.weapons.filter((weapon) => shot.weapons.includes(weapon.id));
  const [first] = weapons;
  if (first === undefined) throw new Error(`a shot without a weapon: ${shot.id}`);
  // Linked weapons are alike and share all modifiers, so one target serves them all.
  const target = toHit(setup, state, shot, first, crew);
  const hit = target.kind === 'need' ? hitChance(target.need) : 0;
  return { shot, crew, weapons, target, hit, expected: hit * expectedDamage(first.weapon) * weapons.length };
}

/** `MG front`, `2 linked MG front`. */
export function batteryLabel(weapons: readonly WeaponState[]): string {
  const [first] = weapons;
  if (first === undefined) return '';
  return weapons.length === 1 ? weaponLabel(first) : `${weapons.length} linked ${first.weapon} ${first.mount}`;
}

function wordsOf(firer: Vehicle, several: boolean, target: Vehicle, aim: Aim): readonly string[] {
  const { weapons, shot } = aim;
  const weapon = weapons[0] === undefined ? [] : weaponLabel(weapons[0]).toLowerCase().split(' ');
  const linked = weapons.length > 1 ? ['linked'] : [];
  const place = shot.place.kind === 'side' ? [shot.place.side] : placeLabel(shot.place).split(' ');
  return ['fire', ...linked, ...weapon, 'at', target.tag, ...place, ...(several ? ['by', firer.tag] : [])];
}

/** One shot as a choice. A class with getters: most of its texts are never read. */
export class ShotOption implements Option {
  readonly id: string;
  private readonly setup: Setup;
  private readonly state: State;
  private readonly aim: Aim;

  constructor(setup: Setup, state: State, aim: Aim) {
    this.id = aim.shot.id;
    this.setup = setup;
    this.state = state;
    this.aim = aim;
  }

  get label(): string {
    return `${this.battery} at ${this.target.name}, ${placeLabel(this.aim.shot.place)}`;
  }

  get words(): readonly string[] {
    return wordsOf(this.firer, this.isOneOfSeveral, this.target, this.aim);
  }

  get group(): string {
    return `${this.battery} → ${this.target.name}`;
  }

  get at(): { readonly piece: string; readonly spot: string } {
    return { piece: this.target.id, spot: placeId(this.aim.shot.place) };
  }

  preview(): Preview {
    return previewShot(this.setup, this.state, this.aim);
  }

  facts(): Facts {
    return factsOf(this.state, this.aim);
  }

  private get firer(): Vehicle {
    return vehicleOf(this.state, this.aim.shot.firer);
  }

  private get target(): Vehicle {
    return vehicleOf(this.state, this.aim.shot.target);
  }

  /** Its seat has other vehicles too, so it is named. */
  private get isOneOfSeveral(): boolean {
    return this.id.startsWith(`${this.firer.id}/`);
  }

  private get battery(): string {
    const label = batteryLabel(this.aim.weapons);
    return this.isOneOfSeveral ? `${this.firer.name}: ${label}` : label;
  }
}

function percent(chance: number): string {
  return `${Math.round(chance * 100)}%`;
}

function factsOf(state: State, { shot, weapons, target, hit, expected }: Aim): Facts {
  const [first] = weapons;
  if (first === undefined || target.kind !== 'need') return { hit: 0, damage: 0, expected: 0 };
  const damage = expectedDamage(first.weapon) * weapons.length;
  return { hit, damage, expected, armorLeft: pointsAt(vehicleOf(state, shot.target), shot.place), needed: target.need };
}

/** Computed by what later resolves the shot. */
function previewShot(setup: Setup, state: State, aim: Aim): Preview {
  const { shot, weapons, target: need, hit, crew } = aim;
  const firer = vehicleOf(state, shot.firer);
  const target = vehicleOf(state, shot.target);
  const [first] = weapons;
  if (first === undefined || need.kind !== 'need') return { text: 'Cannot hit.', target: need };
  const left = pointsAt(target, shot.place);
  const each = weapons.length > 1 ? 'each ' : '';
  const where = shot.place.kind === 'tire' ? 'points left' : 'armor left';
  const text = `${each}${need.need} or more, ${percent(hit)}; ${weaponRow(first.weapon).damage} hits ${each}against ${left} ${where}; the ${crew.role} fires.`;
  return {
    text: `Needs ${text}`,
    lines: sightLines(setup, state, firer, first, target, shot.place),
    target: need,
    modifiers: need.modifiers,
    chances: [{ label: weapons.length > 1 ? 'each hits' : 'hit', chance: hit }],
    spread: damageSpread(aim, left),
    facts: factsOf(state, aim),
  };
}

function sightLines(
  setup: Setup,
  state: State,
  firer: Vehicle,
  weapon: WeaponState,
  target: Vehicle,
  place: Place,
): NonNullable<Preview['lines']> {
  const seen = placesInSight(setup, state, firer, weapon.mount, target);
  const sighting = seen.find((candidate) => placeId(candidate.place) === placeId(place));
  if (sighting === undefined) return [];
  const { x, y } = originOf(firer, weapon.mount);
  return [{ from: { x, y }, to: { x: sighting.point.x, y: sighting.point.y }, label: placeLabel(place) }];
}

/** Chance of every total of hits, all the weapons of the shot together. */
function totalHits(aim: Aim): ReadonlyMap<number, number> {
  let totals = new Map([[0, 1]]);
  for (const weapon of aim.weapons) {
    const { damage } = weaponRow(weapon.weapon);
    const next = new Map<number, number>();
    for (const [sum, chance] of totals) {
      const add = (hits: number, p: number): void =>
        void next.set(sum + hits, (next.get(sum + hits) ?? 0) + chance * p);
      add(0, 1 - aim.hit);
      for (const [hits, p] of damage === null ? [] : spreadOf({ ...diceOf(damage), atLeast: 0 }))
        add(hits, p * aim.hit);
    }
    totals = next;
  }
  return totals;
}

/** What may come of it: nothing, a dent, the last point gone, or more than that. */
function damageSpread(aim: Aim, left: number): NonNullable<Preview['spread']> {
  const tire = aim.shot.place.kind === 'tire';
  const labels = tire
    ? { none: 'no damage', some: 'tire damaged', all: 'wheel lost', more: 'wheel lost' }
    : { none: 'no damage', some: 'armor holds', all: 'armor gone', more: 'gets inside' };
  const chances = new Map<string, number>();
  for (const [hits, chance] of totalHits(aim)) {
    const fate = hits === 0 ? labels.none : hits < left ? labels.some : hits === left ? labels.all : labels.more;
    chances.set(fate, (chances.get(fate) ?? 0) + chance);
  }
  return [...chances].filter(([, chance]) => chance > 0).map(([label, chance]) => ({ label, chance }));
}
