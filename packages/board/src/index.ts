export * from './board.ts';
export * from './table.ts';
