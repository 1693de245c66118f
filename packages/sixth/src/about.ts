/** What is known of it before any of it is loaded. A journal goes on under the version it began with. */
export const ABOUT = {
  id: 'sixth',
  version: '0.2.0',
  title: 'Car Wars, sixth edition',
  summary:
    'Cards and coloured dice: a car in two minutes, a turning key, tokens of control, and whoever drives last wins.',
} as const;
