// Tempers: what people of a kind do when the fight stands so or so.

import type { Habits } from './brain.ts';
import { flankOf, type Mission, searchOf, wayOut } from './missions.ts';
import { nearestFoe, type Situation, squaresApart } from './situation.ts';

export interface Temper {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly habits: Habits;
  mission(situation: Situation): Mission;
}

const mission = (kind: Mission['kind'], goal: Mission['goal'], why: string): Mission => ({ kind, goal, why });

/** Losses after which they have had enough, by kind; the brave hold longer. */
const BREAKS = { raider: 0.65, holder: 0.45, shy: 0.9, steady: 0.35, flanker: 0.3 } as const;

function away(situation: Situation, why: string): Mission {
  const { at } = situation;
  return mission('fall-back', at === null ? null : wayOut(situation, at), why);
}

/** How near, in squares, an advance has to come; on small squares more of them. */
function reach({ setup, at }: Situation): number {
  return setup.levels[at?.l ?? 0]?.grid === 2 ? 16 : 9;
}

function toward(situation: Situation, why: string): Mission {
  const { at } = situation;
  const foe = at === null ? null : nearestFoe(situation, at);
  if (foe !== null) return mission('advance', foe.at, why);
  const found = searchOf(situation);
  const words = found?.name == null ? why : `Nobody here: to ${found.name}.`;
  return mission('advance', found?.goal ?? middle(situation), words);
}

function middle({ setup, at }: Situation): Mission['goal'] {
  const level = setup.levels[at?.l ?? 0];
  if (level === undefined || at === null) return null;
  return { l: at.l, x: Math.floor(level.width / 2), y: Math.floor(level.height / 2) };
}

function isNear(situation: Situation, squares: number): boolean {
  const { at } = situation;
  const foe = at === null ? null : nearestFoe(situation, at);
  return at !== null && foe !== null && squaresApart(at, foe.at) <= squares;
}

/** Regular soldiers: fire and movement, and off in order when it is lost. */
export const STEADY: Temper = {
  id: 'steady',
  title: 'Steady soldiers',
  summary: 'Advance by bounds to where their fire tells, keep to cover, fall back in order when two in three are down.',
  habits: { leastHit: 0.12, cover: 2.5, standoff: 4 },
  mission(situation) {
    const { ownShare, odds } = situation;
    if (ownShare <= BREAKS.steady && odds < 1) return away(situation, 'Too many are down: in good order back.');
    if (isNear(situation, reach(situation)))
      return { ...mission('hold', null, 'Near enough: fire from here.'), presses: true };
    return toward(situation, 'By bounds to where our fire tells.');
  },
};

/** Marauders: at the weak like wolves, from the strong like rabbits. */
const RAIDER: Temper = {
  id: 'raider',
  title: 'Marauders',
  summary: 'Rush whoever looks weaker, and run as soon as a third of them are down or the others are twice as many.',
  habits: { leastHit: 0.08, cover: 0.8, standoff: 0 },
  mission(situation) {
    const { ownShare, odds, foes } = situation;
    if (ownShare <= BREAKS.raider) return away(situation, 'This is no loot worth dying for: run!');
    if (odds <= 0.5 && foes.length > 0) return away(situation, 'They are too many: run!');
    const [foe] = foes;
    if (foe === undefined) return toward(situation, 'After them.');
    const { at } = situation;
    const goal = (at === null ? null : nearestFoe(situation, at)?.at) ?? foe.at;
    return mission('assault', goal, 'They are weaker: at them!');
  },
};

/** Elite troops: one half fires, the other goes round. */
const FLANKER: Temper = {
  id: 'flanker',
  title: 'Elite troops',
  summary: 'Half of them pin the enemy with fire, the other half goes round the flank and rolls them up.',
  habits: { leastHit: 0.15, cover: 3, standoff: 3 },
  mission(situation) {
    const { ownShare, odds, person, squad, at, foes } = situation;
    if (ownShare <= BREAKS.flanker && odds < 0.7) return away(situation, 'The mission is over: break contact.');
    if (foes.length === 0) return toward(situation, 'Forward, spread out.');
    const isPinning = person !== null && squad.indexOf(person) % 2 === 0;
    if (isPinning) {
      const isClose = isNear(situation, reach(situation) * 1.4);
      return isClose
        ? mission('hold', null, 'Pin them down while the others go round.')
        : toward(situation, 'Into range, to pin them down.');
    }
    const goal = at === null ? null : flankOf(situation, at);
    if (goal !== null && at !== null && squaresApart(at, goal) > 2)
      return mission('follow', goal, 'Round their flank.');
    return mission('hold', null, 'From the flank they have no cover.');
  },
};

/** Militia: they hold what is theirs. */
const HOLDER: Temper = {
  id: 'holder',
  title: 'Militia',
  summary: 'Stay where they are and fire from cover; when half of them are down, the rest go home.',
  habits: { leastHit: 0.06, cover: 4, standoff: 6 },
  mission(situation) {
    if (situation.ownShare <= BREAKS.holder) return away(situation, 'Half of us are down: back to the houses.');
    return mission('hold', null, 'Here we stand.');
  },
};

/** Hunters, refugees, whoever never wanted a fight. */
const SHY: Temper = {
  id: 'shy',
  title: 'People who want no fight',
  summary: 'Make off as soon as there is somebody to make off from, and fire only at what stands in their way.',
  habits: { leastHit: 0.3, cover: 1, standoff: 8 },
  mission(situation) {
    if (situation.foes.length === 0 && situation.ownShare >= BREAKS.shy)
      return mission('hold', null, 'Perhaps they pass by.');
    return away(situation, 'Away from here.');
  },
};

export const TEMPERS: readonly Temper[] = [STEADY, RAIDER, FLANKER, HOLDER, SHY];
