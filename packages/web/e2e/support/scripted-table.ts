import type { Board } from '@hardtop/board';
import type { GameEvent } from '@hardtop/kernel';
import type { ServerMessage, Snapshot } from '@hardtop/server/wire';
import type { Page } from 'playwright-core';
import { BOARD } from '../../src/drawing-board/board-fixtures.ts';
import { aSnapshot, CARD } from '../../src/testing/fakes.ts';
import { stopTime } from './time.ts';

const FRAME = 16;
/** What has not come after so many of them does not come. */
const MOST_FRAMES = 500;

/** Another's turn, so that nothing covers the board. */
const snapshotOf = (board: Board): Snapshot =>
  aSnapshot({ board, questions: [], waiting: [{ seat: 1, topic: 'maneuver' }], undo: [] });

/** A table whose server is the test: it says what happens, when it likes, and how time passes. */
interface ScriptedTable {
  pass(ms: number): Promise<void>;
  /** Something happens; the board stands like this afterwards. */
  happens(events: readonly GameEvent[], board?: Board): Promise<void>;
}

export async function sitAtScriptedTable(page: Page, address: string, board: Board = BOARD): Promise<ScriptedTable> {
  let say: (message: ServerMessage) => void = () => undefined;
  await page.routeWebSocket(/\/socket$/, (line) => {
    say = (message) => line.send(JSON.stringify(message));
    const card = { ...CARD, ruleset: 'deluxe' };
    const welcome = {
      t: 'welcome',
      card,
      seats: [0],
      referee: false,
      outdated: null,
      events: [],
      sayings: [],
    } as const;
    // Only who joins is welcomed: panels that are fetched late ask for more, and a second welcome would undo what has happened.
    line.onMessage((message) => {
      const { t } = JSON.parse(String(message)) as { readonly t: string };
      if (t === 'join') say({ ...welcome, snapshot: snapshotOf(board) });
    });
  });
  await page.goto(`${address}/game/scripted`);
  await page.locator('.bd-svg').waitFor();
  const pass = await stopTime(page);
  let told = 0;
  return {
    pass,
    happens: async (events, after = board) => {
      const numbered = events.map((event, i) => ({ ...event, n: told + i + 1 }));
      say({ t: 'update', snapshot: snapshotOf(after), eventsFrom: told, events: numbered });
      told += events.length;
      // What is said takes a moment to arrive, and is taken up when the line is quiet.
      const atRest = page.locator('.table[data-at-rest="true"]');
      for (let frame = 0; frame < 3 || (await atRest.count()) > 0; frame++) {
        if (frame > MOST_FRAMES) throw new Error('what happened was never taken up');
        await pass(FRAME);
      }
    },
  };
}
