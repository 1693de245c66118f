import { HOLE } from '../../catalog/fieldwork.ts';
import { breachWidth } from '../figures/heavy/explosives.ts';
import { solidOf } from '../queries/solids.ts';
import type { TwilightGame } from '../state/state.ts';

/** A hole in what stands somewhere: as wide as the penetration goes beyond its thickness; wide enough, it is a way through. */
export function breachWall(game: TwilightGame, id: string, penetration: number): void {
  const solid = solidOf(game, id);
  if (solid === null) return;
  const { barrier, obstacle, material, thickness } = solid;
  const width = breachWidth(penetration, material, thickness);
  const isOpen = width >= HOLE.passable;
  const state = game.state.barriers[barrier];
  if (isOpen && state !== undefined) {
    state.broken = true;
    state.open = true;
    state.locked = false;
  }
  if (isOpen && obstacle >= 0) game.state.obstacles[obstacle] = true;
  const hole = width === 0 ? 'It is not breached.' : `A hole of ${width} mm${isOpen ? '' : ', too narrow to pass'}.`;
  const marks = [width === 0 ? 'breach/none' : isOpen ? 'breach/passable' : 'breach/narrow'];
  game.emit({
    kind: 'breach',
    rule: width === 0 ? 'twilight/referee/armor-equivalents' : 'twilight/combat/breaching',
    text: hole,
    outcome: isOpen ? 'good' : 'neutral',
    marks,
  });
}
