import { answerOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { gameOf, person, play, type TestGame, textsOf } from '../../testing/fights.ts';
import { arm, fight, type PersonFile } from '../../testing/shooting.ts';
import { kindOf } from '../actions/list.ts';
import type { TwilightAsked } from '../queries/asked.ts';
import { questionOf } from '../questions.ts';
import { marchOn } from '../slots/march.ts';
import { opportunityFire } from '../slots/opportunity.ts';
import { repeatAgain } from '../slots/repetition.ts';
import { endTurnOfHeavyThings } from './arrivals.ts';

const ATTRIBUTES = { FIT: 10, AGL: 20, CON: 6, STA: 9, INT: 10, EDU: 10, STR: 10 };
/** Whose chest was seriously wounded before the fight: he rolls once a turn, 30 or less. */
const HURT: Partial<PersonFile> = {
  kind: 'character',
  coolness: 0,
  attributes: ATTRIBUTES,
  wounds: { chest: 40 },
  at: { x: 4, y: 10 },
};
const FOE: Partial<PersonFile> = { at: { x: 10, y: 10 }, seat: 1 };

/** With the questions of the table. */
function asking(dice: readonly number[], more: Partial<PersonFile> = {}): TestGame {
  const { setup } = fight([{ ...HURT, ...more }, FOE], []);
  const game = gameOf(setup, dice, (known, asked) => questionOf(known, asked as TwilightAsked));
  for (const one of game.state.people) one.seen = 3;
  return game;
}

describe('twilight/combat/action-talk', () => {
  it('who has talked in this phase does not fire at who comes into view', () => {
    const game = asking([], { wounds: {}, items: [arm('m16')] });
    const item = person(game).carries[0]?.id ?? '';
    person(game).aim = { target: 'p2', at: null, item, since: 0 };
    person(game).talked = true;
    play(game, opportunityFire(game, 'p2', 1));
    expect(textsOf(game, 'fire')).toEqual([]);
    person(game).talked = false;
    play(game, opportunityFire(game, 'p2', 1), 'hold');
  });
});

describe('twilight/combat/serious-wounds: whatever he does in a turn, he may faint of it', () => {
  const fainted = (game: TestGame): unknown => [person(game).condition, textsOf(game, 'consciousness')];
  const out = ['out', ['P1 loses consciousness.']];

  it('a move that is repeated', () => {
    const game = asking([31]);
    person(game).repeats = { option: 'move:walk:0,5,10', params: { direction: 2 } };
    play(game, repeatAgain(game, person(game)), 'go-on');
    expect(fainted(game)).toEqual(out);
    expect(person(game).at).toEqual({ l: 0, x: 4, y: 10 });
  });

  it('a march without contact, once a turn; whoever holds is not asked', () => {
    const game = asking([30]);
    const [squad] = game.state.squads;
    if (squad !== undefined) squad.goal = { l: 0, x: 4, y: 0 };
    for (let phase = 0; phase < 3; phase++) play(game, marchOn(game, person(game)));
    expect(fainted(game)).toEqual(['fit', ['P1 stays conscious.']]);
    game.state.turn++;
    game.diceLeft.push(31);
    play(game, marchOn(game, person(game)));
    expect(fainted(game)).toEqual(['out', ['P1 stays conscious.', 'P1 loses consciousness.']]);
  });

  it('fire at who comes into view', () => {
    const game = asking([31], { items: [arm('m16')] });
    const item = person(game).carries[0]?.id ?? '';
    person(game).aim = { target: 'p2', at: null, item, since: 0 };
    play(game, opportunityFire(game, 'p2', 1), `fire:${item}:single:p2`);
    expect(fainted(game)).toEqual(out);
    expect(textsOf(game, 'fire')).toEqual([]);
  });

  it('work while nobody is in contact', () => {
    const items: PersonFile['items'] = [
      { kind: 'charge', what: 'dynamite', count: 1 },
      { kind: 'gear', what: 'tools' },
    ];
    const game = asking([], { items, skills: { CBE: 40 } });
    play(game, kindOf('charge').perform(game, person(game), answerOf('charge:set:', { pieces: 1 })));
    game.diceLeft.push(31);
    play(game, endTurnOfHeavyThings(game));
    expect(fainted(game)).toEqual(out);
  });
});
