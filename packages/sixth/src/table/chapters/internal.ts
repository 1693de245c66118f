import { ask, rollFaces } from '@hardtop/kernel';
import { DAMAGE_CARDS, DAMAGE_DECKS, type DamageItem } from '../../catalog/damage-decks.ts';
import { OPPOSITE, type Side } from '../../catalog/dashboard.ts';
import { deckOf } from '../../catalog/game-sizes.ts';
import type { SixthAsked } from '../queries/asked.ts';
import { livingCrew } from '../queries/cards.ts';
import { distinctOf, roomOf, shelterOf, struckBy } from '../queries/internal.ts';
import { effectMark, effectMarks } from '../queries/marks.ts';
import { type SixthPlay, setOff } from '../state/effects.ts';
import { type Car, type CardState, printOf, type SixthGame } from '../state/state.ts';
import { ignite, powerDamage, tireDamage } from './tracks.ts';

/** One card is drawn for all of it and read from the top; then it goes back. */
export function* internalDamage(game: SixthGame, car: Car, side: Side, points: number): SixthPlay {
  const deck = DAMAGE_DECKS[deckOf(game.setup.size)];
  const of = { seat: car.seat, rule: 'sixth/damage/internal', purpose: 'damage card' } as const;
  const [drawn] = yield* rollFaces(game, deck, 1, of);
  if (drawn === undefined) throw new Error('a draw without a card');
  const text = `${points} internal damage to ${car.name} on the ${side}: card ${drawn} of the reconstructed deck.`;
  game.emit({ kind: 'internal', rule: of.rule, about: car.id, outcome: 'bad', text, marks: [`damage-card/${drawn}`] });
  let left = points;
  for (const { item, limit } of DAMAGE_CARDS[drawn]) {
    if (left === 0 || car.out !== null) return;
    left -= yield* strike(game, car, side, item, Math.min(left, limit ?? left));
  }
}

/** Up to so many points on one line; gives back how many it took. */
function* strike(game: SixthGame, car: Car, side: Side, item: DamageItem, points: number): SixthPlay<number> {
  const marks = [`damage-item/${item}`];
  switch (item) {
    case 'oppositeArmor':
      return strikeArmor(game, car, OPPOSITE[side], points);
    case 'fire':
      return ignite(game, car, side, marks) ? 1 : 0;
    case 'tires':
      return points - tireDamage(game, car, points, marks);
    case 'powerPlant':
      yield* powerDamage(game, car, points, marks);
      return points;
    default:
      return yield* strikeCards(game, car, side, item, points);
  }
}

function strikeArmor(game: SixthGame, car: Car, side: Side, points: number): number {
  const taken = Math.min(points, car.armor[side]);
  car.armor[side] -= taken;
  const text = `It goes through ${car.name} to the ${side}: armor ${car.armor[side]}.`;
  const common = { kind: 'opposite', rule: 'sixth/damage/internal', about: car.id, outcome: 'bad' } as const;
  if (taken > 0) game.emit({ ...common, text, marks: ['damage-item/oppositeArmor'] });
  return taken;
}

/** The owner says which of several cards takes it; what it cannot take goes to another of its kind. */
function* strikeCards(game: SixthGame, car: Car, side: Side, item: DamageItem, points: number): SixthPlay<number> {
  let left = points;
  while (left > 0 && car.out === null) {
    const card = yield* chosenCard(game, car, side, item);
    if (card === null) break;
    const bearer = printOf(card).type === 'crew' ? (shelterOf(car) ?? card) : card;
    const taken = Math.min(left, roomOf(car, bearer));
    damageCard(game, car, bearer, taken, [`damage-item/${item}`, ...keptAlive(car, card, bearer)]);
    left -= taken;
    if (livingCrew(car).length === 0) yield* setOff(game, { kind: 'eliminate', car: car.id, how: 'crew' });
  }
  return points - left;
}

function* chosenCard(game: SixthGame, car: Car, side: Side, item: DamageItem): SixthPlay<CardState | null> {
  const struck = distinctOf(struckBy(car, side, item));
  const [only] = struck;
  // Whoever of the crew it is, the cool box takes it.
  const isMoot = item === 'crew' && shelterOf(car) !== null;
  if (only === undefined || struck.length === 1 || isMoot) return only ?? null;
  const asked: SixthAsked = { seat: car.seat, topic: 'internal', car: car.id, item, side };
  const { option } = yield* ask(game, asked);
  return car.cards[Number(option)] ?? null;
}

/** What the cards do for people who are struck. */
function keptAlive(car: Car, struck: CardState, bearer: CardState): readonly string[] {
  if (bearer !== struck) return [effectMark(bearer, 'absorbsCrewDamage')];
  return printOf(struck).type === 'crew' ? effectMarks(car, 'crewDurability') : [];
}

/** As many tokens as its durability turn it over. */
export function damageCard(game: SixthGame, car: Car, card: CardState, points: number, marks: readonly string[]): void {
  card.damage += points;
  card.faceDown = roomOf(car, card) <= 0;
  const { name, type } = printOf(card);
  const end = card.faceDown ? (type === 'crew' ? 'lost' : 'destroyed') : `${roomOf(car, card)} left`;
  const text = `${car.name}: ${name} takes ${points}, ${end}.`;
  const rule = card.faceDown ? 'sixth/damage/destroyed' : 'sixth/damage/internal';
  game.emit({ kind: 'card-damage', rule, about: car.id, outcome: 'bad', text, marks });
}
