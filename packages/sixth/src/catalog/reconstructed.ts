/** What the book does not print, or prints as an icon that is lost. Wherever a player meets one of these he is told so. */
export const RECONSTRUCTED = {
  slide: 'How far a slide goes: one car length at 30°, so that it shifts the car by its own width.',
  zones: 'The angles of the zones: measured from a simulation by players, not from the printed key.',
  pivot: 'A turn pivots about the inner rear corner, as the text implies.',
  arena: 'The size of the arena and where the starting strips lie.',
  hazards: 'Hazards other than Clay and Mud, and how many of each there are.',
  obstacles: 'The size, cover and durability of barriers and barrels.',
  wreckCover: 'A wreck gives the cover of a car, and 6 durability where it has any.',
  slowControl: 'The control tokens at speeds 0 and 1: from a single source.',
  damageDecks: 'The cards of both damage decks: from a single source.',
} as const satisfies Readonly<Record<string, string>>;
export type ReconstructedId = keyof typeof RECONSTRUCTED;
