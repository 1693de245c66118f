export * from './documents.ts';
export * from './merge.ts';
export { Names } from './names.ts';
export * from './room.ts';
export { type Joining, settle } from './settle.ts';
