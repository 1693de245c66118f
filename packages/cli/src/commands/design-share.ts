import { writeFileSync } from 'node:fs';
import { makeDesignLink } from '@hardtop/workshop/link';
import {
  cardSvg,
  forumPost,
  LONGEST_QR,
  makeQr,
  POST_STYLES,
  type PostStyle,
  portraitOf,
  qrLines,
} from '@hardtop/workshop/share';
import { failed, usageError } from '../input/failure.ts';
import { reasonOf } from '../input/files.ts';
import type { Io } from '../input/io.ts';
import { rulesetWith } from '../input/lookup.ts';
import { type DesignFlags, designCalled, outfitOf, rulesetFor } from './design-files.ts';

export interface ShareFlags extends DesignFlags {
  readonly base?: string;
  readonly as?: string;
  readonly qr?: boolean;
  readonly card?: string;
}

/** Where `hardtop serve` listens unless told otherwise. */
const USUAL_BASE = 'http://localhost:4400';

function baseOf(base = USUAL_BASE): string {
  if (/^https?:\/\/[^\s/]+/.test(base)) return base;
  throw usageError(`"${base}" is no address of a server.`, ['https://host', 'https://host:port/folder']);
}

function styleOf(asked: string): PostStyle {
  const style = POST_STYLES.find((known) => known === asked);
  if (style === undefined) throw usageError(`There is no post as "${asked}".`, POST_STYLES);
  return style;
}

/** Dark on light, whatever the terminal's own colours are; without colours a block is light, for a dark terminal. */
function qrText(link: string, hasColour: boolean): string {
  const rows = makeQr(link);
  if (rows === null)
    throw failed(`The link has ${link.length} characters; a code for cameras takes up to ${LONGEST_QR}.`);
  const lines = qrLines(rows, !hasColour);
  return lines.map((line) => (hasColour ? `\u001b[30;107m${line}\u001b[0m\n` : `${line}\n`)).join('');
}

function writeCard(file: string, svg: string, io: Io): void {
  if (file === '-') {
    io.out(svg);
    return;
  }
  try {
    writeFileSync(file, svg);
  } catch (error) {
    throw failed(`Cannot write ${file}: ${reasonOf(error)}.`);
  }
  io.err(`The card is in ${file}.\n`);
}

/** A link; with it, if asked for, a post, a code for cameras, a card. */
export async function shareDesign(what: string, flags: ShareFlags, io: Io): Promise<number> {
  const base = baseOf(flags.base);
  const style = styleOf(flags.as ?? 'text');
  const { id, title } = rulesetWith('garage', rulesetFor(what, flags), ' with a garage');
  const outfit = await outfitOf({ ...flags, ruleset: id });
  const { garage, notation } = outfit;
  const design = await designCalled(outfit, what, io);
  const code = garage.code(design);
  const link = makeDesignLink(base, { ruleset: id, code });
  if (link === null)
    throw failed('This design is too big for a link. "hardtop design show --json" writes it as a file.');
  if (garage.workshop === undefined) throw failed(`${title} draws no vehicles.`);
  const portrait = portraitOf({ garage, workshop: garage.workshop, notation }, title, design);
  const post = forumPost(portrait, style, link);
  if (flags.json === true) io.out(`${JSON.stringify({ link, code, post })}\n`);
  else if (flags.card !== '-') io.out(flags.as === undefined ? `${link}\n` : post);
  if (flags.qr === true) io.out(qrText(link, io.hasColour));
  if (flags.card !== undefined) writeCard(flags.card, cardSvg(portrait, link), io);
  return 0;
}
