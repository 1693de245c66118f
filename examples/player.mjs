// Plays a duel over the line protocol. Flags go to `hardtop play`: node examples/player.mjs --ruleset sixth --seed 7
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const table = spawn('npx', ['hardtop', 'play', '--stdio', ...process.argv.slice(2)], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const send = (line) => table.stdin.write(`${JSON.stringify(line)}\n`);

const worth = ({ preview: { facts = {} } = {} }) => (facts.hit ?? 0) * (facts.damage ?? 1) + (facts.keepControl ?? 0);

/** The option with the best figure, or the suggested one where there are none. */
function answer({ options, suggested }) {
  const best = options.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  if (worth(best) === 0 && suggested) return suggested;
  const params = Object.fromEntries(best.params.map(({ name, start, min }) => [name, start ?? min]));
  return { option: best.id, params };
}

for await (const text of createInterface({ input: table.stdout })) {
  const line = JSON.parse(text);
  switch (line.type) {
    case 'event':
      console.log(line.event.text);
      break;
    case 'question':
      send({ type: 'choose', ask: line.question.id, seat: line.question.seat, ...answer(line.question) });
      break;
    case 'refused':
    case 'error':
      throw new Error(text);
    case 'over':
      console.log(line.outcome.reason, line.digest);
  }
}
