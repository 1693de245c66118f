import type { Facts, Option, Preview, Target } from '@hardtop/kernel';
import { WRONGS, wrongOf } from '../queries/arena.ts';
import { crewLabel } from '../queries/crew.ts';
import { type HandAim, handToHit, meanOfArm } from '../queries/hand-shots.ts';
import { armLabel, armName, handOf } from '../queries/hands.ts';
import { originOf, pointAimedAt } from '../queries/line-of-fire.ts';
import { personName } from '../queries/people.ts';
import { placeId, placeLabel, pointsAt, targetName, thingName } from '../queries/target-names.ts';
import { outlineOf } from '../queries/target-outline.ts';
import { modelOf, type Setup } from '../state/setup.ts';
import type { State, Vehicle } from '../state/state.ts';
import type { HandTarget } from '../state/target.ts';

/** One shot by hand as a choice. A class with getters: most of its texts are never read. */
export class HandOption implements Option {
  readonly id: string;
  readonly setup: Setup;
  readonly state: State;
  private readonly aim: HandAim;

  constructor(setup: Setup, state: State, aim: HandAim) {
    this.id = aim.shot.id;
    this.setup = setup;
    this.state = state;
    this.aim = aim;
  }

  get label(): string {
    return `${this.weapon} at ${targetName(this, this.aim.shot.target)}`;
  }

  get words(): readonly string[] {
    const { person, arm, shot } = this.aim;
    const { target } = shot;
    const { vehicle } = this;
    const aboard = vehicle?.crew.find(({ id }) => id === person.id);
    const by =
      vehicle === null || aboard === undefined
        ? [person.id]
        : [...crewLabel(vehicle, aboard).split(' '), 'of', modelOf(this.setup, vehicle.id).tag];
    const weapon = armName(arm.model).toLowerCase().split(' ');
    return ['fire', ...weapon, 'at', ...wordsOf(this.setup, target), 'by', ...by];
  }

  get group(): string {
    return `${this.weapon} → ${thingName(this, this.aim.shot.target)}`;
  }

  get at(): NonNullable<Option['at']> {
    const { target } = this.aim.shot;
    if (target.kind === 'vehicle') return { piece: target.vehicle, spot: placeId(target.at) };
    return { piece: target.kind === 'person' ? target.person : (target.people[0] ?? '') };
  }

  preview(): Preview {
    const { shot, person, hit } = this.aim;
    const target = handToHit(this, shot, person);
    if (target.kind === 'automatic') return this.sure(target);
    if (target.kind !== 'need') return { text: 'Cannot hit.', target };
    const left = pointsAt(this, shot.target);
    const where = left === null ? 'unknown armor' : `${left} point${left === 1 ? '' : 's'}`;
    const text = `Needs ${target.need} or more, ${Math.round(hit * 100)}%; ${this.damage} against ${where}.`;
    const chances = [{ label: 'hit', chance: hit }];
    const from = handOf(this, shot.firer, person.id)?.stand.pose;
    const wrong = from === undefined ? null : wrongOf(this, from, shot.target);
    const aside = wrong !== null ? WRONGS[wrong] : this.aim.aside === 'bystander' ? 'a bystander' : null;
    const warned = aside === null ? {} : { warnings: [aside] };
    return { text, lines: this.lines, target, modifiers: target.modifiers, chances, facts: this.facts(), ...warned };
  }

  /** At arm's length. */
  private sure(target: Target & { readonly kind: 'automatic' }): Preview {
    const text = `Hits without a roll; ${this.damage}, a point at least.`;
    return { text, lines: this.lines, target, chances: [{ label: 'hit', chance: 1 }], facts: this.facts() };
  }

  facts(): Facts {
    const { arm, hit, expected, need, shot } = this.aim;
    const known = { hit, damage: meanOfArm(arm.row), expected, needed: need };
    const armorLeft = pointsAt(this, shot.target);
    return armorLeft === null ? known : { ...known, armorLeft };
  }

  private get weapon(): string {
    const { person, arm } = this.aim;
    const { vehicle } = this;
    if (vehicle === null) return `${personName(this.setup, person)}, ${armName(arm.model)}`;
    return `${modelOf(this.setup, vehicle.id).name}, ${armLabel(vehicle, person, arm.model)}`;
  }

  /** What he fires out of; null on foot. */
  private get vehicle(): Vehicle | null {
    return this.state.vehicles.find(({ id }) => id === this.aim.shot.firer) ?? null;
  }

  /** What it does to tires and people, and to all else. */
  private get damage(): string {
    const { damage, onVehicles } = this.aim.arm.row;
    const hits = damage === null ? 'no hits' : typeof damage === 'string' ? `${damage} hits` : `${damage.hits} hits`;
    const { target } = this.aim.shot;
    if (target.kind === 'crowd') return `${hits} for each whom a roll of his own hits`;
    if (target.kind === 'person' || onVehicles === 'full') return hits;
    const { kind } = target.at;
    if (kind === 'tire' || kind === 'rider') return hits;
    return onVehicles === 'half' ? `half of ${hits}` : `${hits} for tires and people alone,`;
  }

  private get lines(): NonNullable<Preview['lines']> {
    const { shot, person } = this.aim;
    const hand = handOf(this, shot.firer, person.id);
    if (hand === null) return [];
    const { stand: firer, mount } = hand;
    const { target } = shot;
    const to =
      target.kind === 'vehicle'
        ? pointAimedAt(this.setup, this.state, firer, mount, target)
        : outlineOf(this, target).pose;
    const { x, y } = originOf(firer, mount);
    return to === null
      ? []
      : [
          {
            from: { x, y },
            to: { x: to.x, y: to.y },
            label: target.kind === 'vehicle' ? placeLabel(target.at) : thingName(this, target),
          },
        ];
  }
}

function wordsOf(setup: Setup, target: HandTarget): readonly string[] {
  if (target.kind === 'person') return [target.person];
  if (target.kind === 'crowd') return target.people;
  const { at, vehicle } = target;
  return [modelOf(setup, vehicle).tag, ...(at.kind === 'side' ? [at.side] : placeLabel(at).split(' '))];
}
