import { crewLabel } from '../queries/crew.ts';
import { launchAim } from '../queries/guided.ts';
import { allGunsOf, type Gun } from '../queries/guns.ts';
import { nameOf } from '../queries/names.ts';
import { besideOf, gunsOf, whyNoShot } from '../queries/shots.ts';
import { targetName } from '../queries/target-names.ts';
import { shotsInRow } from '../queries/targeting.ts';
import { toHit } from '../queries/to-hit.ts';
import { traitsOf } from '../queries/weapon-traits.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { modelOf, personModelOf } from '../state/setup.ts';
import { type DeluxeGame, type Person, type Vehicle, vehicleOf, type WeaponState } from '../state/state.ts';
import type { Shot } from '../state/target.ts';
import { judgeFire } from './arena.ts';
import { fireStraight } from './automatic.ts';
import { giveAway } from './darkness.ts';
import { drop } from './dropping.ts';
import { batteryLabel } from './fire-options.ts';
import { fireGun } from './gunfire.ts';
import { launch } from './missiles.ts';
import { showGear, showGun, tellAboard } from './showing.ts';
import { noteShot } from './story.ts';

const RULE = 'deluxe/V/firing';

const SENSOR_NAMES = { infrared: 'Infrared', radar: 'Radar', stealth: null } as const;

/** Fires if it still can; otherwise nothing is spent. */
export function* resolveShot(game: DeluxeGame, shot: Shot, person: Person): DeluxePlay {
  const { setup, state } = game;
  const firer = vehicleOf(state, shot.firer);
  giveAway(game, firer);
  // What is announced is shown, whatever comes of it.
  if (setup.hidden) for (const gun of allGunsOf(setup, firer, shot.weapons)) showGun(game, firer, gun);
  const problem = whyNoShot(setup, state, shot, person);
  if (problem !== null) return tellNoShot(game, firer, problem);
  const guns = gunsOf(setup, state, shot);
  announce(game, firer, person, guns, shot);
  // What each needs is settled before the first of them changes anything.
  const needs = guns.map((gun) => toHit(setup, state, shot, gun, person));
  const aim = launchAim(game, shot, guns, person);
  person.actedTurn = state.turn;
  noteShot(game, firer.id, person.id, shot.target, 'guns');
  if (setup.event !== undefined) judgeFire(game, firer, firer.pose, shot.target);
  for (const gun of guns) spend(gun.state, shot, state.turn);
  const { seat } = person;
  if (setup.visibility.length > 0)
    for (const sensor of modelOf(setup, firer.id).sensors) {
      const name = SENSOR_NAMES[sensor];
      if (name !== null) showGear(game, firer, sensor, name);
    }
  const { computer, cyberlink } = personModelOf(setup, person.id);
  if (cyberlink !== undefined && cyberlink.weapon === guns[0]?.model.weapon && cyberlink.at === guns[0].model.at)
    showGear(game, firer, cyberlink.part, `Cyberlink of the ${crewLabel(firer, person)}`);
  if (computer !== 'none')
    showGear(game, firer, `${person.id} computer`, `Computer of the ${crewLabel(firer, person)}`);
  for (const [i, gun] of guns.entries()) {
    if (traitsOf(gun.model.weapon).guidance === null) yield* fireGun(game, { shot, gun, seat, person }, needs[i]);
    else launch(game, firer, gun, { target: shot.target, person, aim });
  }
  for (const gun of besideOf(setup, state, shot)) {
    if (gun.state.aimed) yield* fireStraight(game, firer, gun);
    else yield* drop(game, firer, gun);
  }
}

/** Why is written on the sheet: a gun gone, a gunner hurt. */
export function tellNoShot(game: DeluxeGame, firer: Vehicle, problem: string): void {
  const event = { kind: 'fire', rule: RULE, about: firer.id, outcome: 'neutral' } as const;
  const text = `${nameOf(game, firer)} does not fire after all`;
  tellAboard(game, firer, { ...event, text: `${text}: ${problem}.` });
  if (game.setup.hidden) game.emit({ ...event, text: `${text}.` });
}

function announce(game: DeluxeGame, firer: Vehicle, person: Person, guns: readonly Gun[], shot: Shot): void {
  const text = `${nameOf(game, firer)}'s ${crewLabel(firer, person)} fires ${batteryLabel(guns)} at ${targetName(game, shot.target)}.`;
  const marks = guns.map(({ model }) => `weapon/${model.weapon}`);
  if (guns.some(({ model }) => model.at === 'platform')) marks.push('deluxe/VIII.8/rocket-platform');
  marks.push(...mannerOf(game, person, guns, shot));
  game.emit({ kind: 'fire', rule: RULE, about: firer.id, outcome: 'neutral', text, marks });
}

/** What the list of everything that can happen calls the way a shot is fired. */
function mannerOf({ setup }: DeluxeGame, person: Person, guns: readonly Gun[], { beside }: Shot): readonly string[] {
  const found: string[] = [];
  const { cyberlink } = personModelOf(setup, person.id);
  const [first, ...others] = guns.map(({ model }) => model);
  if (person.place === 'cupola') found.push('fire/cupola');
  if (cyberlink !== undefined && cyberlink.weapon === first?.weapon && cyberlink.at === first.at)
    found.push('fire/cyberlink');
  if (others.length > 0) found.push('fire/linked');
  if (others.some(({ at }) => at !== first?.at)) found.push('fire/across');
  if (beside.length > 0) found.push('fire/mixed-link');
  return found;
}

/** A shot gone, and the count of shots in a row at this target. */
function spend(weapon: WeaponState, shot: Shot, turn: number): void {
  weapon.row = shotsInRow(weapon, shot.target, turn);
  weapon.lastTarget = shot.target;
  weapon.firedTurn = turn;
  if (weapon.shots !== null) weapon.shots--;
}
