// A design as the address of a page: which rules, how long its code is, and the code itself, all in the fragment, which browsers send to nobody.

import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import { LONGEST_CODE } from '../code-length.ts';

/** Where a page opens what came in a link. */
const SHARED_PATH = '/garage/shared';

interface LinkedDesign {
  readonly ruleset: string;
  readonly code: string;
}

/** As people paste them, with all that stands before the `#`. */
export const isWholeLink = (text: string): boolean => /^https?:\/\/\S*#/.test(text);

/** `deluxe.31.1AnKSYY…`: the length says for certain whether the end is missing. */
export const makeLinkText = ({ ruleset, code }: LinkedDesign): string => `${ruleset}.${code.length}.${code}`;

/** The whole link; null: the design is too big for one. `base` is the address of a server, with or without a stroke at its end. */
export function makeDesignLink(base: string, linked: LinkedDesign): string | null {
  if (linked.code.length > LONGEST_CODE) return null;
  return `${base.replace(/\/+$/, '')}${SHARED_PATH}#${makeLinkText(linked)}`;
}

const problem = (code: string, message: string): { readonly ok: false; readonly error: Problem } =>
  err({ code, message });

const cut = (had: number, all: number): string =>
  had === 0
    ? 'This link was cut: nothing of its design came through.'
    : `This link was cut: of the ${all} characters of its design only ${had} came through.`;

/** What stands behind the `#`, or a whole link. What another program hung on its end is left aside. */
export function parseDesignLink(link: string): Result<LinkedDesign, Problem> {
  const text = link.slice(link.lastIndexOf('#') + 1).trimStart();
  const [, ruleset, length = '', rest = ''] = /^([a-z][a-z0-9-]{0,39})\.(\d{1,5})\.(.*)$/s.exec(text) ?? [];
  if (ruleset === undefined)
    return /^[a-z0-9-]{0,40}(\.\d{0,5})?$/.test(text)
      ? problem('cut-link', cut(0, 0))
      : problem('not-a-link', 'This is not a link to a design.');
  const all = Number(length);
  if (all > LONGEST_CODE)
    return problem('long-link', `A link holds a design of up to ${LONGEST_CODE} characters; this one claims ${all}.`);
  const had = /^[\w-]*/.exec(rest)?.[0].length ?? 0;
  return had < all ? problem('cut-link', cut(had, all)) : ok({ ruleset, code: rest.slice(0, all) });
}
