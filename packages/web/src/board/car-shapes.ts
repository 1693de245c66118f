import { BODY_NAMES, type CarSpec, SPECS, type Station } from './car-specs.ts';
import { CYCLE, SIDECAR_LEFT, SIDECAR_RIGHT, TRUCK } from './plain-shapes.ts';
import { polyline, smoothLoop, type XY } from './units.ts';
import type { VehicleShape } from './vehicle-shape.ts';

// Top views of cars as paths, built from their measures.

function outlineLoop(stations: readonly Station[]): string {
  const right = stations.map(([y, w]) => ({ x: w, y }));
  const left = stations.map(([y, w]) => ({ x: -w, y })).reverse();
  return smoothLoop([...right, ...left], 0.62);
}

function trapezium(y1: number, w1: number, y2: number, w2: number): string {
  return polyline(
    [
      { x: -w1, y: y1 },
      { x: w1, y: y1 },
      { x: w2, y: y2 },
      { x: -w2, y: y2 },
    ],
    true,
  );
}

/** The cabin seen from above: its foot is glass all round, and the roof lies on it. */
function glassHouse({ glass, cabin }: CarSpec): string {
  const [foot, , rearHead, rearFoot] = glass;
  const [wide] = cabin;
  const waist = wide + 1.2;
  return smoothLoop(
    [
      { x: wide * 0.55, y: foot - 1.6 },
      { x: wide, y: foot + 0.6 },
      { x: waist, y: foot + 9 },
      { x: waist, y: rearHead - 4 },
      { x: wide * 0.96, y: rearFoot - 0.6 },
      { x: wide * 0.5, y: rearFoot + 0.8 },
      { x: -wide * 0.5, y: rearFoot + 0.8 },
      { x: -wide * 0.96, y: rearFoot - 0.6 },
      { x: -waist, y: rearHead - 4 },
      { x: -waist, y: foot + 9 },
      { x: -wide, y: foot + 0.6 },
      { x: -wide * 0.55, y: foot - 1.6 },
    ],
    0.6,
  );
}

function roofOf({ glass, cabin }: CarSpec): string {
  const [, head, rearHead] = glass;
  const w = cabin[1];
  return smoothLoop(
    [
      { x: w * 0.6, y: head - 0.8 },
      { x: w, y: head + 1.4 },
      { x: w + 0.5, y: (head + rearHead) / 2 },
      { x: w * 0.97, y: rearHead - 1.2 },
      { x: w * 0.6, y: rearHead + 0.6 },
      { x: -w * 0.6, y: rearHead + 0.6 },
      { x: -w * 0.97, y: rearHead - 1.2 },
      { x: -w - 0.5, y: (head + rearHead) / 2 },
      { x: -w, y: head + 1.4 },
      { x: -w * 0.6, y: head - 0.8 },
    ],
    0.7,
  );
}

function pillarsOf({ glass, cabin, pillars }: CarSpec): string {
  const [foot, head, rearHead, rearFoot] = glass;
  const [wide, roof] = cabin;
  const corners = [
    [foot + 0.6, wide, head + 1, roof * 0.93],
    [rearFoot - 0.4, wide * 0.93, rearHead - 0.6, roof * 0.93],
  ] as const;
  const slanted = corners.flatMap(([y1, w1, y2, w2]) => [`M${w1} ${y1}L${w2} ${y2}`, `M${-w1} ${y1}L${-w2} ${y2}`]);
  const upright = pillars.flatMap((y) => [`M${roof} ${y}H${wide + 1}`, `M${-roof} ${y}H${-wide - 1}`]);
  return [...slanted, ...upright].join('');
}

function seamsOf({ outline, glass, creases, bed }: CarSpec): string {
  const front = outline[0]?.[0] ?? -45;
  const back = outline.at(-1)?.[0] ?? 45;
  const [foot, , , rearFoot] = glass;
  const hood = creases.flatMap((x) => [x, -x]).map((x) => `M${x * 0.86} ${front + 5}L${x} ${foot - 3.5}`);
  const lid = bed === undefined && back - rearFoot > 8 ? trapezium(rearFoot + 2.5, 15, back - 2.5, 13.5) : '';
  return `${hood.join('')}${lid}`;
}

function bedOf({ bed }: CarSpec): string {
  return bed === undefined ? '' : trapezium(bed[0], 18.6, bed[1], 18.6);
}

function shapeOf(spec: CarSpec): VehicleShape {
  const front = spec.outline[0]?.[0] ?? -45;
  const back = spec.outline.at(-1)?.[0] ?? 45;
  const nose = Math.max(spec.outline[1]?.[1] ?? 16, 7);
  const tail = spec.outline.at(-2)?.[1] ?? 16;
  const [, head, rearHead] = spec.glass;
  const [ahead, behind] = spec.axles;
  const both = (x: number, y: number): XY[] => [
    { x: -x, y },
    { x, y },
  ];
  return {
    body: outlineLoop(spec.outline),
    glass: glassHouse(spec),
    roof: roofOf(spec),
    pillars: pillarsOf(spec),
    seams: seamsOf(spec),
    bed: bedOf(spec),
    lamps: both(nose - 4, front + 2.6),
    tails: both(tail - 4, back - 1.6),
    wheels: [
      ...(spec.single === 'front' ? [{ x: 0, y: ahead }] : both(spec.track, ahead)),
      ...(spec.single === 'back' ? [{ x: 0, y: behind }] : both(spec.track, behind)),
    ],
    roundel: { x: 0, y: (head + rearHead) / 2, r: Math.min(11.5, spec.cabin[1] - 1.4) },
    front,
    back,
  };
}

const SHAPES = new Map<string, VehicleShape>([
  ...BODY_NAMES.map((name) => [name, shapeOf(SPECS[name])] as const),
  ['cycle', CYCLE],
  ['lightcycle', CYCLE],
  ['mediumcycle', CYCLE],
  ['heavycycle', CYCLE],
  ['cyclesidecarleft', SIDECAR_LEFT],
  ['cyclesidecarright', SIDECAR_RIGHT],
  ['truck', TRUCK],
]);
const MIDSIZE = shapeOf(SPECS.midsize);

/** The drawing of a body style; one that is not known looks like a mid-sized car. */
export function carShape(body: string): VehicleShape {
  const name = body.toLowerCase().replace(/[^a-z]/g, '');
  // A sidecar looks alike beside any cycle.
  return SHAPES.get(name) ?? SHAPES.get(name.replace(/^.*(?=cyclesidecar)/, '')) ?? MIDSIZE;
}
