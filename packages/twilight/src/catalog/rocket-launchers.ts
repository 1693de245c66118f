// Rocket Launchers (twilight/combat/rocket-launchers), L1390. The RPG-16 holds one round; the Armbrust is thrown away.

import type { Launcher } from './heavy-weapons.ts';

export const ROCKET_LAUNCHERS = {
  'rpg-16': {
    name: 'RPG-16',
    rof: 1,
    magazine: { rounds: 1, type: 'single' },
    reload: 2,
    range: 150,
    rounds: [{ round: 'HEAT', damage: { kind: 'blast', concussion: 6, burst: 12 }, pen: 65 }],
    line: 1393,
  },
  m202: {
    name: 'M202',
    rof: 4,
    magazine: { rounds: 4, type: 'tubes' },
    reload: 1,
    range: 100,
    rounds: [
      { round: 'HEAT', damage: { kind: 'blast', concussion: 4, burst: 4 }, pen: 55 },
      { round: 'WP', damage: { kind: 'blast', concussion: 1, burst: 12 }, pen: null },
    ],
    line: 1394,
  },
  armbrust: {
    name: 'Armbrust',
    rof: 1,
    magazine: { rounds: 1, type: 'single' },
    reload: null,
    range: 100,
    rounds: [{ round: 'HEAT', damage: { kind: 'blast', concussion: 4, burst: 4 }, pen: 50 }],
    line: 1396,
  },
  'rpg-18': {
    name: 'RPG-18',
    rof: 1,
    magazine: { rounds: 1, type: 'single' },
    reload: null,
    range: 100,
    rounds: [{ round: 'HEAT', damage: { kind: 'blast', concussion: 4, burst: 4 }, pen: 50 }],
    reconstructed: true,
    ruling: 'C-21',
    line: 3305,
  },
} as const satisfies Record<string, Launcher>;
