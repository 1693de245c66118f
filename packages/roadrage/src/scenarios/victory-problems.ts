import type { Problem } from '@hardtop/kernel';
import { boxesMeet, boxOfObstacle, isInBox } from './map-problems.ts';
import type { Objective, Setup } from './setup.ts';

const RULE = 'roadrage/hardtop/objectives';

const problem = (field: string, message: string): Problem => ({ code: 'victory', field, rule: RULE, message });

/** What wins must be there to be won: by somebody, against somebody. */
export function victoryProblems(setup: Setup): readonly Problem[] {
  const { objective } = setup;
  switch (objective.kind) {
    case 'duel':
    case 'lastMoving':
      return sideProblems(setup);
    case 'laps':
      return gateProblems(setup, objective);
    case 'escape':
      return [...sideProblems(setup), ...runnerProblems(setup, objective), ...zoneProblems(setup, objective)];
    case 'capture':
      return [...sideProblems(setup), ...runnerProblems(setup, objective)];
  }
}

/** Who plays alone drives for practice until the turns run out. */
function sideProblems({ seats }: Setup): readonly Problem[] {
  const sides = new Set(seats.map(({ side }) => side));
  return seats.length > 1 && sides.size === 1
    ? [problem('seats', 'Nobody can win this: all seats are on one side.')]
    : [];
}

type Of<Kind extends Objective['kind']> = Extract<Objective, { readonly kind: Kind }>;

function gateProblems({ bounds }: Setup, { gates }: Of<'laps'>): readonly Problem[] {
  return gates.flatMap(({ a, b }, i): readonly Problem[] => {
    const field = `objective.gates.${i}`;
    if (a.x === b.x && a.y === b.y)
      return [problem(field, 'A gate has two posts; this one has nothing to pass between.')];
    const line = {
      minX: Math.min(a.x, b.x),
      minY: Math.min(a.y, b.y),
      maxX: Math.max(a.x, b.x),
      maxY: Math.max(a.y, b.y),
    };
    const isThere = [a, b].some((post) => isInBox(post, bounds)) || boxesMeet(line, bounds);
    return isThere ? [] : [problem(field, 'Nobody can pass this gate: it lies off the map.')];
  });
}

/** Those who run are in vehicles, and somebody is after them. */
function runnerProblems({ seats, starts }: Setup, { kind, runners }: Of<'escape' | 'capture'>): readonly Problem[] {
  const onFoot = runners.flatMap((seat, i) =>
    seat >= seats.length || starts.some((start) => start.seat === seat || start.crewSeats?.includes(seat))
      ? []
      : [problem(`objective.runners.${i}`, `${seats[seat]?.name} has no vehicle to run in.`)],
  );
  const isHunted = seats.some((_, seat) => !runners.includes(seat));
  const isAlone = seats.length === 1 && kind === 'escape';
  return isHunted || isAlone
    ? onFoot
    : [...onFoot, problem('objective.runners', 'Everybody runs, and nobody is after them.')];
}

function zoneProblems({ bounds, obstacles }: Setup, { zone }: Of<'escape'>): readonly Problem[] {
  if (!boxesMeet(zone, bounds)) return [problem('objective.zone', 'Nobody can get there: the zone lies off the map.')];
  const over = obstacles.find((each) => {
    const { minX, minY, maxX, maxY } = boxOfObstacle(each);
    return minX <= zone.minX && minY <= zone.minY && maxX >= zone.maxX && maxY >= zone.maxY;
  });
  return over === undefined ? [] : [problem('objective.zone', `Nobody can get there: the ${over.label} stands on it.`)];
}
