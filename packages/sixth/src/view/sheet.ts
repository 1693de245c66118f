import type { CardFace, Gauge, GaugeArt, Sheet, SheetTrack } from '@hardtop/board';
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

function faceOf(car: Car, card: CardState, index: number, full: number): CardFace {
  const print = printOf(card);
  const state = cardState(car, card, index, full);
  return {
    type: print.type,
    isUp: !card.faceDown,
    ...(state !== null && { state }),
    dice: print.attack === null ? [] : handfulOf(print.attack.dice),
    lines: faceLines(print),
  };
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
  const burns = car.fire[side];
  return {
    ...{ id: `armor-${side}`, label: `${SIDE_NAMES[side]} armor`, group: 'armor', spot: side },
    now: car.armor[side],
    full: size.ap,
    ...(burns && { note: 'on fire', tokens: ['fire'] }),
  };
}

const cellsTo = (most: number): readonly string[] => Array.from({ length: most + 1 }, (_, i) => String(i));

/** The sliders. Below speeds and tires stands what they give in the take-control step. */
function tracksOf(car: Car): readonly SheetTrack[] {
  const given = (table: readonly number[]) => ({ label: 'control', cells: table.map((tokens) => `+${tokens}`) });
  return [
    {
      ...{ id: 'speed', label: car.reverse ? 'Speed, reverse' : 'Speed', cells: cellsTo(TRACKS.speed), at: car.speed },
      dangerFrom: car.maxSpeed + 1,
      gives: given(CONTROL_BY_SPEED),
    },
    {
      ...{ id: 'tires', label: 'Tires', cells: cellsTo(TRACKS.tires), at: car.tires },
      // Where they begin to hold the car back.
      dangerTo: MAX_SPEED_BY_TIRES.lastIndexOf(3),
      gives: given(CONTROL_BY_TIRES),
    },
    { id: 'power', label: 'Power plant', cells: cellsTo(TRACKS.power), at: car.power, dangerTo: 2 },
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
