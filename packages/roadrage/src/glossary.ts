// The words that a game uses before anybody has explained them. Own words, short; the rule cited has the rest.

import type { Term } from '@hardtop/kernel';

// biome-ignore format: one word to a line
export const GLOSSARY = [
  { title: 'Turn', words: [], text: 'Everybody sets a speed, the fastest moves first, then all fire at once, then fires burn on.', rule: 'roadrage/turn/sequence' },
  { title: 'Square', words: [], text: 'Cars move from square to square: one for each 10 mph, and after each a maneuver may be tried.', rule: 'roadrage/move/movement' },
  { title: 'Maneuver', words: ['maneuver', 'maneuvers'], text: 'Anything but straight on. Each has a speed at which it is safe; faster, or after others in one turn, it is rolled for.', rule: 'roadrage/maneuver/when' },
  { title: 'Safe speed', words: ['safe speed'], text: 'Up to it a maneuver needs no roll: drift 70 mph, a turn of 45° 50 mph, of 90° 20 mph. Bad ground lowers it.', rule: 'roadrage/maneuver/table' },
  { title: 'Control roll', words: ['control', 'control roll', 'keeps control', 'loses control'], text: 'Two dice, low is good: driver and car help, each 10 mph above the safe speed and each maneuver before this one hinder.', rule: 'roadrage/control/roll' },
  { title: 'Handling class', words: ['handling', 'handling class'], text: 'How well the car takes a corner: it is added to what a control roll may come to.', rule: 'roadrage/control/roll' },
  { title: 'Drift', words: ['drift', 'drifts'], text: 'A square to the side after the square ahead, nose kept.', rule: 'roadrage/maneuver/drift' },
  { title: 'Skid', words: ['skid', 'skids', 'skidding'], text: 'A lost roll slides the car on, a square for each two points it was missed by; then a die says where the nose points.', rule: 'roadrage/control/skid' },
  { title: 'Bootlegger turn', words: ['bootlegger', 'bootlegger turn'], text: 'From 30 mph: two sharp turns and a slide that end standing still and facing back.', rule: 'roadrage/maneuver/bootlegger' },
  { title: 'Emergency stop', words: ['emergency stop'], text: 'Said before moving: half the way ahead, one roll, and the car stands.', rule: 'roadrage/maneuver/emergency-stop' },
  { title: 'Speed push', words: ['push', 'pushes', 'speed push'], text: 'A few squares more than the speed gives, straight on, for a risky roll after everybody has moved.', rule: 'roadrage/move/speed-push' },
  { title: 'Tailing', words: ['tail', 'tailing', 'tails'], text: 'Close behind another car one may wait and move right after it, whatever the speeds.', rule: 'roadrage/move/tailing' },
  { title: 'Action', words: [], text: 'Each person aboard does one thing a turn besides driving: fire one weapon, put out a fire, reload.', rule: 'roadrage/fire/one-action' },
  { title: 'Arc', words: ['arc', 'arcs'], text: 'Where a weapon reaches: a fixed one a lane three squares wide, doors and turrets more. The board draws it.', rule: 'roadrage/fire/arcs-mounted' },
  { title: 'To hit', words: ['to hit', 'each hits'], text: 'Two dice, low is good: skill and the target’s size help, its speed and your own driving hinder. The chips say why.', rule: 'roadrage/fire/to-hit' },
  { title: 'Autofire', words: ['autofire'], text: 'A burst over several squares in a row: its dice are shared out, and whoever stands there is rolled for.', rule: 'roadrage/weapons/autofire' },
  { title: 'Critical hit', words: ['critical hit', 'critical', 'vital spot'], text: 'A natural 2 doubles the damage or worse. Aiming at a vital spot is hard, and a sure one.', rule: 'roadrage/fire/critical-hit' },
  { title: 'Save', words: ['save', 'saves'], text: 'Armor rolls for each die of damage; what it saves does no harm.', rule: 'roadrage/options/armor' },
  { title: 'Standing order', words: ['standing order', 'standing orders'], text: 'An answer given beforehand, such as not being asked about hopeless shots. “Orders” lists them; any can be taken back.' },
] as const satisfies readonly Term[];
