import { err, ok } from '../result.ts';
import type { Ruleset } from '../ruleset.ts';
import { type ToySetup, type ToyState, type ToyView, toy } from './toy.ts';

/** The toy under a later version, where every armor is one better; it takes up games of the first. */
export const toy2: Ruleset<ToySetup, ToyState, ToyView> = {
  ...toy,
  version: '2',
  upgrade(state, version) {
    const old = state as ToyState;
    if (version === '2') return ok(old);
    if (version === '1')
      return ok({
        ...old,
        cars: old.cars.map((car) => ({ ...car, armor: car.armor === null ? null : car.armor + 1 })),
      });
    const message = `Version ${version} is not known here.`;
    return err({ code: 'version', field: 'version', message, legal: ['1', '2'] });
  },
};
