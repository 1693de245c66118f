import type { Answer } from '@hardtop/kernel';
import type { TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import type { TwilightGame } from '../state/state.ts';
import { type ActionKind, kindIdOf } from './action-kind.ts';
import { aid, douse } from './aid.ts';
import { aim } from './aim.ts';
import { bite } from './bite.ts';
import { body } from './body.ts';
import { brace } from './brace.ts';
import { captives } from './captives.ts';
import { charge } from './charge.ts';
import { climb } from './climb.ts';
import { door } from './door.ts';
import { drive } from './drive.ts';
import { fire } from './fire.ts';
import { heavy, lay } from './heavy.ts';
import { hurl } from './hurl.ts';
import { indirect } from './indirect.ts';
import { lean } from './lean.ts';
import { leave } from './leave.ts';
import { lights } from './lights.ts';
import { load } from './load.ts';
import { lob } from './lob.ts';
import { melee } from './melee.ts';
import { mine } from './mine.ts';
import { dismount, mount } from './mount.ts';
import { move } from './move.ts';
import { posture } from './posture.ts';
import { ready } from './ready.ts';
import { reload } from './reload.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';
import { sweep } from './sweep.ts';
import { talk } from './talk.ts';
import { throwing } from './throw.ts';
import { wait } from './wait.ts';
import { work } from './work.ts';

const ATTACKS: readonly ActionKind[] = [fire, sweep, heavy, shell, indirect, lob, aim, lay, reload, load];
const CLOSE: readonly ActionKind[] = [melee, body, bite, throwing];
const HELP: readonly ActionKind[] = [brace, aid, douse];
const VEHICLES: readonly ActionKind[] = [drive, mount, dismount];
const WORK: readonly ActionKind[] = [charge, hurl, mine, work];
const PLACES: readonly ActionKind[] = [ready, door, climb, search, captives, lights, talk];

/** Everything a person may do in his slot, in the order in which it is offered. */
export const ACTIONS: readonly ActionKind[] = [
  ...ATTACKS,
  ...CLOSE,
  ...HELP,
  move,
  leave,
  posture,
  lean,
  ...VEHICLES,
  ...WORK,
  ...PLACES,
  wait,
];

const BY_ID = new Map(ACTIONS.map((kind) => [kind.id, kind]));

/** The kind that an option belongs to. */
export function kindOf(option: string): ActionKind {
  const kind = BY_ID.get(kindIdOf(option));
  if (kind === undefined) throw new Error(`no action ${option}`);
  return kind;
}

/** Carries an action out. */
export function* perform(game: TwilightGame, person: Person, answer: Answer): TwilightPlay {
  const kind = kindOf(answer.option);
  if (kind.keepsAim !== true) person.aim = null;
  yield* kind.perform(game, person, answer);
}
