export * from './art.ts';
export * from './board.ts';
export * from './table.ts';
