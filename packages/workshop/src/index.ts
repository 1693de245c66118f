export * from './fielded.ts';
export * from './garage.ts';
export * from './workshop.ts';
