import { isForced, Match, randomAnswer, streamOf } from '@hardtop/kernel';
import { expect, it } from 'vitest';
import { handWeapon } from '../catalog/hand-weapons.ts';
import { FIELDED_ARMS } from '../garage/fielded/fielded-arms.ts';
import { FIELDED_WEAPONS } from '../garage/fielded/fielded-weapons.ts';
import { deluxe } from '../play/ruleset.ts';
import { EIGHT } from './eight.ts';

/** Enough to see what is asked; bots play the whole of it elsewhere. */
const TURNS = 20;

function started(seed: string) {
  const match = Match.start(deluxe, { ...EIGHT, turnLimit: TURNS }, { seed });
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return match.value;
}

it('has every weapon that the table fires', () => {
  const aboard = new Set(EIGHT.vehicles.flatMap(({ car }) => car.weapons.map(({ weapon }) => weapon)));
  expect(FIELDED_WEAPONS.filter((weapon) => !aboard.has(weapon))).toEqual([]);
  const held = new Set(
    EIGHT.vehicles.flatMap(({ car }) => car.crew.flatMap(({ arms = [] }) => arms)).map(({ weapon }) => weapon),
  );
  // What wants firm ground, a free back or a hand on the enemy is for people on foot; the cars have launchers of their own.
  const fired = FIELDED_ARMS.filter((arm) => ['none', 'burst'].includes(handWeapon(arm).special.kind));
  expect(fired.filter((arm) => !held.has(arm))).toEqual([]);
});

it('plays to its end at random, and never asks what has only one answer', () => {
  const match = started('ring');
  const random = streamOf('ring', 'play');
  let asked = 0;
  for (let decision = match.decisions()[0]; decision !== undefined; decision = match.decisions()[0]) {
    expect(isForced(decision.options()), `${decision.prompt}`).toBe(false);
    match.choose({ ask: decision.id, seat: decision.seat, ...randomAnswer(decision, random) });
    asked++;
  }
  expect(match.outcome).not.toBeNull();
  expect(asked).toBeGreaterThan(100);
});
