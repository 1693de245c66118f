import type { TaskLevel } from '../../catalog/recon-modifiers.ts';
import { STEALTH } from '../../catalog/sight.ts';
import { lookAt } from '../chapters/sighting.ts';
import { isGood, tryTask } from '../chapters/tasks.ts';
import { tell } from '../chapters/telling.ts';
import { isConscious } from '../queries/able.ts';
import { lightAt } from '../queries/light.ts';
import { cellOf, sameCell } from '../queries/position.ts';
import { seesSquare } from '../queries/sight.ts';
import { levelBy } from '../queries/tasks.ts';
import type { TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { areHostile, type TwilightGame } from '../state/state.ts';

const RULE = 'twilight/adventures/stealth';

/** Guards who suspect nothing and could see this square. */
function guardsOf(game: TwilightGame, person: Person): readonly Person[] {
  const { state } = game;
  const at = cellOf(state, person);
  if (at === null) return [];
  return state.people.filter((guard) => {
    if (
      guard.alert !== 'unaware' ||
      guard.captive !== null ||
      !isConscious(guard) ||
      !areHostile(state, guard.side, person.side)
    )
      return false;
    const from = cellOf(state, guard);
    return from !== null && seesSquare(game, from, at);
  });
}

/** Each square entered in view of a guard is a task of recon: failed, he raises the alarm. Crawling is the measure; faster is harder, the dark is easier. */
export function* sneak(game: TwilightGame, person: Person): TwilightPlay {
  const { state } = game;
  if (!state.people.some(({ alert }) => alert === 'unaware')) return;
  const guards = guardsOf(game, person);
  const [first] = guards;
  const at = cellOf(state, person);
  if (first === undefined || at === null) return;
  const near = guards.some((guard) => guard.at !== null && sameCell(guard.at, at)) ? 1 : 0;
  const fast = person.gait === 'trot' || person.gait === 'run' ? 1 : 0;
  const light = (game.setup.stealth ?? STEALTH)[lightAt(game, at)];
  const level: TaskLevel | 'automatic' | 'impossible' = levelBy('average', near + fast + light);
  if (level === 'automatic') return;
  if (
    level !== 'impossible' &&
    isGood(yield* tryTask(game, person, { skill: 'RCN', level }, { rule: RULE, purpose: 'to go unseen' }))
  )
    return;
  giveAway(game, first, person);
}

/** The guard knows, and whoever the alarm reaches is the script's to say. */
function giveAway(game: TwilightGame, guard: Person, person: Person): void {
  guard.alert = 'alert';
  lookAt(game, guard);
  lookAt(game, person);
  const { script } = game.state;
  const alarm = `side-${guard.side}`;
  if (!script.alarms.includes(alarm)) script.alarms.push(alarm);
  const text = `${guard.name} has seen something and gives the alarm.`;
  tell(game, { kind: 'alarm', rule: RULE, text, about: guard.id, marks: ['stealth/alarm'] }, [guard.id, person.id]);
}
