export * from './bits.ts';
export * from './chunks.ts';
export * from './codec.ts';
export * from './design-version.ts';
export { lineProblem } from './line-bounds.ts';
export * from './read-designs.ts';
export * from './sealed-code.ts';
export * from './text-codec.ts';
