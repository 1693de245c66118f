import {
  type Ask,
  answerOf,
  diceOf,
  type Facts,
  type Option,
  type Preview,
  type Seat,
  spreadOf,
} from '@hardtop/kernel';
import { jumpStartWeapon } from '../../catalog/jump-start.ts';
import { ShotOption } from '../chapters/fire-options.ts';
import type { Attack } from '../queries/asked.ts';
import type { Aim } from '../queries/batteries.ts';
import { originOf, type Sighting } from '../queries/line-of-fire.ts';
import { placeId, placeLabel, pointsAt } from '../queries/target-names.ts';
import { modelOf } from '../state/setup.ts';
import { type Vehicle, vehicleOf, type World } from '../state/state.ts';
import { type JumpStartChances, jumpStartChances, type Smoking } from './aims.ts';
import { jumpStartNeed, seenBy } from './to-hit.ts';

const RULE = 'deluxe/II.8/combat';

interface Sighted {
  readonly firer: Vehicle;
  readonly target: Vehicle;
  readonly sighting: Sighting;
}

/** What an aim sees now; null once the line is gone. */
export function sightedBy(world: World, { shot, guns }: Pick<Aim, 'shot' | 'guns'>): Sighted | null {
  if (shot.target.kind !== 'vehicle') return null;
  const { vehicle, at } = shot.target;
  const firer = vehicleOf(world.state, shot.firer);
  const target = vehicleOf(world.state, vehicle);
  const seen = seenBy(world, firer, guns[0].model.at, target);
  const sighting = seen.find(({ place }) => placeId(place) === placeId(at));
  return sighting === undefined ? null : { firer, target, sighting };
}

/** A shot by the small chart: its words are those of any shot. */
class JumpStartShot extends ShotOption {
  private readonly aimed: Aim;

  constructor(world: World, aim: Aim) {
    super(world.setup, world.state, aim);
    this.aimed = aim;
  }

  override preview(): Preview {
    const { guns, person, hit, shot } = this.aimed;
    const sighted = sightedBy(this, this.aimed);
    if (sighted === null) return { text: 'Cannot hit.' };
    const { firer, target, sighting } = sighted;
    const need = jumpStartNeed(this, firer, guns[0], target, sighting, person);
    const left = pointsAt(this, shot.target);
    const { damage } = jumpStartWeapon(guns[0].model.weapon);
    const each = guns.length > 1 ? 'each ' : '';
    const where = left === null ? 'unknown armor' : `${left} armor left`;
    const odds = `${need.need} or more, ${Math.round(hit * 100)}%; ${damage} hits ${each}against ${where}`;
    const { x, y } = originOf(firer, guns[0].model.at);
    return {
      text: `Needs ${each}${odds}; the ${person.post} fires. All shots of a phase count together.`,
      lines: [{ from: { x, y }, to: { x: sighting.point.x, y: sighting.point.y }, label: placeLabel(sighting.place) }],
      target: need,
      modifiers: need.modifiers,
      chances: [{ label: guns.length > 1 ? 'each hits' : 'hit', chance: hit }],
      facts: this.facts(),
      ...(left !== null && { spread: fatesOf(this.aimed, left) }),
    };
  }

  override facts(): Facts {
    const { guns, hit, expected, need, shot } = this.aimed;
    const damage = hit === 0 ? 0 : expected / hit;
    const armorLeft = pointsAt(this, shot.target);
    const facts = { hit, damage, expected, needed: need, guns: guns.length };
    return armorLeft === null ? facts : { ...facts, armorLeft };
  }
}

type Totals = ReadonlyMap<number, number>;

function fatesOf({ guns, hit }: Aim, left: number): NonNullable<Preview['spread']> {
  let totals: Totals = new Map([[0, 1]]);
  for (const { model } of guns) totals = withGun(totals, jumpStartWeapon(model.weapon).damage ?? '0', hit);
  const chances = new Map<string, number>();
  for (const [hits, chance] of totals) {
    const fate = hits === 0 ? 'no damage' : hits < left ? 'armor holds' : hits === left ? 'armor gone' : 'gets inside';
    chances.set(fate, (chances.get(fate) ?? 0) + chance);
  }
  return [...chances].filter(([, chance]) => chance > 0).map(([label, chance]) => ({ label, chance }));
}

function withGun(totals: Totals, damage: string, hit: number): Totals {
  const next = new Map<number, number>();
  const add = (hits: number, chance: number): void => void next.set(hits, (next.get(hits) ?? 0) + chance);
  for (const [sum, chance] of totals) {
    add(sum, chance * (1 - hit));
    for (const [hits, p] of spreadOf(diceOf(damage))) add(sum + hits, chance * p * hit);
  }
  return next;
}

function smokeOption({ setup }: World, { deed, person }: Smoking): Option {
  const { name } = modelOf(setup, deed.vehicle);
  return {
    id: deed.id,
    label: `Smokescreen behind ${name}`,
    words: ['smoke', ...(deed.weapons[0] ?? '').split('-')],
    group: 'Smokescreen',
    at: { piece: deed.vehicle },
    preview: () => ({
      text: `A cloud behind it, where it stays: -2 for each shot through it, and no laser passes. The ${person.post} fires it.`,
      facts: HOLD_FACTS,
    }),
    facts: () => HOLD_FACTS,
  };
}

const HOLD_FACTS = { hit: 0, damage: 0, expected: 0 };

const HOLD: Option = {
  id: 'hold',
  label: 'Hold fire',
  words: ['hold', 'fire'],
  preview: () => ({ text: 'Keeps the shot for later in the turn.', facts: HOLD_FACTS }),
  facts: () => HOLD_FACTS,
};

function promptFor({ setup }: World, { aims, smokes }: JumpStartChances, declared: number): string {
  if (aims.length + smokes.length === 0) return 'None of your guns can fire at anything now.';
  const first = aims[0]?.shot.firer ?? smokes[0]?.deed.vehicle ?? '';
  const isOne = aims.every(({ shot }) => shot.firer === first) && smokes.every(({ deed }) => deed.vehicle === first);
  const who = isOne ? modelOf(setup, first).name : 'Your vehicles';
  return declared === 0 ? `${who} can fire.` : `${who} can fire once more.`;
}

/** What a seat is asked that has declared some shots already. */
export function nextJumpStartQuestion(world: World, seat: Seat, declared: readonly Attack[]): Ask {
  return jumpStartFireQuestion(world, seat, declared.length, jumpStartChances(world, seat, declared));
}

/** The same from what it can fire. */
export function jumpStartFireQuestion(world: World, seat: Seat, declared: number, chances: JumpStartChances): Ask {
  const first = chances.aims[0]?.shot.firer ?? chances.smokes[0]?.deed.vehicle;
  return {
    seat,
    topic: 'fire',
    rule: RULE,
    about: first,
    prompt: promptFor(world, chances, declared),
    options: () => [
      ...chances.aims.map((aim) => new JumpStartShot(world, aim)),
      ...chances.smokes.map((smoking) => smokeOption(world, smoking)),
      HOLD,
    ],
    suggested: answerOf('hold'),
  };
}
