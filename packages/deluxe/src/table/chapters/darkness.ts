import type { NewEvent, Seat } from '@hardtop/kernel';
import { nameOf } from '../queries/names.ts';
import { notePlace, runsDark, seatsThatSee, seatsThatSeeWalker } from '../queries/sight.ts';
import type { DeluxeGame, Vehicle } from '../state/state.ts';

const RULE = 'deluxe/VIII.8/infrared';

function heard(game: DeluxeGame, event: NewEvent): NewEvent {
  const vehicle = game.state.vehicles.find(({ id }) => id === event.about);
  const told = vehicle === undefined ? event : toldTo(game, event, seatsThatSee(game, vehicle));
  if (game.state.pedestrians.length === 0) return told;
  return namesIn(event).reduce((all, id) => {
    const isOnFoot = game.state.pedestrians.some(({ person }) => person.id === id);
    return isOnFoot ? toldTo(game, all, seatsThatSeeWalker(game, id)) : all;
  }, told);
}

/** Whom an event is about, whom it harms, and whom it is aimed at. */
function namesIn({ about, harm = [], shot }: NewEvent): readonly string[] {
  const at = shot === undefined || !('piece' in shot.at) ? [] : [shot.at.piece];
  return [...(about === undefined ? [] : [about]), ...harm.map(({ piece }) => piece), ...at];
}

function toldTo({ setup }: DeluxeGame, event: NewEvent, seeing: readonly Seat[]): NewEvent {
  if (seeing.length === setup.seats.length) return event;
  return { ...event, to: event.to === undefined ? seeing : event.to.filter((seat) => seeing.includes(seat)) };
}

/** A game in which what befalls somebody in the dark is told to those alone who see him. */
export function toldInTheDark(game: DeluxeGame): DeluxeGame {
  return { ...game, emit: (event) => game.emit(heard(game, event)) };
}

/** It fires, or is run into: for the rest of the turn everybody knows where it is. */
export function giveAway({ setup, state }: DeluxeGame, vehicle: Vehicle): void {
  if (setup.dark) vehicle.glimpsed = state.turn;
}

/** Lights out, or on again: everybody sees where it happens. */
export function switchLights(game: DeluxeGame, vehicle: Vehicle, lights: Vehicle['lights']): void {
  if (vehicle.lights === lights) return;
  notePlace(game, vehicle);
  vehicle.lights = lights;
  const text = `${nameOf(game, vehicle)} drives ${lights === 'off' ? 'without' : 'with'} lights.`;
  game.emit({ kind: 'lights', rule: RULE, text, marks: [`lights/${lights}`] });
}

const STEALTH = 'deluxe/VIII.8/stealth';

/** Baffles closed, or opened again. */
export function switchStealth(game: DeluxeGame, vehicle: Vehicle, quiet: boolean): void {
  if (vehicle.quiet === quiet) return;
  vehicle.quiet = quiet;
  const text = `${nameOf(game, vehicle)} ${quiet ? 'drives in stealth mode' : 'leaves stealth mode'}.`;
  game.emit({ kind: 'stealth', rule: STEALTH, about: vehicle.id, text, marks: [`stealth/${quiet ? 'on' : 'off'}`] });
}

/** As a turn begins an engine that is not baffled tells everybody where it is (H-252). */
export function hearEngines(game: DeluxeGame): void {
  const { setup, state } = game;
  if (!setup.dark) return;
  for (const vehicle of state.vehicles) if (!vehicle.quiet && runsDark(setup, state, vehicle)) notePlace(game, vehicle);
}
