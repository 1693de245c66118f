// The words that a duel uses before anybody has explained them. Own words, short; the rule cited has the rest.

import type { Term } from '@hardtop/kernel';

// biome-ignore format: one word to a line
export const GLOSSARY = [
  { title: 'Turn', words: [], text: 'One second of driving: everybody sets a speed, then ten phases of moving and shooting follow.', rule: 'deluxe/IV.1/scale' },
  { title: 'Phase', words: ['phase', 'phases'], text: 'A tenth of a turn. The track above the board shows in which of the ten your car moves: the faster, the more of them.', rule: 'deluxe/IV.1/movement-chart' },
  { title: 'Half-move', words: ['half-move', 'half-moves', 'half move'], text: 'At 5, 15, 25 mph and so on one move of the turn is only half as long: straight, no maneuver. You may take it early.', rule: 'deluxe/IV.1/half-move' },
  { title: 'Maneuver', words: ['maneuver', 'maneuvers'], text: 'Anything but straight on. It costs handling, and then control may have to be rolled for. One to a move.', rule: 'deluxe/IV.4/maneuvers' },
  { title: 'Difficulty: D1 to D6', words: ['d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6', 'difficulty'], text: 'How much handling a maneuver or a hazard costs: D3 takes three cells off the handling track.', rule: 'deluxe/IV.4/maneuvers' },
  { title: 'Handling', words: ['handling', 'handling status', 'handling track'], text: 'How much grip is left: the marker on the track of the sheet. Maneuvers and hits push it down, each turn’s end brings some back. In the hatched cells control is rolled for.', rule: 'deluxe/IV.4/handling-track' },
  { title: 'Handling class', words: ['handling class'], text: 'Where the handling track begins, and how much of it comes back each turn: a matter of suspension, tires and driver.', rule: 'deluxe/IV.5/handling-class' },
  { title: 'Control', words: ['control', 'keeps control', 'loses control', 'control roll'], text: 'When handling sinks far enough for the speed, one die must reach a number, or the car skids, fishtails or rolls. Slower is safer.', rule: 'deluxe/IV.4/control-table' },
  { title: 'Hazard', words: ['hazard', 'hazards'], text: 'What others do to your grip: a hit, a bump, debris. It costs handling like a maneuver, without being asked.', rule: 'deluxe/IV.6/hazards' },
  { title: 'Drift', words: ['drift', 'steep drift'], text: 'A move to the side that keeps the nose where it pointed: up to a quarter inch for D1, steep up to half an inch for D3.', rule: 'deluxe/IV.4/drift' },
  { title: 'Bend', words: ['bend', 'tight bend'], text: 'Straight, then the nose turned. The more degrees, the harder: the odds stand on each.', rule: 'deluxe/IV.4/bend' },
  { title: 'Swerve', words: ['swerve', 'hard swerve'], text: 'A drift to one side and a bend to the other in one move: the car steps aside and still looks at what it left.', rule: 'deluxe/IV.4/swerve' },
  { title: 'Bootlegger reverse', words: ['bootlegger', 'bootlegger reverse'], text: 'A spin that ends facing back, standing still. Handsome, and hard on grip and tires.', rule: 'deluxe/IV.4/bootlegger' },
  { title: 'Evening out', words: ['even it out', 'evening out', 'even out'], text: 'A car that nearly fits the grid may be pushed onto it, so that squares are easier to count. It costs nothing.', rule: 'deluxe/IV.4/evening-out' },
  { title: 'Skid', words: ['skid', 'skids', 'skidding'], text: 'The car slides the way it was going, whatever its nose says, and loses grip and speed by how bad it is.', rule: 'deluxe/IV.7/skid' },
  { title: 'Fishtail', words: ['fishtail', 'fishtails'], text: 'The tail swings out: the car is turned about its nose and drives on where it then points.', rule: 'deluxe/IV.7/fishtail' },
  { title: 'Roll', words: ['rolls over', 'you roll'], text: 'The car turns over, side by side, and takes damage on each side that lands. The duel is mostly over then.', rule: 'deluxe/IV.7/roll' },
  { title: 'Crash table', words: ['crash table', 'crash table 1', 'crash table 2'], text: 'Where a lost control roll is looked up: by how much it was missed, from a small skid to a burning roll.', rule: 'deluxe/IV.7/crash-table-1' },
  { title: 'Arc', words: ['arc', 'arcs', 'arc of fire'], text: 'What a mount can shoot at: a quarter of the circle to its own side, drawn on the board. A turret has all of it.', rule: 'deluxe/V.1/arc-of-fire' },
  { title: 'Link', words: ['link', 'linked', 'links'], text: 'Like weapons wired to one trigger: one action fires them all, each with its own roll.', rule: 'deluxe/V.5/linked-weapons' },
  { title: 'To hit', words: ['to hit', 'each hits'], text: 'Two dice must reach a number: the weapon’s own, made harder or easier by range, speed, size and angle. The chips say why.', rule: 'deluxe/V.2/to-hit' },
  { title: 'Armor', words: ['armor'], text: 'Each side has its own points. Hits eat them one by one; what gets through breaks what lies behind.', rule: 'deluxe/V.3/recording-damage' },
  { title: 'Driver’s points', words: ['unconscious', 'wounded'], text: 'A person has three: the first wounds, the second knocks out, the third kills. A car without a driver goes straight on.', rule: 'deluxe/V.4/driver-injury' },
  { title: 'Ram', words: ['ram', 'rams', 't-bone', 'sideswipe', 'head-on'], text: 'Cars that touch have collided. Angle, weight and speed say what both take; from the side the rammer comes off best.', rule: 'deluxe/IV.7/collision-types' },
  { title: 'Debris', words: ['debris'], text: 'What shot-off parts leave on the road: a small hazard and bad for tires to who drives over it.', rule: 'deluxe/IV.8/debris' },
  { title: 'Standing order', words: ['standing order', 'standing orders'], text: 'An answer given beforehand, such as not being asked about hopeless shots. “Orders” lists them; any can be taken back.' },
] as const satisfies readonly Term[];
