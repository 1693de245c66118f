export * from './ink.ts';
export * from './paper.ts';
export * from './type.ts';
