import { distance } from '@hardtop/geometry';
import { diceOf, type Facts, type Option, type Preview, spreadOf, type Target } from '@hardtop/kernel';
import { armorType } from '../../catalog/armor.ts';
import { grenade as grenadeRow } from '../../catalog/grenades.ts';
import { GUIDED_MISSILES } from '../../catalog/guided-missiles.ts';
import { weapon as weaponRow } from '../../catalog/weapons.ts';
import { WRONGS, wrongOf } from '../queries/arena.ts';
import type { Aim } from '../queries/batteries.ts';
import { isBreachable } from '../queries/breaches.ts';
import type { Gun } from '../queries/guns.ts';
import { originOf, placesInSight } from '../queries/line-of-fire.ts';
import { inchesIn } from '../queries/movement.ts';
import { weaponLabel } from '../queries/parts.ts';
import { structureOf } from '../queries/structures.ts';
import { placeId, placeLabel, pointsAt, targetName, thingName } from '../queries/target-names.ts';
import { outlineOf } from '../queries/target-outline.ts';
import { expectedDamage } from '../queries/targeting.ts';
import { toHit } from '../queries/to-hit.ts';
import { traitsOf } from '../queries/weapon-traits.ts';
import { nextGrenade } from '../queries/whole-aims.ts';
import { modelOf, type Setup } from '../state/setup.ts';
import { type State, vehicleOf, type World } from '../state/state.ts';
import type { FireTarget, Shot } from '../state/target.ts';

/** `MG front`, `2 linked MG front`, `2 linked HR right and left`. */
export function batteryLabel(guns: readonly Gun[]): string {
  const [first] = guns;
  if (first === undefined) return '';
  const { weapon, at } = first.model;
  if (guns.length === 1) return weaponLabel(first.model);
  const others = [...new Set(guns.map(({ model }) => model.at))].filter((mount) => mount !== at);
  const which = numbersOf(guns).join(' ');
  return `${guns.length} linked ${weapon} ${[at, ...others].join(' and ')}${which === '' ? '' : ` ${which}`}`;
}

/** Where links are linked it takes numbers to tell pairs apart: `1`, `2`. */
function numbersOf(guns: readonly Gun[]): readonly string[] {
  if (guns.length < 2 || !guns.some(({ model }) => model.links.length > 1)) return [];
  return guns.map(({ model }) => /-(\d+)$/.exec(model.id)?.[1] ?? '1');
}

/** How a typed order names what is shot at. */
function targetWords(setup: Setup, target: FireTarget): readonly string[] {
  switch (target.kind) {
    case 'vehicle': {
      const place = target.at.kind === 'side' ? [target.at.side] : placeLabel(target.at).split(' ');
      return [modelOf(setup, target.vehicle).tag, ...place];
    }
    case 'person':
      return [target.person];
    case 'structure':
      return [target.structure];
    case 'crowd':
      return ['people', ...target.people];
    case 'missile':
      return ['missile', target.missile.replace('missile-', '')];
    case 'ground': {
      const { ahead } = target;
      return ahead === undefined
        ? ['ground']
        : ['road', `${ahead.inches}`, 'before', modelOf(setup, ahead.vehicle).tag];
    }
  }
}

function wordsOf(setup: Setup, several: boolean, { guns, shot }: Aim): readonly string[] {
  const weapon = weaponLabel(guns[0].model).toLowerCase().split(' ');
  const [first, ...rest] = guns;
  const across = rest.some(({ model }) => model.at !== first.model.at) ? ['across'] : [];
  const linked = guns.length > 1 ? ['linked', ...across, ...numbersOf(guns)] : [];
  const by = several ? ['by', modelOf(setup, shot.firer).tag] : [];
  return ['fire', ...linked, ...weapon, 'at', ...targetWords(setup, shot.target), ...by];
}

/** One shot as a choice. A class with getters: most of its texts are never read. */
export class ShotOption implements Option {
  readonly id: string;
  readonly setup: Setup;
  readonly state: State;
  private readonly aim: Aim;

  constructor(setup: Setup, state: State, aim: Aim) {
    this.id = aim.shot.id;
    this.setup = setup;
    this.state = state;
    this.aim = aim;
  }

  get label(): string {
    return `${this.battery} at ${targetName(this, this.aim.shot.target)}`;
  }

  get words(): readonly string[] {
    return wordsOf(this.setup, this.isOneOfSeveral, this.aim);
  }

  get group(): string {
    return `${this.battery} → ${thingName(this, this.aim.shot.target)}`;
  }

  get at(): NonNullable<Option['at']> {
    return spotOf(this.aim.shot);
  }

  preview(): Preview {
    return previewShot(this, this.aim);
  }

  facts(): Facts {
    return factsOf(this, this.aim);
  }

  /** Its seat has other vehicles too, so it is named. */
  private get isOneOfSeveral(): boolean {
    return this.id.startsWith(`${this.aim.shot.firer}/`);
  }

  private get battery(): string {
    const label = batteryLabel(this.aim.guns);
    return this.isOneOfSeveral ? `${modelOf(this.setup, this.aim.shot.firer).name}: ${label}` : label;
  }
}

/** Where on the board the option is shown; open ground has no piece, so at who fires. */
function spotOf({ firer, target }: Shot): NonNullable<Option['at']> {
  switch (target.kind) {
    case 'vehicle':
      return { piece: target.vehicle, spot: placeId(target.at) };
    case 'person':
      return { piece: target.person };
    case 'structure':
      return { piece: target.structure };
    case 'crowd':
      return { piece: target.people[0] ?? firer };
    case 'missile':
      return { piece: target.missile };
    case 'ground':
      return { piece: firer };
  }
}

function percent(chance: number): string {
  return `${Math.round(chance * 100)}%`;
}

/** What is no fight of its own is worth no round to whoever goes by the figures; somebody on foot is worth one hit. */
function asideFacts({ hit, need, aside }: Aim): Facts {
  if (aside !== 'foe') return { hit: 0, damage: 0, expected: 0, needed: need };
  return { hit, damage: 1, expected: hit, needed: need };
}

function factsOf(world: World, aim: Aim): Facts {
  if (aim.aside !== undefined) return asideFacts(aim);
  const { shot, guns, need, hit, expected } = aim;
  const damage = expectedDamage(guns[0].model.weapon) * guns.length;
  const armorLeft = pointsAt(world, shot.target);
  return armorLeft === null
    ? { hit, damage, expected, needed: need }
    : { hit, damage, expected, armorLeft, needed: need };
}

/** Computed by what later resolves the shot. Linked weapons are alike and share all modifiers, so one number serves them all. */
function previewShot(world: World, aim: Aim): Preview {
  const { setup, state } = world;
  const { shot, guns, hit, person } = aim;
  const need = toHit(setup, state, shot, guns[0], person);
  if (need.kind !== 'need') return { text: 'Cannot hit.', target: need };
  const left = pointsAt(world, shot.target);
  const each = guns.length > 1 ? 'each ' : '';
  const where = left === null ? 'unknown armor' : `${left} ${pointsWord(world, shot.target)}`;
  const { damage } = weaponRow(guns[0].model.weapon);
  if (hit === 0) return hopelessPreview(world, aim, need);
  const effect = effectOf(world, aim, `${damage} hits ${each}against ${where}`);
  const text = `${each}${need.need} or more, ${percent(hit)}; ${effect}; the ${person.post} fires.`;
  return {
    text: `Needs ${text}`,
    lines: sightLines(world, aim),
    target: need,
    modifiers: need.modifiers,
    chances: [{ label: guns.length > 1 ? 'each hits' : 'hit', chance: hit }],
    ...(left === null || damage === null || shot.target.kind === 'missile' || aim.aside !== undefined
      ? {}
      : { spread: damageSpread(aim, left, isHalved(world, aim)) }),
    facts: factsOf(world, aim),
    ...warningsOf(world, aim),
  };
}

function warningsOf(world: World, { aside, shot }: Aim): Pick<Preview, 'warnings'> {
  const wrong = wrongOf(world, vehicleOf(world.state, shot.firer).pose, shot.target);
  if (wrong !== null) return { warnings: [WRONGS[wrong]] };
  return aside === 'bystander' ? { warnings: ['a bystander'] } : {};
}

function pointsWord({ setup }: World, target: FireTarget): string {
  if (target.kind === 'structure')
    return isBreachable(structureOf(setup, target.structure)) ? 'at a blow for a breach' : 'points left';
  return isTire(target) ? 'points left' : 'armor left';
}

/** What comes of it, where that is not plain damage. */
function effectOf({ state }: World, { shot, guns }: Aim, damage: string): string {
  const { target } = shot;
  const { isOilGun, isLauncher, guidance } = traitsOf(guns[0].model.weapon);
  if (isLauncher) return launchEffect(guns[0]);
  if (isOilGun)
    return target.kind === 'vehicle' ? 'a slick beneath it and paint on its windows' : 'a double slick there';
  if (target.kind === 'missile') return 'any hit brings it down';
  if (target.kind === 'crowd') return `${damage}: a roll for each, and half of it for those hit`;
  if (guidance === null || target.kind !== 'vehicle') return damage;
  const inches = distance(vehicleOf(state, shot.firer).pose, vehicleOf(state, target.vehicle).pose);
  const phases = Math.max(1, Math.ceil(inches / inchesIn(GUIDED_MISSILES.mph, 1)));
  return `${damage}, in about ${phases} phase${phases === 1 ? '' : 's'}, wherever it meets it`;
}

/** What flies next, and when it goes off. */
function launchEffect(gun: Gun): string {
  const next = nextGrenade(gun);
  if (next === null) return 'nothing is left in it';
  const when = next.delay === 0 ? 'as the turn ends' : `${next.delay} turn${next.delay === 1 ? '' : 's'} later`;
  return `a ${grenadeRow(next.grenade).name.toLowerCase()} that lands near there and goes off ${when}`;
}

function hopelessPreview(world: World, aim: Aim, need: Target & { kind: 'need' }): Preview {
  return {
    text: `Cannot hit: ${need.need} needed. The shot is spent and counts for sustained fire.`,
    lines: sightLines(world, aim),
    target: need,
    modifiers: need.modifiers,
    chances: [{ label: 'hit', chance: 0 }],
    facts: factsOf(world, aim),
    warnings: ['cannot hit'],
  };
}

/** A laser against reflective armor (X-13). */
function isHalved({ setup }: World, { shot, guns }: Aim): boolean {
  const { target } = shot;
  if (target.kind !== 'vehicle' || !traitsOf(guns[0].model.weapon).isLaser) return false;
  return armorType(modelOf(setup, target.vehicle).armorType).reflective;
}

function isTire(target: FireTarget): boolean {
  return target.kind === 'vehicle' && target.at.kind === 'tire';
}

function sightLines({ setup, state }: World, { shot, guns }: Aim): NonNullable<Preview['lines']> {
  const { target } = shot;
  const firer = vehicleOf(state, shot.firer);
  const mount = guns[0].model.at;
  const { x, y } = originOf(firer, mount);
  if (target.kind !== 'vehicle') {
    const { pose } = outlineOf({ setup, state }, target);
    return [{ from: { x, y }, to: { x: pose.x, y: pose.y }, label: thingName({ setup, state }, target) }];
  }
  const seen = placesInSight(setup, state, firer, mount, vehicleOf(state, target.vehicle));
  const sighting = seen.find(({ place }) => placeId(place) === placeId(target.at));
  if (sighting === undefined) return [];
  return [{ from: { x, y }, to: { x: sighting.point.x, y: sighting.point.y }, label: placeLabel(target.at) }];
}

type Totals = ReadonlyMap<number, number>;

/** Totals that were worked out: a table has few weapons and few chances, and asks for the same ones all the time. */
const totalsKnown = new Map<string, Totals>();
const TOTALS_KEPT = 1_000;

/** Chance of every total of hits, all the weapons of the shot together. */
function totalHits({ guns, hit }: Aim, halved: boolean): Totals {
  const key = `${hit} ${halved} ${guns.map(({ model }) => model.weapon).join(' ')}`;
  const known = totalsKnown.get(key);
  if (known !== undefined) return known;
  let totals: Totals = new Map([[0, 1]]);
  for (const { model } of guns)
    for (let i = 0; i < traitsOf(model.weapon).rolls; i++)
      totals = withHits(totals, weaponRow(model.weapon).damage, hit, halved);
  if (totalsKnown.size >= TOTALS_KEPT) totalsKnown.clear();
  totalsKnown.set(key, totals);
  return totals;
}

/** One weapon more. */
function withHits(totals: Totals, damage: string | null, hit: number, halved: boolean): Totals {
  const spread = damage === null ? [] : spreadOf({ ...diceOf(damage), atLeast: 0 });
  const next = new Map<number, number>();
  const add = (hits: number, chance: number): void => void next.set(hits, (next.get(hits) ?? 0) + chance);
  for (const [sum, chance] of totals) {
    add(sum, chance * (1 - hit));
    for (const [hits, p] of spread) add(sum + (halved ? Math.floor(hits / 2) : hits), chance * (p * hit));
  }
  return next;
}

/** What may come of it: nothing, a dent, the last point gone, or more than that. */
function damageSpread(aim: Aim, left: number, halved: boolean): NonNullable<Preview['spread']> {
  const tire = isTire(aim.shot.target);
  const labels = tire
    ? { none: 'no damage', some: 'tire damaged', all: 'wheel lost', more: 'wheel lost' }
    : { none: 'no damage', some: 'armor holds', all: 'armor gone', more: 'gets inside' };
  const chances = new Map<string, number>();
  for (const [hits, chance] of totalHits(aim, halved && !tire && left > 0)) {
    const fate = hits === 0 ? labels.none : hits < left ? labels.some : hits === left ? labels.all : labels.more;
    chances.set(fate, (chances.get(fate) ?? 0) + chance);
  }
  return [...chances].filter(([, chance]) => chance > 0).map(([label, chance]) => ({ label, chance }));
}
