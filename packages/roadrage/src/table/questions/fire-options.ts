import type { Facts, Option, Param, Params, Preview } from '@hardtop/kernel';
import { FIRE } from '../../catalog/damage.ts';
import { MOUNTS } from '../../catalog/mounts.ts';
import { WEAPONS } from '../../catalog/weapons.ts';
import { type Deed, droppedName } from '../queries/actions.ts';
import type { Arm } from '../queries/arms.ts';
import type { Spread } from '../queries/autofire.ts';
import { bodyOf } from '../queries/figures.ts';
import { type Mark, markId, markName } from '../queries/marks.ts';
import { type Aim, type Attack, isAtVitalSpot, targetOf, toHitModifiers } from '../queries/to-hit.ts';
import { paramsOf, roundsOf, type Shoot } from '../queries/volley.ts';
import { type Worth, worthOf } from '../queries/worth.ts';
import type { RoadGame } from '../state/state.ts';

export const NOTHING = 'nothing';
const NO_WORTH: Facts = { hit: 0, damage: 0, expected: 0 };

/** `machineGun-front`, `hand1`: which weapon of the firer's. */
function armId(arm: Arm): string {
  return arm.kind === 'hand' ? `hand${arm.index + 1}` : (arm.guns[0]?.state.id ?? '');
}

/** `Machine gun`, `twin machine gun, left`. */
export function armLabel(arm: Arm): string {
  const { name } = arm.weapon;
  if (arm.kind === 'hand') return name;
  const fitting = arm.guns[0]?.fitting;
  if (fitting === undefined) return name;
  const twin = arm.guns.length > 1 ? 'Twin ' : '';
  return `${twin}${name}, ${MOUNTS[fitting.mount].arc === 360 ? 'turret' : fitting.facing}`;
}

/** The word for a place is older than its name. */
function spotWord({ kind }: Aim): string {
  return kind === 'place' ? 'area' : kind;
}

/** `v2`, `v2:tire`, `v2:p3-vital`. */
function aimId({ sighting: { mark }, aim }: Attack): string {
  if (aim.kind === 'occupant') return `${markId(mark)}:${aim.person.id}${aim.vital ? '-vital' : ''}`;
  return aim.kind === 'body' ? markId(mark) : `${markId(mark)}:${spotWord(aim)}`;
}

export function aimLabel({ sighting: { mark }, aim }: Attack): string {
  switch (aim.kind) {
    case 'body':
      return markName(mark);
    case 'vital':
      return `${markName(mark)}, a vital spot`;
    case 'tire':
      return `${markName(mark)}, a tire`;
    case 'occupant':
      return `${aim.person.name} in ${markName(mark)}${aim.vital ? ', a vital spot' : ''}`;
    case 'window':
      return `${markName(mark)}, through a window`;
    case 'beneath':
      return `${markName(mark)}, underneath`;
    case 'place':
    case 'rider':
      return `the place of ${markName(mark)}`;
  }
}

/** All targets of a spread but the first, which is that of the attack. */
export function othersOf({ targets }: Spread): Spread['targets'] {
  return targets.slice(1);
}

const STANCE_LABEL = { inside: '', open: '', lean: ', leaning out', roof: ', in the sun roof' } as const;
const STANCE_WORD = { inside: [], open: [], lean: ['leaning'], roof: ['roof'] } as const;

function tagOf(mark: Mark): string {
  return mark.kind === 'vehicle' ? mark.vehicle.tag : mark.person.id;
}

/** A shot as a choice. A class with getters: most of its texts are never read. */
export class ShotOption implements Option {
  readonly id: string;
  readonly deed: Shoot;
  private readonly game: RoadGame;
  private known: readonly Param[] | null = null;

  constructor(game: RoadGame, deed: Shoot) {
    this.game = game;
    this.deed = deed;
    const { attack, spread } = deed;
    const stance = attack.stance === 'lean' || attack.stance === 'roof' ? `/${attack.stance}` : '';
    const far =
      spread === null
        ? ''
        : othersOf(spread)
            .map(({ mark }) => `+${markId(mark)}`)
            .join('');
    this.id = `${armId(attack.arm)}${stance}>${aimId(attack)}${far}`;
  }

  get label(): string {
    const { attack, spread } = this.deed;
    const far =
      spread === null
        ? ''
        : `, ${othersOf(spread)
            .map(({ mark }) => markName(mark))
            .join(', ')}`;
    return `${armLabel(attack.arm)}${STANCE_LABEL[attack.stance]} at ${aimLabel(attack)}${far}`;
  }

  get words(): readonly string[] {
    const { attack, spread } = this.deed;
    const { arm, aim, sighting, stance } = attack;
    const which = arm.kind === 'hand' ? (arm.index > 0 ? [`${arm.index + 1}`] : []) : armId(arm).split('-').slice(1);
    const whom = aim.kind === 'occupant' ? [aim.person.id] : [];
    const spot = isAtVitalSpot(aim) ? ['vital'] : aim.kind === 'body' || aim.kind === 'occupant' ? [] : [spotWord(aim)];
    const far = spread === null ? [] : ['spread', ...othersOf(spread).map(({ mark }) => tagOf(mark))];
    const verb = arm.weapon === WEAPONS.grenade ? 'throw' : 'fire';
    const weapon = arm.weapon.short.toLowerCase();
    return [verb, weapon, ...which, ...STANCE_WORD[stance], 'at', tagOf(sighting.mark), ...whom, ...spot, ...far];
  }

  get group(): string {
    const { arm, sighting } = this.deed.attack;
    return `${armLabel(arm)} → ${markName(sighting.mark)}`;
  }

  get at(): { readonly piece: string } {
    return { piece: markId(this.deed.attack.sighting.mark) };
  }

  get params(): readonly Param[] {
    this.known ??= paramsOf(this.game, this.deed);
    return this.known;
  }

  worth(params: Params): Worth {
    return worthOf(this.game, this.deed, params);
  }

  facts(params: Params): Facts {
    const { chance, hit, damage, expected } = this.worth(params);
    const { sighting, stance } = this.deed.attack;
    const shown = stance === 'lean' || stance === 'roof' ? 1 : 0;
    return { hit, damage, expected, needed: chance, range: sighting.range, shown, ...this.targetFacts() };
  }

  /** What bots weigh apart from points: a tire, the driver. */
  private targetFacts(): Facts {
    const { aim, sighting } = this.deed.attack;
    const { mark } = sighting;
    const size = mark.kind === 'vehicle' ? bodyOf(this.game, mark.vehicle).size : 0;
    return { tire: aim.kind === 'tire' ? 1 : 0, occupant: aim.kind === 'occupant' ? 1 : 0, size };
  }

  preview(params: Params): Preview {
    const { attack, spread } = this.deed;
    const [first] = roundsOf(this.game, this.deed, params);
    const modifiers = toHitModifiers(this.game, first?.attack ?? attack);
    const target = targetOf(modifiers);
    const { chance, hit, expected } = this.worth(params);
    const { from, to } = attack.sighting;
    const lines = [{ from: from.pose, to: to.pose, label: markName(attack.sighting.mark) }];
    for (const other of spread === null ? [] : othersOf(spread))
      lines.push({ from: from.pose, to: other.to.pose, label: markName(other.mark) });
    const shown = attack.stance === 'lean' || attack.stance === 'roof';
    const { mark } = attack.sighting;
    const less = mark.kind === 'vehicle' && mark.vehicle.veiled ? ' before armor' : '';
    return {
      text: `Hits on ${chance} or less, ${Math.round(hit * 100)}%; ${expected.toFixed(1)} points to expect${less}.`,
      lines: lines.map(({ from: a, to: b, label }) => ({ from: { x: a.x, y: a.y }, to: { x: b.x, y: b.y }, label })),
      target,
      modifiers,
      chances: [{ label: 'hit', chance: hit }],
      ...(shown ? { warnings: ['Partially exposed to fire this turn.'] } : {}),
      facts: this.facts(params),
    };
  }
}

/** What a chore is called and does. */
function choreText(deed: Exclude<Deed, Shoot>): { id: string; label: string; words: string[]; text: string } {
  switch (deed.kind) {
    case 'drop': {
      const name = droppedName(deed.gun);
      const { id, shots } = deed.gun.state;
      const words = ['drop', ...name.split(' '), ...id.split('-').slice(1)];
      return { id: `drop-${id}`, label: `Drop ${name}`, words, text: `Behind the vehicle; ${shots ?? 0} left.` };
    }
    case 'reload': {
      const { name, short } = WEAPONS[deed.gun.weapon];
      const { id } = deed.gun.state;
      const words = ['reload', short.toLowerCase(), ...id.split('-').slice(1)];
      return { id: `reload-${id}`, label: `Reload ${name.toLowerCase()}`, words, text: 'Ready to fire next turn.' };
    }
    case 'extinguish': {
      const text = `Puts the fire out on ${FIRE.extinguishedFrom} or more; ${deed.vehicle.extinguisher} left.`;
      return { id: 'extinguish', label: 'Use the extinguisher', words: ['extinguish', 'fire'], text };
    }
  }
}

export function choreOption(deed: Exclude<Deed, Shoot>): Option {
  const { id, label, words, text } = choreText(deed);
  return { id, label, words, preview: () => ({ text, facts: NO_WORTH }), facts: () => NO_WORTH };
}

export const NOTHING_OPTION: Option = {
  id: NOTHING,
  label: 'Do nothing',
  words: ['nothing', 'hold', 'fire'],
  preview: () => ({ text: 'Keeps his hands free, to throw out a grenade for one.', facts: NO_WORTH }),
  facts: () => NO_WORTH,
};
