export * from './bits.ts';
export * from './chunks.ts';
export * from './codec.ts';
export * from './read-designs.ts';
export * from './text-codec.ts';
