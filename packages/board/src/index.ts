export * from './art.ts';
export * from './board.ts';
export * from './icon-art.ts';
export * from './names.ts';
export * from './table.ts';
