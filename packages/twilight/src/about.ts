/** What is known of it before any of it is loaded. A journal of the table goes on under the version it began with; campaigns count their own. */
export const ABOUT = {
  id: 'twilight',
  version: '0.4.0',
  title: 'Twilight Encounters',
  summary:
    'A party on the road after the last war: who and what it meets, the settlements, the days and their needs, and the fights, phase by phase.',
} as const;
