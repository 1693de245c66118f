import type { CardFace, Gauge, GaugeArt, Sheet, SheetTrack } from '@hardtop/board';
import { lastingJson } from '@hardtop/kernel';
import {
  CONTROL_BY_SPEED,
  CONTROL_BY_TIRES,
  MAX_SPEED_BY_TIRES,
  SIDES,
  type Side,
  TRACKS,
} from '../catalog/dashboard.ts';
import { faceLines, typeText } from '../garage/figures/texts.ts';
import type { Setup } from '../scenarios/setup.ts';
import { durabilityOf } from '../table/queries/cards.ts';
import { handfulOf } from '../table/queries/handfuls.ts';
import { type Car, type CardState, printOf, wreckId } from '../table/state/state.ts';

/** What became of a card, where that is more than lying there. */
function cardState({ fired }: Car, { damage, faceDown }: CardState, index: number, full: number): string | null {
  if (faceDown) return full > 0 && damage >= full ? 'destroyed' : 'used';
  return fired.includes(index) ? 'fired' : null;
}

type Print = ReturnType<typeof printOf>;
type Printed = Pick<CardFace, 'dice' | 'lines'>;

const printed = new WeakMap<Print, Printed>();

/** What is printed on a card stays as it is: nobody looks inside again to see whether it has changed. */
function printedOn(print: Print): Printed {
  const known = printed.get(print);
  if (known !== undefined) return known;
  const dice = lastingJson(print.attack === null ? [] : handfulOf(print.attack.dice));
  const made = { dice, lines: lastingJson(faceLines(print)) };
  printed.set(print, made);
  return made;
}

function faceOf(car: Car, card: CardState, index: number, full: number): CardFace {
  const print = printOf(card);
  const { dice, lines } = printedOn(print);
  const { type } = print;
  const isUp = !card.faceDown;
  const state = cardState(car, card, index, full);
  return state === null ? { type, isUp, dice, lines } : { type, isUp, state, dice, lines };
}

const DRAWN: Readonly<Record<string, GaugeArt>> = { crew: 'crew', weapon: 'weapon', sidearm: 'weapon' };

function cardGauge(car: Car, card: CardState, index: number): Gauge {
  const full = durabilityOf(car, card) ?? 0;
  const print = printOf(card);
  return {
    id: `card-${index}`,
    label: print.name,
    group: print.type,
    drawn: DRAWN[print.type] ?? 'gear',
    spot: card.place === 'crew' ? 'inside' : card.place,
    now: card.faceDown ? 0 : full - card.damage,
    full,
    note: typeText(print),
    card: faceOf(car, card, index, full),
  };
}

const SIDE_NAMES: Readonly<Record<Side, string>> = { front: 'Front', back: 'Back', left: 'Left', right: 'Right' };

function armorGauge({ size }: Setup, car: Car, side: Side): Gauge {
  const gauge: Gauge = {
    id: `armor-${side}`,
    label: `${SIDE_NAMES[side]} armor`,
    group: 'armor',
    spot: side,
    now: car.armor[side],
    full: size.ap,
  };
  return car.fire[side] ? { ...gauge, note: 'on fire', tokens: ['fire'] } : gauge;
}

const cellsTo = (most: number): readonly string[] => lastingJson(Array.from({ length: most + 1 }, (_, i) => String(i)));
const given = (table: readonly number[]): NonNullable<SheetTrack['gives']> =>
  lastingJson({ label: 'control', cells: table.map((tokens) => `+${tokens}`) });

const CELLS = { speed: cellsTo(TRACKS.speed), tires: cellsTo(TRACKS.tires), power: cellsTo(TRACKS.power) };
const GIVEN = { speed: given(CONTROL_BY_SPEED), tires: given(CONTROL_BY_TIRES) };

/** The sliders. Below speeds and tires stands what they give in the take-control step. */
function tracksOf(car: Car): readonly SheetTrack[] {
  return [
    {
      id: 'speed',
      label: car.reverse ? 'Speed, reverse' : 'Speed',
      cells: CELLS.speed,
      at: car.speed,
      dangerFrom: car.maxSpeed + 1,
      gives: GIVEN.speed,
    },
    {
      id: 'tires',
      label: 'Tires',
      cells: CELLS.tires,
      at: car.tires,
      // Where they begin to hold the car back.
      dangerTo: MAX_SPEED_BY_TIRES.lastIndexOf(3),
      gives: GIVEN.tires,
    },
    { id: 'power', label: 'Power plant', cells: CELLS.power, at: car.power, dangerTo: 2 },
  ];
}

/** A dashboard: sliders, tokens and cards, all of it public. */
export function sheetOf(setup: Setup, car: Car, cards: readonly string[]): Sheet {
  return {
    ...(car.out === null ? { piece: car.id } : { piece: wreckId(car), tag: car.tag }),
    title: car.name,
    seat: car.seat,
    lines: cards,
    gauges: [
      ...SIDES.map((side) => armorGauge(setup, car, side)),
      ...car.cards.map((card, index) => cardGauge(car, card, index)),
    ],
    tracks: tracksOf(car),
    tokens: [
      { kind: 'control', label: 'control', count: car.control },
      { kind: 'ace', label: car.ace === 1 ? 'ace' : 'aces', count: car.ace },
    ],
    notes: car.out === null ? [] : ['out of the game'],
  };
}
