import { type Answer, type Ask, answerOf, type Option, type Seat } from '@hardtop/kernel';
import type { Chances } from '../queries/arsenal.ts';
import type { Doing } from '../queries/deeds.ts';
import { actorOf } from '../queries/on-foot.ts';
import { personName } from '../queries/people.ts';
import { modelOf } from '../state/setup.ts';
import type { World } from '../state/state.ts';
import type { Stunt } from '../state/target.ts';
import { BeamOption } from './beam-options.ts';
import { BlowOption } from './blow-options.ts';
import { StuntOption } from './boarding.ts';
import { DeedOption } from './deed-options.ts';
import { ShotOption } from './fire-options.ts';
import { AidOption } from './first-aid.ts';
import { HandOption } from './hand-options.ts';
import { LeaveOption } from './leave-options.ts';
import { PlantOption } from './plant-option.ts';
import { isInHand, ThrowOption, TimerOption, throwsFrom } from './throw-question.ts';
import { WallMineOption } from './wall-mine-option.ts';

/** The answer of whoever does nothing. */
export const HOLD = 'hold';

/** All that a seat can still announce. */
export interface Offer {
  readonly chances: Chances;
  readonly doings: readonly Doing[];
}

export function isEmpty({ chances: { aims, hands, throws, blows, aid, stunts }, doings }: Offer): boolean {
  return aims.length + hands.length + throws.length + blows.length + aid.length + stunts.length + doings.length === 0;
}

function stuntOption(world: World, stunt: Stunt): Option {
  if (stunt.kind === 'mine-wall') return new WallMineOption(world, stunt);
  return stunt.kind === 'plant' ? new PlantOption(world, stunt) : new StuntOption(world, stunt);
}

function optionOf(world: World, { deed, person }: Doing): Option {
  if ('target' in deed) return new BeamOption(world, deed, person);
  if (deed.kind === 'leave') return new LeaveOption(world, deed, person);
  return new DeedOption(world.setup, world.state, deed, person);
}

/** What to announce; what is only said of it is put into words when somebody reads it. */
class FireAsk implements Ask {
  readonly topic = 'fire';
  readonly rule = 'deluxe/V/firing';
  readonly suggested: Answer = HOLDS;
  readonly seat: Seat;
  private readonly world: World;
  private readonly offer: Offer;
  private readonly declared: number;

  constructor(world: World, seat: Seat, offer: Offer, declared: number) {
    this.world = world;
    this.seat = seat;
    this.offer = offer;
    this.declared = declared;
  }

  get about(): string | undefined {
    return onlyActor(this.offer);
  }

  get prompt(): string {
    const { world, offer, about } = this;
    // Where sheets are hidden the question is put all the same.
    if (isEmpty(offer)) return 'None of your guns can fire at anything now.';
    const who = about === undefined ? (world.setup.onFoot ? 'Your side' : 'Your vehicles') : actorName(world, about);
    const verb = offer.chances.aims.length + offer.chances.hands.length > 0 ? 'fire' : 'act';
    return this.declared === 0 ? `${who} can ${verb}.` : `${who} can ${verb} once more.`;
  }

  options(): readonly Option[] {
    const { world, offer } = this;
    const { aims, hands, throws, blows, aid, stunts } = offer.chances;
    const all: Option[] = aims.map((aim) => new ShotOption(world.setup, world.state, aim));
    for (const aim of hands) all.push(new HandOption(world.setup, world.state, aim));
    for (const doing of offer.doings) all.push(optionOf(world, doing));
    for (const one of aid) all.push(new AidOption(world, one));
    for (const blow of blows) all.push(new BlowOption(world, blow));
    for (const stunt of stunts) all.push(stuntOption(world, stunt));
    for (const throwing of throws) all.push(new ThrowOption(world, throwing));
    for (const throwing of throws) if (isInHand(throwing)) all.push(new TimerOption(world, throwing));
    all.push(HOLD_OPTION);
    return all;
  }
}

/** The question to a seat that has announced so many attacks already. */
export function fireQuestion(world: World, seat: Seat, offer: Offer, declared: number): Ask {
  return new FireAsk(world, seat, offer, declared);
}

/** A vehicle, or somebody on foot. */
function actorName({ setup, state }: World, id: string): string {
  const actor = actorOf(state, id);
  return actor === null ? modelOf(setup, id).name : personName(setup, actor.person);
}

/** The one vehicle or person that all of it is about. */
function onlyActor({ chances, doings }: Offer): string | undefined {
  const { aims, hands, throws, blows, aid, stunts } = chances;
  const [throwing] = throws;
  const first =
    aims[0]?.shot.firer ??
    hands[0]?.shot.firer ??
    doings[0]?.deed.vehicle ??
    blows[0]?.firer ??
    stunts[0]?.person ??
    (throwing && throwsFrom(throwing));
  const isFired = aims.every(({ shot }) => shot.firer === first) && hands.every(({ shot }) => shot.firer === first);
  const isDone = doings.every(({ deed }) => deed.vehicle === first);
  const isStruck = blows.every(({ firer }) => firer === first) && aid.every(({ firer }) => firer === first);
  const isDaring = stunts.every(({ person }) => person === first);
  const isOnly = isFired && isDone && isStruck && isDaring && throws.every((one) => throwsFrom(one) === first);
  return isOnly ? first : undefined;
}

const HOLDS = answerOf(HOLD);

const HOLD_FACTS = { hit: 0, damage: 0, expected: 0 };

const HOLD_OPTION: Option = {
  id: HOLD,
  label: 'Hold fire',
  words: ['hold', 'fire'],
  preview: () => ({ text: 'Keeps the shot for later in the turn.', facts: HOLD_FACTS }),
  facts: () => HOLD_FACTS,
};
