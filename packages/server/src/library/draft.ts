import { createHash } from 'node:crypto';
import type { MergeDraft } from '@hardtop/keep';
import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import type { Garage } from '@hardtop/workshop';
import { BROKEN, noSuchRuleset } from '../games/problems.ts';
import type { Builder } from './builders.ts';
import { LIMITS } from './limits.ts';
import { noGarage, TOO_DEEP, TOO_LARGE } from './problems.ts';

/** A design that its ruleset can read, ready to be stored. */
export interface Draft extends MergeDraft<Draft> {
  readonly ruleset: string;
  /** The design as JSON. */
  readonly text: string;
}

interface GivenDesign {
  readonly ruleset: string;
  readonly name?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly design?: unknown;
}

export type OnBug = (error: unknown) => void;

/** Lets the ruleset's garage read a design; every problem at once. */
export function parseDraft(
  builders: readonly Builder[],
  given: GivenDesign,
  onBug: OnBug,
): Result<Draft, readonly Problem[]> {
  const builder = builders.find(({ id }) => id === given.ruleset);
  if (builder === undefined) return err([noSuchRuleset(given.ruleset, idsOf(builders))]);
  if (builder.garage === null) {
    return err([noGarage(builder.title, idsOf(builders.filter(({ garage }) => garage !== null)))]);
  }
  const text = textOf(given.design);
  if (!text.ok) return err([text.error]);
  try {
    return readDesign(builder.garage, given, text.value);
  } catch (error) {
    onBug(error);
    return err([BROKEN]);
  }
}

function idsOf(builders: readonly Builder[]): readonly string[] {
  return builders.map(({ id }) => id);
}

function textOf(design: unknown): Result<string, Problem> {
  try {
    const text = JSON.stringify(design);
    return Buffer.byteLength(text) > LIMITS.designBytes ? err(TOO_LARGE) : ok(text);
  } catch (error) {
    // What came as JSON can be written as JSON, unless it is deeper than the stack.
    if (error instanceof RangeError) return err(TOO_DEEP);
    throw error;
  }
}

function readDesign(garage: Garage, given: GivenDesign, givenText: string): Result<Draft, readonly Problem[]> {
  const read = garage.parse(given.design);
  if (!read.ok) return err(read.error.map(inDesign));
  const { ruleset, tags = [] } = given;
  const own = garage.nameOf(read.value);
  const digest = digestOf(ruleset, JSON.stringify(garage.withName(read.value, '')));
  const givenDigest = digestOf(ruleset, namelessText(given.design, own) ?? givenText);
  const named = (name: string): Draft => {
    // What has no name yet keeps it: the entry's is a stand-in then.
    const design = own === '' ? read.value : garage.withName(read.value, name);
    const text = JSON.stringify(design);
    return { ruleset, name, tags, text, digest, givenDigest, bytes: bytesOf([ruleset, name, ...tags, text]), named };
  };
  return ok(named(given.name ?? cleanName(own)));
}

/** The text of a design that has its name where designs usually have it. */
function namelessText(design: unknown, name: string): string | null {
  const isUsual = typeof design === 'object' && design !== null && 'name' in design && design.name === name;
  return isUsual ? JSON.stringify({ ...design, name: '' }) : null;
}

function inDesign(problem: Problem): Problem {
  const { field } = problem;
  const isWhole = field === undefined || field === '(file)';
  return { ...problem, field: isWhole ? 'design' : `design.${field}` };
}

/** As the wire has names: one line, 100 characters. */
function cleanName(name: string): string {
  const line = name.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
  // A cut may leave half a character.
  return line.slice(0, 100).replace(/[\p{Cs}\s]+$/u, '') || 'Unnamed';
}

function digestOf(ruleset: string, text: string): string {
  return createHash('sha256').update(`${ruleset}\n${text}`).digest('base64url');
}

/** Id, times and punctuation of an entry are about so long. */
const FRAME_BYTES = 250;

function bytesOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), FRAME_BYTES);
}
