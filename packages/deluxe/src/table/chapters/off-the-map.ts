import type { RuleId } from '@hardtop/kernel';
import { nameOf } from '../queries/names.ts';
import { isOut } from '../queries/out.ts';
import type { Leaving } from '../state/road.ts';
import type { DeluxeGame, Vehicle } from '../state/state.ts';
import { noteEscape } from './story.ts';
import { updateTouching } from './touching.ts';

const ROAD = 'deluxe/XIV.1/road-scenarios';

const WORDS = {
  behind: { text: 'is left behind and out of the fight', rule: ROAD },
  country: { text: 'is lost in the open country', rule: ROAD },
  town: { text: 'reaches the town and is safe', rule: 'deluxe/XIV.1/pack-attack' },
  gate: { text: 'leaves the arena', rule: 'deluxe/XIV.2/safe-lines' },
} as const satisfies Record<Leaving, { readonly text: string; readonly rule: RuleId }>;

/** Off the map for good, as whole as it is. */
export function leave(game: DeluxeGame, vehicle: Vehicle, how: Leaving): void {
  if (vehicle.left === undefined && !isOut(vehicle)) noteEscape(game, vehicle);
  vehicle.gone = true;
  vehicle.left = how;
  vehicle.speed = 0;
  vehicle.pending = null;
  vehicle.rolling = null;
  updateTouching(game, vehicle, []);
  const { text, rule } = WORDS[how];
  const marks = [`leave/${how}`];
  game.emit({
    kind: 'leave',
    rule,
    about: vehicle.id,
    outcome: 'neutral',
    text: `${nameOf(game, vehicle)} ${text}.`,
    marks,
  });
}
