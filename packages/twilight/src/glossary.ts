// The words that a fight uses before anybody has explained them. Own words, short; the rule cited has the rest.

import type { Term } from '@hardtop/kernel';

// biome-ignore format: one word to a line
export const GLOSSARY = [
  { title: 'Turn', words: [], text: 'Thirty seconds in six phases of five seconds, counted down from six.', rule: 'twilight/combat/turn' },
  { title: 'Initiative', words: ['initiative'], text: 'One to six: in how many phases of a turn somebody acts. The cool act often, and after the slow, whom they have watched.', rule: 'twilight/combat/initiative' },
  { title: 'Coolness', words: ['coolness'], text: 'How steady a player character is under fire; low is better.', rule: 'twilight/combat/initiative-table' },
  { title: 'Repetition', words: ['repetition', 'the same all turn', 'breaks off', 'goes on'], text: 'Doing one thing all turn acts in every phase, first of all; who breaks off has to get down.', rule: 'twilight/combat/repetition' },
  { title: 'Opportunity fire', words: ['opportunity', 'opportunity fire', 'aims'], text: 'Who aims at a place may fire at whoever moves through it, once a phase.', rule: 'twilight/combat/opportunity-fire' },
  { title: 'Ambush', words: ['ambush', 'ambushed'], text: 'Fire from where nobody was seen: the others walk on unaware, and may panic.', rule: 'twilight/combat/ambush' },
  { title: 'Panic', words: ['panic', 'freezes', 'frozen'], text: 'The surprised and the knocked down may freeze for some phases.', rule: 'twilight/combat/panic' },
  { title: 'Range', words: ['close', 'medium', 'long', 'extreme'], text: 'The printed range is close; doubled three times it is medium, long and extreme. Skill counts whole, half, a quarter, a tenth.', rule: 'twilight/combat/range' },
  { title: 'Aimed and quick shots', words: ['aimed', 'quick', 'aimed shot', 'quick shot'], text: 'An aimed shot has the whole skill, a quick one half.', rule: 'twilight/combat/marksmanship' },
  { title: 'Recoil', words: ['recoil'], text: 'What all shots of a phase kick, against strength; the excess costs chance or dice.', rule: 'twilight/combat/recoil' },
  { title: 'Burst', words: ['burst', 'bursts'], text: 'A die for each round; every six is a hit.', rule: 'twilight/combat/automatic-fire' },
  { title: 'Danger zone', words: ['danger zone', 'lane', 'strays'], text: 'What a burst misses threatens whoever is beside the line, and whoever enters it.', rule: 'twilight/combat/danger-zone' },
  { title: 'Armor value', words: ['av', 'armor value'], text: 'Each point takes the penetration figure of the weapon in dice.', rule: 'twilight/combat/target-protection' },
  { title: 'Penetration', words: ['pen', 'penetration'], text: 'For small arms the dice lost to each point of armor, so that low is good; for big guns what is set against the plates.', rule: 'twilight/combat/target-protection' },
  { title: 'Blunt trauma', words: ['trauma', 'blunt trauma'], text: 'A point for every die that body armor stops.', rule: 'twilight/combat/blunt-trauma' },
  { title: 'Wounds', words: ['slight', 'serious', 'critical'], text: 'Up to what a part holds slight, up to twice that serious, beyond critical.', rule: 'twilight/combat/wound-severity' },
  { title: 'Knockdown', words: ['knocked down', 'knockdown'], text: 'More damage in a phase than agility: down for the turn.', rule: 'twilight/combat/knockdown' },
  { title: 'Concussion', words: ['concussion'], text: 'Dice of a blast, halved with every ring around it.', rule: 'twilight/combat/concussion' },
  { title: 'Fragments', words: ['fragments', 'fragment'], text: 'What a burst throws about: near it two dice each, farther off one.', rule: 'twilight/combat/fragmentation' },
  { title: 'Easy, average, difficult', words: ['easy', 'average', 'difficult'], text: 'Twice, once or half the skill on a hundred-sided die.', rule: 'twilight/referee/tasks' },
  { title: 'Novice to Elite', words: ['novice', 'experienced', 'veteran', 'elite'], text: 'What people who are nobody’s characters can do, all at once.', rule: 'twilight/groups/type' },
  { title: 'Obscured', words: ['obscured'], text: 'Behind brush, mist or thin smoke: one range farther.', rule: 'twilight/combat/obscured' },
] as const satisfies readonly Term[];
