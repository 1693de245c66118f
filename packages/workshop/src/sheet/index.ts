export * from './ink.ts';
export * from './layout.ts';
export * from './paper.ts';
export * from './type.ts';
