export * from './chunks.ts';
export * from './lexicon.ts';
export { lineProblem } from './line-bounds.ts';
export * from './line-pattern.ts';
export * from './line-tokens.ts';
export * from './read-designs.ts';
