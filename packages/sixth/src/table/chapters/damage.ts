import type { Side } from '../../catalog/dashboard.ts';
import { isOutOfControl } from '../queries/tokens.ts';
import type { SixthPlay } from '../state/effects.ts';
import type { Car, SixthGame, TokenState } from '../state/state.ts';
import { payControl } from './control.ts';
import { internalDamage } from './internal.ts';

/** What dealt it, where a rule asks. */
type DamageCause = 'combat' | 'collision' | 'maneuver' | 'fire';

/** The side's armor first; what is beyond is internal, one draw for all of it. */
export function* basicDamage(game: SixthGame, car: Car, side: Side, points: number, cause: DamageCause): SixthPlay {
  if (points <= 0 || car.out !== null) return;
  const onArmor = Math.min(points, car.armor[side]);
  car.armor[side] -= onArmor;
  game.emit({
    kind: 'damage',
    rule: 'sixth/damage/basic',
    about: car.id,
    outcome: 'bad',
    text: `${car.name} takes ${points} damage from ${CAUSES[cause]} on the ${side}: armor ${car.armor[side]}.`,
    harm: [{ piece: car.id, style: cause === 'collision' ? 'crash' : 'hit', points, spot: side }],
  });
  if (points > onArmor) yield* internalDamage(game, car, side, points - onArmor);
}

const CAUSES: Readonly<Record<DamageCause, string>> = {
  combat: 'an attack',
  collision: 'a collision',
  maneuver: 'driving',
  fire: 'fire',
};

/** A control token, or a point of damage to whoever is out of control. */
export function* explosion(game: SixthGame, car: Car, side: Side): SixthPlay {
  if (isOutOfControl(car)) return yield* basicDamage(game, car, side, 1, 'combat');
  payControl(game, car, 1);
  game.emit({
    kind: 'explosion',
    rule: 'sixth/damage/explosion',
    about: car.id,
    outcome: 'bad',
    text: `${car.name} is shaken: ${car.control} control left.`,
    harm: [{ piece: car.id, style: 'blast', spot: side }],
  });
}

/** Tokens on what can be damaged; as many as its durability take it out of the arena. */
export function damageToken(game: SixthGame, token: TokenState, points: number): void {
  if (token.durability === null || token.gone || points <= 0) return;
  token.damage = Math.min(token.durability, token.damage + points);
  token.gone = token.damage === token.durability;
  const state = token.gone ? 'is destroyed' : `has taken ${token.damage} of ${token.durability}`;
  const text = `The ${token.kind} ${state}.`;
  const marks = token.gone ? [`destroyed/${token.kind}`] : [];
  game.emit({ kind: 'token-damage', rule: 'sixth/damage/destroyed', about: token.id, text, marks });
}
