import type { Facts, Option, Preview } from '@hardtop/kernel';
import { crewLabel } from '../queries/crew.ts';
import { type HandAim, handToHit, meanOfArm } from '../queries/hand-shots.ts';
import { armLabel, armName, handsOf, mountOfHands } from '../queries/hands.ts';
import { originOf, pointAimedAt } from '../queries/line-of-fire.ts';
import { placeId, placeLabel, pointsAt, targetName, thingName } from '../queries/target-names.ts';
import { modelOf, type Setup } from '../state/setup.ts';
import { type State, vehicleOf } from '../state/state.ts';

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
    const { at, vehicle } = shot.target;
    const who = crewLabel(vehicleOf(this.state, shot.firer), person).split(' ');
    const place = at.kind === 'side' ? [at.side] : placeLabel(at).split(' ');
    const by = [...who, 'of', modelOf(this.setup, shot.firer).tag];
    const weapon = armName(arm.model).toLowerCase().split(' ');
    return ['fire', ...weapon, 'at', modelOf(this.setup, vehicle).tag, ...place, 'by', ...by];
  }

  get group(): string {
    return `${this.weapon} → ${thingName(this, this.aim.shot.target)}`;
  }

  get at(): NonNullable<Option['at']> {
    const { vehicle, at } = this.aim.shot.target;
    return { piece: vehicle, spot: placeId(at) };
  }

  preview(): Preview {
    const { shot, person, hit } = this.aim;
    const target = handToHit(this, shot, person);
    if (target.kind !== 'need') return { text: 'Cannot hit.', target };
    const left = pointsAt(this, shot.target);
    const where = left === null ? 'unknown armor' : `${left} point${left === 1 ? '' : 's'}`;
    const text = `Needs ${target.need} or more, ${Math.round(hit * 100)}%; ${this.damage} against ${where}.`;
    const chances = [{ label: 'hit', chance: hit }];
    return { text, lines: this.lines, target, modifiers: target.modifiers, chances, facts: this.facts() };
  }

  facts(): Facts {
    const { arm, hit, expected, need, shot } = this.aim;
    const known = { hit, damage: meanOfArm(arm.row), expected, needed: need };
    const armorLeft = pointsAt(this, shot.target);
    return armorLeft === null ? known : { ...known, armorLeft };
  }

  private get weapon(): string {
    const { person, arm, shot } = this.aim;
    const firer = vehicleOf(this.state, shot.firer);
    return `${modelOf(this.setup, shot.firer).name}, ${armLabel(firer, person, arm.model)}`;
  }

  /** What it does to tires and people, and to all else. */
  private get damage(): string {
    const { damage, onVehicles } = this.aim.arm.row;
    const hits = damage === null ? 'no hits' : typeof damage === 'string' ? `${damage} hits` : `${damage.hits} hits`;
    const { kind } = this.aim.shot.target.at;
    if (kind === 'tire' || kind === 'rider' || onVehicles === 'full') return hits;
    return onVehicles === 'half' ? `half of ${hits}` : `${hits} for tires and people alone,`;
  }

  private get lines(): NonNullable<Preview['lines']> {
    const { shot, person } = this.aim;
    const hands = handsOf(this.setup, person);
    if (hands === null) return [];
    const firer = vehicleOf(this.state, shot.firer);
    const mount = mountOfHands(hands);
    const to = pointAimedAt(this.setup, this.state, firer, mount, shot.target);
    const { x, y } = originOf(firer, mount);
    return to === null ? [] : [{ from: { x, y }, to: { x: to.x, y: to.y }, label: placeLabel(shot.target.at) }];
  }
}
