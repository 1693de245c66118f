import type { Facts, Option, Preview } from '@hardtop/kernel';
import { JUMPING } from '../../catalog/people.ts';
import { SOFT_FALL } from '../../catalog/terrain.ts';
import { isCycle } from '../queries/build.ts';
import { crewLabel } from '../queries/crew.ts';
import { isOffRoad } from '../queries/ground.ts';
import { besideOf } from '../queries/leaving.ts';
import { ramDice } from '../queries/ram.ts';
import { modelOf } from '../state/setup.ts';
import { type Person, type Vehicle, vehicleOf, type World } from '../state/state.ts';
import type { LeaveDeed } from '../state/target.ts';

const NOTHING: Facts = { hit: 0, damage: 0, expected: 0 };

/** A way out of a vehicle as a choice. A class with getters: most of its texts are never read. */
export class LeaveOption implements Option {
  readonly id: string;
  readonly deed: LeaveDeed;
  private readonly world: World;
  private readonly person: Person;

  constructor(world: World, deed: LeaveDeed, person: Person) {
    this.id = deed.id;
    this.deed = deed;
    this.world = world;
    this.person = person;
  }

  get label(): string {
    const { vehicle } = this;
    const { side } = this.deed;
    const verb = vehicle.speed !== 0 ? 'jumps off' : isCycle(vehicle) ? 'gets off' : 'gets out';
    const { name } = modelOf(this.world.setup, vehicle.id);
    return `${name}: ${crewLabel(vehicle, this.person)} ${verb} ${side === 'behind' ? 'behind it' : `to the ${side}`}`;
  }

  get words(): readonly string[] {
    const { tag } = modelOf(this.world.setup, this.vehicle.id);
    return ['leave', this.deed.side, 'by', ...crewLabel(this.vehicle, this.person).split(' '), 'of', tag];
  }

  get group(): string {
    return 'Get out';
  }

  get at(): NonNullable<Option['at']> {
    return { piece: this.vehicle.id, spot: this.deed.side === 'behind' ? 'back' : this.deed.side };
  }

  preview(): Preview {
    const { vehicle } = this;
    const pose = besideOf(this.world, vehicle, this.deed.side);
    const ghosts = pose === null ? {} : { ghosts: [{ piece: this.person.id, pose }] };
    const speed = Math.abs(vehicle.speed);
    if (speed === 0)
      return { text: 'Stands beside it through the next turn; then he may run.', facts: NOTHING, ...ghosts };
    const soft = isOffRoad(this.world.setup, vehicle);
    const dice = ramDice(Math.max(0, speed - (soft ? SOFT_FALL.slowerBy : JUMPING.slower)));
    const text = dice === '0' ? 'He lands unhurt' : `He lands with ${dice} hits that no body armor stops`;
    return { text: `${text}, and acts from the next turn on.`, facts: NOTHING, ...ghosts };
  }

  facts(): Facts {
    return NOTHING;
  }

  private get vehicle(): Vehicle {
    return vehicleOf(this.world.state, this.deed.vehicle);
  }
}
