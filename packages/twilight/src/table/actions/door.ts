import type { Option } from '@hardtop/kernel';
import { lookAgain } from '../chapters/sighting.ts';
import { isGood, tryTask } from '../chapters/tasks.ts';
import { tell } from '../chapters/telling.ts';
import { STEPS } from '../queries/position.ts';
import { chanceOf } from '../queries/task-odds.ts';
import { taskTarget } from '../queries/tasks.ts';
import { mapOf } from '../queries/world-map.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { sheetOf, type TwilightGame } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';
import { PlainOption } from './plain-option.ts';

const RULE = 'twilight/combat/actions';
const FORCE = { attribute: 'STR', level: 'average' } as const;

/** Doors and gates at the edges of his square, by index. */
function doorsBeside(game: TwilightGame, { at }: Person): readonly number[] {
  if (at === null || game.setup.barriers.length === 0) return NO_DOORS;
  const map = mapOf(game.setup);
  const found: number[] = [];
  for (const { dx, dy } of STEPS) {
    if (dx !== 0 && dy !== 0) continue;
    const index = map.barrierBetween(at.l, at.x, at.y, dx, dy);
    if (index >= 0 && game.setup.barriers[index]?.opens === true) found.push(index);
  }
  return found;
}

const NO_DOORS: readonly number[] = [];
const NONE: readonly Option[] = [];

function optionsAt(game: TwilightGame, person: Person, index: number): readonly Option[] {
  const { setup, state } = game;
  const [barrier, now] = [setup.barriers[index], state.barriers[index]];
  if (barrier === undefined || now === undefined || now.broken) return NONE;
  const name = `the ${barrier.kind}`;
  if (now.open)
    return [new PlainOption(`door:shut:${index}`, 'Doors', `Shut ${name}`, 'Nobody sees or walks through.')];
  if (!now.locked)
    return [new PlainOption(`door:open:${index}`, 'Doors', `Open ${name}`, 'Free to see and walk through.')];
  const sheet = sheetOf(setup, person);
  const pick = barrier.lock === null ? null : ({ skill: 'MEC', level: barrier.lock.level } as const);
  const hasKey =
    barrier.lock?.key !== null && person.carries.some((item) => item.what === 'key' && item.name === barrier.lock?.key);
  return [
    ...(hasKey ? [new PlainOption(`door:key:${index}`, 'Doors', `Unlock ${name}`, 'With the key.')] : []),
    ...(pick === null
      ? []
      : [
          new PlainOption(
            `door:pick:${index}`,
            'Doors',
            `Pick the lock of ${name}`,
            `A task of ${pick.level} mechanics.`,
            { chance: chanceOf(taskTarget(sheet, pick)) },
          ),
        ]),
    new PlainOption(`door:force:${index}`, 'Doors', `Force ${name}`, 'An average task of strength; it is heard.', {
      chance: chanceOf(taskTarget(sheet, FORCE)),
    }),
  ];
}

/** Open, shut, unlock, pick, force. */
export const door: ActionKind = {
  id: 'door',
  rule: RULE,
  options: (game, person) =>
    sheetOf(game.setup, person).kind === 'animal'
      ? NONE
      : doorsBeside(game, person).flatMap((index) => optionsAt(game, person, index)),
  *perform(game, person, { option }): TwilightPlay {
    const [, what, text = '0'] = option.split(':');
    const index = Number(text);
    const [barrier, now] = [game.setup.barriers[index], game.state.barriers[index]];
    if (barrier === undefined || now === undefined) return;
    if (what === 'force' && person.at !== null)
      yield* setOff(game, { kind: 'noise', at: person.at, by: person.id, loud: false });
    if (what === 'pick' || what === 'force') {
      const task = what === 'force' ? FORCE : ({ skill: 'MEC', level: barrier.lock?.level ?? 'average' } as const);
      if (!isGood(yield* tryTask(game, person, task, { rule: RULE, purpose: `${what} the ${barrier.kind}` }))) return;
      now.broken = what === 'force';
    }
    now.locked = false;
    now.open = what !== 'shut' && what !== 'key' && what !== 'pick';
    // Without contact everybody looks again when the next phase begins.
    if (game.state.contact) lookAgain(game);
    const done =
      { shut: 'shuts', open: 'opens', key: 'unlocks', pick: 'has picked the lock of', force: 'breaks open' }[
        what ?? 'open'
      ] ?? 'opens';
    tell(
      game,
      {
        kind: 'door',
        rule: RULE,
        text: `${person.name} ${done} the ${barrier.kind}.`,
        about: person.id,
        marks: [`door/${what}`],
      },
      [person.id],
    );
  },
};
