export * from './batch.ts';
export * from './game.ts';
export * from './tally.ts';
