import { WEAPONS } from '../../catalog/weapons.ts';
import type { RoadGame } from '../state/state.ts';
import {
  type Arm,
  exposes,
  type Firer,
  handArms,
  mountedArms,
  type Stance,
  stancesOf,
  type TakenByOthers,
} from './arms.ts';
import { spreadsOver } from './autofire.ts';
import { bodyOf, crewOf, tiresLeft } from './figures.ts';
import { areEnemies } from './sides.ts';
import { reaches, type Sighting, sharesCar } from './sightings.ts';
import type { Aim, Attack } from './to-hit.ts';
import type { Shoot } from './volley.ts';

const BODY: Aim = { kind: 'body' };
const VITAL: Aim = { kind: 'vital' };
const TIRE: Aim = { kind: 'tire' };
const WINDOW: Aim = { kind: 'window' };
const BENEATH: Aim = { kind: 'beneath' };
const PLACE: Aim = { kind: 'place' };
const GUN_AIMS = [BODY, VITAL] as const;
const CAR_GRENADE = [BODY, WINDOW, BENEATH] as const;
const CAR_GRENADE_EMPTY = [BODY, BENEATH] as const;
const PLACE_ONLY = [PLACE] as const;
const NO_AIMS: readonly Aim[] = [];

/** Only hand weapons can be aimed at a tire or at somebody in a vehicle. */
function isHandWeapon({ weapon }: Arm): boolean {
  return weapon === WEAPONS.handWeapon || weapon === WEAPONS.ultralight;
}

/** What of a target an arm may be aimed at. */
function aimsAt(game: RoadGame, firer: Firer, arm: Arm, { mark }: Sighting): readonly Aim[] {
  const inside = mark.kind === 'vehicle' && sharesCar(firer, mark.vehicle);
  if (arm.weapon === WEAPONS.grenade) return inside ? NO_AIMS : grenadeAims(game, mark);
  if (mark.kind === 'person') return GUN_AIMS;
  if (!isHandWeapon(arm)) return inside ? NO_AIMS : GUN_AIMS;
  const aims: Aim[] = inside ? [] : [BODY, VITAL];
  if (!inside && tiresLeft(game, mark.vehicle) > 0) aims.push(TIRE);
  for (const person of crewOf(game, mark.vehicle))
    if (areEnemies(game.setup, firer.person.seat, person.seat))
      aims.push({ kind: 'occupant', person, vital: false }, { kind: 'occupant', person, vital: true });
  return aims;
}

/** Among people and bikes it only bursts nearby; a car it may also get into or under. */
function grenadeAims(game: RoadGame, mark: Sighting['mark']): readonly Aim[] {
  if (mark.kind === 'person') return PLACE_ONLY;
  const manned = crewOf(game, mark.vehicle).length > 0;
  if (bodyOf(game, mark.vehicle).bike) return manned ? PLACE_ONLY : NO_AIMS;
  return manned ? CAR_GRENADE : CAR_GRENADE_EMPTY;
}

const MOUNTED: readonly Stance[] = ['inside'];

/** Every shot somebody can announce; nobody without anything to fire looks for targets. */
export function legalShots(
  game: RoadGame,
  firer: Firer,
  seen: () => readonly Sighting[],
  taken: TakenByOthers,
): readonly Shoot[] {
  const shots: Shoot[] = [];
  for (const arm of [...mountedArms(game, firer, taken), ...handArms(game, firer.person)]) {
    if (arm.weapon.range === 'dropped') continue;
    const stances = arm.kind === 'mounted' ? MOUNTED : stancesOf(game, firer, taken.roof);
    for (const stance of stances) addShots(game, { firer, stance, arm }, seen(), shots);
  }
  return shots;
}

function addShots(
  game: RoadGame,
  from: Pick<Attack, 'firer' | 'stance' | 'arm'>,
  sightings: readonly Sighting[],
  shots: Shoot[],
): void {
  const { firer, stance, arm } = from;
  const inReach = sightings.filter((sighting) => reaches(game, firer, stance, arm, sighting));
  if (inReach.length === 0) return;
  for (const sighting of inReach)
    for (const aimed of aimsAt(game, firer, arm, sighting))
      shots.push({ kind: 'shoot', attack: { firer, stance, arm, sighting, aim: aimed }, spread: null });
  const most = mostZones(arm);
  if (most < 2 || inReach.length < 2) return;
  for (const spread of spreadsOver(game, firer, inReach, most)) {
    const [sighting] = spread.targets;
    if (sighting !== undefined)
      shots.push({ kind: 'shoot', attack: { firer, stance, arm, sighting, aim: BODY }, spread });
  }
}

/** A zone needs a die, or a rocket, of its own. */
function mostZones(arm: Arm): number {
  const { attributes, damage } = arm.weapon;
  if (attributes.includes('autofire')) return damage?.dice ?? 0;
  if (!attributes.includes('rippleFire') || arm.kind !== 'mounted') return 0;
  return arm.guns[0]?.state.shots ?? 0;
}

/** Whether firing like this shows the firer to others. */
export function showsFirer({ firer, arm, stance }: Attack): boolean {
  const { place } = firer.person;
  return exposes(arm, stance) || (place.kind === 'foot' && place.cover === 'full');
}
