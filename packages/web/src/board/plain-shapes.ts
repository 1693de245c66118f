import type { VehicleShape } from './vehicle-shape.ts';

// Outlines of what is no car, for sheets and ghosts, in the same frame of 50 by 100 units.

const NOTHING = { glass: '', roof: '', pillars: '', seams: '', bed: '', lamps: [], tails: [] } as const;

export const CYCLE: VehicleShape = {
  ...NOTHING,
  body: 'M0-34Q11-26 11-10L8 20Q6 34 0 36Q-6 34-8 20L-11-10Q-11-26 0-34Z',
  seams: 'M-22-20Q0-30 22-20',
  wheels: [
    { x: 0, y: -38 },
    { x: 0, y: 38 },
  ],
  roundel: { x: 0, y: 4, r: 10 },
  front: -48,
  back: 48,
};

const BESIDE = 'M34-22Q45-18 45 0V16Q43 26 34 26Q25 26 23 16V0Q23-18 34-22Z';

/** A cycle's plan with its sidecar on one side; wider than a car's frame. */
export const SIDECAR_RIGHT: VehicleShape = {
  ...CYCLE,
  body: `${CYCLE.body}${BESIDE}`,
  seams: 'M-22-20Q0-30 22-20M10-4H24M8 16H24',
  wheels: [...CYCLE.wheels, { x: 46, y: 8 }],
};

export const SIDECAR_LEFT: VehicleShape = {
  ...CYCLE,
  body: `${CYCLE.body}M-34-22Q-45-18-45 0V16Q-43 26-34 26Q-25 26-23 16V0Q-23-18-34-22Z`,
  seams: 'M-22-20Q0-30 22-20M-10-4H-24M-8 16H-24',
  wheels: [...CYCLE.wheels, { x: -46, y: 8 }],
};

export const TRUCK: VehicleShape = {
  ...NOTHING,
  body: 'M-19-49Q-23-49-23-44V45Q-23 48-20 48H20Q23 48 23 45V-44Q23-49 19-49Z',
  glass: 'M-19-42Q0-47 19-42L17-33H-17Z',
  seams: 'M-23-14H23',
  wheels: [-32, 26, 38].flatMap((y) => [
    { x: -23, y },
    { x: 23, y },
  ]),
  roundel: { x: 0, y: 14, r: 12 },
  front: -49,
  back: 48,
};
