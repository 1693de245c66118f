// A bot of one's own, in the same process as the rules: node examples/gambler.ts [GAMES] (from Node 22.18 on, which runs TypeScript).
import { type Bot, botChooser, fallbackAnswer, Match, playOut, streamOf } from '@hardtop/kernel';
import { findRuleset } from '@hardtop/rulesets';

/** Fires whatever it has at the best odds, and drives as its opponent would. */
function gamblerLike(other: Bot<unknown, unknown>): Bot<unknown, unknown> {
  return {
    id: 'gambler',
    title: 'The Gambler',
    summary: 'Fires at the best odds it is offered.',
    choose(known, decision, random, budget) {
      if (decision.topic !== 'fire') return other.choose(known, decision, random, budget);
      let [best, hit] = [fallbackAnswer(decision).option, 0];
      for (const option of decision.options()) {
        const chance = option.params === undefined ? Number(option.preview({}).facts?.hit ?? 0) : 0;
        if (chance > hit) [best, hit] = [option.id, chance];
      }
      if (hit === 0) return other.choose(known, decision, random, budget);
      return { answer: { option: best, params: {} }, why: `It hits ${Math.round(hit * 100)} times in a hundred.` };
    },
  };
}

/** Games won of so many, from both seats in turn. */
export async function gamble(games: number): Promise<number> {
  const table = await findRuleset('table', 'deluxe')?.table();
  const scenario = table?.scenarios[0];
  const other = table?.bots[0];
  if (table === undefined || scenario === undefined || other === undefined) throw new Error('there is nothing to play');
  let won = 0;
  for (let game = 0; game < games; game++) {
    const started = Match.start(table, scenario.file, { seed: `gamble ${game}` });
    if (!started.ok) throw new Error(started.error[0]?.message);
    const match = started.value;
    const own = game % 2;
    const random = streamOf('gamble', String(game));
    const choosers = [gamblerLike(other), other].map((bot) => botChooser(match, bot, random));
    playOut(match, (seat) => choosers[seat === own ? 0 : 1] ?? (() => ({ option: '', params: {} })));
    if (match.outcome?.winners.includes(own)) won++;
  }
  return won;
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const games = Number(process.argv[2] ?? 20);
  console.log(`The Gambler wins ${await gamble(games)} of ${games}.`);
}
