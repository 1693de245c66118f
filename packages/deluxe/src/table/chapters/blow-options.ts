import type { Facts, Option, Preview } from '@hardtop/kernel';
import { chanceOf, diceOf } from '@hardtop/kernel';
import { TO_HIT_DICE } from '../../catalog/targeting.ts';
import { blowNeed, clubName } from '../queries/blows.ts';
import { actorOf } from '../queries/on-foot.ts';
import { personName } from '../queries/people.ts';
import { modelOf } from '../state/setup.ts';
import type { World } from '../state/state.ts';
import type { Blow } from '../state/target.ts';

/** A blow as a choice. */
export class BlowOption implements Option {
  readonly id: string;
  private readonly world: World;
  private readonly blow: Blow;

  constructor(world: World, blow: Blow) {
    this.id = blow.id;
    this.world = world;
    this.blow = blow;
  }

  get label(): string {
    return `${this.who} strikes ${this.whom} with ${clubName(this.world, this.blow.firer, this.blow.club)}`;
  }

  get words(): readonly string[] {
    const { target, firer } = this.blow;
    return [
      'strike',
      target.kind === 'person' ? target.person : modelOf(this.world.setup, target.vehicle).tag,
      'by',
      firer,
    ];
  }

  get group(): string {
    return 'Hand to hand';
  }

  get at(): NonNullable<Option['at']> {
    const { target } = this.blow;
    return { piece: target.kind === 'person' ? target.person : target.vehicle };
  }

  preview(): Preview {
    const { target, firer } = this.blow;
    const facts = this.facts();
    if (target.kind === 'vehicle') return { text: 'A die less 5 to that side, without a roll to hit.', facts };
    const actor = actorOf(this.world.state, firer);
    const need = actor === null ? null : blowNeed(this.world, actor, target);
    if (need?.kind !== 'need') return { text: 'Cannot strike.', facts };
    const text = `Needs ${need.need} or more; a die less ${this.blow.club === null ? 5 : 4}.`;
    return {
      text,
      target: need,
      modifiers: need.modifiers,
      chances: [{ label: 'hit', chance: facts.hit ?? 0 }],
      facts,
    };
  }

  facts(): Facts {
    const { target, firer, club } = this.blow;
    if (target.kind === 'vehicle') return { hit: 1, damage: 1 / 6, expected: 1 / 6 };
    const actor = actorOf(this.world.state, firer);
    const need = actor === null ? null : blowNeed(this.world, actor, target);
    const hit = need?.kind === 'need' ? chanceOf(diceOf(TO_HIT_DICE), Math.max(3, need.need)) : 0;
    const damage = club === null ? 1 / 6 : 1 / 2;
    return { hit, damage, expected: hit * damage };
  }

  private get who(): string {
    return personName(this.world.setup, { id: this.blow.firer, post: null });
  }

  private get whom(): string {
    const { target } = this.blow;
    const { setup } = this.world;
    return target.kind === 'person'
      ? personName(setup, { id: target.person, post: null })
      : modelOf(setup, target.vehicle).name;
  }
}
