// Helicopters from above, and the car bodies that fold their rotors away.

import { circle } from '@hardtop/workshop/sheet';
import type { BodyId } from '../../catalog/bodies.ts';
import { flanks, type Outline, poly, symmetric, zone } from './outline.ts';
import { carOutline } from './road-outlines.ts';

const blade = (x1: number, y1: number, x2: number, y2: number): string => {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const long = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / long) * 1.3, (dx / long) * 1.3];
  return poly([
    { x: x1 + nx, y: y1 + ny },
    { x: x2 + nx, y: y2 + ny },
    { x: x2 - nx, y: y2 - ny },
    { x: x1 - nx, y: y1 - ny },
  ]);
};

/** The rotor stands across the corners, clear of the flanks. */
export function helicopterOutline(large: boolean): Outline {
  const half = large ? 24 : 21;
  const [nose, rump, tail] = [-54, 44, 76];
  const skid = half + 5;
  return {
    bounds: zone(33, nose - 6, tail + 6),
    body: symmetric(
      [
        [nose, 6],
        [nose + 5, 13],
        [nose + 18, half - 1],
        [-10, half],
        [rump - 26, half],
        [rump - 8, half * 0.72],
        [rump, 6],
        [tail, 3.4],
      ],
      0.6,
    ),
    thin: `M${-skid} -34V34M${skid} -34V34M${-skid - 1.5} -37L${-skid} -34M${skid + 1.5} -37L${skid} -34`,
    hair: `M${-skid} -14H${-half}M${skid} -14H${half}M${-skid} 14H${-half}M${skid} 14H${half}M-13 ${nose + 9}C-8 ${nose + 4} 8 ${nose + 4} 13 ${nose + 9}M0 ${nose + 3}V${nose + 14}`,
    dashed: `${blade(-32, -46, 32, 42)}${blade(32, -46, -32, 42)}${circle(0, -2, 5)}${blade(-11, tail - 4, 11, tail - 4)}${circle(0, tail - 4, 2)}`,
    muzzles: { back: rump + 3 },
    wheels: [],
    zones: {
      front: zone(half * 0.62, nose + 10, nose + 21),
      back: zone(half * 0.6, rump - 18, rump - 8),
      ...flanks(half - 1.5, 10.5, -30, 18),
      core: zone(half - 12.6, nose + 22, rump - 19),
    },
  };
}

export function grasshopperOutline(body: BodyId): Outline {
  const car = carOutline(body, false);
  const { y, height, width } = car.bounds;
  const half = width / 2 - 4;
  const back = y + height;
  return {
    ...car,
    dashed: [-1, 1].map((side) => blade(side * (half - 2), y + height * 0.3, side * (half - 6), back - 4)).join(''),
  };
}
