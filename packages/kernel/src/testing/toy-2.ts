import type { Ruleset } from '../ruleset.ts';
import { upgradingBy } from '../upgrade.ts';
import { type ToySetup, type ToyState, type ToyView, toy } from './toy.ts';

const better = (armor: number | null) => (armor === null ? null : armor + 1);

/** The toy under a later version, where every armor is one better; it takes up games of the first. */
export const toy2: Ruleset<ToySetup, ToyState, ToyView> = {
  ...toy,
  version: '2',
  upgrade: upgradingBy('2', {
    '1': (state) => {
      const old = state as ToyState;
      return { ...old, cars: old.cars.map((car) => ({ ...car, armor: better(car.armor) })) };
    },
  }),
};
