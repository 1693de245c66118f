import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import type { ListFlags, SheetFlags } from './commands/design.ts';
import type { BuildFlags } from './commands/design-build.ts';
import type { CheckFlags } from './commands/design-check.ts';
import type { DesignFlags } from './commands/design-files.ts';
import type { ShareFlags } from './commands/design-share.ts';
import type { EncounterFlags } from './commands/encounter.ts';
import type { JourneyFlags } from './commands/journey.ts';
import type { LabFlags } from './commands/lab.ts';
import type { PlayFlags } from './commands/play.ts';
import type { WorkerFlags } from './commands/queue.ts';
import type { ReplayFlags } from './commands/replay.ts';
import type { RulesFlags } from './commands/rules.ts';
import type { ScenarioFlags } from './commands/scenario.ts';
import type { SettlementFlags } from './commands/settlement.ts';
import type { SimFlags } from './commands/sim-flags.ts';
import type { VerifyFlags } from './commands/verify.ts';
import type { WatchFlags } from './commands/watch.ts';
import type { Io } from './input/io.ts';

/** The result of the command that ran. */
type Exit = (code: number) => void;

/** The whole command line. Each command is loaded when it runs, so that help comes at once. */
export function makeProgram(io: Io, exit: Exit): Command {
  const program = new Command('hardtop')
    .description('A table for vehicular-combat games that knows the rules.')
    .version(version(), '--version', 'print the version')
    .helpOption('-h, --help', 'show this help')
    .showHelpAfterError('Add --help to see what is legal.')
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.out(text), writeErr: (text) => io.err(text) });
  addServe(program, io, exit);
  addBackup(program, io, exit);
  addPlay(program, io, exit);
  addReplay(program, io, exit);
  addVerify(program, io, exit);
  addWatch(program, io, exit);
  addScenario(program, io, exit);
  addDesign(program, io, exit);
  addEncounter(program, io, exit);
  addSettlement(program, io, exit);
  addJourney(program, io, exit);
  addRules(program, io, exit);
  addSim(program, io, exit);
  addLab(program, io, exit);
  addWorker(program, io, exit);
  return program;
}

function addServe(program: Command, io: Io, exit: Exit): void {
  program
    .command('serve')
    .description('start the server; settings come from the environment')
    .action(async () => exit(await (await import('./commands/serve.ts')).serve(io)));
}

function addBackup(program: Command, io: Io, exit: Exit): void {
  const load = () => import('./commands/backup.ts');
  program
    .command('backup <file>')
    .description('copy the whole database to a file, also while a server uses it; settings as for serve')
    .action(async (file: string) => exit(await (await load()).backup(file, io)));
  program
    .command('restore <file>')
    .description('put a backup into an empty database; settings as for serve')
    .action(async (file: string) => exit(await (await load()).restore(file, io)));
  program
    .command('move [folder]')
    .description('carry a data folder to the empty PostgreSQL that DATABASE_URL names; the folder stays as it was')
    .action(async (folder: string | undefined) => exit(await (await load()).move(folder, io)));
}

function addPlay(program: Command, io: Io, exit: Exit): void {
  program
    .command('play')
    .description('play in the terminal against a bot')
    .option('--ruleset <id>', 'which rules')
    .option('--scenario <name|file>', 'a scenario of the ruleset, or a scenario file')
    .option('--seed <text>', 'the same seed and the same answers give the same game')
    .option('--dice <list|hand>', 'dice to fall, as 3,5,6, then typed in; or all typed in; or 3,5,6,seed')
    .option('--journal <file>', 'written after every input, and taken up again if it exists')
    .option('--bot <id>', 'which bot to play against')
    .option('--seat <n>', 'which seat to play (default: 0)')
    .option('--hotseat', 'every seat is played here')
    .option('--referee', 'see everything, and make corrections')
    .option('--stdio', 'speak JSON lines with a program, see docs/protocol.md')
    .option('--players <list>', 'with --stdio: program, bot or bot:ID for each seat, as program,bot')
    .option('--all', 'with --stdio: the program plays every seat')
    .action(async (flags: PlayFlags) => exit(await (await import('./commands/play.ts')).play(flags, io)));
}

function addReplay(program: Command, io: Io, exit: Exit): void {
  program
    .command('replay <file>')
    .description('replay a journal row by row')
    .option('--from <n>', 'show rows from this one on')
    .option('--to <n>', 'show rows up to this one')
    .option('--json', 'one JSON object')
    .option('--quiet', 'only the outcome and the digest')
    .option(
      '--against <file>',
      'say at which row another journal of the same game parts from this one, and play neither',
    )
    .action(async (file: string, flags: ReplayFlags) =>
      exit(await (await import('./commands/replay.ts')).replay(file, flags, io)),
    );
}

function addVerify(program: Command, io: Io, exit: Exit): void {
  program
    .command('verify <file>')
    .description('prove that the dice of a finished game were those that were promised')
    .option('--against <file>', 'a journal of the same game from while it lived, with the promise and the dice so far')
    .option('--from <file>', 'of a fork: the journal of the game that it comes from')
    .option('--json', 'one JSON object')
    .action(async (file: string, flags: VerifyFlags) =>
      exit(await (await import('./commands/verify.ts')).verify(file, flags, io)),
    );
}

function addWatch(program: Command, io: Io, exit: Exit): void {
  program
    .command('watch <file>')
    .description('watch the film of a game, of any version, without its rules')
    .option('--as <viewer>', 'what a seat saw, by its number; spectator or referee (default: spectator)')
    .option('--json', 'one JSON object a frame')
    .action(async (file: string, flags: WatchFlags) =>
      exit(await (await import('./commands/watch.ts')).watchFilm(file, flags, io)),
    );
}

function addScenario(program: Command, io: Io, exit: Exit): void {
  const scenario = program.command('scenario').description('check, list and show scenarios');
  const load = () => import('./commands/scenario.ts');
  scenario
    .command('check <file>')
    .description('say what is wrong with a scenario file: exit 0 fine, 1 problems, 2 unreadable')
    .option('--ruleset <id>', 'which rules')
    .option('--json', 'one JSON object')
    .action(async (file: string, flags: ScenarioFlags) => exit(await (await load()).checkScenario(file, flags, io)));
  scenario
    .command('list')
    .description('the scenarios there are')
    .option('--ruleset <id>', 'which rules')
    .option('--json', 'one JSON array')
    .action(async (flags: ScenarioFlags) => exit(await (await load()).listScenarios(flags, io)));
  scenario
    .command('show <name>')
    .description('print a scenario as a file to start from')
    .option('--ruleset <id>', 'which rules')
    .action(async (name: string, flags: ScenarioFlags) => exit(await (await load()).showScenario(name, flags, io)));
}

const gathered = (one: string, before: readonly string[]): readonly string[] => [...before, one];

/** Several may be given, one flag each. */
const VARIANT = [
  '--variant <name>',
  'settle a rule of building the other way, or as NAME=VALUE says; may be repeated ("--variant ?" names them)',
  gathered,
  [],
] as const satisfies readonly unknown[];

function addDesign(program: Command, io: Io, exit: Exit): void {
  const design = program.command('design').description('check, draw, list and share vehicle designs');
  const load = () => import('./commands/design.ts');
  design
    .command('check [file]')
    .description('check designs: JSON, stat lines (a paragraph each) or codes; exit 0 fine, 1 problems, 2 unreadable')
    .option('--ruleset <id>', 'which rules')
    .option('--json', 'one JSON object per design and line')
    .option('--quick', 'without the ways out of a problem, for files of thousands')
    .option(...VARIANT)
    .action(async (file: string | undefined, flags: CheckFlags) =>
      exit(await (await import('./commands/design-check.ts')).checkDesigns(file, flags, io)),
    );
  design
    .command('sheet <what>')
    .description('a record sheet as SVG, of a file, a stock id or a code')
    .option('--ruleset <id>', 'which rules')
    .option('--paper <size>', 'a4 or letter', 'a4')
    .option('--kind <kind>', 'fresh, blank, plan, counters or key', 'fresh')
    .option(...VARIANT)
    .action(async (what: string, flags: SheetFlags) => exit(await (await load()).designSheet(what, flags, io)));
  design
    .command('list')
    .description('the stock vehicles')
    .option('--ruleset <id>', 'which rules')
    .option('--class <class>', 'only of one class')
    .option('--json', 'one JSON object a line')
    .option(...VARIANT)
    .action(async (flags: ListFlags) => exit(await (await load()).listDesigns(flags, io)));
  design
    .command('show <what>')
    .description("a stock vehicle's stat line; with --json a file to start from")
    .option('--ruleset <id>', 'which rules')
    .option('--json', 'the design as JSON')
    .action(async (what: string, flags: DesignFlags) => exit(await (await load()).showDesign(what, flags, io)));
  design
    .command('code <what>')
    .description('the short code of a file, a stock id or a code')
    .option('--ruleset <id>', 'which rules')
    .option('--json', 'one JSON object')
    .action(async (what: string, flags: DesignFlags) => exit(await (await load()).codeDesign(what, flags, io)));
  addBuild(design, io, exit);
  addShare(design, io, exit);
}

function addBuild(design: Command, io: Io, exit: Exit): void {
  design
    .command('build')
    .description('a legal design from a seed, by one of the builders of a ruleset')
    .option('--ruleset <id>', 'which rules')
    .option('--builder <id>', 'after whose taste')
    .option('--limit <name=number>', 'what it may cost, again and again', gathered, [])
    .option('--seed <seed>', 'the same seed, the same design', '1')
    .option('--json', 'the design as JSON')
    .option(...VARIANT)
    .action(async (flags: BuildFlags) =>
      exit(await (await import('./commands/design-build.ts')).buildDesign(flags, io)),
    );
}

function addShare(design: Command, io: Io, exit: Exit): void {
  design
    .command('share <what>')
    .description(
      'a link to hand on, of a link, a file, a stock id or a code; as a post, a code for cameras or a card too',
    )
    .option('--ruleset <id>', 'which rules')
    .option('--base <url>', 'the server that the link leads to (default: http://localhost:4400)')
    .option('--as <style>', 'a post for a forum: text, markdown or bbcode')
    .option('--qr', 'the link as a code for cameras')
    .option('--card <file>', 'a card with picture and figures, as SVG; "-" writes it instead of the link')
    .option('--json', 'link, code and post as one JSON object')
    .option(...VARIANT)
    .action(async (what: string, flags: ShareFlags) =>
      exit(await (await import('./commands/design-share.ts')).shareDesign(what, flags, io)),
    );
}

const LAND = {
  territory: ['--territory <id>', 'what kind of land, or "roll"', 'roll'],
  age: ['--age <age>', 'how far the campaign has come, for a rolled territory: early, later or late'],
  seed: ['--seed <text>', 'the same seed gives the same world (default: a new one, which the answer names)'],
  language: ['--language <name>', 'of the country, for names (default: Polish)'],
  rolls: ['--rolls', 'unfolded to every roll and its table row'],
} as const;

function addEncounter(program: Command, io: Io, exit: Exit): void {
  program
    .command('encounter')
    .description('who or what a party meets, in full; see docs/encounters.md')
    .option('--terrain <id>', 'road, wood, swamp, hill or clear')
    .option('--beside <id>', 'the country beside a road: wood, swamp, hill or clear (default: clear)')
    .option(...LAND.territory)
    .option(...LAND.age)
    .option(...LAND.language)
    .option(...LAND.seed)
    .option('--count <n>', 'one each for so many successive seeds', '1')
    .option(...LAND.rolls)
    .option('--json', 'one JSON object a line')
    .option('--ruleset <id>', 'which rules')
    .action(async (flags: EncounterFlags) =>
      exit(await (await import('./commands/encounter.ts')).encounter(flags, io)),
    );
}

function addSettlement(program: Command, io: Io, exit: Exit): void {
  program
    .command('settlement')
    .description('a settlement: its people, who is armed, attitude, government, crisis')
    .option('--size <id>', 'village, town, city or major-city', 'village')
    .option(...LAND.territory)
    .option(...LAND.age)
    .option('--name <text>', 'what it is called (default: a name of the country)')
    .option(...LAND.language)
    .option(...LAND.seed)
    .option(...LAND.rolls)
    .option('--json', 'one JSON object')
    .option('--ruleset <id>', 'which rules')
    .action(async (flags: SettlementFlags) =>
      exit(await (await import('./commands/settlement.ts')).settlement(flags, io)),
    );
}

function addJourney(program: Command, io: Io, exit: Exit): void {
  program
    .command('journey <file>')
    .description('play a journey from its file, or tell a campaign from its journal; see docs/encounters.md')
    .option('--text', 'as plain text (the usual form)')
    .option('--markdown', 'as Markdown')
    .option('--json', 'as a journal that can be read again, with what follows from it')
    .option('--players', 'only what the players have seen')
    .option('--ruleset <id>', 'which rules')
    .action(async (file: string, flags: JourneyFlags) =>
      exit(await (await import('./commands/journey.ts')).journey(file, flags, io)),
    );
}

function addRules(program: Command, io: Io, exit: Exit): void {
  program
    .command('rules [query...]')
    .description("a rule's summary by its id, or a search in the index")
    .option('--ruleset <id>', 'which rules')
    .option('--json', 'one JSON array')
    .action(async (query: string[], flags: RulesFlags) =>
      exit(await (await import('./commands/rules.ts')).showRules(query.join(' '), flags, io)),
    );
}

function addLab(program: Command, io: Io, exit: Exit): void {
  program
    .command('lab')
    .description('cars against cars: who beats whom, and how sure that is; Ctrl-C breaks off and tells what was played')
    .option('--ruleset <id>', 'which rules')
    .option('--scenario <name>', 'a scenario for two (default: the first)')
    .option('--vehicles <list>', 'two to eight ids, as a,b,c (default: the first four that may be chosen)')
    .option('--games <n>', 'of every two, half of them with the seats exchanged: an even number up to 200', '20')
    .option('--bot <id>', 'who drives them')
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .option('--workers <n>', 'threads (default: one per core)')
    .option('--csv <file>', 'also as a table for spreadsheets; "-" writes it instead of the matrix')
    .option('--json', 'one JSON object')
    .action(async (flags: LabFlags) => exit(await (await import('./commands/lab.ts')).lab(flags, io)));
}

function addSim(program: Command, io: Io, exit: Exit): void {
  program
    .command('sim')
    .description('play a batch of games between bots on all cores')
    .option('--ruleset <id>', 'which rules')
    .option('--scenario <name|file>', 'a scenario of the ruleset, or a scenario file')
    .option('--games <n>', 'how many', '200')
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .option('--bots <list>', 'bot ids by seat, as a,b; "suggested" plays the advice, "random" anything legal')
    .option(
      '--league',
      'every bot against every other, or those of --bots; --games for every two; prints their ratings',
    )
    .option('--workers <n>', 'threads (default: one per core)')
    .option('--queue', 'put it on the queue of DATABASE_URL, for `hardtop worker` on any machine to play')
    .option('--json', 'one JSON object')
    .action(async (flags: SimFlags) => exit(await (await import('./commands/sim.ts')).sim(flags, io)));
}

function addWorker(program: Command, io: Io, exit: Exit): void {
  program
    .command('worker')
    .description('play what is put on the queue of DATABASE_URL, until a signal stops it')
    .option('--threads <n>', 'games at the same time (default: one per core)')
    .action(async (flags: WorkerFlags) => exit(await (await import('./commands/queue.ts')).worker(flags, io)));
}

function version(): string {
  try {
    const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
    return (JSON.parse(text) as { version: string }).version;
  } catch {
    // A bundle has no package.json beside it.
    return 'unknown';
  }
}

export { CommanderError };
