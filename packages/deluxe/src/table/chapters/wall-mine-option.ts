import type { Facts, Option, Preview } from '@hardtop/kernel';
import { actorOf } from '../queries/on-foot.ts';
import { personName } from '../queries/people.ts';
import { structureOf } from '../queries/structures.ts';
import type { World } from '../state/state.ts';
import type { WallStunt } from '../state/target.ts';
import { MINE_DELAY } from './plant-option.ts';

const NOTHING: Facts = { hit: 0, damage: 0, expected: 0 };

/** A limpet mine on a wall as a choice, with the turns it is set to. */
export class WallMineOption implements Option {
  readonly id: string;
  readonly stunt: WallStunt;
  readonly params: NonNullable<Option['params']> = MINE_DELAY;
  private readonly world: World;

  constructor(world: World, stunt: WallStunt) {
    this.id = stunt.id;
    this.stunt = stunt;
    this.world = world;
  }

  get label(): string {
    const { setup, state } = this.world;
    const actor = actorOf(state, this.stunt.person);
    const who = actor === null ? 'somebody' : personName(setup, actor.person);
    return `${who}: limpet mine on ${this.name}`;
  }

  get words(): readonly string[] {
    const { structure, person } = this.stunt;
    return ['plant', ...structure.split('-'), 'by', person];
  }

  get group(): string {
    return 'Limpet mines';
  }

  get at(): NonNullable<Option['at']> {
    return { piece: this.stunt.structure };
  }

  preview(): Preview {
    const { dp } = structureOf(this.world.setup, this.stunt.structure);
    const around = 'a grenade to all around';
    const harm =
      dp === null ? `${around}; nothing to ${this.name}` : `1d+1 and 1d to ${this.name} in one blow, ${around}`;
    return { text: `When it goes off: ${harm}.`, facts: NOTHING };
  }

  facts(): Facts {
    return NOTHING;
  }

  private get name(): string {
    return structureOf(this.world.setup, this.stunt.structure).label;
  }
}
