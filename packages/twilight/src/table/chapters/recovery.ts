import { BLEEDING_TURNS, RECOVERY_TURNS } from '../../catalog/wounds.ts';
import { isSeriouslyWounded, worstWound } from '../queries/wounds.ts';
import type { TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { sheetOf, type TwilightGame } from '../state/state.ts';
import { PERCENT, rollAndTell, succeeds, tell } from './telling.ts';
import { constitutionTarget, die, stayConscious } from './wounds.ts';

// What time does to the wounded: at the start of a turn who is unconscious may come round, at its end stun passes and blood runs.

export function* comeRound(game: TwilightGame): TwilightPlay {
  for (const person of game.state.people) {
    const isDue = person.nextRoll !== null && person.nextRoll <= game.state.turn;
    if (person.condition === 'out' && person.stunned === 0 && isDue) yield* tryToWake(game, person);
    else if (person.condition === 'dying' && isDue) yield* tryToWake(game, person);
  }
}

/** Whoever wakes with a critical wound is awake and still bleeding. */
function* tryToWake(game: TwilightGame, person: Person): TwilightPlay {
  const sheet = sheetOf(game.setup, person);
  if (sheet.kind !== 'character') return;
  const target = constitutionTarget(sheet);
  const told = {
    seat: person.seat,
    rule: 'twilight/combat/serious-wounds',
    purpose: 'coming round',
    ids: [person.id],
  } as const;
  const { total } = yield* rollAndTell(game, PERCENT, told, (rolled) => {
    const wakes = succeeds(target, rolled.total);
    return {
      kind: 'coming-round',
      about: person.id,
      target,
      outcome: wakes ? 'good' : 'bad',
      text: `${person.name} ${wakes ? 'comes round' : 'remains unconscious'}.`,
      marks: [wakes ? 'consciousness/regained' : 'consciousness/not-yet'],
    };
  });
  const worst = worstWound(game.setup, person);
  person.nextRoll = game.state.turn + RECOVERY_TURNS[worst === 'critical' ? 'critical' : 'serious'];
  if (succeeds(target, total)) person.condition = 'fit';
}

/** Before anything but waiting, be it repeated, on a march or fire at who comes into view, a seriously wounded character rolls once a turn; false: he is out instead. */
export function* keepsGoing(game: TwilightGame, person: Person): TwilightPlay<boolean> {
  const { setup, state } = game;
  if (person.condition !== 'fit' || sheetOf(setup, person).kind !== 'character') return true;
  if (person.nextRoll === null || person.nextRoll > state.turn || !isSeriouslyWounded(setup, person)) return true;
  return yield* stayConscious(game, person);
}

export function* timePasses(game: TwilightGame): TwilightPlay {
  for (const person of game.state.people) {
    if (person.stunned > 0) passStun(game, person);
    if (person.dyingSince !== null && !person.aided) yield* bleed(game, person);
  }
}

function passStun(game: TwilightGame, person: Person): void {
  person.stunned -= 1;
  if (person.stunned > 0 || person.condition !== 'out' || person.nextRoll !== null) return;
  person.condition = 'fit';
  if (sheetOf(game.setup, person).kind === 'character' && isSeriouslyWounded(game.setup, person))
    person.nextRoll = game.state.turn + RECOVERY_TURNS.serious;
  const text = `${person.name} comes round from the blow.`;
  tell(game, { kind: 'coming-round', rule: 'twilight/combat/stun', about: person.id, outcome: 'good', text }, [
    person.id,
  ]);
}

function* bleed(game: TwilightGame, person: Person): TwilightPlay {
  if (person.dyingSince === null || game.state.turn - person.dyingSince < BLEEDING_TURNS) return;
  const text = `${person.name} bleeds to death: nobody helped within ten minutes.`;
  const rule = 'twilight/combat/critical-wounds';
  tell(game, { kind: 'bled', rule, about: person.id, outcome: 'bad', text, marks: ['wound/bled-to-death'] }, [
    person.id,
  ]);
  yield* die(game, person);
}
