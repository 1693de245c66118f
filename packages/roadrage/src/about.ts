/** What is known of it before any of it is loaded. A journal goes on under the version it began with. */
export const ABOUT = {
  id: 'roadrage',
  version: '0.2.0',
  title: 'Road Rage V8',
  summary:
    'Fast and simple: a car in five minutes, then races, chases, derbies and duels on squares. Can be played alone.',
} as const;
