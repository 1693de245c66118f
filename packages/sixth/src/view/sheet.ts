import type { Gauge, Hand, Sheet } from '@hardtop/board';
import { CONTROL_BY_SPEED, SIDES, TRACKS } from '../catalog/dashboard.ts';
import { cardNote } from '../garage/figures/texts.ts';
import type { Setup } from '../scenarios/setup.ts';
import { durabilityOf } from '../table/queries/cards.ts';
import { type Car, type CardState, printOf } from '../table/state/state.ts';

function cardGauge(car: Car, card: CardState, index: number): Gauge {
  const full = durabilityOf(car, card) ?? 1;
  const { name, type } = printOf(card);
  return {
    id: `card-${index}`,
    label: name,
    group: type === 'crew' ? 'crew' : type === 'weapon' ? 'weapon' : 'equipment',
    drawn: type === 'crew' ? 'crew' : type === 'weapon' ? 'weapon' : 'gear',
    spot: card.place === 'crew' ? 'inside' : card.place,
    now: card.faceDown ? 0 : full - card.damage,
    full,
    note: card.faceDown ? 'face down' : cardNote(printOf(card)),
  };
}

function gaugesOf({ size }: Setup, car: Car): readonly Gauge[] {
  return [
    ...SIDES.map(
      (side): Gauge => ({
        ...{
          id: `armor-${side}`,
          label: `Armor, ${side}`,
          group: 'armor',
          spot: side,
          now: car.armor[side],
          full: size.ap,
        },
        ...(car.fire[side] ? { note: 'on fire' } : {}),
      }),
    ),
    { id: 'tires', label: 'Tires', group: 'tire', spot: 'under', now: car.tires, full: TRACKS.tires },
    { id: 'power', label: 'Power plant', group: 'plant', spot: 'inside', now: car.power, full: TRACKS.power },
    ...car.cards.map((card, i) => cardGauge(car, card, i)),
  ];
}

/** A dashboard: sliders, tokens and cards, all of it public. */
export function sheetOf(setup: Setup, car: Car, cards: readonly string[]): Sheet {
  const speeds = CONTROL_BY_SPEED.map((_, speed) => String(speed));
  const burning = SIDES.filter((side) => car.fire[side]);
  return {
    piece: car.id,
    title: car.name,
    seat: car.seat,
    lines: [
      `${car.control} control, ${car.ace} ace${car.ace === 1 ? '' : 's'}`,
      ...(car.reverse ? ['in reverse'] : []),
      ...(burning.length === 0 ? [] : [`on fire: ${burning.join(', ')}`]),
      ...cards,
    ],
    gauges: gaugesOf(setup, car),
    tracks: [{ id: 'speed', label: 'Speed', cells: speeds, at: car.speed, dangerFrom: car.maxSpeed + 1 }],
    notes: car.out === null ? [] : ['out of the game'],
  };
}

/** The cards of a car, face up. */
export function handOf(car: Car): Hand {
  const up = car.cards.flatMap((card, i) => (card.faceDown ? [] : [{ id: `card-${i}`, card }]));
  return {
    id: `cards-${car.id}`,
    seat: car.seat,
    label: `Cards of ${car.name}`,
    cards: up.map(({ id, card }) => ({ id, name: printOf(card).name, text: cardNote(printOf(card)) })),
    unseen: car.cards.length - up.length,
  };
}
