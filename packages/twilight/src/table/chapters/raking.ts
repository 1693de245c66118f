import { cellsIn } from '../../scenarios/map-reader.ts';
import { isInLane } from '../queries/lanes.ts';
import { burstCounter, fragilePlaces } from '../queries/script.ts';
import type { TwilightGame } from '../state/state.ts';
import type { HazardLane } from '../state/things.ts';

/** What a burst leaves in its danger zone rakes machinery that stands in it: one piece, however many are there (T-93). */
export function noteBurst(game: TwilightGame, lane: Pick<HazardLane, 'from' | 'to' | 'near' | 'far'>): void {
  const raked = fragilePlaces(game.setup).find(({ region }) =>
    cellsIn(region).some((cell) => isInLane(game, lane, cell)),
  );
  if (raked === undefined) return;
  const { counters } = game.state.script;
  const counter = burstCounter(raked.id);
  counters[counter] = (counters[counter] ?? 0) + 1;
}
