import { type Params, roll, together } from '@hardtop/kernel';
import { FIRE } from '../../catalog/damage.ts';
import { WEAPONS } from '../../catalog/weapons.ts';
import type { Deed } from '../queries/actions.ts';
import { markName } from '../queries/marks.ts';
import { showsFirer } from '../queries/shots.ts';
import { type Shoot, shotsSpent } from '../queries/volley.ts';
import { type Declaration, declarations, firerIn, withoutClashes } from '../questions/fire-declare.ts';
import { aimLabel, armLabel, othersOf } from '../questions/fire-options.ts';
import type { RoadPlay } from '../state/effects.ts';
import { refreshShown, showCarried, showOption, showWeapon } from '../state/shown.ts';
import type { FittedWeapon, RoadGame, Vehicle } from '../state/state.ts';
import { drop } from './drop.ts';
import { applyOutcomes } from './fire-apply.ts';
import { rollShoot, type ShotOutcome } from './fire-rolls.ts';
import { tellOnly } from './telling.ts';

const RULE = 'roadrage/fire/simultaneous';

/** Phase 4: declared by all seats together, rolled, applied. */
export function* firePhase(game: RoadGame): RoadPlay {
  for (const person of game.state.people) person.exposed = false;
  const dialogues = declarations(game);
  if (dialogues.size === 0) return;
  const answers = yield* together(dialogues);
  const declared = clearedOf(game, [...answers.values()].flat());
  if (declared.length === 0) return;
  for (const { deed, params } of declared) commit(game, deed, params);
  const outcomes = yield* rollAll(game, declared);
  for (const { deed } of declared) yield* doChore(game, deed);
  yield* applyOutcomes(game, outcomes);
}

/** Where a crew is several people's, two of them may have reached for the same. */
function clearedOf(game: RoadGame, declared: readonly Declaration[]): readonly Declaration[] {
  if (game.setup.starts.every(({ crewSeats }) => crewSeats === undefined)) return declared;
  const { kept, lost } = withoutClashes(game, declared);
  for (const { deed } of lost) {
    const { person } = firerIn(deed);
    const text = `Somebody else of the crew has it already: ${person.name} does nothing.`;
    tellOnly(game, person.seat, { kind: 'fire', rule: 'roadrage/fire/one-action', about: person.id, text });
  }
  return kept;
}

/** The action is spent and the gun has fired, whatever the dice say; those who lean out are seen. */
function commit(game: RoadGame, deed: Deed, params: Params): void {
  const firer = firerIn(deed);
  firer.person.actedTurn = game.state.turn;
  if (deed.kind === 'drop') spendShots(game, deed.vehicle, deed.gun, 1);
  if (deed.kind === 'shoot') pullTrigger(game, deed, params);
}

function pullTrigger(game: RoadGame, shoot: Shoot, params: Params): void {
  const { firer, arm } = shoot.attack;
  if (showsFirer(shoot.attack)) firer.person.exposed = true;
  announce(game, shoot);
  const spent = shotsSpent(shoot, params);
  if (arm.kind === 'hand') {
    takeOne(firer.person.shots, arm.index);
    showCarried(game, firer.person, arm.weapon.id);
  } else if (firer.vehicle !== null) for (const gun of arm.guns) spendShots(game, firer.vehicle, gun, spent);
}

function takeOne(shots: (number | null)[], index: number): void {
  const left = shots[index];
  if (typeof left === 'number') shots[index] = left - 1;
}

function spendShots(game: RoadGame, vehicle: Vehicle, gun: FittedWeapon, count: number): void {
  const { state, weapon } = gun;
  state.firedTurn = game.state.turn;
  if (state.shots !== null) state.shots -= count;
  if (WEAPONS[weapon].reload === 'manual') state.loaded = false;
  showWeapon(game, vehicle, gun);
}

function announce(game: RoadGame, { attack, spread }: Shoot): void {
  const { firer, arm, stance } = attack;
  const how = stance === 'lean' ? ' leans out and' : stance === 'roof' ? ' stands up and' : '';
  const far =
    spread === null
      ? ''
      : `, ${othersOf(spread)
          .map(({ mark }) => markName(mark))
          .join(', ')}`;
  const verb = arm.weapon === WEAPONS.grenade ? 'throws' : 'fires';
  const text = `${firer.person.name}${how} ${verb} ${armLabel(arm)} at ${aimLabel(attack)}${far}.`;
  const about = firer.vehicle?.id ?? firer.person.id;
  game.emit({ kind: 'fire', rule: RULE, about, outcome: 'neutral', text, marks: [`weapon/${arm.weapon.id}`] });
}

function* rollAll(game: RoadGame, declared: readonly Declaration[]): RoadPlay<readonly ShotOutcome[]> {
  const outcomes: ShotOutcome[] = [];
  for (const { deed, params } of declared)
    if (deed.kind === 'shoot') outcomes.push(...(yield* rollShoot(game, deed, params)));
  return outcomes;
}

/** After the rolls, so that nobody fires through smoke of the same moment; before damage, which may light new fires. */
function* doChore(game: RoadGame, deed: Deed): RoadPlay {
  switch (deed.kind) {
    case 'shoot':
      return;
    case 'drop':
      return drop(game, deed.vehicle, deed.gun);
    case 'reload':
      return reload(game, deed.vehicle, deed.gun);
    case 'extinguish':
      return yield* extinguish(game, deed.vehicle);
  }
}

function reload(game: RoadGame, vehicle: Vehicle, { state, weapon }: FittedWeapon): void {
  state.loaded = true;
  refreshShown(vehicle);
  const text = `${vehicle.name}: ${WEAPONS[weapon].name.toLowerCase()} reloaded.`;
  game.emit({ kind: 'reload', rule: 'roadrage/weapons/slow', about: vehicle.id, outcome: 'neutral', text });
}

function* extinguish(game: RoadGame, vehicle: Vehicle): RoadPlay {
  const rule = 'roadrage/options/fire-extinguisher';
  vehicle.extinguisher--;
  showOption(game, vehicle, 'fireExtinguisher');
  const rolled = yield* roll(game, '1d6', { seat: vehicle.seat, rule, purpose: 'extinguisher' });
  const out = rolled.total >= FIRE.extinguishedFrom;
  if (out) vehicle.burning = false;
  const text = `${vehicle.name}'s extinguisher ${out ? 'puts the fire out' : 'does not help'}.`;
  const marks = ['option/fireExtinguisher'];
  const outcome = out ? 'good' : 'bad';
  game.emit({ kind: 'extinguish', rule, about: vehicle.id, roll: rolled, outcome, text, marks });
}
