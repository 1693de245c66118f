// Duels and melees on open ground, in the three usual sizes; every player places his own car.

import type { SizeId } from '../catalog/game-sizes.ts';
import type { ScenarioFile } from './scenario-schema.ts';

const NAMES = ['Amber', 'Cobalt', 'Crimson', 'Jade'] as const;

const seatsFor = (players: number) =>
  Array.from({ length: players }, (_, seat) => ({ name: NAMES[seat] ?? `Player ${seat + 1}` }));

function meeting(id: string, title: string, summary: string, size: SizeId, cars: readonly string[]): ScenarioFile {
  return {
    ruleset: 'sixth',
    id,
    title,
    summary,
    size,
    seats: seatsFor(cars.length),
    cars: cars.map((car, seat) => ({ seat, car })),
  };
}

export const firstDuel = meeting(
  'first-duel',
  'First duel',
  'Two small cars in an empty arena; the All-rounder is the underdog.',
  'small',
  ['striker', 'all-rounder'],
);

export const mediumDuel = meeting(
  'medium-duel',
  'Broadside and flame',
  'Two cars of a medium game: guns to the sides against fire at both ends, the underdog.',
  'medium',
  ['broadside', 'firestarter'],
);

export const largeDuel = meeting(
  'large-duel',
  'Heavy metal',
  'Two cars of a large game, with the dearest weapons there are; the Dragon is the underdog.',
  'large',
  ['juggernaut', 'dragon'],
);

export const smallMelee = meeting(
  'small-melee',
  'Four corners',
  'Four small cars, each from its corner; the last one driving wins.',
  'small',
  ['striker', 'torchbearer', 'tire-biter', 'little-wall'],
);

export const largeMelee = meeting(
  'large-melee',
  'Big four',
  'Four cars of a large game, each from its corner.',
  'large',
  ['thunderhead', 'harrier', 'long-arm', 'dragon'],
);

export const rocketDuel = meeting(
  'rocket-duel',
  'Far and near',
  'A small duel of rockets and machine guns against two guns that reach across the arena.',
  'small',
  ['rocketeer', 'longshot'],
);

/** Nobody knows what the others come with. */
export const sealedDuel: ScenarioFile = {
  ruleset: 'sixth',
  id: 'sealed-duel',
  title: 'Sealed builds',
  summary: 'Two medium cars chosen in secret, own builds among them, and laid open together.',
  size: 'medium',
  builds: 'secret',
  seats: seatsFor(2),
  cars: [{ seat: 0 }, { seat: 1 }],
};
