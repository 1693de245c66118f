export * from './art.ts';
export * from './board.ts';
export * from './names.ts';
export * from './table.ts';
