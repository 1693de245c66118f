import { type Boards, type LiveMatch, Moment } from '@hardtop/host';
import { LiveCamera, type Row, type Shot, viewersOf, writeShots } from '@hardtop/kernel';
import { FILM_BYTES } from '../storage/film-rows.ts';
import type { GameChange } from '../storage/game-store.ts';

/** The first picture of a game, for all who may look at it. */
export function firstShots(match: LiveMatch, hasReferee: boolean, boards?: Boards): readonly Shot[] {
  return new LiveCamera(viewersOf(match.seats, hasReferee)).shoot(new Moment(match, boards).filmed);
}

/** The camera at one table, as long as there is film left. */
export class TableCamera {
  private readonly camera: LiveCamera;
  /** How long the film is. */
  bytes: number;

  /** `bytes`: how long the film is so far; one of no length begins with the first shot. */
  constructor({ filmed }: Moment, hasReferee: boolean, bytes: number) {
    const viewers = viewersOf(filmed.seats, hasReferee);
    this.camera = bytes === 0 ? new LiveCamera(viewers) : new LiveCamera(viewers, filmed);
    this.bytes = bytes;
  }

  shoot({ filmed }: Moment): readonly string[] {
    if (this.bytes >= FILM_BYTES) return [];
    const shots = writeShots(this.camera.shoot(filmed));
    for (const { length } of shots) this.bytes += length + 1;
    return shots;
  }
}

/** What a step brought, for the store; `rest`: the last rest point as well, if it has not got it yet. */
export function changeOf(
  match: LiveMatch,
  { rows, shots, why = null }: { rows: readonly Row[]; shots: readonly string[]; why?: string | null },
  rest: Pick<GameChange, 'checkpoint'> = { checkpoint: match.checkpoint },
): GameChange {
  const { outcome } = match;
  return {
    rows: rows.map((row, i) => ({ row, why: i === 0 ? why : null })),
    shots,
    ...rest,
    end: outcome === null ? null : { outcome, report: match.report() },
  };
}
