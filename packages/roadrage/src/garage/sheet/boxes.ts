// Boxes to cross off, in groups of five as the book draws them.

import { box, mm, stroke } from '@hardtop/workshop/sheet';

const GROUP = 5;
const GAP = 0.7;
const GROUP_GAP = 2;

export const boxesWidth = (count: number, size: number): number =>
  count * (size + GAP) + Math.floor(Math.max(0, count - 1) / GROUP) * GROUP_GAP - GAP;

/** The first `crossed` of them are crossed off. */
export function boxes(x: number, y: number, count: number, crossed: number, size: number): string {
  return Array.from({ length: count }, (_, i) => {
    const left = x + i * (size + GAP) + Math.floor(i / GROUP) * GROUP_GAP;
    const cross = i < crossed ? stroke(crossOf(left, y, size), 'medium') : '';
    return box({ x: left, y, width: size, height: size }, 'thin', '#fff', size * 0.18) + cross;
  }).join('');
}

const crossOf = (x: number, y: number, size: number): string => {
  const [a, b] = [size * 0.15, size * 0.7];
  return `M${mm(x + a)} ${mm(y + a)}l${mm(b)} ${mm(b)}M${mm(x + a)} ${mm(y + a + b)}l${mm(b)} ${mm(-b)}`;
};
