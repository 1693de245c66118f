import { type Params, roll } from '@hardtop/kernel';
import { BIKES } from '../../catalog/people.ts';
import { CRITICAL_HIT, GRENADE, TO_HIT } from '../../catalog/to-hit.ts';
import { WEAPONS, type Weapon } from '../../catalog/weapons.ts';
import type { RoadRule } from '../../rules.ts';
import { bodyOf, crewOf } from '../queries/figures.ts';
import { shotRecord } from '../queries/shot-record.ts';
import {
  type Attack,
  chanceOfShot,
  exposureTo,
  isAtVitalSpot,
  optionsAtWork,
  targetOf,
  toHitModifiers,
} from '../queries/to-hit.ts';
import { type Round, roundsOf, type Shoot } from '../queries/volley.ts';
import { aimLabel, armLabel } from '../questions/fire-options.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { Person, RoadGame, Vehicle } from '../state/state.ts';
import { armorSaves, rollBlow } from './blow.ts';
import { GRENADE_RULE, throwOut } from './grenades.ts';

/** What a hit has done, rolled but not yet applied. */
export type ShotOutcome =
  | {
      readonly kind: 'vehicle';
      readonly vehicle: Vehicle;
      readonly weapon: Weapon;
      readonly points: number;
      /** Dice that got through the armor. */
      readonly through: number;
      readonly critical: boolean;
      /** It went off underneath: tires and wheels feel it too. */
      readonly beneath: boolean;
    }
  | { readonly kind: 'tire'; readonly vehicle: Vehicle }
  | { readonly kind: 'person'; readonly person: Person; readonly points: number; readonly rule: RoadRule };

const RULE: RoadRule = 'roadrage/fire/to-hit';

/** All rolls of one action; nothing changes but the hands of those who grab a grenade. */
export function* rollShoot(game: RoadGame, shoot: Shoot, params: Params): RoadPlay<readonly ShotOutcome[]> {
  const outcomes: ShotOutcome[] = [];
  for (const round of roundsOf(game, shoot, params)) outcomes.push(...(yield* rollRound(game, round)));
  return outcomes;
}

interface Hit {
  /** A natural 2 with a chance that did not need it. */
  readonly natural: boolean;
}

function* rollToHit(game: RoadGame, attack: Attack, shot: number): RoadPlay<Hit | null> {
  const { firer, arm } = attack;
  const modifiers = toHitModifiers(game, attack, shot);
  const chance = chanceOfShot(modifiers);
  const label = armLabel(arm);
  const rolled = yield* roll(game, TO_HIT.dice, { seat: firer.person.seat, rule: RULE, purpose: `${label} to hit` });
  const two = rolled.total === CRITICAL_HIT.natural;
  const hit = two || rolled.total <= chance;
  const text = `${firer.person.name}: ${label} at ${aimLabel(attack)}: ${rolled.total} against ${chance}, ${hit ? 'hit' : 'miss'}.`;
  const about = firer.vehicle?.id ?? firer.person.id;
  const target = targetOf(modifiers);
  const outcome = hit ? 'good' : 'neutral';
  const marks = optionsAtWork(game, attack);
  const seen = shotRecord(game, attack, hit);
  game.emit({ kind: 'to-hit', rule: RULE, about, roll: rolled, target, modifiers, outcome, text, marks, shot: seen });
  return hit ? { natural: two && chance >= CRITICAL_HIT.natural } : null;
}

function* rollRound(game: RoadGame, round: Round): RoadPlay<readonly ShotOutcome[]> {
  const { attack, dice } = round;
  const hit = yield* rollToHit(game, attack, round.shot);
  if (hit === null) return [];
  const { mark } = attack.sighting;
  const { aim } = attack;
  if (mark.kind === 'person')
    return aim.kind === 'place'
      ? yield* burstNear(game, mark.person, null)
      : [yield* woundPerson(game, attack, mark.person, dice, hit)];
  const { vehicle } = mark;
  switch (aim.kind) {
    case 'tire':
      return [{ kind: 'tire', vehicle }];
    case 'window':
      return yield* burstInside(game, vehicle);
    case 'beneath':
      return [yield* hitVehicle(game, attack, vehicle, dice, { times: GRENADE.beneathBy, critical: false })];
    case 'occupant':
      return yield* hitOccupant(game, attack, aim.person, vehicle, dice, hit);
    case 'place':
      return [];
    case 'rider':
      return yield* burstNear(game, aim.person, vehicle);
    case 'body':
    case 'vital':
      return [yield* hitBody(game, attack, vehicle, dice, hit)];
  }
}

/** The factor of a critical hit; 1 without one. */
function* factorOf(game: RoadGame, attack: Attack, hit: Hit): RoadPlay<number> {
  if (!hit.natural && !isAtVitalSpot(attack.aim)) return 1;
  const rule = 'roadrage/fire/critical-hit';
  const { seat } = attack.firer.person;
  const rolled = yield* roll(game, '1d6', { seat, rule, purpose: 'critical hit' });
  const by = CRITICAL_HIT.multipliers.find(({ to }) => rolled.total <= to)?.by ?? 1;
  const about = attack.firer.vehicle?.id ?? attack.firer.person.id;
  game.emit({
    kind: 'critical-hit',
    rule,
    about,
    roll: rolled,
    outcome: 'good',
    text: `Critical hit: damage times ${by}.`,
  });
  return by;
}

/** A shot at a bike may find its rider. */
function* hitBody(game: RoadGame, attack: Attack, vehicle: Vehicle, dice: number, hit: Hit): RoadPlay<ShotOutcome> {
  const rider = bodyOf(game, vehicle).bike ? crewOf(game, vehicle)[0] : undefined;
  if (rider !== undefined && (yield* findsRider(game, attack, vehicle)))
    return yield* woundPerson(game, attack, rider, dice, hit);
  const times = yield* factorOf(game, attack, hit);
  return yield* hitVehicle(game, attack, vehicle, dice, { times, critical: times > 1 });
}

function* findsRider(game: RoadGame, { arm, firer }: Attack, vehicle: Vehicle): RoadPlay<boolean> {
  const rule = 'roadrage/bikes/firing';
  const { attributes } = arm.weapon;
  const wide = attributes.includes('blast') || attributes.includes('incendiary') || attributes.includes('autofire');
  const rolled = yield* roll(game, '1d6', { seat: firer.person.seat, rule, purpose: 'bike or rider' });
  const found = rolled.total >= (wide ? BIKES.riderHitOnSpread : BIKES.riderHitOn);
  const text = `The shot hits ${found ? 'the rider' : vehicle.name}.`;
  game.emit({ kind: 'bike-hit', rule, about: vehicle.id, roll: rolled, text });
  return found;
}

function* hitVehicle(
  game: RoadGame,
  { arm, aim }: Attack,
  vehicle: Vehicle,
  dice: number,
  { times, critical }: { readonly times: number; readonly critical: boolean },
): RoadPlay<ShotOutcome> {
  const { weapon } = arm;
  const plus = weapon.damage?.plus ?? 0;
  const cause = weapon.name.toLowerCase();
  const result = yield* rollBlow(game, vehicle, {
    dice,
    plus,
    times,
    armor: true,
    cause,
    rule: 'roadrage/damage/rows',
  });
  return { kind: 'vehicle', vehicle, weapon, critical, beneath: aim.kind === 'beneath', ...result };
}

/** The body saves once for those inside. */
function* hitOccupant(
  game: RoadGame,
  attack: Attack,
  occupant: Person,
  vehicle: Vehicle,
  dice: number,
  hit: Hit,
): RoadPlay<readonly ShotOutcome[]> {
  const enclosed = exposureTo(game, attack, occupant) === 'enclosed';
  const saved = enclosed && (yield* armorSaves(game, vehicle, 1)) > 0;
  // Where sheets are hidden the dice fall whatever the armor did.
  if (saved && !game.setup.hidden) return [];
  const wound = yield* woundPerson(game, attack, occupant, dice, hit);
  return saved ? [] : [wound];
}

function* woundPerson(game: RoadGame, attack: Attack, person: Person, dice: number, hit: Hit): RoadPlay<ShotOutcome> {
  const times = yield* factorOf(game, attack, hit);
  const points = yield* rollPoints(game, person, dice, 'roadrage/fire/occupants');
  const { damage } = attack.arm.weapon;
  return {
    kind: 'person',
    person,
    points: Math.max(0, points + (damage?.plus ?? 0)) * times,
    rule: 'roadrage/fire/occupants',
  };
}

function* rollPoints(game: RoadGame, person: Person, dice: number, rule: RoadRule): RoadPlay<number> {
  const of = { seat: person.seat, rule, purpose: `damage to ${person.name}` };
  const rolled = yield* roll(game, `${dice}d6`, of);
  const text = `${person.name} is hit for ${rolled.total}.`;
  const harm = [{ piece: person.id, style: 'hit', points: rolled.total }] as const;
  game.emit({ kind: 'damage-roll', rule, about: person.id, roll: rolled, outcome: 'bad', text, harm });
  return rolled.total;
}

/** A grenade in the car: out again, or everybody takes it in full. */
function* burstInside(game: RoadGame, vehicle: Vehicle): RoadPlay<readonly ShotOutcome[]> {
  if (yield* throwOut(game, vehicle)) return [];
  const outcomes: ShotOutcome[] = [];
  for (const person of crewOf(game, vehicle)) {
    const points = yield* rollPoints(game, person, GRENADE.occupantDice, GRENADE_RULE);
    outcomes.push({ kind: 'person', person, points, rule: GRENADE_RULE });
  }
  return outcomes;
}

/** A grenade near by: a die to whoever is hit, and one to his bike. */
function* burstNear(game: RoadGame, person: Person, bike: Vehicle | null): RoadPlay<readonly ShotOutcome[]> {
  const points = yield* rollPoints(game, person, GRENADE.personDice, GRENADE_RULE);
  const wound: ShotOutcome = { kind: 'person', person, points, rule: GRENADE_RULE };
  if (bike === null) return [wound];
  const blow = { dice: GRENADE.personDice, armor: true, cause: 'grenade', rule: GRENADE_RULE };
  const result = yield* rollBlow(game, bike, blow);
  const weapon = WEAPONS.grenade;
  return [wound, { kind: 'vehicle', vehicle: bike, weapon, critical: false, beneath: false, ...result }];
}
