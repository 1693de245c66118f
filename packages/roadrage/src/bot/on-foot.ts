import { type Answer, answerOf, type Decision, factsOf, startingParams } from '@hardtop/kernel';
import { RANGES, WEAPONS } from '../catalog/weapons.ts';
import { characterOf } from '../table/queries/figures.ts';
import type { Person, RoadGame } from '../table/state/state.ts';
import { isClear, landOf } from './land.ts';
import { foesOf, nearestOf, relative, squaresBetween } from './outlook.ts';

/** How far his best weapon carries. */
function reachOf(game: RoadGame, person: Person): number {
  let reach = 0;
  characterOf(game.setup, person).weapons.forEach((id, i) => {
    const { range } = WEAPONS[id];
    if (person.shots[i] !== 0 && range !== 'dropped') reach = Math.max(reach, RANGES[range]);
  });
  return reach;
}

const COVER = 3;
const IN_SIGHT = 2;
const IN_THE_WAY = 4;
const FLOOR = 1;
const DANGER = 10;

/** Where to stand: in cover, in reach and in sight of an enemy, and not before his bumper. */
function placeWorth(game: RoadGame, person: Person, x: number, y: number, floor: number, cover: number): number {
  const foe = nearestOf(foesOf(game, person.seat), { x, y });
  const shelter = cover * COVER + (floor > 0 ? FLOOR : 0);
  if (foe === null) return shelter;
  const reach = reachOf(game, person);
  const away = squaresBetween(foe.pose, { x, y });
  const sees = away <= reach && isClear(game, landOf(game.setup), x, y, foe.pose.x, foe.pose.y);
  const { ahead, right } = relative(foe.pose, { x, y });
  const exposed = floor === 0 && foe.speed > 0 && ahead > 0 && ahead < DANGER && Math.abs(right) <= 1;
  return shelter + (sees ? IN_SIGHT : 0) - Math.max(0, away - reach) * 0.3 - (exposed && cover === 0 ? IN_THE_WAY : 0);
}

const LIKELY = 0.5;

/** Back into a seat, onto an enemy that stands, a fight that is likely won; otherwise a good place. */
export function chooseWalk(game: RoadGame, decision: Decision, person: Person): Answer | null {
  const { place } = person;
  if (place.kind !== 'foot') return null;
  const { pose, floor } = place;
  let best = answerOf('stay');
  let most = placeWorth(game, person, pose.x, pose.y, floor, place.cover === 'none' ? 0 : 1) + 0.2;
  for (const option of decision.options()) {
    const params = startingParams(option);
    const { x, y, floor: up = 0, cover = 0, hit = 0 } = factsOf(option, params);
    const worth = option.id.startsWith('mount:')
      ? 20
      : option.id.startsWith('climb:')
        ? 8
        : option.id.startsWith('fight:')
          ? (hit - LIKELY) * 20
          : x === undefined || y === undefined
            ? Number.NEGATIVE_INFINITY
            : placeWorth(game, person, x, y, up, cover);
    if (worth > most) [best, most] = [answerOf(option.id, params), worth];
  }
  return best;
}
