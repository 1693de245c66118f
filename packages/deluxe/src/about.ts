/** What is known of it before any of it is loaded. A journal goes on under the version it began with. */
export const ABOUT = {
  id: 'deluxe',
  version: '0.7.0',
  title: 'Car Wars Deluxe',
  summary: 'The classic: cars built to the pound and the dollar, ten phases to a second, armor counted by the side.',
} as const;
