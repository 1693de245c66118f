import { botChoice, isForced, Match, streamOf } from '@hardtop/kernel';
import { expect, it } from 'vitest';
import { sixth } from '../play/ruleset.ts';
import { firstDuel, sealedDuel } from '../scenarios/duels.ts';
import { arenaSetup, at, build, car, gameOf } from '../testing/arena.ts';
import { prospectAt } from './outlook.ts';

function duel(
  seed: string,
  bots: readonly [number, number],
): { readonly winner: number | null; readonly whys: readonly string[] } {
  const started = Match.start(sixth, firstDuel, { seed });
  if (!started.ok) throw new Error('the duel cannot be read');
  const match = started.value;
  const random = streamOf(seed, 'bots');
  const whys: string[] = [];
  for (let answers = 0; match.outcome === null && answers < 2000; answers++) {
    const [decision] = match.decisions();
    const bot = decision === undefined ? undefined : sixth.bots[bots[decision.seat] ?? 0];
    if (decision === undefined || bot === undefined) break;
    // Nobody is asked what has one answer only.
    expect(isForced(decision.options())).toBe(false);
    const { answer, why } = botChoice(match, decision, bot, random);
    whys.push(why);
    const taken = match.choose({ ask: decision.id, seat: decision.seat, ...answer }, 'bot');
    if (!taken.ok) throw new Error(taken.error.message);
  }
  return { winner: match.outcome?.winners.length === 1 ? (match.outcome.winners[0] ?? null) : null, whys };
}

it('every bot fights a duel to its end and says why it does what it does', () => {
  for (const bots of [
    [0, 1],
    [1, 2],
    [2, 0],
  ] as const) {
    const { winner, whys } = duel(`end-${bots[0]}`, bots);
    expect(winner).not.toBeNull();
    expect(whys.filter((why) => why === '')).toEqual([]);
  }
});

it('a place from which the gun bears is better than one from which it does not, a thin side worse than a thick one', () => {
  const game = gameOf(
    arenaSetup([build({ front: ['antiTankGun'] }), build({ front: ['antiTankGun'] })], {
      poses: [at(5, 3), at(5, 7, 180)],
    }),
  );
  const own = car(game);
  const facing = prospectAt(game, own, at(5, 3));
  const away = prospectAt(game, own, at(5, 3, 180));
  expect(facing.dealt).toBeGreaterThan(away.dealt);
  own.armor.front = 0;
  expect(prospectAt(game, own, at(5, 3)).taken).toBeGreaterThan(facing.taken);
});

it('sixth/setup/construction: each bot builds after its own taste where builds are secret, and brings its own where it has one', () => {
  const started = Match.start(
    sixth,
    { ...sealedDuel, cars: [{ seat: 0 }, { seat: 1, car: 'sawtooth' }] },
    { seed: 'b' },
  );
  if (!started.ok) throw new Error('the duel cannot be read');
  const match = started.value;
  const chosen = (seat: number) =>
    sixth.bots.map((bot) => {
      const decision = match.decisions().find((one) => one.seat === seat);
      return decision === undefined ? '' : botChoice(match, decision, bot, streamOf('b', bot.id)).answer.option;
    });
  expect(chosen(0)).toEqual(sixth.bots.map(({ id }) => `built-${id}`));
  expect(chosen(1).every((id) => id.startsWith('own-'))).toBe(true);
});
