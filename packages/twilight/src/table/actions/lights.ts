import type { Option } from '@hardtop/kernel';
import { lookAgain } from '../chapters/sighting.ts';
import { ringsBetween } from '../queries/position.ts';
import { sheetOf } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';
import { PlainOption } from './plain-option.ts';

const RULE = 'twilight/combat/actions';
const NONE: readonly Option[] = [];

/** Lamps beside him, and with them all of their circuit. */
export const lights: ActionKind = {
  id: 'lights',
  rule: RULE,
  options(game, person) {
    const { setup, state } = game;
    const { at } = person;
    if (at === null || setup.lamps.length === 0 || sheetOf(setup, person).kind === 'animal') return NONE;
    return setup.lamps.flatMap((lamp, i) =>
      ringsBetween(lamp.at, at) > 0
        ? []
        : [
            new PlainOption(
              `lights:${i}`,
              'Lights',
              `${state.lamps[i] === true ? 'Put out' : 'Light'} ${lamp.name}`,
              lamp.circuit === null ? 'This one alone.' : `All of ${lamp.circuit}.`,
            ),
          ],
    );
  },
  // biome-ignore lint/correctness/useYield: nothing is asked or rolled
  *perform(game, _person, { option }) {
    const { setup, state } = game;
    const index = Number(option.slice('lights:'.length));
    const lamp = setup.lamps[index];
    if (lamp === undefined) return;
    const on = state.lamps[index] !== true;
    for (const [i, other] of setup.lamps.entries())
      if (i === index || (lamp.circuit !== null && other.circuit === lamp.circuit)) state.lamps[i] = on;
    lookAgain(game);
    game.emit({
      kind: 'lights',
      rule: RULE,
      text: `${lamp.circuit ?? lamp.name}: ${on ? 'light' : 'dark'}.`,
      marks: ['action/lights'],
    });
  },
};
