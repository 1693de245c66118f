import type { Target } from '@hardtop/kernel';
import { MELEE_WEAPONS } from '../../catalog/melee-weapons.ts';
import type { Blow } from '../figures/close-combat.ts';
import { bearingOf } from '../queries/bearing.ts';
import { foesWithin, isOffGuard, isSilentBlow, type MeleeAttack } from '../queries/melee.ts';
import { cellOf } from '../queries/position.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { sheetOf, type TwilightGame } from '../state/state.ts';
import { unexpectedly } from './surprise.ts';
import { PERCENT, rollAndTell, succeeds, tell } from './telling.ts';
import { goOut } from './wounds.ts';

// Melee and bites: one percentage roll, then location and damage as for any hit. Reconstructed.

const RULE = 'twilight/combat/first-edition-rules';
const SILENT = 'twilight/adventures/silent-kill';

function faceTo(game: TwilightGame, person: Person, other: Person): void {
  const [from, to] = [cellOf(game.state, person), cellOf(game.state, other)];
  if (from !== null && to !== null) person.facing = bearingOf(game.setup, from, to) ?? person.facing;
}

/** Whoever strikes is seen, and heard near by. */
export function* comeOut(game: TwilightGame, person: Person, other: Person): TwilightPlay {
  faceTo(game, person, other);
  person.concealed = false;
  person.ducked = false;
  const at = cellOf(game.state, person);
  if (at !== null) yield* setOff(game, { kind: 'noise', at, by: person.id, loud: false });
}

/** An attack that fails is heard near by, and whoever slept wakes. */
export function* failsAt(game: TwilightGame, person: Person, foe: Person): TwilightPlay {
  const wasOff = isOffGuard(foe);
  yield* comeOut(game, person, foe);
  if (!wasOff) return;
  foe.alert = 'alert';
  foe.holds = foe.holds.filter(({ by }) => by !== person.id);
  const text = `${foe.name} cries out.`;
  const marks = ['silent-kill/failed'];
  tell(game, { kind: 'alarm', rule: SILENT, about: foe.id, outcome: 'bad', text, marks }, [person.id, foe.id]);
}

export function* strikeWith(game: TwilightGame, attack: MeleeAttack): TwilightPlay {
  yield* unexpectedly(game, attack.attacker, attack.foe, strikeOut(game, attack));
}

function* strikeOut(game: TwilightGame, attack: MeleeAttack): TwilightPlay {
  const { attacker, foe, weapon, target, blow } = attack;
  const isSilent = isSilentBlow(game, attacker, foe, weapon);
  const { name } = MELEE_WEAPONS[weapon];
  const marks = ['action/melee', `melee/${weapon}`];
  if (!(yield* tries(game, attacker, foe, target, name.toLowerCase(), marks)))
    return yield* failsAt(game, attacker, foe);
  if (isSilent) return yield* silence(game, attacker, foe);
  yield* land(game, attacker, foe, blow, name.toLowerCase(), 'blow');
  yield* comeOut(game, attacker, foe);
}

export function* bite(game: TwilightGame, animal: Person, foe: Person, target: Target, blow: Blow): TwilightPlay {
  yield* unexpectedly(game, animal, foe, biteAt(game, animal, foe, target, blow));
}

function* biteAt(game: TwilightGame, animal: Person, foe: Person, target: Target, blow: Blow): TwilightPlay {
  const kind = sheetOf(game.setup, animal).animal ?? 'animal';
  if (yield* tries(game, animal, foe, target, 'attack', ['action/bite', `bite/${kind}`]))
    yield* land(game, animal, foe, blow, 'bite', 'bite');
  yield* comeOut(game, animal, foe);
}

/** The roll of any attack at close quarters. */
export function* tries(
  game: TwilightGame,
  by: Person,
  foe: Person,
  target: Target,
  what: string,
  marks: readonly string[],
): TwilightPlay<boolean> {
  const told = { seat: by.seat, rule: RULE, purpose: 'to hit', ids: [by.id, foe.id] } as const;
  const { total } = yield* rollAndTell(game, PERCENT, told, (rolled) => {
    const hits = succeeds(target, rolled.total);
    return {
      kind: 'blow',
      about: by.id,
      target,
      ...(target.kind === 'need' && { modifiers: target.modifiers }),
      outcome: hits ? 'good' : 'bad',
      text: `${by.name}: ${what} on ${foe.name} ${hits ? 'succeeds' : 'fails'}.`,
      marks,
    };
  });
  return succeeds(target, total);
}

function* land(
  game: TwilightGame,
  by: Person,
  foe: Person,
  blow: Blow,
  what: string,
  how: 'blow' | 'bite',
): TwilightPlay {
  const from = cellOf(game.state, by);
  yield* setOff(game, {
    kind: 'hit',
    hit: { person: foe.id, by: by.id, with: what, ...blow, pen: 1, from, part: null, how },
  });
}

/** A guard who is reached unseen is out without a sound. */
export function* silence(game: TwilightGame, by: Person, foe: Person): TwilightPlay {
  const text = `${by.name} silences ${foe.name}.`;
  tell(game, { kind: 'silenced', rule: SILENT, about: foe.id, outcome: 'good', text, marks: ['melee/silenced'] }, [
    by.id,
    foe.id,
  ]);
  yield* goOut(game, foe);
}

/** A mounted run into enemies makes each of them test for panic before anybody strikes. */
export function* charge(game: TwilightGame, person: Person): TwilightPlay {
  if (person.rides === null || person.gait !== 'run' || sheetOf(game.setup, person).kind === 'animal') return;
  for (const foe of foesWithin(game, person, 'short')) yield* startle(game, person, foe);
}

/** Somebody is charged by a rider or by a vehicle that comes into his square (C-13). */
export function* startle(game: TwilightGame, by: Pick<Person, 'id' | 'name'>, foe: Person): TwilightPlay {
  if (sheetOf(game.setup, foe).kind === 'animal' || foe.frozen > 0) return;
  const text = `${by.name} charges ${foe.name}.`;
  tell(game, { kind: 'charge', rule: RULE, about: by.id, text, marks: ['action/charge'] }, [by.id, foe.id]);
  yield* setOff(game, { kind: 'panic', person: foe.id, why: 'charged' });
}
