import { adviceFor, botChoice, Match, randomAnswer, streamOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { roadrage } from '../play/ruleset.ts';
import { maddyBot, marshalBot, raiderBot } from './raider-bot.ts';
import { roadBot } from './road-bot.ts';

const BOTS = { marshal: marshalBot, raider: raiderBot, maddy: maddyBot, road: roadBot, random: null } as const;
type Player = keyof typeof BOTS;

function play(file: unknown, seed: string, players: readonly Player[]) {
  const started = Match.start(roadrage, file, { seed });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const match = started.value;
  const random = streamOf(seed, 'bots');
  for (let decision = match.decisions()[0]; decision !== undefined; decision = match.decisions()[0]) {
    const bot = BOTS[players[decision.seat % players.length] ?? 'road'];
    const answer = bot === null ? randomAnswer(decision, random) : botChoice(match, decision, bot, random).answer;
    const taken = match.choose({ ask: decision.id, seat: decision.seat, ...answer }, 'bot');
    if (!taken.ok) throw new Error(taken.error.message);
  }
  return match;
}

function scenario(id: string): unknown {
  const found = roadrage.scenarios.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no scenario ${id}`);
  return found.file;
}

/** Wins of the first player over both sides of equal cars, and those of the second. */
function duels(id: string, car: string, players: readonly [Player, Player], games: number): readonly [number, number] {
  const [first, second] = players;
  const wins: [number, number] = [0, 0];
  const file = roadrage.withPicks?.(scenario(id), [car, car]);
  for (let game = 0; game < games; game++) {
    const swapped = game % 2 === 1;
    const match = play(file, `duel-${Math.floor(game / 2)}`, swapped ? [second, first] : [first, second]);
    const [winner] = match.outcome?.winners ?? [];
    if (winner !== undefined) wins[(winner === 0) !== swapped ? 0 : 1]++;
  }
  return wins;
}

describe('roadrage/hardtop/objectives', () => {
  it('a race of four bots is decided on the line', () => {
    const games = 10;
    let byLaps = 0;
    for (let game = 0; game < games; game++) {
      const { state } = play(scenario('dry-lake-ring'), `race-${game}`, ['road', 'raider']);
      if (state.vehicles.some(({ finished }) => finished !== null)) byLaps++;
    }
    expect(byLaps).toBeGreaterThanOrEqual(games * 0.9);
  });

  it('robbers reach the way out more often than not when nobody hinders them but by chance', () => {
    const games = Array.from({ length: 9 }, (_, game) =>
      play(scenario('bank-job'), `escape-${game}`, ['raider', 'random', 'random']),
    );
    const escapes = games.filter(({ state }) => state.vehicles[0]?.finished !== null);
    expect(escapes.length).toBeGreaterThan(games.length / 2);
  });

  it('a derby of bots is fought with rams', () => {
    const match = play(scenario('mud-bowl'), 'derby', ['road', 'raider']);
    expect(match.events.filter(({ kind }) => kind === 'ram').length).toBeGreaterThan(2);
  });
});

describe('the bots', () => {
  it('the raider beats the road with equal cars from both sides', () => {
    const wins = [
      duels('four-pillars', 'laser-coupe', ['raider', 'road'], 20),
      duels('belt-road', 'road-reaver', ['raider', 'road'], 20),
      duels('scrapyard', 'scrap-hunter', ['raider', 'road'], 20),
    ];
    const [own, other] = [wins.reduce((all, [won]) => all + won, 0), wins.reduce((all, [, lost]) => all + lost, 0)];
    expect(own).toBeGreaterThan(2 * other);
  });

  it('the strongest beats the road at least four times in five with equal cars from both sides', () => {
    const wins = [
      duels('four-pillars', 'laser-coupe', ['marshal', 'road'], 10),
      duels('belt-road', 'road-reaver', ['marshal', 'road'], 10),
      duels('scrapyard', 'scrap-hunter', ['marshal', 'road'], 10),
    ];
    const [own, other] = [wins.reduce((all, [won]) => all + won, 0), wins.reduce((all, [, lost]) => all + lost, 0)];
    expect(own).toBeGreaterThanOrEqual(4 * other);
  });

  it.each(['raider', 'maddy', 'road'] as const)('%s beats random play', (bot) => {
    const [won, lost] = duels('four-pillars', 'laser-coupe', [bot, 'random'], 16);
    expect(won).toBeGreaterThan(4 * lost);
  });

  it.each(roadrage.scenarios.map(({ id }) => id))('%s is the same game for the same seed', (id) => {
    const [first, again] = [1, 2].map(() => play(scenario(id), 'twice', ['road', 'raider']));
    expect(first?.outcome).not.toBeNull();
    expect(again?.digest()).toBe(first?.digest());
  });

  it('advice says what comes of it, in figures', () => {
    const started = Match.start(roadrage, scenario('four-pillars'), { seed: 'why' });
    if (!started.ok) throw new Error('no duel');
    const match = started.value;
    const reasons: string[] = [];
    for (let answers = 0; answers < 12; answers++) {
      const [decision] = match.decisions();
      const advice = decision === undefined ? null : adviceFor(match, decision);
      if (decision === undefined || advice === null) break;
      expect(advice.warnings).toEqual([]);
      reasons.push(advice.why);
      match.choose({ ask: decision.id, seat: decision.seat, ...advice.answer });
    }
    expect(reasons.some((why) => /fights\. .*\d+ %/.test(why))).toBe(true);
  });

  it('says what it is after', () => {
    const started = Match.start(roadrage, scenario('dry-lake-ring'), { seed: 'why' });
    if (!started.ok) throw new Error('no race');
    const [decision] = started.value.decisions();
    if (decision === undefined) throw new Error('nothing is asked');
    expect(botChoice(started.value, decision, raiderBot, streamOf('why', 'why')).why).toBe('Lake Racer 1 races.');
  });
});
