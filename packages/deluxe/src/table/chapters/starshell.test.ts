import { answerOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { FLARE_TURNS } from '../../catalog/starshell.ts';
import { facing, gun, textsOf } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, run } from '../../testing/combat-fixtures.ts';
import { view } from '../../view/view.ts';
import { gunsAboard } from '../queries/guns.ts';
import { legalShots } from '../queries/shots.ts';
import { toHit } from '../queries/to-hit.ts';
import { modelOf } from '../state/setup.ts';
import { weaponDamage } from './damage.ts';
import { lastFireWindow } from './fire-window.ts';
import { burnOutFlare } from './starshell.ts';

const NIGHT = ['night', 'rain'] as const;

const scene = (visibility: readonly ('night' | 'rain')[] = NIGHT) => {
  const one = combatCar('v1', facing(0, 0, 0), { weapons: [gun('MG'), gun('SL', 'top')] });
  const two = combatCar('v2', facing(0, 9, 0));
  return { one, two, game: combatGame({ vehicles: [one, two], visibility }) };
};

const offeredIn = ({ game }: ReturnType<typeof scene>): readonly string[] => {
  const asked: string[] = [];
  run(game, lastFireWindow(game), (question) => {
    asked.push(...question.options().map(({ id }) => id));
    return answerOf('hold');
  });
  return asked;
};

describe('deluxe/V.2/starshell', () => {
  it('lifts the night for everybody and nothing else, at the cost of a shot and an action', () => {
    const { game, one, two } = scene();
    const labels = () => {
      const [shot] = legalShots(game.setup, game.state, one);
      const [mg] = gunsAboard(modelOf(game.setup, 'v1'), one);
      if (shot === undefined || mg === undefined) throw new Error('no shot');
      const need = toHit(game.setup, game.state, shot, mg, null);
      return need.kind === 'need' ? need.modifiers.map(({ label }) => label) : [];
    };
    expect(labels()).toEqual(expect.arrayContaining(['Night', 'Rain']));
    expect(view(game.setup, game.state).air).toEqual(['night', 'rain']);
    run(game, lastFireWindow(game), (question) =>
      answerOf(question.options().some(({ id }) => id === 'light:sl-top') ? 'light:sl-top' : 'hold'),
    );
    expect(one.parts.find(({ id }) => id === 'sl-top')).toMatchObject({ shots: 4, firedTurn: 2 });
    expect(one.crew[0]?.actedTurn).toBe(2);
    for (const { crew } of [one, two]) for (const person of crew) person.actedTurn = 0;
    expect(labels()).toContain('Rain');
    expect(labels()).not.toContain('Night');
    expect(view(game.setup, game.state).air).toEqual(['rain', 'flare']);
    expect(textsOf(game, 'starshell')).toContain('V1 fires a starshell: the map is lit until the end of turn 61.');
  });

  it('burns a minute (H-170)', () => {
    const { game } = scene();
    game.state.flareUntil = game.state.turn + FLARE_TURNS - 1;
    game.state.turn = game.state.flareUntil - 1;
    burnOutFlare(game);
    expect(game.state.flareUntil).toBeGreaterThan(0);
    game.state.turn++;
    burnOutFlare(game);
    expect(game.state.flareUntil).toBe(0);
    expect(textsOf(game, 'starshell')).toEqual(['The starshell has burnt out.']);
  });

  it('is offered in the dark only: not by day, and not while one burns', () => {
    expect(offeredIn(scene())).toContain('light:sl-top');
    expect(offeredIn(scene(['rain'])).filter((id) => id.includes('sl'))).toEqual([]);
    const lit = scene();
    lit.game.state.flareUntil = 9;
    expect(offeredIn(lit).filter((id) => id.includes('sl'))).toEqual([]);
  });

  it('stands under the top armor and takes what passes it', () => {
    const { game, one } = scene();
    run(
      game,
      weaponDamage(game, one, { kind: 'side', side: 'top' }, 6, { kind: 'gun', rule: 'deluxe/V.3/damage', by: 1 }),
    );
    expect([one.armor.top, one.parts.find(({ id }) => id === 'sl-top')?.dp]).toEqual([0, 1]);
  });
});
