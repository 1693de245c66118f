import { type Play, roll, rollOff } from '@hardtop/kernel';
import {
  HANDLING_CLASS_LIMITS,
  HANDLING_TRACK,
  IMPROVED_BODY_ARMOR_REFLEX,
  REFLEXES,
  type ReflexRow,
} from '../catalog/handling.ts';
import { PHASES } from '../catalog/movement-chart.ts';
import { clearPits, openGates } from './chapters/arena.ts';
import { fireAutomatically } from './chapters/automatic.ts';
import { settleBootleggers } from './chapters/bootlegger.ts';
import { burnVehicles, coolDown, plantExplosions } from './chapters/burning.ts';
import { changeSeats, rightCycle } from './chapters/crew.ts';
import { hearEngines, toldInTheDark } from './chapters/darkness.ts';
import { dropAtRest } from './chapters/dropping.ts';
import { fireWindow, lastFireWindow } from './chapters/fire-window.ts';
import { callFirstBlood } from './chapters/first-blood.ts';
import { settleFlights } from './chapters/flying.ts';
import { setOffGrenades } from './chapters/grenades.ts';
import { layRoad, takePlaces } from './chapters/highway.ts';
import { makeJunk, shedsJunk } from './chapters/junk.ts';
import { startEngine } from './chapters/leaving.ts';
import { liftClouds } from './chapters/lifting.ts';
import { setOffLimpets } from './chapters/limpets.ts';
import { holdWires, moveMissiles } from './chapters/missiles.ts';
import { moveNext } from './chapters/mover.ts';
import { moveCounters } from './chapters/moving-counters.ts';
import { settleMovingParts } from './chapters/moving-parts.ts';
import { settleGround, wearOffRoad } from './chapters/off-road.ts';
import { lightOil } from './chapters/oil.ts';
import { settlePeople } from './chapters/on-foot.ts';
import { keepContact } from './chapters/remote.ts';
import { endRollIfStopped } from './chapters/roll-over.ts';
import { dimBeams } from './chapters/searchlight.ts';
import { setSpeeds } from './chapters/speed.ts';
import { burnOutFlare } from './chapters/starshell.ts';
import { rollForCameras } from './chapters/story.ts';
import { breatheAll, clearHeads } from './chapters/tear-gas.ts';
import { settleUnderfoot } from './chapters/underfoot.ts';
import { holdVote } from './chapters/vote.ts';
import { walkOn } from './chapters/walking.ts';
import { withConsequences } from './consequences.ts';
import { jumpStartSegment } from './jump-start/turn.ts';
import { isCycle, isTrike, narrowEnd } from './queries/build.ts';
import { driverOf } from './queries/crew.ts';
import { ownerOf } from './queries/deciding.ts';
import { queueFor } from './queries/movement.ts';
import { nameOf } from './queries/names.ts';
import { markerCeiling, offRoadChange } from './queries/off-road.ts';
import { noteSightings } from './queries/sight.ts';
import { noteHeadings, passQuietPhases } from './quiet-phases.ts';
import type { DeluxePlay } from './state/effects.ts';
import { modelOf, personModelOf, type Setup } from './state/setup.ts';
import { type DeluxeGame, onMap, type Vehicle } from './state/state.ts';

/** From one rest point to the next, with all that is set off on the way. */
export function segment(game: DeluxeGame): Play {
  if (game.setup.jumpStart !== undefined) return withConsequences(game, jumpStartSegment(game));
  const { objective } = game.setup;
  const play = objective === 'first-blood' ? judged : objective === 'amateur-night' ? votedOn : stepOf;
  if (!game.setup.dark) return withConsequences(game, play(game));
  const told = toldInTheDark(game);
  return withConsequences(told, watched(told, play));
}

function* judged(game: DeluxeGame): DeluxePlay {
  yield* stepOf(game);
  callFirstBlood(game);
}

/** When the evening is over everybody is asked whom it belongs to. */
function* votedOn(game: DeluxeGame): DeluxePlay {
  yield* stepOf(game);
  yield* holdVote(game);
}

/** Whoever sees a dark vehicle as a piece of the game ends remembers its place. */
function* watched(game: DeluxeGame, play: (game: DeluxeGame) => DeluxePlay): DeluxePlay {
  yield* play(game);
  noteSightings(game);
}

function stepOf(game: DeluxeGame): DeluxePlay {
  if (game.setup.remote) keepContact(game);
  if (game.state.at === 'phase-end' || game.state.at === 'phase') passQuietPhases(game);
  switch (game.state.at) {
    case 'start':
      return rollReflexes(game);
    case 'speeds':
      return beginTurn(game);
    case 'phase':
      return beginPhase(game);
    case 'mover':
      return moveNext(game);
    case 'phase-end':
      return endPhase(game);
    case 'turn-end':
      return endTurn(game);
  }
}

const DRIVING_SKILL = 'deluxe/IV.5/driving-skill';

/** Each driver rolls a die; the quick ones sharpen the handling class for this fight. */
function* rollReflexes(game: DeluxeGame): DeluxePlay {
  const { state } = game;
  yield* takePlaces(game);
  for (const vehicle of state.vehicles) yield* reflexesOf(game, vehicle);
  yield* breakTies(game, state.vehicles);
  yield* rollForCameras(game);
  state.at = 'speeds';
  state.turn = 1;
}

function* reflexesOf(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  const atWheel = vehicle.crew.find((person) => person.post === 'driver');
  const driver = atWheel === undefined ? undefined : personModelOf(game.setup, atWheel.id);
  const rule = 'deluxe/IV.5/reflexes';
  const rolled = yield* roll(game, '1d', {
    seat: ownerOf(game, vehicle),
    rule,
    purpose: `${nameOf(game, vehicle)}'s reflexes`,
  });
  const modifiers = [
    ...(driver === undefined || driver.driverSkill === null || driver.driverSkill === 0
      ? []
      : [
          {
            value: driver.driverSkill,
            label: isCyclists(vehicle) ? 'Cyclist skill' : 'Driver skill',
            rule: DRIVING_SKILL,
          } as const,
        ]),
    ...(driver?.armorKind === 'improvedbodyarmor'
      ? [
          {
            value: IMPROVED_BODY_ARMOR_REFLEX,
            label: 'Improved body armor',
            rule: 'deluxe/VIII.8/improved-body-armor',
          } as const,
        ]
      : []),
  ];
  vehicle.reflexes = rolled.total + modifiers.reduce((sum, modifier) => sum + modifier.value, 0);
  const row = REFLEXES.find((candidate: ReflexRow) => candidate.to === null || vehicle.reflexes <= candidate.to);
  const { startMin, startMax } = HANDLING_CLASS_LIMITS;
  vehicle.startingClass = Math.min(startMax, Math.max(startMin, vehicle.handlingClass + (row?.bonus ?? 0)));
  const given = game.setup.starts.find(({ model }) => model.id === vehicle.id)?.status ?? null;
  vehicle.status = given ?? vehicle.startingClass;
  const text = `${nameOf(game, vehicle)}: reflexes ${vehicle.reflexes}, handling class ${vehicle.startingClass}.`;
  const marks = bodyMarks(game, vehicle);
  game.emit({ kind: 'reflexes', rule, about: vehicle.id, roll: rolled, modifiers, text, marks });
}

/** What the list of everything that can happen calls its build. */
function bodyMarks({ setup }: DeluxeGame, vehicle: Vehicle): readonly string[] {
  const { body, sidecar, armorType } = modelOf(setup, vehicle.id);
  const marks = [`body/${body}`];
  // What it is made of is nobody's business where sheets are hidden.
  if (!setup.hidden && armorType !== 'normal') marks.push(`armor/${armorType}`);
  if (sidecar !== null) marks.push(`body/${sidecar}`);
  if (isTrike(vehicle) && narrowEnd(vehicle) === 'back') marks.push('body/reversed');
  return marks;
}

/** Cycles and trikes take the Cyclist skill. */
const isCyclists = (vehicle: Vehicle): boolean => isCycle(vehicle) || isTrike(vehicle);

/** Equal reflexes are settled once, by a roll-off that holds for the whole fight (H-01). */
function* breakTies(game: DeluxeGame, vehicles: readonly Vehicle[]): DeluxePlay {
  const order = yield* rollOff(game, {
    contenders: vehicles,
    first: ({ reflexes }) => reflexes,
    dice: '1d',
    of: (vehicle) => ({
      seat: ownerOf(game, vehicle),
      rule: 'deluxe/IV.1/order-of-movement',
      purpose: `${nameOf(game, vehicle)} in the tie of reflexes`,
    }),
  });
  [...order].reverse().forEach((vehicle, place) => {
    vehicle.quickness = place;
  });
}

/** T1 to T4: what is forced, then the speeds and their effects. */
function* beginTurn(game: DeluxeGame): DeluxePlay {
  const { state } = game;
  noteHeadings(state);
  game.emit({ kind: 'turn', rule: 'deluxe/IV.1/scale', text: `Turn ${state.turn}.` });
  hearEngines(game);
  if (game.setup.safe !== undefined) openGates(game);
  yield* plantExplosions(game);
  for (const vehicle of state.vehicles) {
    if (vehicle.gone) continue;
    applyClassLoss(vehicle);
    if (hasCountry(game.setup)) settleGround(game, vehicle);
  }
  yield* setSpeeds(game);
  if (state.missiles.length > 0) holdWires(game);
  for (const vehicle of state.vehicles) if (!vehicle.gone) endRollIfStopped(game, vehicle);
  yield* settleBootleggers(game);
  state.phase = 1;
  state.at = 'phase';
}

/** Whether some of the map is not road. */
function hasCountry({ ground, terrain }: Setup): boolean {
  return ground === 'off-road' || terrain.length > 0;
}

/** Lost tires and wheels cost handling class from the turn after; what the marker may return to falls with it (H-02). */
function applyClassLoss(vehicle: Vehicle): void {
  const { startMin } = HANDLING_CLASS_LIMITS;
  vehicle.handlingClass = Math.max(startMin, vehicle.handlingClass + vehicle.classLoss);
  vehicle.startingClass = Math.max(startMin, vehicle.startingClass + vehicle.classLoss);
  vehicle.classLoss = 0;
}

/** P0 and P1: shots before anyone moves, then the order of movement. A phase in which nobody moves ends at once. */
function* beginPhase(game: DeluxeGame): DeluxePlay {
  const { state } = game;
  noteHeadings(state);
  if (state.road !== undefined) yield* layRoad(game);
  moveCounters(game);
  settleMovingParts(game);
  if (state.counters.length > 0) yield* lightOil(game);
  yield* fireWindow(game, null);
  if (state.missiles.length > 0) {
    yield* moveMissiles(game);
    yield* fireWindow(game, null);
  }
  state.queue = queueFor(state, state.phase);
  state.waiting = [];
  state.at = 'mover';
  if (state.queue.length > 0) return;
  // Everyone has just let the very same scene pass: no need to look again, unless somebody walks.
  if (state.pedestrians.length > 0 && (yield* walkOn(game))) yield* fireWindow(game, null);
  yield* closePhase(game);
}

/** P2: people on foot, who are slower than all that drives, and the last shots of the phase. */
function* endPhase(game: DeluxeGame): DeluxePlay {
  if (game.state.pedestrians.length > 0) yield* walkOn(game);
  yield* fireWindow(game, null);
  yield* closePhase(game);
}

/** P3: what fell off; before it, the last shots of the turn. */
function* closePhase(game: DeluxeGame): DeluxePlay {
  const { state } = game;
  if (state.phase === PHASES.length) yield* lastFireWindow(game);
  if (state.vehicles.some(shedsJunk)) for (const vehicle of onMap(state)) yield* makeJunk(game, vehicle);
  if (state.phase < PHASES.length) {
    state.phase++;
    state.at = 'phase';
  } else {
    state.at = 'turn-end';
  }
}

/** E1 to E6: what fires by itself, fire aboard, recovery, and what lasts only so long. */
function* endTurn(game: DeluxeGame): DeluxePlay {
  const { state } = game;
  for (const vehicle of state.vehicles) if (!vehicle.gone) yield* dropAtRest(game, vehicle);
  yield* fireAutomatically(game);
  if (state.counters.length > 0) yield* setOffGrenades(game);
  if (state.limpets.length > 0) yield* setOffLimpets(game);
  yield* burnVehicles(game);
  if (state.counters.length > 0) yield* breatheAll(game);
  clearHeads(game);
  if (hasCountry(game.setup)) {
    yield* settleFlights(game);
    for (const vehicle of onMap(state)) yield* wearOffRoad(game, vehicle);
  }
  for (const vehicle of state.vehicles) {
    if (vehicle.gone) continue;
    changeSeats(game, vehicle);
    rightCycle(game, vehicle);
    if (vehicle.starting !== undefined) startEngine(game, vehicle);
    recover(game.setup, vehicle);
    vehicle.rested = vehicle.speed === 0 && vehicle.setSpeed === 0;
    vehicle.aimedFire = 0;
    if (vehicle.paintedUntil <= state.turn) vehicle.paintedUntil = 0;
    coolDown(vehicle, state.turn);
  }
  if (state.pedestrians.length > 0) yield* settleUnderfoot(game);
  if (game.setup.onFoot) settlePeople(game);
  if (game.setup.dark) dimBeams(game);
  if (state.counters.length > 0) liftClouds(game);
  burnOutFlare(game);
  if (game.setup.safe !== undefined) clearPits(game);
  state.turn++;
  state.phase = 1;
  state.at = 'speeds';
}

/** Basic handling class and the driver's plusses, at least one, up to where the marker started (S-02). */
export function recover(setup: Setup, vehicle: Vehicle): void {
  const driver = driverOf(vehicle);
  const skill = driver === null ? 0 : (personModelOf(setup, driver.id).driverSkill ?? 0);
  const handling = vehicle.handlingClass + offRoadChange(setup, vehicle);
  const gain = Math.max(HANDLING_TRACK.leastRecovery, handling + skill);
  vehicle.status = Math.max(vehicle.status, Math.min(markerCeiling(setup, vehicle), vehicle.status + gain));
}
