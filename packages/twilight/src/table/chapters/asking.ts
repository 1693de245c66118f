import { type Answer, ask, type Play } from '@hardtop/kernel';
import type { TwilightAsked } from '../queries/asked.ts';
import type { TwilightGame } from '../state/state.ts';

/** Puts one of the table's questions and waits. Where people are hidden, what they do is their player's own. */
export const askSeat = (game: TwilightGame, asked: TwilightAsked): Play<Answer> =>
  ask(game, game.setup.hidden ? { ...asked, secret: true } : asked);
