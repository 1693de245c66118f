import type { Facts, Option, Preview } from '@hardtop/kernel';
import { droppedAt, droppingsOf } from '../queries/dropping.ts';
import { allGunsOf, type Gun } from '../queries/guns.ts';
import { moveWords } from '../queries/moving-parts.ts';
import { weaponLabel } from '../queries/parts.ts';
import { modelOf, type Setup } from '../state/setup.ts';
import { type Person, type State, type Vehicle, vehicleOf } from '../state/state.ts';
import type { BeamDeed, Deed, LeaveDeed } from '../state/target.ts';

/** What is done with weapons and moving parts; a searchlight and ways out have options of their own. */
type Handled = Exclude<Deed, BeamDeed | LeaveDeed>;

const VERBS = {
  drop: ['drop'],
  automatic: ['automatic'],
  manual: ['manual'],
  light: ['light'],
  spring: ['set', 'off'],
  grenade: ['grenade'],
  'move-part': [],
} as const satisfies Record<Handled['kind'], readonly string[]>;

const NOTHING: Facts = { hit: 0, damage: 0, expected: 0 };

/** A deed as a choice. A class with getters: most of its texts are never read. */
export class DeedOption implements Option {
  readonly id: string;
  private readonly setup: Setup;
  private readonly state: State;
  private readonly doing: { readonly deed: Handled; readonly person: Person };

  constructor(setup: Setup, state: State, deed: Handled, person: Person) {
    this.id = deed.id;
    this.setup = setup;
    this.state = state;
    this.doing = { deed, person };
  }

  get deed(): Deed {
    return this.doing.deed;
  }

  get label(): string {
    const { deed } = this.doing;
    const by = this.isOneOfSeveral ? `${modelOf(this.setup, deed.vehicle).name}: ` : '';
    return by + labelOf(deed, this.guns);
  }

  get words(): readonly string[] {
    const { deed } = this.doing;
    const by = this.isOneOfSeveral ? ['by', modelOf(this.setup, deed.vehicle).tag] : [];
    if (deed.kind === 'move-part') return [...moveWords(deed.part, deed.out).flatMap((word) => word.split(' ')), ...by];
    if (deed.kind === 'grenade') return [...VERBS.grenade, deed.side, ...by];
    const what =
      deed.kind === 'spring'
        ? ['mines', deed.counter]
        : this.guns.flatMap(({ model }) => weaponLabel(model).toLowerCase().split(' '));
    return [...VERBS[deed.kind], ...what, ...by];
  }

  get group(): string {
    return GROUPS[this.doing.deed.kind];
  }

  facts(): Facts {
    return NOTHING;
  }

  preview(): Preview {
    const { deed, person } = this.doing;
    const text = `${TELLS[deed.kind]} It is the ${person.post}'s action of this turn.`;
    if (deed.kind !== 'drop') return { text, facts: NOTHING };
    const lines = this.guns.map((gun) => lineOf(this.vehicle, gun));
    return { text, facts: NOTHING, lines };
  }

  private get vehicle(): Vehicle {
    return vehicleOf(this.state, this.doing.deed.vehicle);
  }

  private get guns(): readonly Gun[] {
    const { deed } = this.doing;
    return 'weapons' in deed ? allGunsOf(this.setup, this.vehicle, deed.weapons) : [];
  }

  /** Its seat has other vehicles too, so it is named. */
  private get isOneOfSeveral(): boolean {
    return this.id.startsWith(`${this.doing.deed.vehicle}/`);
  }
}

const GROUPS = {
  drop: 'Drop and spray',
  automatic: 'Automatic',
  manual: 'Automatic',
  light: 'Starshell',
  spring: 'Mines by remote control',
  grenade: 'Grenades outside',
  'move-part': 'Turret, guards and doors',
} as const satisfies Record<Handled['kind'], string>;

const TELLS = {
  drop: 'Lays it behind or beside the vehicle now.',
  automatic:
    'A gun then fires straight out as every turn ends; what is dropped or sprayed falls after every move, or once a turn at rest.',
  manual: 'Fires and lays nothing by itself any more.',
  light: 'Lights the whole map: night counts for nobody until the flare has burnt out.',
  spring: 'The mines go off now.',
  grenade: 'A die of splinters for everybody in the open within 2 inches of that side.',
  'move-part': 'It takes a whole turn, a door until the next turn ends.',
} as const satisfies Record<Handled['kind'], string>;

/** The link that all of them hang on. */
function commonLink([first, ...more]: readonly Gun[]): string {
  return first?.model.links.find((link) => more.every(({ model }) => model.links.includes(link))) ?? '';
}

function labelOf(deed: Handled, guns: readonly Gun[]): string {
  const [first, ...more] = guns;
  const what = more.length > 0 ? `Link ${commonLink(guns)}` : first === undefined ? '' : weaponLabel(first.model);
  switch (deed.kind) {
    case 'drop':
      return `${what}: ${guns.map(({ model }) => droppingsOf(model.weapon)?.kind ?? '').join(', ')}`;
    case 'automatic':
      return `${what} on automatic`;
    case 'manual':
      return `${what} off automatic`;
    case 'light':
      return `${what}: starshell`;
    case 'spring':
      return `Set off mines ${deed.counter.replace('laid-', '')}`;
    case 'grenade':
      return `Set off a grenade on the ${deed.side}`;
    case 'move-part': {
      const [verb, thing] = moveWords(deed.part, deed.out);
      return `${verb[0]?.toUpperCase() ?? ''}${verb.slice(1)} the ${thing}`;
    }
  }
}

/** Where it would fall. */
function lineOf(vehicle: Vehicle, { model }: Gun): NonNullable<Preview['lines']>[number] {
  const droppings = droppingsOf(model.weapon);
  const size = droppings?.size ?? { length: 0, width: 0 };
  const { x, y } = droppedAt(vehicle, model.at, size);
  return { from: { x: vehicle.pose.x, y: vehicle.pose.y }, to: { x, y }, label: droppings?.kind ?? '' };
}
