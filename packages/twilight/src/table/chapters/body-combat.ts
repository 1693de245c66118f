import type { Target } from '@hardtop/kernel';
import { BODY_COMBAT, type BodyMove } from '../../catalog/close-combat.ts';
import { holdOn, isHeldFast, isOffGuard, isUnaware, isWithinReach } from '../queries/melee.ts';
import { cellOf } from '../queries/position.ts';
import { strengthNow } from '../queries/wounds.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { personOf, type TwilightGame } from '../state/state.ts';
import { comeOut, failsAt, silence, tries } from './melee.ts';
import { unseat } from './saddle.ts';
import { unexpectedly } from './surprise.ts';
import { tell } from './telling.ts';

// Strike, grapple, escape, diving blow. Reconstructed.

const RULE = 'twilight/combat/first-edition-rules';

interface BodyAttack {
  readonly target: Target;
  readonly power: number;
}

export function* bodyCombat(
  game: TwilightGame,
  person: Person,
  move: BodyMove,
  foe: Person,
  { target, power }: BodyAttack,
): TwilightPlay {
  const succeeded = yield* tries(game, person, foe, target, move.replace('-', ' '), ['action/body', `body/${move}`]);
  if (move !== 'escape' && isOffGuard(foe)) return yield* surprise(game, person, foe, succeeded);
  const isQuiet = move !== 'escape' && isHeldFast(game, foe) && isUnaware(foe, person);
  if (isQuiet && succeeded && (yield* throttle(game, person, foe, power))) return;
  // A struggle is heard, unless the other is held so that he cannot cry out.
  if (isQuiet && succeeded) return yield* carry(game, person, move, foe, power);
  const struggle = succeeded ? carry(game, person, move, foe, power) : slip(game, person, move, foe, power);
  yield* unexpectedly(game, person, move === 'escape' ? null : foe, openly(game, person, foe, struggle));
}

function* openly(game: TwilightGame, person: Person, foe: Person, struggle: TwilightPlay): TwilightPlay {
  yield* comeOut(game, person, foe);
  yield* struggle;
}

/** What the move does that has come off. */
function* carry(game: TwilightGame, person: Person, move: BodyMove, foe: Person, power: number): TwilightPlay {
  switch (move) {
    case 'strike':
      return yield* strike(game, person, foe, power);
    case 'grapple':
      return grip(game, person, foe, power);
    case 'escape':
      return loosen(game, person, power);
    case 'diving-blow':
      yield* strike(game, person, foe, power);
      grip(game, person, foe, power);
      // Both go down: nobody keeps his saddle.
      unseat(game, foe);
      unseat(game, person);
      person.posture = 'prone';
      foe.posture = 'prone';
      foe.aim = null;
  }
}

/** On a guard who suspects nothing two successes in a row are enough: the first takes him by the throat, a failure is heard. */
function* surprise(game: TwilightGame, person: Person, foe: Person, succeeded: boolean): TwilightPlay {
  if (!succeeded) return yield* failsAt(game, person, foe);
  if (isHeldFast(game, foe)) return yield* silence(game, person, foe);
  grip(game, person, foe, Math.max(1, strengthNow(game.setup, foe) - holdOn(foe)));
}

/** Points of his power on a part, whatever is worn. */
function* strike(game: TwilightGame, person: Person, foe: Person, power: number): TwilightPlay {
  const from = cellOf(game.state, person);
  yield* setOff(game, {
    kind: 'hit',
    hit: {
      person: foe.id,
      by: person.id,
      with: 'blow',
      dice: 0,
      plus: power,
      pen: null,
      from,
      part: null,
      how: 'blow',
    },
  });
}

function grip(game: TwilightGame, person: Person, foe: Person, power: number): void {
  const own = foe.holds.find(({ by }) => by === person.id);
  if (own === undefined) foe.holds.push({ by: person.id, points: power });
  else own.points += power;
  foe.aim = null;
  foe.repeats = null;
  const strength = strengthNow(game.setup, foe);
  const { name } = foe;
  const text = isHeldFast(game, foe)
    ? `${name} is pinned: ${holdOn(foe)} points against a strength of ${strength}.`
    : `${name} is held by ${holdOn(foe)} of ${strength} points.`;
  const marks = [isHeldFast(game, foe) ? 'body/pinned' : 'body/held'];
  tell(game, { kind: 'grip', rule: RULE, about: foe.id, outcome: 'bad', text, marks }, [person.id, foe.id]);
}

/** His power is taken from the grips on him, the strongest first. */
function loosen(game: TwilightGame, person: Person, power: number): void {
  let left = power;
  const holds = [...person.holds].sort((a, b) => b.points - a.points);
  for (const hold of holds) {
    const taken = Math.min(left, hold.points);
    hold.points -= taken;
    left -= taken;
  }
  person.holds = person.holds.filter(({ points }) => points > 0);
  const { name } = person;
  const text = person.holds.length === 0 ? `${name} is free.` : `${name} is still held by ${holdOn(person)} points.`;
  const holder = person.holds[0]?.by;
  const ids = holder === undefined ? [person.id] : [person.id, personOf(game.state, holder).id];
  tell(
    game,
    {
      kind: 'escape',
      rule: RULE,
      about: person.id,
      outcome: 'good',
      text,
      marks: person.holds.length === 0 ? ['body/free'] : [],
    },
    ids,
  );
}

/** On a pinned sentry who knows of nothing two successes in a row are enough: each adds to the grip, a failure takes it back. */
function* throttle(game: TwilightGame, person: Person, foe: Person, power: number): TwilightPlay<boolean> {
  const needed = strengthNow(game.setup, foe) + power * BODY_COMBAT.silences;
  if (holdOn(foe) + power < needed) return false;
  yield* silence(game, person, foe);
  return true;
}

function* slip(game: TwilightGame, person: Person, move: BodyMove, foe: Person, power: number): TwilightPlay {
  if (move === 'escape' || !isUnaware(foe, person)) return;
  const own = foe.holds.find(({ by }) => by === person.id);
  if (own !== undefined) own.points = Math.max(Math.min(own.points, strengthNow(game.setup, foe)), own.points - power);
}

/** A grip ends with him who holds: down, gone, or out of reach he holds nobody (C-70). */
export function* looseGrips(game: TwilightGame): TwilightPlay {
  const { state } = game;
  for (const person of state.people) {
    if (person.holds.length === 0) continue;
    person.holds = person.holds.filter(({ by }) => {
      const holder = personOf(state, by);
      return holder.condition === 'fit' && isWithinReach(game, holder, person, 'short');
    });
  }
}
