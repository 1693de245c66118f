import { heldIn, type SheetFigure } from '@hardtop/kernel';
import { SIDES, TRACKS } from '../catalog/dashboard.ts';
import { durabilityOf } from './queries/cards.ts';
import { type Car, type CardState, printOf, type SixthGame } from './state/state.ts';

/** The numbers of a dashboard and its cards. */
export function figuresOfCar({ setup }: SixthGame, car: Car): readonly SheetFigure[] {
  const track = { kind: 'track', secret: false };
  return [
    ...SIDES.map((side) => ({
      ...{ ...track, kind: 'armor', id: `armor-${side}`, label: `Armor, ${side}`, max: setup.size.ap },
      ...heldIn(car.armor, side),
    })),
    { ...track, id: 'tires', label: 'Tires', max: TRACKS.tires, ...heldIn(car, 'tires') },
    { ...track, id: 'power', label: 'Power plant', min: 1, max: TRACKS.power, ...heldIn(car, 'power') },
    { ...track, kind: 'driving', id: 'speed', label: 'Speed', max: TRACKS.speed, ...speedOf(car) },
    { ...track, kind: 'driving', id: 'control', label: 'Control tokens', max: MOST_TOKENS, ...heldIn(car, 'control') },
    { ...track, kind: 'driving', id: 'ace', label: 'Ace tokens', max: MOST_TOKENS, ...heldIn(car, 'ace') },
    ...car.cards.flatMap((card, i) => cardFigure(car, card, i)),
  ];
}

const MOST_TOKENS = 36;

/** Whoever drives ahead is not in reverse. */
const speedOf = (car: Car) => ({
  now: car.speed,
  set(to: number) {
    car.speed = to;
    if (to > 0) car.reverse = false;
  },
});

/** What a card can still take; at 0 it lies face down. The last of the crew is not taken off by hand. */
function cardFigure(car: Car, card: CardState, index: number): readonly SheetFigure[] {
  const durability = durabilityOf(car, card);
  if (durability === null) return [];
  const { name, type } = printOf(card);
  return [
    {
      id: `card-${index}`,
      label: name,
      kind: type,
      now: card.faceDown ? 0 : durability - card.damage,
      min: type === 'crew' ? 1 : 0,
      max: durability,
      secret: false,
      set(to) {
        card.damage = durability - to;
        card.faceDown = to === 0;
      },
    },
  ];
}
