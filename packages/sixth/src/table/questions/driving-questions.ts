import { type Ask, answerOf } from '@hardtop/kernel';
import type { Setup } from '../../scenarios/setup.ts';
import { effectsOf } from '../queries/cards.ts';
import { metCalled, metName } from '../queries/contact.ts';
import { WAYS } from '../queries/moves.ts';
import { foreseenAway } from '../queries/wall-foresight.ts';
import type { Car, SixthGame, State } from '../state/state.ts';

export const PAY_ACES = 'aces';

/** Aces instead of a control token, once a collision. */
export function aceForControlQuestion(car: Car): Ask {
  const aces = effectsOf(car, 'aceForControl')[0]?.effect.aces ?? 0;
  return {
    seat: car.seat,
    topic: 'ace-for-control',
    rule: 'sixth/cards/strengthened-undercarriage',
    about: car.id,
    prompt: `${car.name} pays for the collision. With what?`,
    options: () => [
      {
        id: PAY_ACES,
        label: `${aces} aces`,
        words: ['aces'],
        preview: () => ({ text: `Aces ${car.ace - aces}, control ${car.control}.` }),
      },
      {
        id: 'control',
        label: 'A control token',
        words: ['control'],
        preview: () => ({
          text: car.control === 0 ? 'There is none: a tire.' : `Aces ${car.ace}, control ${car.control - 1}.`,
          warnings: car.control === 1 ? ['Out of control'] : [],
        }),
      },
    ],
    suggested: answerOf(PAY_ACES),
  };
}

/** Aces to ignore a wrench. */
export function ignoreWrenchQuestion(car: Car, wrenches: number): Ask {
  const aces = effectsOf(car, 'aceForWrench')[0]?.effect.aces ?? 0;
  const tires = Math.max(0, car.tires - wrenches);
  return {
    seat: car.seat,
    topic: 'ignore-wrench',
    rule: 'sixth/cards/high-density-radials',
    about: car.id,
    prompt: `${wrenches} ${wrenches === 1 ? 'wrench' : 'wrenches'} for the tires of ${car.name}. Pay aces?`,
    options: () => [
      {
        id: PAY_ACES,
        label: `Ignore one for ${aces} aces`,
        words: ['aces'],
        preview: () => ({ text: `Aces ${car.ace - aces}.` }),
      },
      { id: 'take', label: 'Let the tires take it', words: ['take'], preview: () => ({ text: `Tires ${tires}.` }) },
    ],
    suggested: answerOf(PAY_ACES),
  };
}

/** Which of several obstacles is settled first. */
export function collideFirstQuestion(setup: Setup, state: State, car: Car, among: readonly string[]): Ask {
  return {
    seat: car.seat,
    topic: 'collide-first',
    rule: 'sixth/collision/simultaneous',
    about: car.id,
    prompt: `${car.name} hits several things. Which first?`,
    options: () =>
      among.map((id) => {
        const name = metName(metCalled(setup, state, id));
        return { id, label: name, words: [name, id], preview: () => ({ text: `First ${name}.` }) };
      }),
    suggested: among[0] === undefined ? undefined : answerOf(among[0]),
  };
}

/** Head-on to a wall one may turn away to either side. */
export function awayQuestion(game: Pick<SixthGame, 'setup' | 'state'>, car: Car): Ask {
  const free = WAYS.find((way) => !foreseenAway(game, car, way).isStuck);
  return {
    seat: car.seat,
    topic: 'away',
    rule: 'sixth/push/walls',
    about: car.id,
    prompt: `Which way does ${car.name} turn from the wall?`,
    options: () =>
      WAYS.map((way) => ({
        id: way,
        label: `To the ${way}`,
        words: [way],
        preview: () => {
          const { ghost, isStuck } = foreseenAway(game, car, way);
          const text = isStuck ? 'There is no room: stuck, two lengths back.' : `A quarter turn to the ${way}.`;
          return { text, ghosts: [ghost], warnings: isStuck ? ['Stuck'] : [] };
        },
      })),
    suggested: answerOf(free ?? 'left'),
  };
}
