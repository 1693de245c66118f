import { describe, expect, it } from 'vitest';
import { person, play, textsOf } from '../../testing/fights.ts';
import { battle, gun, offered } from '../../testing/heavy.ts';
import { act } from '../../testing/shooting.ts';
import { endPhaseOfHeavyThings } from '../chapters/arrivals.ts';
import { kindOf } from './list.ts';

const FAR = { at: { x: 19, y: 19 }, seat: 1 };
const dark = { levels: [{ id: 'field', width: 60, height: 20, light: 'dark' as const }] };

describe('twilight/combat/fire: indirect, where nobody is known to be', () => {
  it('a light over the field by night: no less than a hundred meters off, no farther than the map', () => {
    const mortar = gun('60mm-mortar', { round: 'ILLUM', magazines: 1, rest: 'tripod' });
    const game = battle([{ items: [mortar], at: { x: 0, y: 5 } }, FAR], [], [40], dark);
    const option = `lob:${person(game).carries[0]?.id}`;
    expect([offered(game, 'indirect'), offered(game, 'lob')]).toEqual([[], [option]]);
    const [made] = kindOf('lob').options(game, person(game), null);
    expect(made?.params?.map(({ name, min, max }) => [name, min, max])).toEqual([
      ['direction', 0, 7],
      ['squares', 13, 59],
    ]);
    act(game, option, { direction: 2, squares: 20 });
    game.state.phase--;
    play(game, endPhaseOfHeavyThings(game));
    expect(game.state.things).toContainEqual(expect.objectContaining({ kind: 'glow', at: { l: 0, x: 20, y: 5 } }));
  });

  it('twilight/combat/fascam: mines across a gap, with nobody in it; where the map ends too soon nothing is fired', () => {
    const howitzer = gun('155mm', { round: 'FASCAM', rest: 'tripod' });
    const game = battle([{ items: [howitzer], at: { x: 0, y: 5 } }, FAR], [], [40], dark);
    const option = `lob:${person(game).carries[0]?.id}`;
    const loaded = () => person(game).carries[0]?.loaded;
    const before = loaded();
    game.diceLeft.splice(0);
    act(game, option, { direction: 0, squares: 20 });
    expect([loaded(), textsOf(game, 'trouble')]).toEqual([before, ['Nearer than 100 m no round can be lobbed.']]);
    game.diceLeft.push(40);
    act(game, option, { direction: 2, squares: 30, mines: 0 });
    game.state.phase--;
    play(game, endPhaseOfHeavyThings(game));
    expect(game.state.things).toContainEqual(
      expect.objectContaining({ kind: 'mine', what: 'antitank', density: 0.01, at: { l: 0, x: 30, y: 5 } }),
    );
  });
});
