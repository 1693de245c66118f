/** The four places a wheel can be; a six-wheeler has two at each back corner. */
export const WHEELS = ['front-left', 'front-right', 'back-left', 'back-right'] as const;

export type WheelCorner = (typeof WHEELS)[number];
