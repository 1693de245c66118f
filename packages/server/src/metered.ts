import type { Logger } from 'pino';
import type { Thinker } from './bots/thinker.ts';
import type { Clerk } from './clerks/clerk.ts';
import type { FilmLab } from './games/film-lab.ts';
import type { RoomObserver } from './games/room-tools.ts';
import type { Rooms } from './games/rooms.ts';
import type { ServerMetrics } from './metrics/server-metrics.ts';
import type { GameRecord } from './storage/game-store.ts';
import type { OpenDatabase } from './storage/open-database.ts';

/** The same, counted: how many bots think or wait to. */
export function meteredThinker(thinker: Thinker, metrics: ServerMetrics): Thinker {
  return {
    think: (task, turn) => metrics.during('bots', thinker.think(task, turn)),
    close: () => thinker.close(),
  };
}

/** The same for journals, stored games and campaigns that are read. */
export function meteredClerk(clerk: Clerk, metrics: ServerMetrics): Clerk {
  return {
    do: (job, task, client) => metrics.during('clerks', clerk.do(job, task, client)),
    prepare: () => clerk.prepare(),
    close: () => clerk.close(),
  };
}

/** What happens at tables, counted, and told where it is worth a line. */
export function roomObserver(
  metrics: ServerMetrics,
  logger: Logger,
  films: FilmLab,
  onOver: (game: GameRecord) => void,
): RoomObserver {
  return {
    chosen: (seconds, isStored) => metrics.chosen(seconds, isStored),
    over(record) {
      const { id: game, ruleset, version } = record;
      onOver(record);
      films.note(game);
      metrics.gamesOver.add({ ruleset });
      logger.info({ game, ruleset, version }, 'a game is over');
    },
  };
}

/** What is read when somebody asks. */
export function watchTables(metrics: ServerMetrics, rooms: Rooms, database: OpenDatabase): void {
  metrics.watch('hardtop_rooms', 'Games that live here.', () => [[{}, rooms.size]]);
  metrics.watch('hardtop_database_connections', 'Connections to the database, and who waits for one.', () =>
    Object.entries(database.connections()).map(([state, count]) => [{ state }, count] as const),
  );
}
