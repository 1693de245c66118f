import type { Fate, MatchReport, ReportEntry, ReportPerson } from '@hardtop/kernel';
import type { Setup } from '../scenarios/setup.ts';
import { durabilityOf } from './queries/cards.ts';
import { figuresOfCar } from './sheet-figures.ts';
import { gameIn } from './state/looked-at.ts';
import { type Car, printOf, type SixthGame, type State } from './state/state.ts';

/** What a match leaves behind: every car with its sliders, its cards and its crew. */
export function reportOf(setup: Setup, state: State): MatchReport {
  const game = gameIn({ setup, state });
  const rounds = Math.max(0, state.round - (state.at === 'check' || state.at === 'open' ? 1 : 0));
  return {
    length: `${rounds} round${rounds === 1 ? '' : 's'}`,
    entries: state.cars.map((car) => entryOf(game, car)),
  };
}

function entryOf(game: SixthGame, car: Car): ReportEntry {
  const figures = figuresOfCar(game, car).filter(({ kind }) => kind !== 'driving' && kind !== 'crew');
  const items = figures.map(({ id, label, kind, now, max }) => ({ id, label, kind, now, full: max }));
  const isWorn = items.some(({ now, full }) => now < full);
  const fate: Fate = car.out !== null ? 'broken' : isWorn ? 'damaged' : 'whole';
  const notes = car.out === null ? [] : [OUT[car.out.how]];
  return {
    ...{ piece: car.id, name: car.name, seat: car.seat, design: car.name, fate, notes, items },
    people: crewOf(car),
  };
}

const OUT = {
  crew: 'lost its crew',
  flip: 'flipped over',
  power: 'lost its power plant',
  concession: 'gave up',
} as const;

function crewOf(car: Car): readonly ReportPerson[] {
  return car.cards.flatMap((card, i): readonly ReportPerson[] => {
    const { type, name } = printOf(card);
    if (type !== 'crew') return [];
    const isLost = card.faceDown || car.out?.how === 'flip' || card.damage >= (durabilityOf(car, card) ?? 1);
    const fate = isLost ? 'dead' : card.damage > 0 ? 'wounded' : 'unhurt';
    return [{ id: `${car.id}-${i}`, name, seat: car.seat, fate }];
  });
}
