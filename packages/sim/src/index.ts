export * from './batch.ts';
export * from './exhaustive.ts';
export * from './game.ts';
export * from './league.ts';
export * from './progress.ts';
export { type Bounds, shareOf } from './rating.ts';
export * from './tally.ts';
