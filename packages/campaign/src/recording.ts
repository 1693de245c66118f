// A journey kept to see that the rules still mean what they meant: what the referee did, the dice that fell, and a mark for
// all that was seen after each step.

import { canonicalJson, type Departure, err, hashOf, ok, type Result } from '@hardtop/kernel';
import { type Deed, deedsOf } from './campaign-rows.ts';
import type { CampaignFile, Campaigns, OpenCampaign } from './campaigns.ts';
import type { DiceTable } from './dice-source.ts';
import { CampaignCamera, type CampaignFilm } from './film.ts';
import { carryOutInput, inputWords, type RefereeInput } from './referee-input.ts';

interface RecordedStep {
  readonly input: RefereeInput;
  readonly mark: string;
}

export interface CampaignRecording {
  readonly title: string;
  /** As it stood at the end, with every row. */
  readonly file: CampaignFile;
  readonly dice: DiceTable;
  readonly begun: string;
  readonly steps: readonly RecordedStep[];
  /** Of every entry, the exports and the printed sheets. */
  readonly end: string;
}

/** What a mark is made of, a short hash each; `problems` are those of the journal, or why a step was refused. */
const SIGHTS = ['entries', 'now', 'seen', 'problems'] as const;
const ENDS = ['entries', 'rows', 'text', 'markdown', 'party sheets', 'entry sheets'] as const;
const HASH_LENGTH = 8;

function markOf(sights: readonly unknown[]): string {
  return sights.map((sight) => hashOf(canonicalJson(sight)).slice(0, HASH_LENGTH)).join('.');
}

/** An act adds an entry; whatever else is done may change those before. */
function isOnward(input: RefereeInput): boolean {
  return 'act' in input;
}

/** So many entries are looked at again after an amendment; the end looks at all of them. */
const LOOK_BACK = 12;

function sightsOf(campaign: OpenCampaign, onlyLast: boolean): string {
  const entries = entriesOf(campaign, onlyLast ? 1 : LOOK_BACK);
  return markOf([entries, campaign.now(), campaign.seen(), campaign.problems]);
}

function entriesOf(campaign: OpenCampaign, last = campaign.entries): readonly unknown[] {
  const from = Math.max(campaign.entries - last, 0);
  return Array.from({ length: campaign.entries - from }, (_, i) => campaign.entry(from + i));
}

/** A digest says what came of the rows, which is marked here already. */
function withoutDigest({ digest: _, ...deed }: Deed): unknown {
  return deed;
}

/** The JSON export is the rows and what follows from them in the rules' own form; only the rows must stay. */
function endOf(campaign: OpenCampaign): string {
  const sheets = Array.from({ length: campaign.entries }, (_, i) => campaign.sheets(i));
  const { file } = campaign;
  return markOf([
    entriesOf(campaign),
    deedsOf(file.rows).map(withoutDigest),
    campaign.export('text'),
    campaign.export('markdown'),
    campaign.sheets(),
    sheets,
  ]);
}

/** Carries a step out; one that is refused leaves the campaign as it was. */
function stepped(
  campaign: OpenCampaign,
  input: RefereeInput,
): { readonly campaign: OpenCampaign; readonly mark: string; readonly taken: boolean } {
  const took = carryOutInput(campaign, input);
  if (!took.ok) return { campaign, mark: markOf([null, null, null, took.error]), taken: false };
  return { campaign: took.value, mark: sightsOf(took.value, isOnward(input)), taken: true };
}

/** Plays a journey and writes it down; `next` says what the referee does, null when he has had enough. */
export function recordCampaign(
  title: string,
  begun: OpenCampaign,
  next: (campaign: OpenCampaign) => RefereeInput | null,
  diceFallen: () => DiceTable,
): { readonly recording: CampaignRecording; readonly film: CampaignFilm } {
  const camera = new CampaignCamera();
  const steps: RecordedStep[] = [];
  let campaign = begun;
  camera.shoot(campaign, 'The beginning', false);
  for (let input = next(campaign); input !== null; input = next(campaign)) {
    const { campaign: after, mark, taken } = stepped(campaign, input);
    campaign = after;
    steps.push({ input, mark });
    if (taken) camera.shoot(campaign, inputWords(input), isOnward(input));
  }
  const end = endOf(campaign);
  const recording = { title, file: campaign.file, dice: diceFallen(), begun: sightsOf(begun, false), steps, end };
  return { recording, film: camera.film(title, campaign) };
}

/** Does it all again, then opens the journal as it stood at the end; the first difference is told. */
export function checkCampaign(campaigns: Campaigns, recording: CampaignRecording): Result<null, Departure> {
  const { file, begun, steps, end } = recording;
  const opened = campaigns.open({ ...file, rows: [] });
  if (!opened.ok) return err({ row: 0, message: `Refused: ${opened.error[0]?.message}` });
  let campaign = opened.value;
  const first = difference(SIGHTS, begun, sightsOf(campaign, false));
  if (first !== null) return err({ row: 0, message: `At the beginning: ${first}` });
  for (const [i, { input, mark }] of steps.entries()) {
    const now = stepped(campaign, input);
    campaign = now.campaign;
    const other = difference(SIGHTS, mark, now.mark);
    if (other === null) continue;
    return err({ row: campaign.file.rows.length, message: `Step ${i + 1}, ${inputWords(input)}: ${other}` });
  }
  const last = difference(ENDS, end, endOf(campaign)) ?? fromFile(campaigns, file, end);
  return last === null ? ok(null) : err({ row: file.rows.length, message: `At the end: ${last}` });
}

/** Played or read, a journal gives the same campaign. */
function fromFile(campaigns: Campaigns, file: CampaignFile, end: string): string | null {
  const read = campaigns.open(file);
  return read.ok ? difference(ENDS, end, endOf(read.value)) : `Refused: ${read.error[0]?.message}`;
}

function difference(parts: readonly string[], then: string, now: string): string | null {
  if (then === now) return null;
  const other = parts.filter((_, i) => then.split('.')[i] !== now.split('.')[i]);
  return `other ${other.join(', ')} than were recorded.`;
}
