import { rollFaces } from '@hardtop/kernel';
import { HAZARD_IDS, HAZARDS } from '../../catalog/hazards.ts';
import type { Laying, NumberCard } from '../../scenarios/setup.ts';
import { cardsUnder, checkpointsOf, countIn, hasFinished, isSpent, nextCheckpoint } from '../queries/number-cards.ts';
import { hasRoom } from '../queries/room.ts';
import { tokenAt } from '../queries/token-at.ts';
import type { SixthPlay } from '../state/effects.ts';
import type { Car, SixthGame } from '../state/state.ts';

const RULE = 'sixth/arena/scenario-cards';

/** What a car is over when a movement point or a spin has ended; what is turned over here counts in this driving roll. */
export function* crossCards(game: SixthGame, car: Car): SixthPlay {
  if (game.setup.numbers.length === 0 || car.out !== null) return;
  for (const card of cardsUnder(game.setup, car.pose)) {
    if (card.use === 'checkpoint') passCheckpoint(game, car, card);
    else if (!isSpent(game.state, card)) yield* turnOver(game, car, card);
  }
}

/** Only the one that is next counts. */
function passCheckpoint(game: SixthGame, car: Car, card: NumberCard): void {
  const { setup, state } = game;
  if (nextCheckpoint(game, car.seat) !== card) return;
  const done = (state.progress[car.seat] ?? 0) + 1;
  state.progress[car.seat] = done;
  const own = checkpointsOf(setup, car.seat).length;
  const lap = setup.race !== null && done % own === 0 ? `, lap ${done / own} of ${setup.race.laps}` : '';
  const opens = setup.fireAtCheckpoint && done === 1 ? ' and may fire' : '';
  const end = hasFinished(setup, state, car.seat) ? '. That was the last' : '';
  const text = `${car.name} crosses checkpoint ${card.number}${lap}${opens}${end}.`;
  game.emit({
    kind: 'checkpoint',
    rule: RULE,
    about: car.id,
    outcome: 'good',
    text,
    marks: ['number-card/checkpoint'],
  });
}

function* turnOver(game: SixthGame, car: Car, card: NumberCard): SixthPlay {
  const { state } = game;
  state.turned.push(card.number);
  if (card.use === 'trigger') {
    const text = `${car.name} sets off card ${card.number}.`;
    game.emit({ kind: 'trigger', rule: RULE, about: car.id, text, marks: ['number-card/trigger'] });
    return lay(game, card.lays);
  }
  if (card.use !== 'hidden') return;
  const of = { seat: car.seat, rule: RULE, purpose: `card ${card.number}` } as const;
  const kind = card.hazard ?? (yield* rollFaces(game, HAZARD_IDS, 1, of))[0];
  if (kind === undefined) throw new Error('a die without a face');
  state.laid.push({ id: card.id, kind, pose: card.pose });
  const text = `${car.name} drives over card ${card.number}: ${HAZARDS[kind].name}.`;
  game.emit({ kind: 'hidden-hazard', rule: RULE, about: car.id, outcome: 'bad', text, marks: ['number-card/hidden'] });
}

/** Hazards lie anywhere; a token finds no room where something stands. */
function lay(game: SixthGame, { hazards, tokens }: Laying): void {
  const { state } = game;
  state.laid.push(...hazards);
  const laid = tokens.map(tokenAt).filter((token) => hasRoom(game, token));
  state.tokens.push(...laid);
  const names = [
    ...hazards.map(({ kind }) => HAZARDS[kind].name.toLowerCase()),
    ...laid.map(({ kind }) => `a ${kind}`),
  ];
  const text = names.length === 0 ? 'Nothing comes of it.' : `On the ground now: ${names.join(', ')}.`;
  game.emit({ kind: 'laid', rule: RULE, text });
}

/** A card a round is turned up; at 0 it happens, once. */
export function countDown(game: SixthGame): void {
  const { countdown } = game.setup;
  const { round } = game.state;
  if (countdown === null || round > countdown.from + 1) return;
  const count = countIn(game.setup, round);
  const opens = count === 0 && countdown.opensFire ? ' Everybody may fire.' : '';
  const text = `Countdown: ${count}.${opens}`;
  game.emit({ kind: 'countdown', rule: RULE, text, marks: [`number-card/countdown-${count === 0 ? 'end' : 'runs'}`] });
  const { hazards, tokens } = countdown.lays;
  if (count === 0 && hazards.length + tokens.length > 0) lay(game, countdown.lays);
}
