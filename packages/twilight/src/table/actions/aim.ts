import type { Facts, Option, Preview } from '@hardtop/kernel';
import { tell } from '../chapters/telling.ts';
import { shotChance } from '../figures/shots.ts';
import { squareAhead } from '../queries/aiming.ts';
import { armOf, armsAtHand } from '../queries/arms.ts';
import { bearingOf } from '../queries/bearing.ts';
import { pieceOf } from '../queries/crews.ts';
import {
  type Arm,
  type Attack,
  attackAt,
  canAim,
  marksmanship,
  standOf,
  targetFor,
  targetOf,
} from '../queries/fire.ts';
import { cellOf } from '../queries/position.ts';
import type { Person } from '../state/person.ts';
import { momentOf, type Table } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';
import { targetsOf } from './fire.ts';

const ID = 'aim';
const WATCH = 'watch';
const DIRECTIONS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

/** A target to take aim at: what the next shot would then have of a chance. */
class AimOption implements Option {
  readonly id: string;
  readonly group = 'Aim';
  private readonly attack: Attack;

  constructor(attack: Attack) {
    this.id = `${ID}:${attack.item.id}:${attack.target.id}`;
    this.attack = attack;
  }

  private get name(): string {
    const { target } = this.attack;
    return target.kind === 'person' ? target.person.name : target.vehicle.name;
  }

  get label(): string {
    return `Aim at ${this.name}, ${armOf(this.attack.item).name}`;
  }

  get words(): readonly string[] {
    return [ID, armOf(this.attack.item).name.toLowerCase(), this.name.toLowerCase()];
  }

  get at(): { readonly piece: string } {
    const { target } = this.attack;
    return { piece: target.kind === 'person' ? pieceOf(target.person) : target.id };
  }

  facts(): Facts {
    return { aimedHit: shotChance(targetFor(this.attack, true, 1)) };
  }

  preview(): Preview {
    const chance = shotChance(targetFor(this.attack, true, 1));
    return {
      text: 'The next shot at this target is aimed, and it may be fired on as it moves.',
      chances: [{ label: 'aimed', chance }],
      facts: { aimedHit: chance },
    };
  }
}

const AIMED = { gait: null, aimed: true } as const;

function targetOptions(table: Table, person: Person, arm: Arm, targets: readonly string[]): readonly Option[] {
  const stand = standOf(table, person, arm, 'single', AIMED);
  if (stand === null) return [];
  const options: Option[] = [];
  for (const id of targets) {
    const target = targetOf(table, id);
    const attack = target === null ? null : attackAt(table, stand, target);
    if (attack !== null) options.push(new AimOption(attack));
  }
  return options;
}

const watchOption = (arm: Arm): Option => ({
  id: `${ID}:${arm.id}:${WATCH}`,
  label: `Watch with the ${armOf(arm).name}`,
  words: [ID, WATCH, armOf(arm).name.toLowerCase()],
  group: 'Aim',
  params: [{ name: 'direction', label: 'Direction', min: 0, max: 7, step: 1, names: DIRECTIONS }],
  preview: ({ direction = 0 }) => ({
    text: `May fire at once at any enemy who comes into view to the ${DIRECTIONS[direction] ?? 'north'}.`,
  }),
});

/** A target or a direction: the next shot is aimed, and whoever crosses may be fired on. */
export const aim: ActionKind = {
  id: ID,
  rule: 'twilight/combat/action-aim',
  keepsAim: true,
  options(game, person) {
    if (!canAim(game, person) || person.ducked) return [];
    const arms = armsAtHand(game, person).filter((arm) => arm.loaded > 0 && marksmanship(game, person, arm) !== null);
    if (arms.length === 0) return [];
    const targets = targetsOf(game, person);
    return arms.flatMap((arm) => [...targetOptions(game, person, arm, targets), watchOption(arm)]);
  },
  // biome-ignore lint/correctness/useYield: nothing is rolled for it
  *perform(game, person, { option, params }) {
    const { setup, state } = game;
    const [, item = '', at = ''] = option.split(':');
    const from = cellOf(state, person);
    const { name } = person;
    const since = momentOf(state);
    if (at === WATCH) {
      const direction = params.direction ?? 0;
      person.aim = { target: null, at: from === null ? null : squareAhead(game, from, direction), item, since };
      person.facing = direction;
      return tell(
        game,
        {
          kind: 'aim',
          rule: 'twilight/combat/action-aim',
          about: person.id,
          text: `${name} watches to the ${DIRECTIONS[direction] ?? 'north'}.`,
          marks: ['action/watch'],
        },
        [person.id],
      );
    }
    const target = targetOf(game, at);
    person.aim = { target: at, at: null, item, since };
    if (target !== null && from !== null) person.facing = bearingOf(setup, from, target.at) ?? person.facing;
    tell(
      game,
      {
        kind: 'aim',
        rule: 'twilight/combat/action-aim',
        about: person.id,
        text: `${name} takes aim.`,
        marks: ['action/aim'],
      },
      [person.id],
    );
  },
};
