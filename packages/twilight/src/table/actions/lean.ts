import type { Option } from '@hardtop/kernel';
import { lookAt } from '../chapters/sighting.ts';
import { tell } from '../chapters/telling.ts';
import { STEPS } from '../queries/position.ts';
import { mapOf } from '../queries/world-map.ts';
import type { TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { sheetOf, type Table } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';
import { PlainOption } from './plain-option.ts';

const RULE = 'twilight/adventures/dead-ground';
const WAYS = ['north', '', 'east', '', 'south', '', 'west', ''] as const;
/** What one can lean out over, where it stands at all. */
const OVER: ReadonlySet<string> = new Set(['parapet', 'window', 'fence']);

/** Sides of his square beyond which there is nothing to stand on: the edge of a roof, a wall walk or an upper floor. */
function edgesOf({ setup, state }: Table, { at }: Person): readonly number[] {
  if (at === null || !setup.levels.some((level, l) => l !== at.l && level.elevation < elevationOf(setup, at.l)))
    return [];
  const map = mapOf(setup);
  return STEPS.flatMap(({ dx, dy }, way) => {
    if (dx !== 0 && dy !== 0) return [];
    const [x, y] = [at.x + dx, at.y + dy];
    if (!map.isOn(at.l, x, y) || map.groundAt(at.l, x, y) !== 'void') return [];
    const index = map.barrierBetween(at.l, at.x, at.y, dx, dy);
    const kind = setup.barriers[index]?.kind;
    return kind === undefined || state.barriers[index]?.broken === true || OVER.has(kind) ? [way] : [];
  });
}

const elevationOf = ({ levels }: Table['setup'], l: number): number => levels[l]?.elevation ?? 0;

/** Lean out to see and fire at what is at the foot of the wall; lean back. */
export const lean: ActionKind = {
  id: 'lean',
  rule: RULE,

  options(game, person) {
    if (person.rides !== null || person.ducked || sheetOf(game.setup, person).kind === 'animal') return [];
    if (person.leaning !== null)
      return [
        new PlainOption('lean:back', 'Posture', 'Lean back', 'Behind the parapet only his head shows from below.'),
      ];
    if (person.posture === 'prone') return [];
    return edgesOf(game, person).map(
      (way): Option =>
        new PlainOption(
          `lean:out:${way}`,
          'Posture',
          `Lean out to the ${WAYS[way] ?? 'north'}`,
          'He sees the foot of the wall and may fire at it; only his legs and abdomen are covered.',
        ),
    );
  },

  // biome-ignore lint/correctness/useYield: nothing is asked or rolled
  *perform(game, person, { option }): TwilightPlay {
    const way = option === 'lean:back' ? null : Number(option.slice('lean:out:'.length));
    person.leaning = way;
    if (way !== null) person.facing = way;
    lookAt(game, person);
    const text = `${sheetOf(game.setup, person).name} leans ${way === null ? 'back' : `out to the ${WAYS[way] ?? 'north'}`}.`;
    const marks = [way === null ? 'lean/back' : 'lean/out'];
    tell(game, { kind: 'lean', rule: RULE, about: person.id, text, marks }, [person.id]);
  },
};
