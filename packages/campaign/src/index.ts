export * from './campaigns.ts';
export * from './cards.ts';
export * from './encounters.ts';
export * from './forms.ts';
