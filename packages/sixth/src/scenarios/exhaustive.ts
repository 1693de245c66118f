import type { Exhaustive, ExhaustiveItem, NewEvent } from '@hardtop/kernel';
import type { Card } from '../catalog/card.ts';
import { CORE_CARDS } from '../catalog/core-cards.ts';
import { DAMAGE_CARDS } from '../catalog/damage-decks.ts';
import { SIDES, TRACKS } from '../catalog/dashboard.ts';
import { DIE_COLORS, type DieColor, FACE_IDS, FACE_RESULTS, FACES, type FaceId } from '../catalog/dice.ts';
import { GAME_SIZES, SIZE_IDS } from '../catalog/game-sizes.ts';
import { HAZARD_IDS, HAZARDS } from '../catalog/hazards.ts';
import { SPIN, ZONE_IDS } from '../catalog/turning-key.ts';
import { RULES, type SixthRule } from '../rules.ts';
import { RARE_SETUPS } from './rare-setups.ts';
import type { Setup } from './setup.ts';

const item = (id: string, title: string): ExhaustiveItem => ({ id, title });

/** Every way in which a card can be of use; what is given away with it is there as soon as it is fitted. */
function usesOf({ id, name, type, attack, effects }: Card): readonly ExhaustiveItem[] {
  return [
    ...(attack === null ? [] : [item(`card/${id}/attack`, `${name} fired`)]),
    ...(type === 'crew' ? [item(`crew/${id}`, `${name} attacks`)] : []),
    ...effects.map(({ kind }) => item(`card/${id}/${kind}`, `${name}: ${kind}`)),
  ];
}

const faceItems = (color: DieColor): readonly ExhaustiveItem[] =>
  [...new Set(FACES[color])].map((face) => item(`die/${color}/${face}`, `A ${color} die: ${face}`));

const MOVES = ['straight', 'slide', ...ZONE_IDS];
const DAMAGE_ITEMS = [...new Set(Object.values(DAMAGE_CARDS).flatMap((lines) => lines.map((line) => line.item)))];
/** Levels that a scenario may lay, and level ground. */
const LEVELS = [0, 1, 2, 3, 4, 5, 6];

/** What has no table of its own. */
const DEEDS = {
  'spin/flip': 'Flipped over',
  'spin-collision': 'A spin that ends in a collision',
  'collision/car': 'Ran into a car',
  'collision/wreck': 'Ran into a wreck',
  'collision/barrier': 'Ran into a barrier',
  'collision/arenaEdge': 'Ran into the edge of the arena',
  'collision/innerWall': 'Ran into a wall within',
  'collision/simultaneous': 'Ran into two things at once',
  'pile-up/car': 'Pushed something into a car',
  'pile-up/wreck': 'Pushed something into a wreck',
  'pile-up/barrier': 'Pushed something into a barrier',
  'pile-up/arenaEdge': 'Pushed something against the edge of the arena',
  'pile-up/innerWall': 'Pushed something against a wall within',
  'push/car': 'A car pushed',
  'push/wreck': 'A wreck pushed',
  'push/barrier': 'A barrier pushed',
  'push/barrel': 'A barrel pushed',
  popped: 'A barrel burst',
  'wall-push': 'Turned away from a wall',
  'wall-push/pinned': 'Turned away from something pinned on a wall',
  stuck: 'Stuck',
  'target/car': 'A car attacked',
  'target/wreck': 'A wreck attacked',
  'target/barrier': 'A barrier attacked',
  'target/barrel': 'A barrel attacked',
  'attack-side/none': 'Attacked what has no sides',
  'cover/car': 'A car as cover',
  'cover/wreck': 'A wreck as cover',
  'cover/barrier': 'A barrier as cover',
  'cover/innerWall': 'A wall as cover',
  'destroyed/wreck': 'A wreck destroyed',
  'destroyed/barrier': 'A barrier destroyed',
  'destroyed/barrel': 'A barrel destroyed',
  'harm/basic': 'An attack with damage',
  'harm/tires': 'An attack with tire damage',
  'harm/fire': 'An attack with fire',
  'harm/explosion': 'An attack with an explosion',
  're-roll/free': 'A re-roll in defense that costs nothing',
  're-roll/ace': 'A re-roll in defense for an ace',
  'number-card/checkpoint': 'A checkpoint crossed',
  'number-card/trigger': 'A trigger set off',
  'number-card/hidden': 'A hidden hazard turned up',
  'number-card/countdown-runs': 'A countdown that runs',
  'number-card/countdown-end': 'A countdown run out',
  'elimination/crew': 'Out by a lost crew',
  'elimination/flip': 'Out by a flip',
  'elimination/power': 'Out by a lost power plant',
} as const;

/** Rules that no table lists; an event of theirs is the sign of them. */
const TOLD = [
  'sixth/arena/first-player',
  'sixth/setup/starting-positions',
  'sixth/round/check-speed',
  'sixth/round/take-control',
  'sixth/round/manage-fires',
  'sixth/round/adjust-speed',
  'sixth/round/hard-acceleration',
  'sixth/round/hard-braking',
  'sixth/round/reverse',
  'sixth/round/re-rolls',
  'sixth/maneuver/results',
  'sixth/control/out-of-control',
  'sixth/attack/defending',
  'sixth/attack/results',
  'sixth/damage/basic',
  'sixth/damage/destroyed',
  'sixth/damage/explosion',
  'sixth/damage/fire',
  'sixth/damage/internal',
  'sixth/damage/power-plant',
  'sixth/damage/tires',
  'sixth/hardtop/hidden',
] as const satisfies readonly SixthRule[];

const ITEMS: readonly ExhaustiveItem[] = [
  ...Object.values(CORE_CARDS).flatMap(usesOf),
  ...Object.keys(DAMAGE_CARDS).map((id) => item(`damage-card/${id}`, `Damage card ${id}`)),
  ...DAMAGE_ITEMS.map((id) => item(`damage-item/${id}`, `Internal damage: ${id}`)),
  ...DIE_COLORS.flatMap(faceItems),
  ...MOVES.map((id) => item(`move/${id}`, `Driven: ${id}`)),
  ...MOVES.map((id) => item(`reverse/${id}`, `Driven in reverse: ${id}`)),
  ...Array.from({ length: TRACKS.speed + 1 }, (_, speed) => item(`speed/${speed}`, `Speed ${speed}`)),
  item('speed/reverse', 'Reverse'),
  ...SPIN.map((_, i) => item(`spin/${i + 1}`, `Spun out by ${i + 1}`)),
  ...SIDES.map((side) => item(`collision-side/${side}`, `Ran into something with the ${side}`)),
  ...SIDES.map((side) => item(`attack-side/${side}`, `Attacked on the ${side}`)),
  ...LEVELS.map((level) => item(`terrain/${level}`, `A driving roll on ground of level ${level}`)),
  ...HAZARD_IDS.map((id) => item(`hazard/${id}`, `Driven over: ${HAZARDS[id].name}`)),
  ...SIZE_IDS.map((id) => item(`size/${id}`, `A ${id} game`)),
  ...Object.entries(DEEDS).map(([id, title]) => item(id, title)),
  ...RULES.filter(({ id }) => TOLD.some((told) => told === id)).map(({ id, title }) => item(id, title)),
];

/** The size of the game, and rockets that come in pairs. */
function fitted({ size, starts }: Setup): readonly string[] {
  const sizes = SIZE_IDS.filter((id) => GAME_SIZES[id].bp === size.bp && GAME_SIZES[id].ap === size.ap);
  const cards = new Set(starts.flatMap(({ design }) => (design === null ? [] : Object.values(design.cards).flat())));
  const pairs = Object.values(CORE_CARDS).filter(
    ({ id, effects }: Card) =>
      cards.has(id as keyof typeof CORE_CARDS) && effects.some(({ kind }) => kind === 'freeCopy'),
  );
  return [...sizes.map((id) => `size/${id}`), ...pairs.map(({ id }) => `card/${id}/freeCopy`)];
}

/** A face by the icons on it; the shield of a defender is the skid of a driver. */
function faceOf(icons: readonly string[]): FaceId | undefined {
  const count = (...names: readonly string[]): number => icons.filter((icon) => names.includes(icon)).length;
  const [hit, skid, wrench] = [count('hit'), count('skid', 'shield'), count('wrench')];
  return FACE_IDS.find((id) => {
    const results = FACE_RESULTS[id];
    return results.hit === hit && results.skid === skid && results.wrench === wrench;
  });
}

/** The faces of the dice that fell. */
const shown = ({ roll }: NewEvent): readonly string[] =>
  (roll?.faces ?? []).map(({ die, icons }) => `die/${die}/${faceOf(icons)}`);

export const exhaustive: Exhaustive<Setup> = { items: ITEMS, files: RARE_SETUPS, fitted, shown };
