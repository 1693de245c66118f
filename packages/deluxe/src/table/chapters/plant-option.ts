import type { Facts, Option, Preview } from '@hardtop/kernel';
import { plantingNeed } from '../queries/limpets.ts';
import { nameOf } from '../queries/names.ts';
import { actorOf } from '../queries/on-foot.ts';
import { weaponLabel } from '../queries/parts.ts';
import { personName } from '../queries/people.ts';
import type { WeaponModel } from '../state/model.ts';
import { modelOf } from '../state/setup.ts';
import { vehicleOf, type World } from '../state/state.ts';
import type { VehicleStunt } from '../state/target.ts';

/** Turns that a mine may wait: longer than a minute outlasts any fight (H-266). */
const LONGEST_DELAY = 60;

export const MINE_DELAY: NonNullable<Option['params']> = [
  { name: 'delay', label: 'Turns', min: 0, max: LONGEST_DELAY, step: 1, start: 1 },
];

const NOTHING: Facts = { hit: 0, damage: 0, expected: 0 };

/** A place for a limpet mine as a choice, with the turns it is set to. A class with getters: most of its texts are never read. */
export class PlantOption implements Option {
  readonly id: string;
  readonly stunt: VehicleStunt;
  readonly params: NonNullable<Option['params']> = MINE_DELAY;
  private readonly world: World;

  constructor(world: World, stunt: VehicleStunt) {
    this.id = stunt.id;
    this.stunt = stunt;
    this.world = world;
  }

  get label(): string {
    const { setup, state } = this.world;
    const actor = actorOf(state, this.stunt.person);
    const who = actor === null ? 'somebody' : personName(setup, actor.person);
    const name = nameOf(this.world, vehicleOf(state, this.stunt.vehicle));
    return `${who}: limpet mine on ${name}, ${this.where}`;
  }

  get words(): readonly string[] {
    const { person, vehicle, side = 'top', port } = this.stunt;
    const place = port === undefined ? [side] : port.split('-');
    return ['plant', modelOf(this.world.setup, vehicle).tag, ...place, 'by', person];
  }

  get group(): string {
    return 'Limpet mines';
  }

  get at(): NonNullable<Option['at']> {
    return { piece: this.stunt.vehicle, spot: this.stunt.side ?? 'top' };
  }

  preview(): Preview {
    const { state } = this.world;
    const actor = actorOf(state, this.stunt.person);
    const target = actor === null ? null : plantingNeed(actor, vehicleOf(state, this.stunt.vehicle));
    const what = this.stunt.port === undefined ? 'the armor beneath' : 'the weapon itself';
    const harm = `1d+1 to ${what} when it goes off, and a grenade to all around.`;
    if (target?.kind !== 'need') return { text: harm, facts: NOTHING };
    const { need, modifiers } = target;
    return { text: `Needs ${need} or more on two dice; ${harm}`, target, modifiers, facts: NOTHING };
  }

  facts(): Facts {
    return NOTHING;
  }

  /** `left armor`, `before the MG front`. */
  private get where(): string {
    const { vehicle, side = 'top', port } = this.stunt;
    const gun = modelOf(this.world.setup, vehicle).parts.find(
      (part): part is WeaponModel => part.kind === 'weapon' && part.id === port,
    );
    return gun === undefined ? `${side} armor` : `before the ${weaponLabel(gun)}`;
  }
}
