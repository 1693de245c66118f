import { roll } from '@hardtop/kernel';
import { CAVE_IN } from '../../catalog/fieldwork.ts';
import type { Cell } from '../../scenarios/world.ts';
import { sameCell } from '../queries/position.ts';
import { type Explosion, setOff, type TwilightPlay } from '../state/effects.ts';
import type { TwilightGame } from '../state/state.ts';
import { thingId } from '../state/things.ts';
import { tell } from './telling.ts';

// Under ground the roof may come down (C-46).

/** A charge: the concussion is the percentage. */
export function* caveIn(game: TwilightGame, at: Cell, by: string | null, concussion: number): TwilightPlay {
  const level = game.setup.levels[at.l];
  if (level === undefined || level.elevation >= 0) return;
  yield* mayFall(game, at, by, { dice: '1d100', upTo: concussion, hurt: CAVE_IN.dice });
}

/** A grenade or a shell in the tunnels of a mine: two in ten. */
export function* shakeRoof(game: TwilightGame, { at, by, concussion, agent }: Explosion): TwilightPlay {
  if (game.setup.levels[at.l]?.ricochets !== true || concussion === 0 || agent === 'smoke' || agent === 'gas') return;
  const { dice, upTo, hurt } = CAVE_IN.grenade;
  yield* mayFall(game, at, by, { dice, upTo, hurt });
}

interface Falling {
  readonly dice: string;
  readonly upTo: number;
  readonly hurt: number;
}

function* mayFall(
  game: TwilightGame,
  at: Cell,
  by: string | null,
  { dice: thrown, upTo, hurt }: Falling,
): TwilightPlay {
  const rule = 'twilight/combat/demolitions';
  const { dice, values, total } = yield* roll(game, thrown, { seat: 0, rule, purpose: 'cave-in' });
  const falls = total <= upTo;
  const text = falls ? 'The roof comes down.' : 'The roof holds.';
  const marks = [falls ? 'cave-in' : 'roof-holds'];
  const outcome = falls ? 'bad' : 'neutral';
  const rolled = { dice, values, total };
  tell(
    game,
    { kind: 'cave-in', rule, ...(by !== null && { about: by }), text, roll: rolled, outcome, marks },
    by === null ? [] : [by],
  );
  if (!falls) return;
  game.state.things.push({ id: thingId(game.state, 'crater', at), kind: 'crater', known: 0xff, at, blocks: true });
  for (const { id, at: where, condition } of game.state.people) {
    if (where === null || condition === 'dead' || !sameCell(where, at)) continue;
    const rock = { person: id, by, with: 'falling rock', dice: hurt, plus: 0, pen: 1, from: null, part: null } as const;
    yield* setOff(game, { kind: 'hit', hit: { ...rock, how: 'blow' } });
  }
}
