import type { Gauge, GaugeArt, Sheet } from '@hardtop/board';

// The record sheets of the two cars on the fixtures' board.

function gauge(
  id: string,
  label: string,
  group: GaugeArt,
  spot: Gauge['spot'],
  now: number,
  full: number,
  more: Partial<Gauge> = {},
): Gauge {
  return { id, label, group, spot, now, full, ...more };
}

function tires(now: readonly number[], full: number): Gauge[] {
  const spots = ['front-left', 'front-right', 'back-left', 'back-right'] as const;
  return spots.map((spot, i) =>
    gauge(`tire-${spot}`, `${spot.replace('-', ' ')} tire`, 'tire', spot, now[i] ?? full, full),
  );
}

function kestrelSheet(): Sheet {
  return {
    piece: 'car-1',
    title: 'Kestrel',
    seat: 0,
    lines: ['Mid-sized, heavy chassis, heavy suspension, large plant', '$14,870 · 5,740 lb · HC 3 · acceleration 5'],
    gauges: [
      gauge('front', 'Front armor', 'armor', 'front', 18, 30),
      gauge('left', 'Left armor', 'armor', 'left', 20, 20),
      gauge('right', 'Right armor', 'armor', 'right', 13, 20),
      gauge('back', 'Back armor', 'armor', 'back', 20, 20),
      gauge('top', 'Top armor', 'armor', 'top', 5, 5),
      gauge('under', 'Underbody armor', 'armor', 'under', 5, 5),
      ...tires([9, 9, 6, 9], 9),
      gauge('mg', 'Machine gun', 'weapon', 'front', 2, 3, { ammo: { now: 14, full: 20 }, note: '7+, 1d' }),
      gauge('rl', 'Rocket launcher', 'weapon', 'front', 2, 2, { ammo: { now: 9, full: 10 }, note: '8+, 2d' }),
      gauge('md', 'Minedropper', 'weapon', 'back', 0, 2, { ammo: { now: 0, full: 10 }, note: 'destroyed' }),
      gauge('driver', 'Driver', 'crew', 'inside', 3, 3, { note: 'body armor' }),
      gauge('gunner', 'Gunner', 'crew', 'inside', 2, 3, { note: 'gunner +1' }),
      gauge('plant', 'Large plant', 'plant', 'inside', 10, 10),
      gauge('fe', 'Fire extinguisher', 'gear', 'inside', 1, 1),
    ],
    tracks: [
      {
        id: 'handling',
        label: 'Handling',
        cells: ['+3', '+2', '+1', '0', '−1', '−2', '−3', '−4', '−5', '−6'],
        at: 1,
        dangerFrom: 4,
      },
      { id: 'speed', label: 'Speed, mph', cells: Array.from({ length: 21 }, (_, i) => `${i * 5}`), at: 9 },
    ],
    notes: ['Has fired this turn: MG.', 'Targeting computer +1 on linked front guns.'],
  };
}

function tollboothSheet(): Sheet {
  return {
    piece: 'car-2',
    title: 'Tollbooth',
    seat: 1,
    lines: ['Van, extra heavy chassis, heavy suspension, super plant'],
    gauges: [
      gauge('front', 'Front armor', 'armor', 'front', 40, 45),
      gauge('left', 'Left armor', 'armor', 'left', 2, 35),
      gauge('right', 'Right armor', 'armor', 'right', 35, 35),
      gauge('back', 'Back armor', 'armor', 'back', 21, 35),
      gauge('top', 'Top armor', 'armor', 'top', 10, 10),
      gauge('under', 'Underbody armor', 'armor', 'under', 10, 10),
      ...tires([9, 9, 9, 0], 9),
      gauge('vmg', 'Twin machine guns', 'weapon', 'top', 6, 6, { ammo: { now: 31, full: 40 } }),
      gauge('driver', 'Driver', 'crew', 'inside', 3, 3),
      gauge('plant', 'Super plant', 'plant', 'inside', 9, 12),
      gauge('cargo', 'Cargo, 6 spaces', 'cargo', 'inside', 4, 4),
    ],
    tracks: [
      {
        id: 'handling',
        label: 'Handling',
        cells: ['+2', '+1', '0', '−1', '−2', '−3', '−4', '−5', '−6'],
        at: 5,
        dangerFrom: 3,
      },
    ],
    notes: [],
  };
}

export const SHEETS: readonly Sheet[] = [kestrelSheet(), tollboothSheet()];
