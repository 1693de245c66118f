import type { ClientMessage, ServerMessage } from '@hardtop/host/wire';
import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import { loadTable } from '@hardtop/rulesets/tables';
import { dropOldest, readGame, writeGame } from './games-disk.ts';
import type { FromTable, ToTable } from './host-messages.ts';
import type { KeptGame } from './kept-game.ts';
import { LocalTable } from './local-table.ts';
import { type LocalProblems, newGame, rematchOf } from './new-game.ts';

// The whole life of a worker that hosts one game, or makes one. It is loaded for that alone.

const post = (message: FromTable) => self.postMessage(message);
const say = (text: string) => post({ t: 'say', text });
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

const OPEN_ELSEWHERE: Problem = {
  code: 'elsewhere',
  message: 'This game is open in another tab or window. Go on there, or close it and come back.',
};
const NO_GAME: Problem = { code: 'unknown-game', message: 'This device has no such game any more.' };
const NO_ROOM: readonly Problem[] = [
  { code: 'storage', message: 'This device has no room to keep a game. Forget an old one and try again.' },
];

/** A tab that was just reloaded lets go of its game a moment later. */
const PATIENCE_MILLIS = 3_000;

/** For as long as this worker lives: two that write to one game would spoil it. */
function lock(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(PATIENCE_MILLIS);
    const holding = navigator.locks.request(`hardtop-game ${id}`, { signal }, () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    });
    holding.catch(() => resolve(false));
  });
}

async function openTable(id: string): Promise<Result<LocalTable, Problem>> {
  if (!(await lock(id))) return err(OPEN_ELSEWHERE);
  const game = await readGame(id);
  if (game === null) return err(NO_GAME);
  const ruleset = await loadTable(game.journal.ruleset);
  if (ruleset === undefined) return err({ code: 'unknown-ruleset', message: 'The rules of this game are not here.' });
  return LocalTable.open(ruleset, game, { say, keep: writeGame, pause, now: Date.now });
}

async function keepNew(made: Result<KeptGame, LocalProblems>): Promise<FromTable> {
  if (!made.ok) return { t: 'made', made: err(made.error) };
  await dropOldest();
  return { t: 'made', made: (await writeGame(made.value)) ? ok(made.value) : err(NO_ROOM) };
}

let table: Promise<Result<LocalTable, Problem>> | null = null;

async function hear(message: ToTable): Promise<void> {
  switch (message.t) {
    case 'create':
      return post(await keepNew(await newGame(message.asked)));
    case 'rematch': {
      const game = await readGame(message.id);
      return post(await keepNew(game === null ? err([NO_GAME]) : await rematchOf(game)));
    }
    case 'open':
      table ??= openTable(message.id);
      return;
    case 'say': {
      const opened = await table;
      // Written by our own page, a moment ago.
      if (opened?.ok === true) return opened.value.hear(JSON.parse(message.text) as ClientMessage);
      const refused: ServerMessage = { t: 'refused', ref: 0, problem: opened?.error ?? NO_GAME };
      return say(JSON.stringify(refused));
    }
  }
}

self.onmessage = ({ data }: MessageEvent<ToTable>) => {
  hear(data).catch((error: unknown) =>
    // Only what is thrown outside a promise is told to the page, which then opens another worker.
    setTimeout(() => {
      throw error;
    }),
  );
};
