// Mines that somebody sticks to a vehicle or a wall (deluxe/VI/limpet-mine).

import { roll, type Seat } from '@hardtop/kernel';
import { GRENADES } from '../../catalog/grenades.ts';
import { HAND_WEAPONS } from '../../catalog/hand-weapons.ts';
import { seatOfLayer } from '../queries/laid-by.ts';
import { limpetAt, limpetOf, plantingNeed } from '../queries/limpets.ts';
import { nameOf } from '../queries/names.ts';
import type { Actor } from '../queries/on-foot.ts';
import { personName } from '../queries/people.ts';
import { isStanding, structureOf } from '../queries/structures.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { Limpet, VehicleLimpet, WallLimpet } from '../state/limpets.ts';
import { type DeluxeGame, type Vehicle, vehicleOf } from '../state/state.ts';
import type { VehicleStunt, WallStunt } from '../state/target.ts';
import { cameIn, judgeFire } from './arena.ts';
import { weaponDamage } from './damage.ts';
import { explode } from './grenades.ts';
import { harmPart } from './parts.ts';
import { noteAttackOnFoot } from './story.ts';
import { damageStructure } from './structure-damage.ts';

const RULE = 'deluxe/VI/limpet-mine';
const { radius, armorBeneath } = HAND_WEAPONS.LM.special;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Stuck on by hand; onto what drives past it takes a roll, and a miss leaves him the mine. */
export function* plant(game: DeluxeGame, actor: Actor, vehicle: Vehicle, stunt: VehicleStunt): DeluxePlay {
  const { setup, state } = game;
  const arm = limpetOf(setup, actor);
  if (arm === null) return;
  const { person } = actor;
  const who = capital(personName(setup, person));
  const name = nameOf(game, vehicle);
  const need = plantingNeed(actor, vehicle);
  if (need.kind === 'need') {
    const rolled = yield* roll(game, '2d', { seat: person.seat, rule: RULE, purpose: `a mine on ${name}` });
    const sticks = rolled.total >= need.need;
    const text = `${who} reaches for ${name} with a mine: needed ${need.need}, rolled ${rolled.total}.`;
    const seen = { about: person.id, roll: rolled, target: need, modifiers: need.modifiers, text };
    game.emit({ kind: 'stunt', rule: RULE, outcome: sticks ? 'good' : 'neutral', ...seen });
    if (!sticks) return;
  }
  arm.state.shots--;
  noteAttackOnFoot(game, person.id, vehicle.id);
  const { side = 'top', port = null, delay = 0 } = stunt;
  const struck = { kind: 'vehicle', vehicle: vehicle.id, at: { kind: 'side', side } } as const;
  if (setup.event !== undefined) judgeFire(game, cameIn(game, person.id), actor.pose, struck);
  state.limpets.push({ on: vehicle.id, side, port, ...newMine(game, actor, delay) });
  const text = `${who} sticks a limpet mine to ${name}: ${port === null ? side : `before a weapon, ${side}`}.`;
  const marks = ['hand/LM', ...(port === null ? [] : ['limpet/port'])];
  game.emit({ kind: 'limpet', rule: RULE, about: vehicle.id, outcome: 'bad', text, marks });
}

/** On a wall there is nothing to roll (H-343). */
export function plantOnWall(game: DeluxeGame, actor: Actor, { structure, at, delay = 0 }: WallStunt): void {
  const { setup, state } = game;
  const arm = limpetOf(setup, actor);
  if (arm === null) return;
  arm.state.shots--;
  state.limpets.push({ wall: structure, at, ...newMine(game, actor, delay) });
  const { label } = structureOf(setup, structure);
  const text = `${capital(personName(setup, actor.person))} sticks a limpet mine to ${label}.`;
  const marks = ['hand/LM', 'limpet/wall'];
  game.emit({ kind: 'limpet', rule: RULE, about: actor.person.id, outcome: 'neutral', text, marks });
}

function newMine(
  { state }: DeluxeGame,
  { person }: Actor,
  delay: number,
): Pick<Limpet, 'id' | 'by' | 'set' | 'goesOff'> {
  state.limpetsMade++;
  return { id: `limpet-${state.limpetsMade}`, by: person.id, set: state.turn, goesOff: state.turn + delay };
}

/** As a turn ends (E2): those whose time is up. */
export function* setOffLimpets(game: DeluxeGame): DeluxePlay {
  const { state } = game;
  const due = state.limpets.filter(({ goesOff }) => goesOff <= state.turn);
  if (due.length === 0) return;
  state.limpets = state.limpets.filter((limpet) => !due.includes(limpet));
  for (const limpet of due) {
    if ('wall' in limpet) yield* goOffOnWall(game, limpet);
    else if (!vehicleOf(state, limpet.on).gone) yield* goOff(game, limpet);
  }
}

/** What it sticks to takes both of its dice in one blow, after all around; with a wall that has fallen it is gone. */
function* goOffOnWall(game: DeluxeGame, { wall, at, by }: WallLimpet): DeluxePlay {
  const { setup, state } = game;
  const structure = structureOf(setup, wall);
  if (!isStanding(state, structure)) return;
  const seat = seatOfLayer(setup, by);
  const { effect } = GRENADES.grenade;
  const burst = { x: at.x, y: at.y, radius };
  const text = `A limpet mine goes off on ${structure.label}.`;
  game.emit({ kind: 'limpet', rule: RULE, outcome: 'neutral', text, burst, marks: ['limpet/explodes'] });
  yield* explode(game, { rule: RULE }, effect, at, seat, { wall });
  // What stands for ever is not rolled for (H-303).
  if (structure.dp === null) return;
  let hits = 0;
  for (const dice of [armorBeneath, effect.damage]) {
    const rolled = yield* roll(game, dice, { seat, rule: RULE, purpose: `the mine on ${structure.label}` });
    const words = `${rolled.total} to ${structure.label}.`;
    game.emit({ kind: 'damage-roll', rule: RULE, roll: rolled, outcome: 'neutral', text: words });
    hits += rolled.total;
  }
  damageStructure(game, structure, hits, at);
}

/** What is beneath it takes the most of it; to all around it is a grenade. */
function* goOff(game: DeluxeGame, limpet: VehicleLimpet): DeluxePlay {
  const { setup, state } = game;
  const vehicle = vehicleOf(state, limpet.on);
  const { side } = limpet;
  const at = limpetAt(game, limpet);
  const seat = seatOfLayer(setup, limpet.by);
  const burst = { x: at.x, y: at.y, radius };
  const text = `${nameOf(game, vehicle)}: a limpet mine goes off, ${side}.`;
  game.emit({ kind: 'limpet', rule: RULE, about: vehicle.id, outcome: 'bad', text, burst, marks: ['limpet/explodes'] });
  const taken = yield* tearUp(game, vehicle, limpet, seat);
  const { effect } = GRENADES.grenade;
  yield* explode(game, { rule: RULE }, effect, at, seat, { vehicle, side, taken });
}

/** The weapon before whose port it sat, or the armor; the hits that found something. */
function* tearUp(game: DeluxeGame, vehicle: Vehicle, { side, port }: VehicleLimpet, seat: Seat): DeluxePlay<number> {
  const purpose = `what is beneath the mine on ${nameOf(game, vehicle)}`;
  const rolled = yield* roll(game, armorBeneath, { seat, rule: RULE, purpose });
  const gun = port === null ? undefined : vehicle.parts.find(({ id, dp }) => id === port && dp > 0);
  const what = gun === undefined ? `the ${side} armor` : 'the weapon behind the port';
  const harm = [{ piece: vehicle.id, style: 'hit', points: rolled.total }] as const;
  const text = `${rolled.total} to ${what} of ${nameOf(game, vehicle)}.`;
  game.emit({ kind: 'damage-roll', rule: RULE, about: vehicle.id, roll: rolled, outcome: 'bad', text, harm });
  if (gun !== undefined) {
    const hits = Math.min(gun.dp, rolled.total);
    harmPart(game, vehicle, { kind: 'part', part: gun }, rolled.total, { rule: RULE, bodyArmor: false });
    return hits;
  }
  const source = { kind: 'blast', rule: RULE, by: seat } as const;
  return yield* weaponDamage(game, vehicle, { kind: 'side', side }, rolled.total, source);
}
