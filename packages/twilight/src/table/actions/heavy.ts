import type { Facts, Option, Param, Params, Preview } from '@hardtop/kernel';
import { CAVEATS } from '../../catalog/heavy-caveats.ts';
import { fireHeavy, nameOf } from '../chapters/heavy-fire.ts';
import { tell } from '../chapters/telling.ts';
import { BURST_CHANCE } from '../figures/bursts.ts';
import { shotChance } from '../figures/shots.ts';
import { targetOf } from '../queries/fire.ts';
import { barrelsOf, fireTrouble, isSteady, loadedIn, loadedRound, type Served, servedBy } from '../queries/guns.ts';
import { type HeavyAttack, heavyAttacksOn, heavyBurst, heavyTarget, vehicleOdds } from '../queries/heavy-attacks.ts';
import type { Person } from '../state/person.ts';
import { momentOf, sheetOf, type TwilightGame } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';
import { targetsOf } from './fire.ts';

const MOST_BURSTS = 5;

/** One heavy weapon at one target; bursts are a parameter, none being a single round. */
class HeavyOption implements Option {
  readonly attack: HeavyAttack;
  private readonly game: TwilightGame;

  constructor(game: TwilightGame, attack: HeavyAttack) {
    this.game = game;
    this.attack = attack;
  }

  get id(): string {
    const { served, target, overhead } = this.attack;
    return `heavy:${served.item.id}:${overhead ? 'top' : 'flat'}:${target}`;
  }

  get label(): string {
    const { served, target, aimed, overhead } = this.attack;
    const how = overhead ? ', from above' : aimed ? ', aimed' : ', quick';
    return `${served.ordnance.name} ${loadedRound(served).round} at ${nameOf(this.game, target)}${how}`;
  }

  get words(): readonly string[] {
    const { served, target, overhead } = this.attack;
    return [
      'fire',
      served.ordnance.name.toLowerCase(),
      nameOf(this.game, target).toLowerCase(),
      overhead ? 'top' : 'flat',
    ];
  }

  get group(): string {
    return `Fire at ${nameOf(this.game, this.attack.target)}`;
  }

  get at(): NonNullable<Option['at']> {
    return { piece: this.attack.target };
  }

  get params(): readonly Param[] {
    const { served } = this.attack;
    const { ordnance } = served;
    if (ordnance.burst === null) return NO_PARAM;
    const max = Math.min(MOST_BURSTS, Math.ceil(loadedIn(served) / ordnance.burst));
    return [{ name: 'bursts', label: 'Bursts (0: one round)', min: 0, max, step: 1, start: max }];
  }

  preview(params: Params): Preview {
    const { served } = this.attack;
    const bursts = params.bursts ?? 0;
    const target = heavyTarget(this.game, this.attack);
    const facts = this.facts(params);
    const odds = vehicleOdds(this.game, this.attack);
    const through =
      odds === null
        ? []
        : [
            { label: 'a hit does damage', chance: odds.some },
            { label: 'a hit does major damage', chance: odds.major },
          ];
    const isBurst = served.ordnance.burst !== null && bursts > 0;
    const burst = isBurst ? heavyBurst(this.game, this.attack) : null;
    return {
      text:
        burst === null
          ? `One round: ${target.kind === 'need' ? `${target.need} percent` : 'no chance'}.`
          : `${bursts} ${bursts === 1 ? 'burst' : 'bursts'} of ${burst.dice} dice, each six ${barrelsOf(served) === 1 ? 'a hit' : `${barrelsOf(served)} hits`}.`,
      chances: [{ label: 'a hit', chance: facts.hit ?? 0 }, ...through],
      ...(burst === null ? { target } : { modifiers: burst.modifiers }),
      spread: odds === null ? [] : odds.places.map(({ location, chance }) => ({ label: location, chance })),
      caveats: caveatsOf(served),
      facts,
    };
  }

  facts(params: Params): Facts {
    const { served } = this.attack;
    const bursts = params.bursts ?? 0;
    const odds = vehicleOdds(this.game, this.attack);
    if (served.ordnance.burst !== null && bursts > 0) {
      const { dice } = heavyBurst(this.game, this.attack);
      const hits = dice * bursts * BURST_CHANCE * barrelsOf(served);
      const hit = 1 - (1 - BURST_CHANCE) ** (dice * bursts);
      return { hit, damage: hits * (odds === null ? DICE : odds.worth), through: odds?.some ?? 1 };
    }
    const hit = shotChance(heavyTarget(this.game, this.attack));
    return { hit, damage: hit * (odds === null ? DICE : odds.worth), through: odds?.some ?? 1 };
  }
}

/** Points of a blast on a man, about. */
const DICE = 10;
const NO_PARAM: readonly Param[] = [];

function caveatsOf(served: Served): readonly string[] {
  const round = loadedRound(served);
  const { vehicle } = served;
  return [
    ...(round.damage.kind === 'blast' ? [CAVEATS.misses] : []),
    ...(round.reconstructed === true ? [CAVEATS.penetration] : []),
    ...(round.round === 'CHEM' ? [CAVEATS.chemical] : []),
    ...(vehicle === null ? [] : [CAVEATS.crews]),
  ];
}

function attacksOf(game: TwilightGame, person: Person): readonly HeavyAttack[] {
  if (servedBy(game.state, person).length === 0) return [];
  return targetsOf(game, person).flatMap((id) => {
    const target = targetOf(game, id);
    return target === null ? [] : heavyAttacksOn(game, person, id, target.at);
  });
}

export const heavy: ActionKind = {
  id: 'heavy',
  rule: 'twilight/combat/heavy-weapons',

  options: (game, person) =>
    person.ducked ? [] : attacksOf(game, person).map((attack) => new HeavyOption(game, attack)),

  *perform(game, person, { option, params }) {
    const attack = attacksOf(game, person).find((one) => new HeavyOption(game, one).id === option);
    if (attack === undefined) throw new Error(`no heavy fire ${option}`);
    const isGuided = attack.served.ordnance.kind === 'missile';
    yield* fireHeavy(game, attack, params);
    if (!isGuided) person.aim = null;
  },
};

/** Weapons that could be aimed now, and at what. */
function aimOption(game: TwilightGame, person: Person, served: Served, id: string): Option {
  const name = nameOf(game, id);
  const aimedHit = (): number => {
    const target = targetOf(game, id);
    const attacks = target === null ? [] : heavyAttacksOn(game, person, id, target.at, true);
    const attack = attacks.find((one) => one.served.item === served.item);
    return attack === undefined ? 0 : shotChance(heavyTarget(game, attack));
  };
  return {
    id: `lay:${served.item.id}:${id}`,
    label: `Aim the ${served.ordnance.name} at ${name}`,
    words: ['aim', served.ordnance.name.toLowerCase(), name.toLowerCase()],
    group: 'Aim',
    at: { piece: id },
    facts: () => ({ aimedHit: aimedHit() }),
    preview: () => ({
      chances: [{ label: 'an aimed round then hits', chance: aimedHit() }],
      facts: { aimedHit: aimedHit() },
      text:
        served.ordnance.kind === 'missile'
          ? 'A missile must be aimed before it is launched.'
          : 'The next round at this target is aimed.',
    }),
  };
}

export const lay: ActionKind = {
  id: 'lay',
  rule: 'twilight/combat/action-aim',

  options(game, person) {
    if (person.ducked) return [];
    const guns = servedBy(game.state, person).filter((served) => canLay(game, person, served));
    if (guns.length === 0) return [];
    const targets = targetsOf(game, person);
    return guns.flatMap((served) =>
      targets
        .filter((id) => person.aim?.target !== id || person.aim.item !== served.item.id)
        .map((id) => aimOption(game, person, served, id)),
    );
  },

  // biome-ignore lint/correctness/useYield: nothing is rolled for it
  *perform(game, person, { option }) {
    const [, item = '', target = ''] = option.split(':');
    person.aim = { target, at: null, item, since: momentOf(game.state) };
    const text = `${person.name} takes aim.`;
    tell(game, { kind: 'aim', rule: 'twilight/combat/action-aim', about: person.id, text, marks: ['action/lay'] }, [
      person.id,
    ]);
  },
};

const canLay = (game: TwilightGame, person: Person, served: Served): boolean =>
  fireTrouble(game.state, person, served) === null &&
  isSteady(served) &&
  loadedRound(served).range !== null &&
  sheetOf(game.setup, person).skills[served.ordnance.skill] !== undefined &&
  !(served.main && served.vehicle?.damage.sight === true);
