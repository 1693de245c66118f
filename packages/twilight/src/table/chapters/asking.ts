import { type Answer, ask, type Play } from '@hardtop/kernel';
import type { TwilightAsked } from '../queries/asked.ts';
import type { TwilightGame } from '../state/state.ts';

/** Puts one of the table's questions and waits. */
export const askSeat = (game: TwilightGame, asked: TwilightAsked): Play<Answer> => ask(game, asked);
