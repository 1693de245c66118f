// The words that a game uses before anybody has explained them. Own words, short; the rule cited has the rest.

import type { Term } from '@hardtop/kernel';

// biome-ignore format: one word to a line
export const GLOSSARY = [
  { title: 'Round', words: [], text: 'Check speed, take tokens, manage fires, then each moves, then each attacks. The marker of the first player then passes on.', rule: 'sixth/round/sequence' },
  { title: 'Control token', words: ['control', 'control token', 'control tokens'], text: 'What keeps you on the road this round. Slow cars with good tires have more; skids, collisions and fires take them.', rule: 'sixth/round/take-control' },
  { title: 'Ace token', words: ['ace', 'aces', 'ace token', 'ace tokens'], text: 'Earned by maneuvers and cards; pays for re-rolls in defense.', rule: 'sixth/round/ace-tokens' },
  { title: 'Turning key', words: ['key', 'turning key'], text: 'A ruler of two car lengths. Its zones say how hard a turn is.', rule: 'sixth/arena/turning-key' },
  { title: 'Zones', words: ['slight', 'd1', 'd2', 'd3', 'd4'], text: 'How far round a turn goes. D1 adds a green die, D2 a yellow, D3 a red, D4 a white, each beside those before.', rule: 'sixth/maneuver/turn' },
  { title: 'Maneuver', words: ['maneuver', 'maneuvers'], text: 'A slide or a turn beyond SLIGHT: an ace, and yellow dice for the speed.', rule: 'sixth/maneuver/maneuvers' },
  { title: 'Driving roll', words: ['driving roll'], text: 'What a movement point brings on bad ground or with a maneuver. Skids cost control, wrenches cost tires.', rule: 'sixth/round/driving-roll' },
  { title: 'Skid, shield', words: ['skid', 'skids', 'shield', 'shields'], text: 'One icon: when driving it costs control, in defense it stops a point of damage.', rule: 'sixth/arena/results' },
  { title: 'Wrench', words: ['wrench', 'wrenches'], text: 'When driving a tire; in attack whatever the weapon makes of it.', rule: 'sixth/arena/results' },
  { title: 'Out of control', words: ['out of control'], text: 'Without control tokens: straight on, and your speed does not help in defense.', rule: 'sixth/control/out-of-control' },
  { title: 'Spin', words: ['spin', 'spins', 'spins out'], text: 'Skids that cannot be paid swing the back of the car round; five flip it.', rule: 'sixth/control/spinning-out' },
  { title: 'Heavy', words: ['heavy'], text: 'Cars, wrecks and barriers: to touch one is a collision.', rule: 'sixth/collision/heavy' },
  { title: 'Cover', words: ['cover', 'partial cover', 'full cover'], text: 'What stands between attacker and target gives shields: one if it hides in part, three if wholly.', rule: 'sixth/attack/cover' },
  { title: 'Internal damage', words: ['internal', 'internal damage'], text: 'What comes through a side without armor: a card says what it hits, from plates to the power plant.', rule: 'sixth/damage/internal' },
  { title: 'Wreck', words: ['wreck', 'wrecks'], text: 'What is left of a car whose crew, power or luck ran out.', rule: 'sixth/arena/wrecks' },
  { title: 'Numbered cards', words: ['checkpoint', 'checkpoints', 'countdown', 'card 0', 'card 1', 'card 2', 'card 3'], text: 'Four cards of the scenario: checkpoints to cross in order, something to set off, ground that nobody knows, or a countdown.', rule: 'sixth/arena/scenario-cards' },
  { title: 'Armor, build and crew points', words: ['ap', 'bp', 'cp'], text: 'What a car may cost: armor on each side, points for what is on the car, points for who and what is in it.', rule: 'sixth/setup/game-size' },
] as const satisfies readonly Term[];
