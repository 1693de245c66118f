// Every car against every other, driven by the same bot, from both sides: node examples/tournament.mjs [GAMES] [CAR...]
import { findRuleset } from '@hardtop/rulesets';
import { playGame } from '@hardtop/sim';

const [games = '10', ...named] = process.argv.slice(2);
const cars = named.length > 1 ? named : ['stinger', 'killer-kart', 'joseph-special', 'mini-sherman'];

const ruleset = await findRuleset('table', 'deluxe').table();
const { file } = ruleset.scenarios.find(({ id }) => id === 'sodium-yard');

/** Points of the first car: one for a win, half for a draw. */
function points(first, second, seed) {
  const vehicles = file.vehicles.map((vehicle, i) => ({ ...vehicle, car: [first, second][i] }));
  const played = playGame({ ruleset, file: { ...file, vehicles }, seed, bots: [] });
  if (!played.ok) throw new Error(played.error.map(({ message }) => message).join(' '));
  const { outcome } = played.value;
  if (outcome?.kind !== 'win') return 0.5;
  return outcome.winners.includes(0) ? 1 : 0;
}

const table = cars.map((car) => ({ car, points: 0, games: 0 }));
for (const first of table)
  for (const second of table) {
    if (first === second) continue;
    for (let game = 0; game < Number(games); game++) {
      const won = points(first.car, second.car, `${first.car}/${second.car}/${game}`);
      first.points += won;
      second.points += 1 - won;
      first.games++;
      second.games++;
    }
  }
for (const { car, points, games } of table.sort((a, b) => b.points - a.points))
  console.log(`${car.padEnd(18)} ${((100 * points) / games).toFixed(1).padStart(5)} % of ${games}`);
