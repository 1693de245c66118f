/** What the book does not print, or prints in two ways. Wherever a player meets one of these he is told so. */
export const RECONSTRUCTED = {
  melee: 'How a blow with a weapon is rolled: the chart is the book’s, the procedure is not printed.',
  body: 'Strike, grapple, escape and diving blow: named by the book, their procedure is not printed.',
  thrown: 'How far and how well a thing is thrown is not printed.',
  animals: 'Animals in combat: hit chance and damage are the book’s, the procedure is not printed.',
  charges: 'A charge makes those in its way test for panic: the book names the rule and prints none.',
  saddle: 'How people get into and out of the saddle is not printed.',
  tasks: 'What easy, average and difficult do to a chance is not printed.',
  npcLevels: 'Skill and attributes of NPCs by their level, but for a recon skill of 40, are not printed.',
  capacity: 'The hit capacities of a character’s parts are not printed.',
  npcDeath: 'Whether an NPC beyond his boxes is dead or dying is not printed.',
  aid: 'What medical help needs to succeed is not printed.',
  minimumDice: 'The book’s example lets a ten-round burst fall to one die, its rule never below two.',
} as const satisfies Readonly<Record<string, string>>;
