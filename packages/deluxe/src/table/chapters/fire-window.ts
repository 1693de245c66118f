import { type Answer, type Ask, askPrivately, type Dialogue, IDLE, type Seat, together } from '@hardtop/kernel';
import { Arsenal, type Chances, chancesOf, deedsOf, freeOf, hasGoodShot, isWorth } from '../queries/arsenal.ts';
import type { Attack, DeluxeAsked } from '../queries/asked.ts';
import { wantsBlow } from '../queries/blows.ts';
import { wantsStunt } from '../queries/boarding.ts';
import { isAboard } from '../queries/deciding.ts';
import { type Doing, hasReason, type Occasion } from '../queries/deeds.ts';
import { canFireOnFoot, canUseHands } from '../queries/hands.ts';
import { wantsOut } from '../queries/leaving.ts';
import { isActor } from '../queries/on-foot.ts';
import { inOrder } from '../queries/order-of-fire.ts';
import { openSceneOf, type Scene, sceneOf } from '../queries/scene.ts';
import { hasEnemyInSight } from '../queries/shots.ts';
import { withoutUnseen } from '../queries/sight.ts';
import { wantsThrow } from '../queries/throwing.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { type DeluxeGame, type Person, type Vehicle, vehicleOf, type World } from '../state/state.ts';
import type { Stunt } from '../state/target.ts';
import { resolveStunt } from './boarding.ts';
import { resolveDeed } from './deeds.ts';
import { resolveShot } from './fire.ts';
import { fireQuestion, HOLD, isEmpty, type Offer } from './fire-question.ts';
import { resolveAid } from './first-aid.ts';
import { callFirstBlood } from './first-blood.ts';
import { resolveHandShot } from './hand-fire.ts';
import { resolveBlow } from './hand-to-hand.ts';
import { askMark, isThrow, timerOf } from './throw-question.ts';
import { resolveThrow, resolveTimer } from './throwing.ts';

type FireAsked = Extract<DeluxeAsked, { topic: 'fire' }>;

/**
 * Everyone who can hit something and has not declined in this very scene declares in secret; then all of it is carried out one by
 * one. Whoever has just moved is asked as well if he has something to lay.
 */
export function fireWindow(game: DeluxeGame, mover: Vehicle | null): DeluxePlay {
  return windowOn(game, { mover, isLast: false });
}

/** The last chance of the turn: now those are asked as well whose shots can only open sustained fire (G-11). */
export function lastFireWindow(game: DeluxeGame): DeluxePlay {
  return windowOn(game, { mover: null, isLast: true });
}

/** Most windows find nobody to ask. */
function windowOn(game: DeluxeGame, occasion: Occasion): DeluxePlay {
  const round = roundOf(game, occasion);
  return round === null ? IDLE : declareAndFire(game, occasion, round);
}

type Dialogues = ReadonlyMap<Seat, Dialogue<readonly Attack[]>>;

type SceneFor = (seat: Seat) => Scene;

/** Seats to be asked together, and the scene that each has before it. */
interface Round {
  readonly sceneFor: SceneFor;
  readonly dialogues: Dialogues;
}

function roundOf(game: DeluxeGame, occasion: Occasion): Round | null {
  const sceneFor = scenesOf(game);
  const dialogues = game.setup.hidden ? blindDialogues(game, sceneFor) : dialoguesOf(game, sceneFor, occasion);
  return dialogues.size === 0 ? null : { sceneFor, dialogues };
}

function* declareAndFire(game: DeluxeGame, occasion: Occasion, first: Round): DeluxePlay {
  for (let round: Round | null = first; round !== null; round = roundOf(game, occasion)) {
    const declared: ReadonlyMap<Seat, readonly Attack[]> = yield* together(round.dialogues);
    const attacks: Attack[] = [];
    for (const [seat, shots] of declared) {
      if (shots.length === 0) game.state.passedAt[seat] = round.sceneFor(seat);
      attacks.push(...shots);
    }
    if (attacks.length === 0) return;
    for (const attack of inOrder(game.state, attacks)) {
      yield* resolveAttack(game, attack);
      callFirstBlood(game);
    }
  }
}

/** The scene that a seat has before it: in the dark not the same for all. */
function scenesOf(game: DeluxeGame): SceneFor {
  const { setup, state } = game;
  const look = setup.hidden ? openSceneOf : sceneOf;
  if (setup.dark) return (seat) => look(worldFor(game, seat).state);
  const scene = look(state);
  return () => scene;
}

/** The game as far as a seat sees it. */
function worldFor(game: DeluxeGame, seat: Seat): World {
  const { setup, state } = game;
  return setup.dark ? { setup, state: withoutUnseen(setup, state, seat) } : game;
}

const NOBODY: Dialogues = new Map();

/** Seats to be asked. One that has nothing to fire at is not looked at again before the scene changes. */
function dialoguesOf(game: DeluxeGame, sceneFor: SceneFor, occasion: Occasion): Dialogues {
  const { resigned, passedAt } = game.state;
  const { isLast } = occasion;
  // Most looks find nobody to ask: the map is made for the first.
  let dialogues: Map<Seat, Dialogue<readonly Attack[]>> | null = null;
  for (let seat = 0; seat < passedAt.length; seat++) {
    const scene = sceneFor(seat);
    const passed = passedAt[seat] === scene;
    if (resigned[seat] === true || (passed && !isLast)) continue;
    const world = worldFor(game, seat);
    const arsenal = new Arsenal(world, seat, NO_ATTACKS);
    const good = hasGoodShot(arsenal);
    // Who has let good shots pass in this scene has been asked for all of them.
    const isAsked = !(passed && good) && (good || wantsMore(world, seat, occasion, NO_ATTACKS, arsenal));
    if (isAsked) {
      dialogues ??= new Map();
      dialogues.set(seat, declare(game, seat, { arsenal, isGood: good }, occasion));
    } else passedAt[seat] = scene;
  }
  return dialogues ?? NOBODY;
}

/** Whether it is asked without a good shot: for deeds, and as a turn ends for any shot. */
function wantsMore(
  world: World,
  seat: Seat,
  occasion: Occasion,
  attacks: readonly Attack[],
  arsenal: Arsenal,
): boolean {
  if (wantsDeed(world, seat, occasion, attacks, arsenal)) return true;
  if (!occasion.isLast) return false;
  if (arsenal.aid().length > 0 || wantsThrow(world, seat, attacks) || wantsBlow(world, arsenal.blows())) return true;
  return isWorth(chancesOf(arsenal), true);
}

/** Somebody of the seat's has a reason to do something else than fire. */
function wantsDeed(game: World, seat: Seat, occasion: Occasion, attacks: readonly Attack[], arsenal: Arsenal): boolean {
  if (game.setup.onFoot) {
    if (wantsOut(game, seat, attacks, occasion.isLast)) return true;
    if (wantsStunt(game, seat, arsenal.stunts(), occasion.isLast)) return true;
  }
  for (const vehicle of game.state.vehicles)
    if (
      isAboard(vehicle.crew, seat) &&
      hasReason(game, vehicle, occasion) &&
      freeOf(vehicle, game.state.turn, seat, attacks).length > 0
    )
      return true;
  return false;
}

/**
 * One seat's attacks, one question each, until it holds or nobody is left to act. Nothing changes meanwhile: where there is a good shot for
 * certain, all the others are looked for when somebody looks at the question.
 */
function* declare(game: DeluxeGame, seat: Seat, first: Look, occasion: Occasion): Dialogue<readonly Attack[]> {
  const attacks: Attack[] = [];
  const world = worldFor(game, seat);
  for (let look = first; ; ) {
    const asked: FireAsked = { topic: 'fire', seat, declared: [...attacks] };
    const offer = offerOf(world, asked, look);
    if (!look.isGood && isEmpty(offer())) return attacks;
    const question = () => fireQuestion(world, seat, offer(), asked.declared.length);
    const answer: Answer = yield* askPrivately(game, asked, look.isGood ? question : question());
    if (answer.option === HOLD) return attacks;
    const attack = isThrow(answer)
      ? yield* askMark(game, seat, offer().chances.throws, answer)
      : attackOf(answer, offer().chances, offer().doings);
    if (attack === null && isThrow(answer)) continue;
    if (attack === null) return attacks;
    attacks.push(attack);
    const arsenal = new Arsenal(world, seat, attacks);
    look = { arsenal, isGood: hasGoodShot(arsenal) };
    if (!look.isGood && !wantsMore(world, seat, occasion, attacks, arsenal)) return attacks;
  }
}

/** What a seat has, and whether there is a good shot in it. */
interface Look {
  readonly arsenal: Arsenal;
  readonly isGood: boolean;
}

/** All that a seat can still do, looked for once. */
function offerOf(world: World, { seat, declared }: FireAsked, { arsenal }: Look): () => Offer {
  let known: Offer | null = null;
  return () => {
    known ??= { chances: chancesOf(arsenal), doings: deedsOf(world, seat, declared) };
    return known;
  };
}

function attackOf(answer: Answer, chances: Chances, doings: readonly Doing[]): Attack | null {
  const { aims, hands, throws, blows, aid, stunts } = chances;
  const { option } = answer;
  for (const stunt of stunts) if (stunt.id === option) return stuntAttack(stunt, answer);
  for (const { shot, person } of aims) if (shot.id === option) return { kind: 'shot', shot, person: person.id };
  for (const { shot, person } of hands) if (shot.id === option) return { kind: 'hand', shot, person: person.id };
  for (const { deed, person } of doings) if (deed.id === option) return { kind: 'deed', deed, person: person.id };
  for (const one of aid) if (one.id === option) return { kind: 'aid', aid: one, person: one.medic };
  for (const blow of blows) if (blow.id === option) return { kind: 'blow', blow, person: blow.firer };
  return throws.length === 0 ? null : timerOf(throws, answer);
}

/** A mine is set as it is stuck on. */
function stuntAttack(stunt: Stunt, { params }: Answer): Attack {
  const set = stunt.kind === 'plant' || stunt.kind === 'mine-wall' ? { ...stunt, delay: params.delay ?? 0 } : stunt;
  return { kind: 'stunt', stunt: set, person: stunt.person };
}

/** Where sheets are hidden everyone is asked who may have something to fire, for all that others can see. */
function blindDialogues(game: DeluxeGame, sceneFor: SceneFor): Dialogues {
  const { resigned, passedAt } = game.state;
  const dialogues = new Map<Seat, Dialogue<readonly Attack[]>>();
  for (let seat = 0; seat < passedAt.length; seat++) {
    const scene = sceneFor(seat);
    if (resigned[seat] === true || passedAt[seat] === scene) continue;
    if (mightFire(worldFor(game, seat), seat, [])) dialogues.set(seat, declareBlind(game, seat));
    else passedAt[seat] = scene;
  }
  return dialogues;
}

/** One seat's attacks until it holds or nobody is left to fire: that its guns are empty is no reason to ask no more. */
function* declareBlind(game: DeluxeGame, seat: Seat): Dialogue<readonly Attack[]> {
  const attacks: Attack[] = [];
  const world = worldFor(game, seat);
  while (mightFire(world, seat, attacks)) {
    const asked: DeluxeAsked = { topic: 'fire', seat, declared: [...attacks] };
    const answer: Answer = yield* askPrivately(game, asked);
    const chances = chancesOf(new Arsenal(world, seat, attacks));
    const attack = isThrow(answer)
      ? yield* askMark(game, seat, chances.throws, answer)
      : attackOf(answer, chances, deedsOf(world, seat, attacks));
    if (attack === null && isThrow(answer)) continue;
    if (attack === null) return attacks;
    attacks.push(attack);
  }
  return attacks;
}

/** Somebody of the seat's is free to fire, be it by hand, and has an enemy in sight of some side of his vehicle. */
function mightFire({ setup, state }: World, seat: Seat, attacks: readonly Attack[]): boolean {
  const isFree = (vehicle: Vehicle, person: Person): boolean =>
    person.seat === seat &&
    canUseHands(vehicle, person, state.turn) &&
    !attacks.some((attack) => attack.person === person.id);
  if (
    setup.onFoot &&
    (mightFireOnFoot({ setup, state }, seat, attacks) || wantsOut({ setup, state }, seat, attacks, true))
  )
    return true;
  return state.vehicles.some(
    (vehicle) => vehicle.crew.some((person) => isFree(vehicle, person)) && hasEnemyInSight(setup, state, vehicle),
  );
}

/** The same for those on foot: what they carry is not seen before they use it. */
function mightFireOnFoot({ state }: World, seat: Seat, attacks: readonly Attack[]): boolean {
  return state.pedestrians.some(
    (pedestrian) =>
      isActor(pedestrian) &&
      pedestrian.person.seat === seat &&
      canFireOnFoot(pedestrian, state.turn) &&
      !attacks.some((attack) => attack.person === pedestrian.person.id),
  );
}

const NO_ATTACKS: readonly Attack[] = [];

/** The question to a seat that has declared some attacks already. */
export function nextFireQuestion(game: World, seat: Seat, declared: readonly Attack[]): Ask {
  const offer = { chances: chancesOf(new Arsenal(game, seat, declared)), doings: deedsOf(game, seat, declared) };
  return fireQuestion(game, seat, offer, declared.length);
}

function resolveAttack(game: DeluxeGame, attack: Attack): DeluxePlay {
  switch (attack.kind) {
    case 'shot':
      return resolveShot(game, attack.shot, memberOf(game, attack.shot.firer, attack.person));
    case 'hand':
      return resolveHandShot(game, attack.shot, attack.person);
    case 'deed':
      return resolveDeed(game, attack.deed, memberOf(game, attack.deed.vehicle, attack.person));
    case 'aid':
      return resolveAid(game, attack.aid);
    case 'stunt':
      return resolveStunt(game, attack.stunt);
    case 'blow':
      return resolveBlow(game, attack.blow);
    case 'throw':
      return resolveThrow(game, attack.thrown, attack.person);
    case 'set':
      return resolveTimer(game, attack);
  }
}

function memberOf({ state }: DeluxeGame, vehicle: string, id: string): Person {
  const person = vehicleOf(state, vehicle).crew.find((member) => member.id === id);
  if (person === undefined) throw new Error(`nobody does what ${id} announced`);
  return person;
}
