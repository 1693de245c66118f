import { isAmbushSet, isUnseenBy } from '../queries/unseen.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { sheetOf, type TwilightGame } from '../state/state.ts';

// Attacks from an unexpected direction (L2264).

/** An attack on somebody, and his test for panic when it is over if it came from one whom his side had not seen (TF-30). */
export function* unexpectedly(
  game: TwilightGame,
  attacker: Person,
  foe: Person | null,
  attack: TwilightPlay,
): TwilightPlay {
  const isUnexpected = foe !== null && canBeSurprised(game, foe) && isUnseenBy(game, attacker, foe);
  const wasSet = isAmbushSet(game, attacker.side);
  yield* attack;
  // Whoever lies knocked down has been tested for it; the first shot of an ambush has tested all.
  const hasSprung = wasSet && !isAmbushSet(game, attacker.side);
  if (!isUnexpected || hasSprung || foe.knockedDown) return;
  yield* setOff(game, { kind: 'panic', person: foe.id, why: 'surprised' });
}

const canBeSurprised = ({ setup }: TwilightGame, foe: Person): boolean =>
  foe.alert !== 'asleep' && foe.captive === null && sheetOf(setup, foe).kind !== 'animal';
