import type { Facts, Option, Param, Params, Preview } from '@hardtop/kernel';
import { CAVEATS } from '../../catalog/heavy-caveats.ts';
import { askSeat } from '../chapters/asking.ts';
import { fireHeavy, nameOf } from '../chapters/heavy-fire.ts';
import { tell } from '../chapters/telling.ts';
import { BURST_CHANCE } from '../figures/bursts.ts';
import { hitDamage } from '../figures/hits.ts';
import { shotChance } from '../figures/shots.ts';
import type { Spread } from '../figures/spread.ts';
import { squareAhead } from '../queries/aiming.ts';
import type { Shift } from '../queries/asked.ts';
import { pieceNamed } from '../queries/crews.ts';
import { markOf } from '../queries/exposure.ts';
import { targetOf } from '../queries/fire.ts';
import { barrelsOf, fireTrouble, isSteady, loadedRound, type Served, servedBy, skillWith } from '../queries/guns.ts';
import { type HeavyAttack, heavyAttacksOn, heavyBurst, heavyTarget, vehicleOdds } from '../queries/heavy-attacks.ts';
import { cellOf, cellText, parseCell } from '../queries/position.ts';
import { roundBlast, shellersOf, shellPlaces } from '../queries/shelling.ts';
import { spotOf } from '../queries/spots.ts';
import { blastOdds } from '../queries/throwing.ts';
import type { TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { isVehicleId, momentOf, personOf, type TwilightGame } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';
import { targetsOf } from './fire.ts';
import { anyHit, firedAs, gunFire, gunParams, restOf, restParams, roundsWords } from './gun-params.ts';
import { histogramOf } from './histogram.ts';
import { vehicleChances, vehicleSpread } from './vehicle-chances.ts';

/** One heavy weapon at one target; bursts are a parameter, none being a single round. */
class HeavyOption implements Option {
  readonly attack: HeavyAttack;
  private readonly game: TwilightGame;
  /** There is another to fire at with what is left. */
  private readonly others: boolean;
  /** What is left of an action that began at another. */
  private readonly shift: Shift | null;

  constructor(game: TwilightGame, attack: HeavyAttack, others = false, shift: Shift | null = null) {
    this.game = game;
    this.attack = attack;
    this.others = others;
    this.shift = shift;
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
    return { piece: pieceNamed(this.game.state, this.attack.target) };
  }

  get params(): readonly Param[] {
    const { served } = this.attack;
    return this.shift === null
      ? gunParams(served, Number.POSITIVE_INFINITY, this.others)
      : restParams(this.shift, restOf(served, this.shift));
  }

  preview(chosen: Params): Preview {
    const { served } = this.attack;
    const params = firedAs(chosen, this.shift);
    const { bursts, rounds } = gunFire(served, params);
    const target = heavyTarget(this.game, this.attack);
    const facts = this.facts(chosen);
    const odds = vehicleOdds(this.game, this.attack);
    const through = odds === null ? [] : vehicleChances(odds);
    const hurts = directHit(this.game, this.attack);
    const burst = bursts > 0 ? heavyBurst(this.game, this.attack) : null;
    return {
      text:
        burst === null
          ? `${roundsWords(rounds)}: ${target.kind === 'need' ? `${target.need} percent${rounds > 1 ? ' for the first' : ''}` : 'no chance'}.`
          : `${bursts} ${bursts === 1 ? 'burst' : 'bursts'} of ${burst.dice} dice, each six ${barrelsOf(served) === 1 ? 'a hit' : `${barrelsOf(served)} hits`}.`,
      chances: [{ label: 'a hit', chance: facts.hit ?? 0 }, ...through],
      ...(burst === null ? { target } : { modifiers: burst.modifiers }),
      ...(hurts !== null && { histograms: [histogramOf('Damage of a direct hit', hurts)] }),
      spread: odds === null ? [] : vehicleSpread(odds),
      caveats: caveatsOf(served),
      facts,
    };
  }

  facts(params: Params): Facts {
    const { served } = this.attack;
    const { bursts, rounds } = gunFire(served, firedAs(params, this.shift));
    const odds = vehicleOdds(this.game, this.attack);
    if (bursts > 0) {
      const { dice } = heavyBurst(this.game, this.attack);
      const hits = dice * bursts * BURST_CHANCE * barrelsOf(served);
      const hit = 1 - (1 - BURST_CHANCE) ** (dice * bursts);
      return { hit, damage: hits * (odds === null ? DICE : odds.worth), through: odds?.some ?? 1 };
    }
    const first = shotChance(heavyTarget(this.game, this.attack));
    const next = rounds > 1 ? shotChance(heavyTarget(this.game, { ...this.attack, aimed: false })) : 0;
    const hits = (first + next * (rounds - 1)) * barrelsOf(served);
    return {
      hit: anyHit(first, next, rounds),
      damage: hits * (odds === null ? DICE : odds.worth),
      through: odds?.some ?? 1,
    };
  }
}

/** Points of a round that strikes somebody himself; null: it is a vehicle, or what burns and what lights. */
function directHit(game: TwilightGame, { target, served, person, at }: HeavyAttack): Spread | null {
  if (isVehicleId(target)) return null;
  const foe = personOf(game.state, target);
  const round = loadedRound(served);
  if (round.damage.kind === 'shot')
    return hitDamage({ dice: round.damage.dice, plus: 0, pen: 0 }, markOf(game, foe, cellOf(game.state, person)));
  const blast = roundBlast(round, served.ordnance.name, at, person.id, target);
  return blast === null || blast.agent !== null ? null : blastOdds(game, foe, blast).damage;
}

/** Points of a blast on a man, about. */
const DICE = 10;

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

function attacksOf(game: TwilightGame, person: Person, asAimed: boolean | null = null): readonly HeavyAttack[] {
  if (servedBy(game.state, person).length === 0) return [];
  return targetsOf(game, person).flatMap((id) => {
    const target = targetOf(game, id);
    return target === null ? [] : heavyAttacksOn(game, person, id, target.at, asAimed);
  });
}

export const heavy: ActionKind = {
  id: 'heavy',
  rule: 'twilight/combat/heavy-weapons',
  keepsAim: true,

  options(game, person) {
    if (person.ducked) return [];
    const attacks = attacksOf(game, person);
    const others = attacks.some(({ target }) => target !== attacks[0]?.target);
    return attacks.map((attack) => new HeavyOption(game, attack, others));
  },

  *perform(game, person, { option, params }) {
    const attack = attacksOf(game, person).find((one) => new HeavyOption(game, one).id === option);
    if (attack === undefined) throw new Error(`no heavy fire ${option}`);
    const isGuided = attack.served.ordnance.kind === 'missile';
    yield* fireHeavy(game, attack, params);
    if (params.next === 1) yield* shiftGun(game, person, attack, params);
    if (!isGuided) person.aim = null;
  },
  reaction: {
    options: (game, person, target, wasSeen) =>
      reactionsAt(game, person, target, wasSeen).map((attack) => new HeavyOption(game, attack)),
    *perform(game, person, target, wasSeen, { option, params }) {
      const attack = reactionsAt(game, person, target, wasSeen).find((one) => new HeavyOption(game, one).id === option);
      if (attack === undefined) throw new Error(`no heavy fire ${option}`);
      yield* fireHeavy(game, attack, params);
      const { item, ordnance } = attack.served;
      // A missile is guided on, wherever he looked before.
      if (ordnance.kind === 'missile') person.aim = { target, at: null, item: item.id, since: momentOf(game.state) };
    },
  },
};

/** What is left of a gun's action at others, by bursts or round by round as it began; nothing of it is aimed (L2316). */
export function gunShiftOptions(game: TwilightGame, person: Person, shift: Shift): readonly HeavyOption[] {
  return attacksOf(game, person, false)
    .filter(({ served, target, overhead }) => served.item.id === shift.item && target !== shift.last && !overhead)
    .filter(({ served }) => served.ordnance.burst !== null && restOf(served, shift) > 0)
    .map((attack) => new HeavyOption(game, attack, true, shift));
}

function* shiftGun(game: TwilightGame, person: Person, first: HeavyAttack, params: Params): TwilightPlay {
  const { bursts, rounds } = gunFire(first.served, params);
  const mode = bursts > 0 ? 'burst' : 'single';
  let shift: Shift = {
    ...{ item: first.served.item.id, mode, last: first.target },
    ...{ before: mode === 'burst' ? bursts : rounds, switches: 1 },
  };
  while (person.condition === 'fit') {
    if (gunShiftOptions(game, person, shift).length === 0) return;
    const answer = yield* askSeat(game, { topic: 'shift', seat: person.seat, person: person.id, shift });
    const option = gunShiftOptions(game, person, shift).find(({ id }) => id === answer.option);
    if (option === undefined) return;
    const fired = firedAs(answer.params, shift);
    yield* fireHeavy(game, option.attack, fired);
    if (answer.params.next !== 1) return;
    const { last, before, switches } = { ...shift, last: option.attack.target };
    shift = { ...shift, last, before: before + (fired.bursts || (fired.rounds ?? 1)), switches: switches + 1 };
  }
}

/** With the weapon that is aimed: the first round is aimed if the mover was visible when he began, as with any weapon. */
function reactionsAt(game: TwilightGame, person: Person, id: string, wasSeen: boolean): readonly HeavyAttack[] {
  const target = targetOf(game, id);
  if (target === null || person.ducked) return [];
  return heavyAttacksOn(game, person, id, target.at, wasSeen).filter(
    ({ served }) => served.item.id === person.aim?.item,
  );
}

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
    at: { piece: pieceNamed(game.state, id) },
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

const AT = 'at';
const WATCH = 'watch';
const DIRECTIONS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

/** Walls and squares to take aim at: the next round there is aimed, and whoever comes there may be fired at. */
function placeOptions(
  game: TwilightGame,
  person: Person,
  served: Served,
  targets: readonly string[],
): readonly Option[] {
  if (!shellersOf(game, person).some(({ item }) => item === served.item)) return [];
  return shellPlaces(game, person, targets).map(({ at, name }) => ({
    id: `lay:${served.item.id}:${AT}:${cellText(at)}`,
    label: `Aim the ${served.ordnance.name} at ${name}`,
    words: ['aim', served.ordnance.name.toLowerCase(), name.toLowerCase()],
    group: 'Aim',
    place: spotOf(game.setup, at),
    preview: () => ({ text: 'The next round there is aimed, and whoever comes there may be fired at at once.' }),
  }));
}

const watchOption = (served: Served): Option => ({
  id: `lay:${served.item.id}:${WATCH}`,
  label: `Watch with the ${served.ordnance.name}`,
  words: ['aim', WATCH, served.ordnance.name.toLowerCase()],
  group: 'Aim',
  params: [{ name: 'direction', label: 'Direction', min: 0, max: 7, step: 1, names: DIRECTIONS }],
  preview: ({ direction = 0 }) => ({
    text: `May fire at once at any enemy who comes into view to the ${DIRECTIONS[direction] ?? 'north'}.`,
  }),
});

export const lay: ActionKind = {
  id: 'lay',
  rule: 'twilight/combat/action-aim',
  keepsAim: true,

  options(game, person) {
    if (person.ducked) return [];
    const guns = servedBy(game.state, person).filter((served) => canLay(game, person, served));
    if (guns.length === 0) return [];
    const targets = targetsOf(game, person);
    return guns.flatMap((served) => [
      ...targets
        .filter((id) => person.aim?.target !== id || person.aim.item !== served.item.id)
        .map((id) => aimOption(game, person, served, id)),
      ...placeOptions(game, person, served, targets),
      watchOption(served),
    ]);
  },

  // biome-ignore lint/correctness/useYield: nothing is rolled for it
  *perform(game, person, { option, params }) {
    const [, item = '', target = '', cell = ''] = option.split(':');
    const since = momentOf(game.state);
    const from = cellOf(game.state, person);
    if (target === WATCH) {
      const at = from === null ? null : squareAhead(game, from, params.direction ?? 0);
      person.aim = { target: null, at, item, since };
    } else if (target === AT) person.aim = { target: null, at: parseCell(cell), item, since };
    else person.aim = { target, at: null, item, since };
    const text = target === WATCH ? `${person.name} keeps watch with a gun.` : `${person.name} takes aim.`;
    tell(game, { kind: 'aim', rule: 'twilight/combat/action-aim', about: person.id, text, marks: ['action/lay'] }, [
      person.id,
    ]);
  },
};

const canLay = (game: TwilightGame, person: Person, served: Served): boolean =>
  fireTrouble(game, person, served) === null &&
  isSteady(served) &&
  loadedRound(served).range !== null &&
  skillWith(game.setup, person, served.ordnance) !== null &&
  !(served.main && served.vehicle?.damage.sight === true);
