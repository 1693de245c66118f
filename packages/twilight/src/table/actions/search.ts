import type { Option } from '@hardtop/kernel';
import { spoilByHand } from '../chapters/spoiling.ts';
import { isGood, tryTask } from '../chapters/tasks.ts';
import { tell } from '../chapters/telling.ts';
import { sidesKnowing } from '../queries/audience.ts';
import { sameCell } from '../queries/position.ts';
import { canBeSpoiled, emptiedCounter } from '../queries/script.ts';
import type { TwilightPlay } from '../state/effects.ts';
import type { Item } from '../state/item.ts';
import { itemFrom } from '../state/item.ts';
import type { Person } from '../state/person.ts';
import { sheetOf, type TwilightGame } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';
import { PlainOption } from './plain-option.ts';

const RULE = 'twilight/combat/action-ready';
const NONE: readonly Option[] = [];

/** What lies here to be taken: dropped things, and what the fallen and the captured carry. */
function lying(
  { state }: TwilightGame,
  person: Person,
): readonly { readonly from: string; readonly items: readonly Item[] }[] {
  const { at } = person;
  if (at === null) return [];
  const found: { from: string; items: readonly Item[] }[] = [];
  for (const thing of state.things)
    if (thing.kind === 'dropped' && sameCell(thing.at, at)) found.push({ from: thing.id, items: thing.items });
  for (const other of state.people) {
    if (other === person || other.at === null || !sameCell(other.at, at) || other.carries.length === 0) continue;
    if (other.condition !== 'fit' || (other.captive !== null && other.side !== person.side) || other.surrendered)
      found.push({ from: other.id, items: other.carries });
  }
  return found;
}

const nameOf = ({ name, what }: Item): string => name ?? what;

/** Search a place, pick up what lies there, take what somebody has no more use for. */
export const search: ActionKind = {
  id: 'search',
  rule: RULE,
  options(game, person) {
    const { setup, state } = game;
    const { at } = person;
    if (at === null || sheetOf(setup, person).kind === 'animal') return NONE;
    const options: Option[] = [];
    for (const [i, cache] of setup.caches.entries()) {
      if (state.caches[i] === true || !sameCell(cache.at, at)) continue;
      options.push(
        new PlainOption(
          `search:cache:${i}`,
          'Search',
          `Search ${cache.name}`,
          `It takes ${cache.actions} ${cache.actions === 1 ? 'action' : 'actions'} in all.`,
        ),
      );
    }
    for (const { id, name } of person.carries)
      if (canBeSpoiled(setup, name))
        options.push(new PlainOption(`search:spoil:${id}`, 'Search', `Destroy ${name}`, 'Nobody can use it any more.'));
    for (const { from, items } of lying(game, person))
      for (const item of items)
        options.push(
          new PlainOption(
            `search:take:${from}:${item.id}`,
            'Search',
            `Take the ${nameOf(item)}`,
            'It is his from now on.',
          ),
        );
    return options;
  },
  *perform(game, person, { option }): TwilightPlay {
    const [, what, from = '', id] = option.split(':');
    if (what === 'spoil') return spoilByHand(game, person, from);
    if (what === 'cache') return yield* searchCache(game, person, Number(from));
    const pile = lying(game, person).find((one) => one.from === from);
    const item = pile?.items.find((one) => one.id === id);
    if (item === undefined) return;
    for (const thing of game.state.things)
      if (thing.kind === 'dropped' && thing.id === from) thing.items = thing.items.filter((one) => one !== item);
    for (const other of game.state.people) {
      if (other.id !== from) continue;
      other.carries = other.carries.filter((one) => one !== item);
      if (other.hands === item.id) other.hands = null;
      if (other.offHand === item.id) other.offHand = null;
    }
    game.state.things = game.state.things.filter((thing) => thing.kind !== 'dropped' || thing.items.length > 0);
    take(game, person, item);
  },
};

function take(game: TwilightGame, person: Person, item: Item): void {
  person.carries.push(item);
  if (person.hands === null && item.kind !== 'gear') person.hands = item.id;
  const text = `${person.name} takes the ${nameOf(item)}.`;
  tell(game, { kind: 'take', rule: RULE, text, about: person.id, marks: ['action/take'] }, [person.id]);
}

function* searchCache(game: TwilightGame, person: Person, index: number): TwilightPlay {
  const cache = game.setup.caches[index];
  if (cache === undefined) return;
  if (person.task?.kind !== 'search' || person.task.on !== cache.id)
    person.task = { kind: 'search', on: cache.id, item: null, left: cache.actions, note: 0 };
  person.task.left--;
  if (person.task.left > 0) return;
  person.task = null;
  if (
    cache.level !== null &&
    !isGood(
      yield* tryTask(
        game,
        person,
        { skill: 'RCN', level: cache.level },
        { rule: RULE, purpose: `the search of ${cache.name}` },
      ),
    )
  )
    return;
  const goods = game.state.caches[index] === true ? [] : cache.goods;
  game.state.caches[index] = true;
  game.state.script.counters[emptiedCounter(index)] = sidesKnowing(game, [person.id]);
  for (const good of goods) {
    const start = game.setup.goods[good];
    if (start !== undefined) take(game, person, itemFrom(start));
  }
  if (goods.length === 0)
    tell(game, { kind: 'search', rule: RULE, text: `There is nothing in ${cache.name}.`, about: person.id }, [
      person.id,
    ]);
}
