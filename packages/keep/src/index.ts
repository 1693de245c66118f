export * from './merge.ts';
export { Names } from './names.ts';
export * from './room.ts';
