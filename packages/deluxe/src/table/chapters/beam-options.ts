import type { Facts, Option, Preview } from '@hardtop/kernel';
import { beamChance, beamNeed } from '../queries/beams.ts';
import { modelOf } from '../state/setup.ts';
import { type Person, type Vehicle, vehicleOf, type World } from '../state/state.ts';
import type { BeamDeed } from '../state/target.ts';

const NOTHING: Facts = { hit: 0, damage: 0, expected: 0 };

const TELLS = {
  track: 'Everybody sees whoever stands in the beam, and no night hides him, to the end of the next turn.',
  blind:
    'Those aboard see nothing but what they remember, steer worse by 3 and fire at -10, to the end of the next turn.',
} as const satisfies Record<BeamDeed['kind'], string>;

/** A searchlight turned on somebody, as a choice. */
export class BeamOption implements Option {
  readonly id: string;
  readonly group = 'Searchlight';
  private readonly world: World;
  readonly deed: BeamDeed;
  private readonly person: Person;

  constructor(world: World, deed: BeamDeed, person: Person) {
    this.id = deed.id;
    this.world = world;
    this.deed = deed;
    this.person = person;
  }

  get label(): string {
    const { kind, target, vehicle } = this.deed;
    const { name } = modelOf(this.world.setup, target);
    const by = this.isOneOfSeveral ? `${modelOf(this.world.setup, vehicle).name}: ` : '';
    return `${by}Searchlight: ${kind === 'blind' ? 'blind' : this.target.unseen === true ? 'look for' : 'follow'} ${name}`;
  }

  get words(): readonly string[] {
    const { kind, target, vehicle } = this.deed;
    const by = this.isOneOfSeveral ? ['by', modelOf(this.world.setup, vehicle).tag] : [];
    return ['searchlight', kind === 'blind' ? 'blind' : 'follow', modelOf(this.world.setup, target).tag, ...by];
  }

  get at(): NonNullable<Option['at']> {
    return { piece: this.deed.target };
  }

  facts(): Facts {
    return NOTHING;
  }

  /** Of whoever is out of sight nobody can tell the odds. */
  preview(): Preview {
    const text = `${TELLS[this.deed.kind]} It is the ${this.person.post}'s action of this turn.`;
    const vehicle = vehicleOf(this.world.state, this.deed.vehicle);
    const { target } = this;
    const need = target.unseen === true ? null : beamNeed(this.world, vehicle, target, this.person, this.deed.kind);
    if (need === null) return { text, facts: NOTHING };
    const { pose } = vehicle;
    return {
      text,
      facts: NOTHING,
      target: need,
      modifiers: need.modifiers,
      chances: [{ label: this.deed.kind === 'blind' ? 'blinds' : 'catches', chance: beamChance(need.need) }],
      lines: [{ from: { x: pose.x, y: pose.y }, to: { x: target.pose.x, y: target.pose.y }, label: 'searchlight' }],
    };
  }

  private get target(): Vehicle {
    return vehicleOf(this.world.state, this.deed.target);
  }

  /** Its seat has other vehicles too, so it is named. */
  private get isOneOfSeveral(): boolean {
    return this.id.startsWith(`${this.deed.vehicle}/`);
  }
}
