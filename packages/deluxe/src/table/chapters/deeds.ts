import type { NewEvent } from '@hardtop/kernel';
import { crewLabel, firersOf } from '../queries/crew.ts';
import { gunsOfDeed, whyNoDeed } from '../queries/deeds.ts';
import type { Gun } from '../queries/guns.ts';
import { nameOf } from '../queries/names.ts';
import { weaponLabel } from '../queries/parts.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { type DeluxeGame, type Person, type Vehicle, vehicleOf } from '../state/state.ts';
import type { Deed } from '../state/target.ts';
import { setOffGrenade } from './ap-grenades.ts';
import { drop } from './dropping.ts';
import { tellNoShot } from './fire.ts';
import { leave } from './leaving.ts';
import { springMines } from './mines.ts';
import { beginMove } from './moving-parts.ts';
import { shine } from './searchlight.ts';
import { showGun } from './showing.ts';
import { fireStarshell } from './starshell.ts';

/** Does it if it still can; otherwise nothing is spent. It is the person's firing action of the turn (deluxe/V.1/firing-action). */
export function* resolveDeed(game: DeluxeGame, deed: Deed, person: Person): DeluxePlay {
  const { state } = game;
  const vehicle = vehicleOf(state, deed.vehicle);
  if (deed.kind === 'leave') return yield* leave(game, deed, vehicle, person);
  const isFree = firersOf(vehicle, state.turn).includes(person);
  const problem = isFree ? whyNoDeed(game, vehicle, deed) : `its ${person.post} cannot act any more`;
  if (problem !== null) return tellNoShot(game, vehicle, problem);
  person.actedTurn = state.turn;
  const guns = gunsOfDeed(game, vehicle, deed);
  switch (deed.kind) {
    case 'drop':
      for (const gun of guns) yield* drop(game, vehicle, gun);
      return;
    case 'automatic':
      return switchTo(game, vehicle, person, guns, true);
    case 'manual':
      return switchTo(game, vehicle, person, guns, false);
    case 'light':
      for (const gun of guns) fireStarshell(game, vehicle, gun);
      return;
    case 'spring':
      return yield* spring(game, vehicle, person, deed.counter);
    case 'grenade':
      return yield* setOffGrenade(game, vehicle, person, deed.side);
    case 'track':
    case 'blind':
      return yield* shine(game, vehicle, vehicleOf(state, deed.target), person, deed.kind);
    case 'move-part':
      return beginMove(game, vehicle, person, deed.part);
  }
}

/** Breaks sustained fire: what fires by itself aims at nothing. */
function switchTo(game: DeluxeGame, vehicle: Vehicle, person: Person, guns: readonly Gun[], on: boolean): void {
  for (const gun of guns) {
    const { state } = gun;
    // What is announced is shown.
    showGun(game, vehicle, gun);
    state.automatic = on;
    state.lastTarget = null;
    state.row = 0;
  }
  const what = guns.map(({ model }) => weaponLabel(model)).join(' and ');
  const text = `${nameOf(game, vehicle)}'s ${crewLabel(vehicle, person)} puts ${what} ${on ? 'on automatic' : 'back under his own hand'}.`;
  const rule: NewEvent['rule'] = 'deluxe/V.5/automatic-fire';
  game.emit({ kind: 'automatic', rule, about: vehicle.id, outcome: 'neutral', text });
}

function* spring(game: DeluxeGame, vehicle: Vehicle, person: Person, id: string): DeluxePlay {
  const mines = game.state.counters.find((counter) => counter.id === id);
  if (mines === undefined) return;
  const text = `${nameOf(game, vehicle)}'s ${crewLabel(vehicle, person)} sets mines off by remote control.`;
  game.emit({ kind: 'mines', rule: 'deluxe/V.5/remote-mines', about: vehicle.id, outcome: 'neutral', text });
  yield* springMines(game, mines, person.seat);
}
