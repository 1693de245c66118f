export * from './bits.ts';
export * from './codec.ts';
export * from './design-version.ts';
export * from './sealed-code.ts';
