// Amateur Night (deluxe/XIV.2/amateur-night): a network lends six equal cars, and the evening belongs to whoever is talked about.
import { AMATEUR_NIGHT } from '../catalog/amateur-night.ts';
import { arena } from './arenas.ts';

/** Six gates, two in each of the long walls. */
const FLOOR = {
  minX: 0,
  minY: 0,
  maxX: 30,
  maxY: 20,
  gates: [
    { wall: 'west', at: 10 },
    { wall: 'east', at: 10 },
    { wall: 'south', at: 9 },
    { wall: 'north', at: 21 },
    { wall: 'south', at: 21 },
    { wall: 'north', at: 9 },
  ],
  pillars: [
    { x: 15, y: 10, length: 2, width: 2, label: 'camera tower' },
    { x: 7.5, y: 10, length: 3, width: 1, label: 'scoreboard' },
    { x: 22.5, y: 10, length: 3, width: 1, label: 'scoreboard' },
  ],
} satisfies Parameters<typeof arena>[0]['map'];

export const AMATEURS = arena({
  id: 'amateur-night',
  title: 'Amateur Night',
  summary: `Six Stingers lent by a network, six gates, in at 20 mph. After ${AMATEUR_NIGHT.leaveAfter} turns the gates open: whoever drives out keeps the car and the salvage of his kills, and nobody comes back. The survivor with the most prestige wins.`,
  turnLimit: 60,
  objective: { kind: 'amateur-night' },
  // Whose car burns may leave it: prestige is also for what one does on foot (deluxe/VII.2/prestige).
  onFoot: true,
  event: { division: '10', identical: true, leaveAfter: AMATEUR_NIGHT.leaveAfter },
  map: FLOOR,
  cars: ['stinger', 'stinger', 'stinger', 'stinger', 'stinger', 'stinger'],
});
