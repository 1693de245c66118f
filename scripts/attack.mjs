// `npm run attack`: bounded programs that try to stop a started server, to cheat it or to make it forget; prints what was tried and
// what held. Exit 1 if something fell.
//   npm run attack -- --kills 1000 --only kills --short --list --json
//   npm run attack -- --only loop-held --case campaign --case melee
import { parseArgs } from 'node:util';
import { PROGRAMS } from './attack/programs.mjs';
import { Report, Tools } from './attack/tools.mjs';

const flags = readFlags();
if (flags.list) {
  for (const { name, what } of PROGRAMS) process.stdout.write(`${name}: ${what}\n`);
  process.exit(0);
}

const say = (line) => process.stderr.write(`attack: ${line}\n`);
const chosen = PROGRAMS.filter(({ name, short }) => (flags.only?.includes(name) ?? true) && (short || !flags.short));
const tools = new Tools({ kills: flags.kills, short: flags.short, cases: flags.case, say });
// Whoever stops it still hears what held so far.
process.once('SIGINT', () => tools.stop());
process.once('SIGTERM', () => process.exit(143));
const results = [];
for (const program of chosen) {
  if (tools.isStopping) break;
  const result = await runProgram(program);
  results.push(result);
  if (!flags.json) process.stdout.write(`${lineOf(result)}\n`);
}
await tools.close();
const tried = results.reduce((sum, result) => sum + result.tried, 0);
const fell = results.reduce((sum, result) => sum + result.fell.length, 0);
if (flags.json) process.stdout.write(`${JSON.stringify({ programs: results, tried, fell })}\n`);
else process.stdout.write(`attack: ${results.length} programs, ${tried} tried, ${tried - fell} held, ${fell} fell\n`);
process.exitCode = fell === 0 && tried > 0 ? 0 : 1;

/** A program that breaks has not shown that anything holds. */
async function runProgram({ name, what, run }) {
  const report = new Report();
  const start = performance.now();
  try {
    await run(tools, report);
    const problem = await tools.hallProblem();
    if (problem !== null) report.add('the server afterwards', problem);
  } catch (error) {
    report.add('the program itself', error.stack ?? String(error));
  }
  const seconds = Number(((performance.now() - start) / 1_000).toFixed(1));
  return { name, what, tried: report.tried, held: report.tried - report.fell.length, fell: report.fell, seconds };
}

function lineOf({ name, what, tried, held, fell, seconds }) {
  const head = `${fell.length === 0 ? 'held' : 'FELL'}  ${name.padEnd(18)} ${held} of ${tried} in ${seconds} s: ${what}`;
  return [head, ...fell.map((one) => `      ${one}`)].join('\n');
}

function readFlags() {
  try {
    const { values } = parseArgs({
      options: {
        kills: { type: 'string', default: '20' },
        only: { type: 'string', multiple: true },
        case: { type: 'string', multiple: true },
        short: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    const kills = Number(values.kills);
    if (!Number.isInteger(kills) || kills < 1) throw new Error(`--kills must be a whole number, not "${values.kills}"`);
    const names = PROGRAMS.map(({ name }) => name);
    const unknown = values.only?.find((name) => !names.includes(name));
    if (unknown !== undefined) throw new Error(`there is no program "${unknown}"; there are ${names.join(', ')}`);
    return { ...values, kills };
  } catch (error) {
    process.stderr.write(`attack: ${error.message}\n`);
    return process.exit(2);
  }
}
