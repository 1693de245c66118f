/** What of vehicles, indirect fire and explosives the book does not print. Wherever a player meets one of these he is told so. */
export const CAVEATS = {
  driving: 'How fast a vehicle may go beyond its safe speed, and what happens then, is not printed.',
  crews: 'Seats and armament of vehicles are not printed.',
  bailOut: 'How fast people get out of a vehicle is not printed.',
  indirect: 'Indirect fire: task, deviation and correction are not printed.',
  chemical: 'What gas does is not printed.',
  misses: 'Where a shell that misses goes off is not printed.',
  shelling: 'What a shell does to a wall is not printed: its penetration is read as a charge’s.',
  mines: 'Concussion, burst and penetration of mines are not printed.',
  laying: 'How long it takes to lay a mine or to drop a charge is not printed.',
  loading: 'How a mortar is loaded, and how many load a gun, is not printed.',
  penetration: 'The penetration of this round stood in a column that is lost.',
  boats: 'Speed, armor and sinking of boats are not printed.',
} as const satisfies Readonly<Record<string, string>>;
