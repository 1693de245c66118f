import { carName } from '@hardtop/board';
import { type Film, filmProblem, type Viewer, watch } from '@hardtop/kernel';
import { failed, usageError } from '../input/failure.ts';
import { readPackedJson } from '../input/files.ts';
import type { Io } from '../input/io.ts';
import { eventLines } from '../terminal/event-text.ts';
import { outcomeText } from '../terminal/play.ts';
import { styleFor } from '../terminal/style.ts';

export interface WatchFlags {
  readonly as?: string;
  readonly json?: boolean;
}

/** Shows what a viewer saw of a game, frame by frame, whatever became of its rules. */
export async function watchFilm(file: string, flags: WatchFlags, io: Io): Promise<number> {
  const film = readFilm(file);
  const viewer = viewerCalled(film, flags.as ?? 'spectator');
  const style = styleFor(io.hasColour);
  let frames = 0;
  for (const picture of watch(film, viewer)) {
    frames++;
    if (flags.json === true) io.out(`${JSON.stringify(picture)}\n`);
    else
      for (const event of picture.events)
        io.out(
          eventLines(event, style)
            .map((line) => `${line}\n`)
            .join(''),
        );
  }
  if (flags.json !== true) io.out(`${closing(film, frames)}\n`);
  return 0;
}

function readFilm(file: string): Film {
  const data = readPackedJson(file);
  const problem = filmProblem(data);
  if (problem !== null) throw failed(`${file} is not a film: ${problem}`);
  return data as Film;
}

function viewerCalled(film: Film, text: string): Viewer {
  const legal = film.reels.map(({ viewer }) => (viewer === null ? 'spectator' : String(viewer)));
  if (!legal.includes(text)) throw usageError(`Nobody called "${text}" saw this game.`, legal);
  return text === 'spectator' ? null : text === 'referee' ? 'referee' : Number(text);
}

function closing({ ruleset, version, seats, outcome }: Film, frames: number): string {
  const nameOf = (seat: number) => carName(seats, seat);
  return `${frames} frames of ${ruleset} ${version}. ${outcomeText(outcome, nameOf)}`;
}
