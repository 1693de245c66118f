// Ways through houses, over walls and from floor to floor, and what there is to do where they end.

import { answerOf, type BotChoice, type Option, startingParams } from '@hardtop/kernel';
import type { Cell } from '../scenarios/world.ts';
import { farFrom, fieldTo, type Hop, nextHop, walkAlong } from '../table/queries/routes.ts';
import type { Mission } from './missions.ts';
import { nearestFoe, type Situation, squaresApart } from './situation.ts';

const take = (option: Option, why: string): BotChoice => ({ answer: answerOf(option.id, startingParams(option)), why });

/** Half squares to a square. */
const HALVES = 2;

/** On open ground with one level the straight line is the way. */
const isOpen = ({ setup }: Situation): boolean => setup.barriers.length === 0 && setup.links.length === 0;

interface Looked {
  readonly situation: Situation;
  readonly goal: Cell;
  readonly field: ReturnType<typeof fieldTo>;
}

/** The last that was asked for: a choice asks of every square that can be reached, and nothing changes meanwhile. */
let looked: Looked | null = null;

function waysTo(situation: Situation, goal: Cell): Looked['field'] {
  const { l, x, y } = goal;
  if (looked?.situation === situation && looked.goal.x === x && looked.goal.y === y && looked.goal.l === l)
    return looked.field;
  looked = { situation, goal, field: fieldTo(situation, goal) };
  return looked.field;
}

/** How far it is, in squares, round walls and over floors; as the crow flies where nothing stands or no way leads. */
export function wayTo(situation: Situation, from: Cell, goal: Cell): number {
  if (isOpen(situation)) return squaresApart(from, goal);
  const far = farFrom(situation, waysTo(situation, goal), from);
  return far === null ? UNREACHED + squaresApart(from, goal) : far / HALVES;
}

/** As far as that is no way at all. */
export const UNREACHED = 2000;

/** The actions that take one over the next piece of the way, the best first. */
function optionsFor(hop: Hop): readonly string[] {
  switch (hop.kind) {
    case 'step':
      return [];
    case 'door':
      return ['open', 'key', 'pick', 'force'].map((what) => `door:${what}:${hop.barrier}`);
    case 'over':
      return [`climb:over:${hop.way}`];
    case 'link':
      return [`climb:${hop.link}:${hop.to.l}`];
  }
}

/** Opens, unlocks, climbs: whatever the shortest way asks for from here. */
export function crosses(situation: Situation, options: readonly Option[], mission: Mission): BotChoice | null {
  const { at } = situation;
  const { goal, kind, why } = mission;
  if (at === null || goal === null || kind === 'hold' || isOpen(situation)) return null;
  const hop = nextHop(situation, waysTo(situation, goal), at);
  if (hop === null) return null;
  for (const id of optionsFor(hop)) {
    const option = options.find((one) => one.id === id);
    if (option !== undefined) return take(option, `${why} ${option.label}.`);
  }
  return null;
}

/** Whether a march would end at a lock: that is played by phases. */
export function isBarred(situation: Situation, goal: Cell): boolean {
  const { at, state } = situation;
  if (at === null || isOpen(situation)) return false;
  const { path, next } = walkAlong(situation, waysTo(situation, goal), at, 1);
  return path.length === 0 && next?.kind === 'door' && state.barriers[next.barrier]?.locked === true;
}

/** Nearer than so many squares nobody turns his back on the enemy. */
const TOO_NEAR = 6;
const HANDY = ['search:cache', 'captives:free', 'captives:take'] as const;

/** Searches what can be searched, frees who is held, binds who has given up. */
export function handles(situation: Situation, options: readonly Option[], { why }: Mission): BotChoice | null {
  const { at, setup, side } = situation;
  if (at === null || !setup.objectives.some((one) => one.side === side)) return null;
  const foe = nearestFoe(situation, at);
  if (foe !== null && squaresApart(at, foe.at) < TOO_NEAR) return null;
  for (const start of HANDY) {
    const option = options.find(({ id }) => id.startsWith(`${start}:`));
    if (option !== undefined) return take(option, `${why} ${option.label}.`);
  }
  return null;
}
