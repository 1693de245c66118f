// Set-ups of the short game in which its rare things happen soon.

import { at, setup } from './rare-builds.ts';
import type { ScenarioFile } from './scenario-schema.ts';

const VESTS = { crew: [{ armor: 'bodyarmor' as const }, { armor: 'bodyarmor' as const }] };
const BARE = { armor: { front: 30, right: 20, left: 20, back: 25 } };

export const RARE_JUMP_START: readonly ScenarioFile[] = [
  // Lasers and turrets at arm's length, and no plates before those who wear vests.
  {
    ...setup('short-guns', 6, [
      { car: 'js-courier-b', ...at(14, 10, 0, 10) },
      { car: 'js-rocket-special', ...at(16, 13, 180, 10) },
      { car: 'js-courier', ...at(18, 10, 0, 10), damage: BARE, refit: VESTS },
      { car: 'js-courier-a', ...at(13, 15, 180, 10), damage: BARE },
    ]),
    jumpStart: {},
  },
  // Too fast for a second maneuver, and walls to run into.
  {
    ...setup('short-fuses', 5, [
      { car: 'js-killer-kart', ...at(10, 3, 0, 100) },
      { car: 'js-killer-kart', ...at(12, 3, 0, 100) },
      { car: 'js-firelight-mg', ...at(14, 25, 180, 80) },
    ]),
    jumpStart: {},
  },
  // Backs to the wall, and noses together.
  {
    ...setup('short-tempers', 6, [
      { car: 'js-mini-sherman-b', ...at(10, 10, 0, 0) },
      { car: 'js-mini-sherman', ...at(10, 12, 180, 20) },
      { car: 'js-shogun-220', ...at(10, 7, 0, 30) },
    ]),
    jumpStart: {},
  },
  {
    ...setup('short-road', 4, [
      { car: 'js-mini-sherman', ...at(14, 3, 0, 60) },
      { car: 'js-mini-sherman', ...at(16, 3, 0, 60) },
    ]),
    jumpStart: { start: 'road-duel' },
  },
];
