// Vehicles from above, nose up, their middle at the origin. Millimetres.

import { mm, shape, stroke } from '@hardtop/workshop/sheet';
import { BODIES, type Body, type BodyId } from '../../catalog/bodies.ts';
import type { Design } from '../design/design.ts';

const rounded = (width: number, length: number, y: number, radius: number): string =>
  `M${mm(-width / 2 + radius)} ${mm(y)}h${mm(width - 2 * radius)}q${mm(radius)} 0 ${mm(radius)} ${mm(radius)}v${mm(length - 2 * radius)}` +
  `q0 ${mm(radius)} ${mm(-radius)} ${mm(radius)}h${mm(-(width - 2 * radius))}q${mm(-radius)} 0 ${mm(-radius)} ${mm(-radius)}v${mm(-(length - 2 * radius))}q0 ${mm(-radius)} ${mm(radius)} ${mm(-radius)}z`;

function wheels({ length, width, tires }: Body): string {
  const axles = tires > 4 ? [0.2, 0.66, 0.82] : [0.2, 0.8];
  const long = length * 0.15;
  return axles
    .flatMap((share) =>
      [-1, 1].map((side) => {
        const x = side * (width / 2 - 1.1);
        const y = -length / 2 + share * length - long / 2;
        return `<rect x="${mm(x - 1.1)}" y="${mm(y)}" width="2.2" height="${mm(long)}" rx=".6"/>`;
      }),
    )
    .join('');
}

/** Glass, as shares of the length from the nose: windscreen and rear window. */
const GLASS: Readonly<
  Record<'compact' | 'midSized' | 'truckVan' | 'busHeavyTruck', readonly (readonly [number, number])[]>
> = {
  compact: [
    [0.3, 0.42],
    [0.8, 0.88],
  ],
  midSized: [
    [0.32, 0.43],
    [0.74, 0.83],
  ],
  truckVan: [[0.2, 0.3]],
  busHeavyTruck: [[0.02, 0.08]],
};

function glass(length: number, width: number, [from, to]: readonly [number, number]): string {
  const [top, bottom] = [-length / 2 + from * length, -length / 2 + to * length];
  const [narrow, wide] = [width * 0.34, width * 0.42];
  return shape(
    `M${mm(-wide)} ${mm(top)}L${mm(wide)} ${mm(top)}L${mm(narrow)} ${mm(bottom)}L${mm(-narrow)} ${mm(bottom)}z`,
    'thin',
    '#fff',
  );
}

function bike(length: number, width: number): string {
  const wheel = (y: number): string =>
    `<rect x="-1.6" y="${mm(y)}" width="3.2" height="${mm(length * 0.28)}" rx="1.4"/>`;
  const bars = `M${mm(-width / 2)} ${mm(-length * 0.2)}q${mm(width / 2)} ${mm(-length * 0.1)} ${mm(width)} 0`;
  return (
    wheel(-length / 2) +
    wheel(length / 2 - length * 0.28) +
    shape(rounded(width * 0.45, length * 0.6, -length * 0.28, width * 0.2), 'medium') +
    stroke(bars, 'heavy') +
    shape(rounded(width * 0.5, length * 0.22, length * 0.02, width * 0.22), 'thin', '#fff')
  );
}

/** The bed of a pickup, or the edge between cab and box. */
function bed({ body, options }: Design, length: number, width: number): string {
  if (!options.includes('cargoFlatbed')) return '';
  const top = body === 'busHeavyTruck' ? -length * 0.25 : length * 0.05;
  const planks = Array.from(
    { length: 4 },
    (_, i) => `M${mm(-width * 0.4 + i * width * 0.267)} ${mm(top + 1)}V${mm(length / 2 - 2)}`,
  );
  return stroke(`M${mm(-width * 0.44)} ${mm(top)}h${mm(width * 0.88)}${planks.join('')}`, 'thin');
}

const isBike = (id: BodyId): id is 'lightBike' | 'heavyBike' => id === 'lightBike' || id === 'heavyBike';

/** At the size of the model. */
export function silhouette(design: Design): string {
  const body = BODIES[design.body];
  const { length, width } = body;
  if (isBike(design.body)) return bike(length, width);
  const inner = width - 2.6;
  const turret = design.weapons.some(({ mount }) => mount.startsWith('turret'));
  const gun = turret
    ? `<circle cx="0" cy="${mm(length * 0.1)}" r="${mm(width * 0.2)}" fill="#fff" stroke="#000" stroke-width=".35"/>` +
      stroke(`M0 ${mm(length * 0.1 - width * 0.2)}v${mm(-length * 0.14)}`, 'heavy')
    : '';
  return (
    wheels(body) +
    shape(rounded(inner, length, -length / 2, inner * 0.16), 'medium') +
    GLASS[design.body].map((pane) => glass(length, inner, pane)).join('') +
    bed(design, length, inner) +
    gun
  );
}
