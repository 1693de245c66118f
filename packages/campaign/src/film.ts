// What the referee's desk and the players saw of a journey, step by step. It can be watched without the rules that made it.

import { applyDelta, type Delta, deltaOf, type Json, jsonOf } from '@hardtop/kernel';
import type { DeskEntry, DeskNow, OpenCampaign, SeenCampaign } from './campaigns.ts';

/** The desk without what could be done: there is nothing to do in a film. */
interface FilmedDesk {
  readonly now: Omit<DeskNow, 'actions'>;
  readonly entries: readonly DeskEntry[];
}

/** How both sights changed; null where they did not. */
interface CampaignFrame {
  /** What the referee did. */
  readonly input: string;
  readonly desk: Delta | null;
  readonly players: Delta | null;
}

export interface CampaignFilm {
  readonly title: string;
  readonly ruleset: string;
  readonly version: string;
  readonly frames: readonly CampaignFrame[];
}

/** A frame with all that is in sight. */
interface CampaignPicture {
  readonly input: string;
  readonly desk: FilmedDesk;
  readonly players: SeenCampaign;
}

export class CampaignCamera {
  private readonly frames: CampaignFrame[] = [];
  private entries: readonly Json[] = [];
  private desk: Json = null;
  private players: Json = null;

  /** `isOnward`: the entries before the last are what they were. */
  shoot(campaign: OpenCampaign, input: string, isOnward: boolean): void {
    const kept = isOnward ? this.entries : [];
    const fresh = Array.from({ length: campaign.entries - kept.length }, (_, i) =>
      jsonOf(campaign.entry(kept.length + i)),
    );
    this.entries = [...kept, ...fresh];
    const { actions: _, ...now } = campaign.now();
    const desk: Json = { now: jsonOf(now), entries: this.entries };
    const players = jsonOf(campaign.seen());
    this.frames.push({ input, desk: deltaOf(this.desk, desk), players: deltaOf(this.players, players) });
    this.desk = desk;
    this.players = players;
  }

  film(title: string, { file: { ruleset, version } }: OpenCampaign): CampaignFilm {
    return { title, ruleset, version, frames: this.frames };
  }
}

export function* watchCampaign({ frames }: CampaignFilm): Generator<CampaignPicture> {
  let desk: Json = null;
  let players: Json = null;
  for (const frame of frames) {
    desk = applyDelta(desk, frame.desk);
    players = applyDelta(players, frame.players);
    if (!isDesk(desk) || !isSeen(players)) throw new Error(`There is nothing to see after ${frame.input}.`);
    yield { input: frame.input, desk, players };
  }
}

/** The camera puts in nothing else; a file might. */
function isDesk(value: Json): value is Json & FilmedDesk {
  return typeof value === 'object' && value !== null && 'now' in value && 'entries' in value;
}

function isSeen(value: Json): value is Json & SeenCampaign {
  return typeof value === 'object' && value !== null && 'rosters' in value && 'entries' in value;
}
