import { ask } from '@hardtop/kernel';
import type { Side } from '../../catalog/dashboard.ts';
import type { SixthAsked } from '../queries/asked.ts';
import { effectsOf } from '../queries/cards.ts';
import { type Met, metName, obstacleOf, sideTouched } from '../queries/contact.ts';
import { rollTold } from '../queries/handfuls.ts';
import { effectMark } from '../queries/marks.ts';
import { baseOf } from '../queries/outline.ts';
import { resultsOf } from '../queries/rolled.ts';
import { drivenSpeed } from '../queries/tokens.ts';
import { PAY_ACES } from '../questions/driving-questions.ts';
import type { SixthPlay } from '../state/effects.ts';
import { type Car, printOf, type SixthGame, type TokenState } from '../state/state.ts';
import { payControl } from './control.ts';
import { basicDamage, damageToken } from './damage.ts';
import { rollDice } from './rolling.ts';
import { tireDamage } from './tracks.ts';

/** A car runs into something: both pay, then the dice of its speed hurt first the mover, then what it met. `isFurther`: something else was touched at the same moment. */
export function* collide(game: SixthGame, mover: Car, met: Met, isFurther: boolean): SixthPlay {
  const side = sideTouched(mover.pose, met.shape);
  const rule = met.kind === 'wall' ? 'sixth/collision/walls' : 'sixth/collision/heavy';
  game.emit({
    kind: 'collision',
    rule,
    about: mover.id,
    outcome: 'bad',
    text: `${mover.name} runs into ${metName(met)} with its ${side}.`,
    harm: [{ piece: mover.id, style: 'crash', spot: side }],
    marks: [`collision/${obstacleOf(met)}`, `collision-side/${side}`, ...(isFurther ? ['collision/simultaneous'] : [])],
  });
  yield* payForContact(game, mover);
  if (met.kind === 'car') yield* payForContact(game, met.car);
  const hits = yield* hitsOf(game, mover);
  yield* takeHits(game, mover, side, hits);
  yield* hurt(game, met, mover.pose, hits);
}

/** What is pushed meets another thing: the mover and those two alone pay and take the hits, the nearer first. */
export function* pileUp(game: SixthGame, mover: Car, touched: Met, nearer: Met, newer: Met): SixthPlay {
  const side = sideTouched(mover.pose, touched.shape);
  game.emit({
    kind: 'pile-up',
    rule: 'sixth/push/pile-ups',
    about: mover.id,
    outcome: 'bad',
    text: `${mover.name} pushes ${metName(nearer)} into ${metName(newer)}.`,
    harm: [{ piece: mover.id, style: 'crash', spot: side }],
    marks: [`pile-up/${obstacleOf(newer)}`],
  });
  yield* payForContact(game, mover);
  for (const met of [nearer, newer]) if (met.kind === 'car') yield* payForContact(game, met.car);
  const hits = yield* hitsOf(game, mover);
  yield* takeHits(game, mover, side, hits);
  yield* hurtBy(game, nearer, newer, hits);
  yield* hurtBy(game, newer, nearer, hits);
}

function* hitsOf(game: SixthGame, mover: Car): SixthPlay<number> {
  const of = { seat: mover.seat, rule: 'sixth/collision/heavy', purpose: 'collision' } as const;
  const rolled = yield* rollDice(game, { yellow: drivenSpeed(mover) }, of);
  const { hit } = resultsOf(rolled);
  const text = `The blow comes to ${hit === 1 ? '1 hit' : `${hit} hits`}.`;
  game.emit({ kind: 'collision-roll', rule: of.rule, about: mover.id, text, ...rollTold(rolled, hit) });
  return hit;
}

/** What a thing takes where the mover touches it. */
function* hurt(game: SixthGame, met: Met, by: Car['pose'], hits: number): SixthPlay {
  if (met.kind === 'token') return damageToken(game, met.token, hits);
  if (met.kind === 'car') yield* takeHits(game, met.car, sideTouchedBy(met.car, by), hits);
}

const sideTouchedBy = (car: Car, by: Car['pose']): Side => sideTouched(car.pose, baseOf(by));

function* hurtBy(game: SixthGame, met: Met, other: Met, hits: number): SixthPlay {
  if (met.kind === 'token') return damageToken(game, met.token, hits);
  if (met.kind === 'car') yield* takeHits(game, met.car, sideTouched(met.car.pose, other.shape), hits);
}

/** A cage may keep some of it off. */
function* takeHits(game: SixthGame, car: Car, side: Side, hits: number): SixthPlay {
  let left = hits;
  for (const { effect, card } of left > 0 && car.out === null ? effectsOf(car, 'collisionShields') : []) {
    const of = { seat: car.seat, rule: 'sixth/cards/safety-cage', purpose: 'safety cage' } as const;
    const rolled = yield* rollDice(game, effect.dice, of);
    const { skid } = resultsOf(rolled);
    const text = `The ${printOf(card).name} of ${car.name} keeps off ${Math.min(left, skid)} of ${left} damage.`;
    const marks = [effectMark(card, 'collisionShields')];
    game.emit({ kind: 'cage', rule: of.rule, about: car.id, text, marks, ...rollTold(rolled, skid, 'shield') });
    left = Math.max(0, left - skid);
  }
  yield* basicDamage(game, car, side, left, 'collision');
}

/** A control token, or aces where a card allows; what is lacking costs a tire. */
function* payForContact(game: SixthGame, car: Car): SixthPlay {
  if (car.out !== null) return;
  const [instead] = effectsOf(car, 'aceForControl');
  if (instead !== undefined && car.ace >= instead.effect.aces) {
    const asked: SixthAsked = { seat: car.seat, topic: 'ace-for-control', car: car.id };
    const { option } = yield* ask(game, asked);
    if (option === PAY_ACES) {
      car.ace -= instead.effect.aces;
      const text = `${car.name} pays ${instead.effect.aces} aces and keeps its control.`;
      const marks = [effectMark(instead.card, 'aceForControl')];
      game.emit({ kind: 'aces-paid', rule: 'sixth/cards/strengthened-undercarriage', about: car.id, text, marks });
      return;
    }
  }
  const lacking = payControl(game, car, 1);
  if (lacking > 0) tireDamage(game, car, lacking);
}

/** Light things that were pushed and did not burst take the hits of one roll. */
export function* scrape(game: SixthGame, mover: Car, lights: readonly TokenState[]): SixthPlay {
  const left = lights.filter(({ gone }) => !gone);
  if (left.length === 0) return;
  const of = { seat: mover.seat, rule: 'sixth/push/light', purpose: 'pushing' } as const;
  const rolled = yield* rollDice(game, { yellow: drivenSpeed(mover) }, of);
  const { hit } = resultsOf(rolled);
  const text = `Pushing comes to ${hit === 1 ? '1 hit' : `${hit} hits`}.`;
  game.emit({ kind: 'push-roll', rule: of.rule, about: mover.id, text, ...rollTold(rolled, hit) });
  for (const token of left) damageToken(game, token, hit);
}
