import {
  type Answer,
  answerOf,
  type Decision,
  type Facts,
  factsOf,
  type Option,
  type Params,
  startingParams,
} from '@hardtop/kernel';
import { canMan, isReady } from '../table/queries/arms.ts';
import { characterOf, crewOf } from '../table/queries/figures.ts';
import { vehicleThing } from '../table/queries/marks.ts';
import { ShotOption } from '../table/questions/fire-options.ts';
import { type FittedWeapon, type Person, type RoadGame, type Vehicle, WHEEL } from '../table/state/state.ts';
import { batteryOf, pointsFrom } from './guns.ts';
import { foesOf, relative } from './outlook.ts';

/** A tire or somebody in a car is worth more than the points; a driver most. */
const TIRE_WORTH = 4;
const DRIVER_FACTOR = 5;
const CREW_FACTOR = 2.5;
/** What showing oneself, and a rocket gone, cost. */
const SHOWN_COST = 0.8;
const ROCKET_COST = 1.2;
/** Below this a shot is kept for a better day. */
const WASTE = 0.5;
const RELOAD = 2;
const DOUSE = 6;

/** The best use of somebody's hands this turn. */
export function chooseShot(
  game: RoadGame,
  decision: Decision,
  own: Vehicle | null,
  drops: boolean,
  shrewd: boolean,
): Answer | null {
  const uses = decision.options().flatMap((option) =>
    samples(option).map((params): Use => {
      const worth = worthOf(game, option.id, factsOf(option, params), params, own, drops);
      return { option, params, worth };
    }),
  );
  const left = shrewd && own !== null ? gunsLeft(game, uses, own) : NO_GUNS;
  let best: Use | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const use of uses) {
    const worth = left.includes(gunOf(use.option)?.state.id ?? '') ? Math.min(use.worth, 0) : use.worth;
    if (worth > most) [best, most] = [use, worth];
  }
  return best === null ? null : answerOf(best.option.id, best.params);
}

/** One way to use somebody's hands. */
interface Use {
  readonly option: Option;
  readonly params: Params;
  readonly worth: number;
}

const NO_GUNS: readonly string[] = [];

/** The gun of a mount that an option fires. */
function gunOf(option: Option): FittedWeapon | undefined {
  if (!(option instanceof ShotOption)) return undefined;
  const { arm } = option.deed.attack;
  return arm.kind === 'mounted' ? arm.guns[0] : undefined;
}

/** The best guns are for better gunners aboard who are asked later, one for each who has none to himself; the next one is one's own. */
function gunsLeft(game: RoadGame, uses: readonly Use[], own: Vehicle): readonly string[] {
  const shot = uses.find(({ option }) => gunOf(option) !== undefined)?.option;
  if (!(shot instanceof ShotOption)) return NO_GUNS;
  const { firer } = shot.deed.attack;
  const { seat } = firer;
  if (seat === null || firer.vehicle !== own) return NO_GUNS;
  const skillOf = (person: Person): number => characterOf(game.setup, person).skills.heavyWeapons ?? 0;
  const better = crewOf(game, own).filter(
    (mate) =>
      mate.place.kind === 'seat' &&
      mate.place.seat > seat &&
      mate.actedTurn !== game.state.turn &&
      skillOf(mate) > skillOf(firer.person) &&
      !hasGunToHimself(game, own, mate.place.seat, shot),
  );
  const byWorth = [...uses].sort((a, b) => b.worth - a.worth);
  const guns = byWorth.flatMap(({ option }) => gunOf(option)?.state.id ?? []);
  return [...new Set(guns)].slice(0, better.length);
}

/** A gun that bears on the target of the shot, and that he can man but not the one who fires it. */
function hasGunToHimself(game: RoadGame, own: Vehicle, mateSeat: number, { deed: { attack } }: ShotOption): boolean {
  const { firer, sighting } = attack;
  if (sighting.mark.kind !== 'vehicle') return false;
  const battery = batteryOf(game, own, sighting.mark.vehicle);
  const guns = battery.guns.filter(
    ({ gun }) => isReady(game, gun) && canMan(gun, mateSeat) && firer.seat !== null && !canMan(gun, firer.seat),
  );
  return pointsFrom({ ...battery, guns }, own.pose, vehicleThing(game, sighting.mark.vehicle)) > 0;
}

/** A ripple may be short or long; all else is as it starts. */
function samples(option: Option): readonly Params[] {
  const start = startingParams(option);
  const rockets = option.params?.find(({ name }) => name === 'rockets');
  if (rockets === undefined || option.params?.length !== 1) return [start];
  const counts = new Set([rockets.min, Math.min(rockets.max, rockets.min + 1), Math.min(rockets.max, rockets.min + 2)]);
  return [...counts, rockets.max].map((count) => ({ ...start, rockets: count }));
}

function worthOf(
  game: RoadGame,
  id: string,
  facts: Facts,
  params: Params,
  own: Vehicle | null,
  drops: boolean,
): number {
  if (id === 'nothing') return WASTE;
  if (id === 'extinguish') return own?.burning === true ? DOUSE : 0;
  if (id.startsWith('reload-')) return RELOAD;
  if (id.startsWith('drop-')) return own === null ? 0 : dropWorth(game, own, drops);
  const { hit = 0, expected = 0, tire = 0, occupant = 0, shown = 0 } = facts;
  const factor = occupant === 1 ? occupantFactor(game, id) : 1;
  return expected * factor + tire * hit * TIRE_WORTH - shown * SHOWN_COST - ((params.rockets ?? 1) - 1) * ROCKET_COST;
}

/** `hand1>v2:p3-vital` is aimed at p3. */
function occupantFactor(game: RoadGame, id: string): number {
  const [, aimed = ''] = id.split(':');
  const [person] = aimed.split('-');
  return game.state.vehicles.some(({ crew }) => crew[WHEEL] === person) ? DRIVER_FACTOR : CREW_FACTOR;
}

const TRAIL = 10;
const LANE = 2;

/** Something to run over for whoever comes behind. */
function dropWorth(game: RoadGame, own: Vehicle, drops: boolean): number {
  if (own.speed === 0) return 0;
  const follows = foesOf(game, own.seat).some((foe) => {
    const { ahead, right } = relative(own.pose, foe.pose);
    return foe.speed > 0 && ahead < 0 && ahead > -TRAIL && Math.abs(right) <= LANE;
  });
  if (!follows) return 0;
  return drops ? 9 : 2;
}
