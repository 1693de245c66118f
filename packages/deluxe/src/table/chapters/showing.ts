import type { NewEvent } from '@hardtop/kernel';
import { seatsAboard } from '../queries/deciding.ts';
import type { Gun } from '../queries/guns.ts';
import { nameOf } from '../queries/names.ts';
import { weaponLabel } from '../queries/parts.ts';
import type { DeluxeGame, ShownPart, Vehicle } from '../state/state.ts';

/** Tells what stands on a record sheet: where sheets are hidden, to those aboard alone. */
export function tellAboard(game: DeluxeGame, vehicle: Vehicle, event: NewEvent): void {
  game.emit(game.setup.hidden ? { ...event, to: seatsAboard(game, vehicle.id) } : event);
}

/** Others see something at work, and remember it. */
function show({ setup }: DeluxeGame, { shown }: Vehicle, part: ShownPart): void {
  if (setup.hidden && !shown.some(({ id }) => id === part.id)) shown.push(part);
}

export function showGun(game: DeluxeGame, vehicle: Vehicle, { state, model }: Gun): void {
  const { weapon, at } = model;
  show(game, vehicle, { id: model.id, label: weaponLabel(model), gun: { weapon, at }, gone: state.dp <= 0 });
}

export function showGear(game: DeluxeGame, vehicle: Vehicle, id: string, label: string): void {
  show(game, vehicle, { id, label, gun: null, gone: false });
}

/** A weapon that others know of is seen to be destroyed. */
export function showDestroyed(game: DeluxeGame, vehicle: Vehicle, id: string, rule: NewEvent['rule']): void {
  const part = vehicle.shown.find((candidate) => candidate.id === id);
  if (part === undefined || part.gone) return;
  part.gone = true;
  const text = `${nameOf(game, vehicle)}: its ${part.label} is destroyed.`;
  game.emit({ kind: 'damage', rule, about: vehicle.id, outcome: 'bad', text });
}
