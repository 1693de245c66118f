// An adventure of the book, played by its script alone: only dice are given.

import { askNobody } from '@hardtop/kernel';
import { ADVENTURES } from '../adventures/adventures.ts';
import { parseSetup } from '../scenarios/scenario-file.ts';
import { scriptPhase, scriptTurn } from '../table/chapters/script.ts';
import type { Person } from '../table/state/person.ts';
import { gameOf, play, type TestGame } from './fights.ts';

/** Whatever is rolled shows this. */
const rolling = (face: number) => ({ take: (count: number) => Array.from({ length: count }, () => face) });

export function adventure(id: string, face = 1): TestGame {
  const read = parseSetup(ADVENTURES.find((one) => one.id === id));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return { ...gameOf(read.value, [], askNobody), dice: rolling(face) };
}

export const turn = (game: TestGame): void => {
  play(game, scriptPhase(game));
  play(game, scriptTurn(game));
  game.state.turn++;
};

export const turns = (game: TestGame, count: number): void => {
  for (let i = 0; i < count; i++) turn(game);
};

export const squad = ({ state }: TestGame, name: string): readonly Person[] =>
  state.people.filter((one) => one.squad === name);

export const orderOf = ({ state, setup }: TestGame, name: string): string => {
  const found = state.squads.find((one) => one.name === name);
  return `${found?.order} ${setup.places[found?.place ?? -1]?.id ?? ''}`.trim();
};

export const withRole = ({ setup, state }: TestGame, role: string): readonly Person[] =>
  state.people.filter(({ index }) => setup.people[index]?.role === role);
