/** The four places a car's wheels can be; a six-wheeler has two at each back corner. */
export const CAR_CORNERS = ['front-left', 'front-right', 'back-left', 'back-right'] as const;

/** Where a wheel can be on any vehicle: a cycle's stand in line, its sidecar has one, a long truck has some in the middle. */
export const WHEEL_CORNERS = [
  ...CAR_CORNERS,
  'front',
  'back',
  'middle-left',
  'middle-right',
  'sidecar-left',
  'sidecar-right',
] as const;
export type WheelCorner = (typeof WHEEL_CORNERS)[number];
