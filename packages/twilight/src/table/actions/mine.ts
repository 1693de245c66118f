import type { Option, Param } from '@hardtop/kernel';
import { CAVEATS } from '../../catalog/heavy-caveats.ts';
import { CLAYMORE, MINE_CLEARING } from '../../catalog/mines.ts';
import { fireClaymore, layMine } from '../chapters/mines.ts';
import { tell } from '../chapters/telling.ts';
import { WORK } from '../chapters/work.ts';
import { turnsOf } from '../figures/heavy/explosives.ts';
import { isLoneMine, knownFieldsAt, markedFieldsAt } from '../queries/minefields.ts';
import { chanceOf, workTarget } from '../queries/task-odds.ts';
import type { Item } from '../state/item.ts';
import type { Person, Task } from '../state/person.ts';
import type { TwilightGame } from '../state/state.ts';
import type { LaidMine } from '../state/things.ts';
import type { ActionKind } from './action-kind.ts';

const PHASES = 6;
const DIRECTIONS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

const FACING: Param = { name: 'facing', label: 'Direction', min: 0, max: 7, step: 1, names: DIRECTIONS };
const WIRE: Param = { name: 'wire', label: 'Set off by', min: 0, max: 1, step: 1, names: ['hand', 'trip wire'] };

function layOption(item: Item): Option {
  const isClaymore = item.what === 'claymore';
  return {
    id: `mine:lay:${item.id}`,
    label: isClaymore ? 'Set up a Claymore' : `Lay an ${item.what} mine`,
    words: ['lay', String(item.what)],
    group: 'Mines',
    ...(isClaymore && { params: [FACING, WIRE] }),
    preview: () => ({
      text: isClaymore
        ? `A cone ${CLAYMORE.primaryMeters} and ${CLAYMORE.secondaryMeters} m deep. One action.`
        : 'One action: laid in haste, it is easily seen.',
      caveats: [CAVEATS.laying, CAVEATS.mines],
    }),
  };
}

function workOption(game: TwilightGame, person: Person, field: string, kind: 'probe' | 'lift-mine'): Option {
  const minutes = kind === 'probe' ? MINE_CLEARING.probeMinutes : MINE_CLEARING.removeMinutes;
  const verb = kind === 'probe' ? 'Probe and mark a way through the mines' : 'Lift a mine';
  return {
    id: `mine:${kind}:${field.replace(':', '/')}`,
    label: `${verb} here`,
    words: [kind === 'probe' ? 'probe' : 'lift', 'mines'],
    group: 'Mines',
    preview() {
      const target = workTarget(game, person, WORK[kind].ways);
      return {
        text: `It takes ${turnsOf(minutes)} turns.`,
        chances: [{ label: 'succeeds', chance: chanceOf(target) }],
        target,
      };
    },
  };
}

const claymoreOption = (mine: LaidMine): Option => ({
  id: `mine:fire:${mine.id}`,
  label: `Fire the Claymore at ${mine.at.x}, ${mine.at.y}`,
  words: ['fire', 'claymore', mine.id],
  group: 'Mines',
  preview: () => ({ text: 'Fragments in a cone of thirty degrees, concussion all round.', caveats: [CAVEATS.mines] }),
});

export const mine: ActionKind = {
  id: 'mine',
  rule: 'twilight/combat/mines',

  options(game, person) {
    const { at } = person;
    const options: Option[] = [];
    for (const thing of game.state.things)
      if (thing.kind === 'mine' && thing.what === 'claymore' && thing.side === person.side)
        options.push(claymoreOption(thing));
    if (at === null || person.task !== null) return options;
    for (const item of person.carries) if (item.kind === 'mine' && item.count > 0) options.push(layOption(item));
    // The mines of a field are found and marked before they can be lifted; where a single one lies is known.
    for (const { id } of knownFieldsAt(game, person.side, at))
      options.push(workOption(game, person, id, isLoneMine(game.state, id) ? 'lift-mine' : 'probe'));
    for (const id of markedFieldsAt(game, at)) options.push(workOption(game, person, id, 'lift-mine'));
    return options;
  },

  *perform(game, person, { option, params }) {
    const [, verb = '', on = ''] = option.split(':');
    const found = verb === 'fire' ? game.state.things.find((thing) => thing.id === on) : undefined;
    if (found?.kind === 'mine') return yield* fireClaymore(game, found, person.id);
    if (verb === 'lay') return layMine(game, person, on, { facing: params.facing ?? 0, tripwire: params.wire === 1 });
    begin(game, person, taskOf(verb, on.replace('/', ':')));
  },
};

function taskOf(verb: string, on: string): Task {
  const probing = verb === 'probe';
  const left = turnsOf(probing ? MINE_CLEARING.probeMinutes : MINE_CLEARING.removeMinutes) * PHASES;
  return { kind: probing ? 'probe' : 'lift-mine', on, item: null, left, note: left };
}

function begin(game: TwilightGame, person: Person, task: Task): void {
  person.task = task;
  const text = `${person.name} begins to work.`;
  tell(
    game,
    { kind: 'work', rule: 'twilight/combat/mine-clearing', about: person.id, text, marks: [`work/${task.kind}`] },
    [person.id],
  );
}
