// The four numbered cards: what a scenario makes of them, and what it may not.

import type { Problem } from '@hardtop/kernel';
import type { SixthRule } from '../rules.ts';
import { laidAs, poseOf } from './placed.ts';
import type { Scenario } from './scenario-schema.ts';
import type { Hazard, NumberCard, Setup } from './setup.ts';

const RULE: SixthRule = 'sixth/arena/scenario-cards';

type CardRow = Scenario['arena']['numbers'][number];

const cardId = ({ number }: CardRow): string => `card-${number}`;

/** A declared hazard is one of the arena's. */
export const declaredHazards = ({ arena }: Scenario): readonly Hazard[] =>
  arena.numbers.flatMap((row) =>
    row.use === 'hazard' && !row.hidden && row.hazard !== null
      ? [{ id: cardId(row), kind: row.hazard, pose: poseOf(row) }]
      : [],
  );

function cardOf(row: CardRow): readonly NumberCard[] {
  const card = { id: cardId(row), number: row.number, pose: poseOf(row) };
  switch (row.use) {
    case 'checkpoint':
      return [{ ...card, use: 'checkpoint', seat: row.seat ?? null }];
    case 'trigger':
      return [{ ...card, use: 'trigger', lays: laidAs(row.lays, `${card.id}-`) }];
    case 'hazard':
      return row.hidden ? [{ ...card, use: 'hidden', hazard: row.hazard }] : [];
  }
}

/** What the cards stand for, in the order of their numbers. */
export function numbersOf(scenario: Scenario): Pick<Setup, 'numbers' | 'countdown' | 'fireAtCheckpoint' | 'race'> {
  const { arena, countdown, fire, race } = scenario;
  return {
    numbers: arena.numbers.flatMap(cardOf).sort((a, b) => a.number - b.number),
    countdown: countdown === undefined ? null : { ...countdown, lays: laidAs(countdown.lays, 'countdown-') },
    fireAtCheckpoint: fire === 'checkpoint',
    race: race ?? null,
  };
}

const fault = (field: string, message: string): Problem => ({ code: 'card', field, rule: RULE, message });

/** The box has one card of each number, and those of a countdown lie beside the arena. */
function doubleProblems({ arena, countdown }: Scenario): readonly Problem[] {
  return arena.numbers.flatMap(({ number }, i): readonly Problem[] => {
    const field = `arena.numbers.${i}.number`;
    if (countdown !== undefined && number <= countdown.from)
      return [fault(field, `Card ${number} is needed for the countdown.`)];
    const isFirst = arena.numbers.findIndex((row) => row.number === number) === i;
    return isFirst ? [] : [fault(field, `There is one card ${number}.`)];
  });
}

function useProblems({ arena, seats }: Scenario): readonly Problem[] {
  return arena.numbers.flatMap((row, i): readonly Problem[] => {
    const field = `arena.numbers.${i}`;
    if (row.use === 'checkpoint' && (row.seat ?? 0) >= seats.length)
      return [fault(`${field}.seat`, `There is no seat ${row.seat}.`)];
    if (row.use === 'hazard' && !row.hidden && row.hazard === null)
      return [fault(`${field}.hazard`, 'A hazard that everybody sees is of some kind.')];
    return [];
  });
}

/** Who must cross checkpoints has some; to go round takes two. */
function goalProblems({ arena, seats, fire, race }: Scenario): readonly Problem[] {
  if (fire === 'free' && race === undefined) return [];
  const field = race === undefined ? 'fire' : 'race';
  const needed = (race?.laps ?? 1) > 1 ? 2 : 1;
  return seats.flatMap(({ name }, seat) => {
    const own = arena.numbers.filter((row) => row.use === 'checkpoint' && (row.seat ?? seat) === seat);
    if (own.length >= needed) return [];
    return [fault(field, `${name} has ${own.length} checkpoint${own.length === 1 ? '' : 's'} and needs ${needed}.`)];
  });
}

export const numberProblems = (scenario: Scenario): readonly Problem[] => [
  ...doubleProblems(scenario),
  ...useProblems(scenario),
  ...goalProblems(scenario),
];
