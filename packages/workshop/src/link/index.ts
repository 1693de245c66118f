export * from './design-link.ts';
