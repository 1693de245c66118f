import { type Heading, normalizeHeading } from '@hardtop/geometry';
import { ask } from '@hardtop/kernel';
import type { RoadAsked } from '../queries/asked.ts';
import { leapsOf } from '../queries/boarding.ts';
import { bodyOf } from '../queries/figures.ts';
import { deciderOf, isUpright } from '../queries/in-hand.ts';
import type { Side } from '../queries/maneuvers.ts';
import { sideParty, swipeDice } from '../queries/ram-dice.ts';
import { testOf } from '../questions/sideswipe-question.ts';
import type { ControlResult, RoadPlay } from '../state/effects.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { leapAcross } from './boarding.ts';
import { rollControl } from './control.ts';
import { finishAftermath, newAftermath } from './damage.ts';
import { loseControl } from './loss-of-control.ts';
import { moveSquare } from './move.ts';
import { crashOf, takeDice, tellShields } from './ram.ts';
import { trailOf } from './trail.ts';

const RULE = 'roadrage/ram/sideswipe';
const QUARTER = 900;

/** After the drift's own control roll succeeded with this margin: asks what it is for (sideswipe with roughness, or somebody boards), and does it. The attacker stays in its own square. */
export function* sideswipe(game: RoadGame, vehicle: Vehicle, target: Vehicle, side: Side, margin: number): RoadPlay {
  const seat = deciderOf(game, vehicle);
  const asked: RoadAsked = { topic: 'sideswipe', seat, vehicle: vehicle.id, target: target.id, margin };
  const { option, params } = yield* ask(game, asked);
  const leap = leapsOf(game, vehicle, target, margin).find(({ person }) => option === `leap:${person.id}`);
  if (leap !== undefined) return yield* leapAcross(game, leap);
  yield* swipe(game, vehicle, target, side, params.roughness ?? 0);
}

/** Base dice to both, then both roll; who loses is thrown aside, and if nobody does, the smaller gives way. */
function* swipe(game: RoadGame, vehicle: Vehicle, target: Vehicle, side: Side, roughness: number): RoadPlay {
  const dice = swipeDice(sideParty(game, vehicle), sideParty(game, target));
  game.emit({
    kind: 'ram',
    rule: RULE,
    about: vehicle.id,
    text: `${vehicle.name} sideswipes ${target.name}, roughness ${roughness}: ${dice.target} dice to ${target.name}, ${dice.rammer} to ${vehicle.name}.`,
    marks: ['ram/sideswipe'],
    harm: [vehicle, target].map(crashOf),
  });
  tellShields(game, vehicle, 'side');
  tellShields(game, target, 'side');
  const toward = normalizeHeading(vehicle.pose.h + (side === 'left' ? QUARTER : -QUARTER));
  const back = normalizeHeading(toward + 2 * QUARTER);
  const after = newAftermath();
  yield* takeDice(game, target, dice.target, vehicle.name, RULE, after);
  yield* takeDice(game, vehicle, dice.rammer, target.name, RULE, after);
  yield* finishAftermath(game, after);
  const theirs = yield* test(game, target, vehicle, roughness);
  const mine = yield* test(game, vehicle, target, roughness);
  if (theirs?.passed === false) yield* loseControl(game, target, theirs, aside(toward));
  if (mine?.passed === false) yield* loseControl(game, vehicle, mine, aside(back));
  if (theirs?.passed === true && mine?.passed === true) yield* giveWay(game, vehicle, target, toward, back);
}

function aside(heading: Heading): { readonly heading: Heading; readonly charged: false; readonly least: 1 } {
  return { heading, charged: false, least: 1 };
}

function* test(game: RoadGame, vehicle: Vehicle, other: Vehicle, roughness: number): RoadPlay<ControlResult | null> {
  return isUpright(vehicle) ? yield* rollControl(game, vehicle, testOf(game, other, roughness)) : null;
}

/** Equal sizes hold their ground. */
function* giveWay(game: RoadGame, vehicle: Vehicle, target: Vehicle, toward: Heading, back: Heading): RoadPlay {
  const mine = bodyOf(game, vehicle).size;
  const theirs = bodyOf(game, target).size;
  if (mine === theirs) return;
  const smaller = mine < theirs ? vehicle : target;
  const text = (): string => `${smaller.name} is pushed aside.`;
  const trail = trailOf(game, smaller, { style: 'shove', rule: RULE, text });
  if (yield* moveSquare(trail.game, smaller, smaller === vehicle ? back : toward, 'shove')) trail.note();
  trail.end();
}
