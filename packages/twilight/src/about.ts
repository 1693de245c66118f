/** What is known of it before any of it is loaded. */
export const ABOUT = {
  id: 'twilight',
  title: 'Twilight Encounters',
  summary: 'A party on the road after the last war: who and what it meets, the settlements, the days and their needs.',
} as const;
