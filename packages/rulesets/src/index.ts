export * from './loaders.ts';
