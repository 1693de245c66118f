import type { Cell } from '../../scenarios/world.ts';
import { seatsSeeing, sidesKnowing, sidesOf } from '../queries/audience.ts';
import { cellOf, sameCell } from '../queries/position.ts';
import { canBeSpoiled, emptiedCounter, spoiledCounter, witnessedCounter } from '../queries/script.ts';
import type { Person } from '../state/person.ts';
import { sideBit, type TwilightGame } from '../state/state.ts';
import { thingId } from '../state/things.ts';
import { tell } from './telling.ts';

// What an adventure is about may be destroyed instead of taken: by a blast where it lies, or by whoever has it.

const RULE = 'twilight/adventures/destroying';

/** What is left of it stays where it was. */
function spoil({ state }: TwilightGame, item: string, at: Cell | null, sides: number): void {
  const { counters } = state.script;
  const [spoiled, witnessed] = [spoiledCounter(item), witnessedCounter(item)];
  counters[spoiled] = (counters[spoiled] ?? 0) + 1;
  counters[witnessed] = (counters[witnessed] ?? 0) | sides;
  if (at === null) return;
  state.things.push({ kind: 'ashes', id: thingId(state, 'ashes', at), known: sides, at, what: item });
}

/** Whoever has come to see what is left of it knows from then on. */
export function findAshes(game: TwilightGame): void {
  const { counters } = game.state.script;
  for (const thing of game.state.things) {
    if (thing.kind !== 'ashes') continue;
    const witnessed = witnessedCounter(thing.what);
    const before = counters[witnessed] ?? 0;
    if ((before | thing.known) === before) continue;
    counters[witnessed] = before | thing.known;
    const text = `${thing.what} is destroyed: what is left of it lies there.`;
    const to = game.setup.seats.flatMap(({ side }, seat) =>
      (thing.known & ~before & sideBit(side)) === 0 ? [] : [seat],
    );
    game.emit({ kind: 'spoiled', rule: RULE, text, to });
  }
}

/** What lies in a square where something goes off is gone, in a chest or on the ground; in the fog those hear of it who see it. */
export function spoilAt(game: TwilightGame, at: Cell): void {
  const { setup, state } = game;
  const lost: string[] = [];
  const chests: number[] = [];
  for (const [i, cache] of setup.caches.entries()) {
    if (state.caches[i] === true || !sameCell(cache.at, at)) continue;
    const names = cache.goods
      .flatMap((good) => setup.goods[good]?.name ?? [])
      .filter((name) => canBeSpoiled(setup, name));
    if (names.length > 0) chests.push(i);
    lost.push(...names);
  }
  for (const thing of state.things) {
    if (thing.kind !== 'dropped' || !sameCell(thing.at, at)) continue;
    lost.push(...thing.items.flatMap(({ name }) => (canBeSpoiled(setup, name) ? (name ?? []) : [])));
    thing.items = thing.items.filter(({ name }) => !canBeSpoiled(setup, name));
  }
  if (lost.length === 0) return;
  const to = seatsSeeing(game, at);
  const sides = sidesOf(game, to);
  for (const i of chests) {
    state.caches[i] = true;
    state.script.counters[emptiedCounter(i)] = sides;
  }
  for (const name of lost) {
    spoil(game, name, at, sides);
    const event = { kind: 'spoiled', rule: RULE, text: `${name} is destroyed.`, marks: ['action/spoil'] } as const;
    game.emit(to === undefined ? event : { ...event, to });
  }
}

/** Whoever has it makes an end of it. */
export function spoilByHand(game: TwilightGame, person: Person, id: string): void {
  const item = person.carries.find((one) => one.id === id);
  if (item === undefined || !canBeSpoiled(game.setup, item.name)) return;
  person.carries = person.carries.filter((one) => one !== item);
  if (person.hands === id) person.hands = null;
  if (person.offHand === id) person.offHand = null;
  spoil(game, item.name ?? '', cellOf(game.state, person), sidesKnowing(game, [person.id]));
  const text = `${person.name} destroys ${item.name ?? item.what}.`;
  tell(game, { kind: 'spoiled', rule: RULE, text, about: person.id, marks: ['action/spoil'] }, [person.id]);
}
