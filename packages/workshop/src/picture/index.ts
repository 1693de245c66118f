export * from './body-drawing.ts';
