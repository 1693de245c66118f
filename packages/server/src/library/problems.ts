import type { Amount } from '@hardtop/keep';
import type { Problem } from '@hardtop/kernel';
import { LIMITS } from './limits.ts';

export function unknownDesign(id: string): Problem {
  return { code: 'unknown-design', field: 'id', message: `There is no design "${id}" in this library.` };
}

export function noGarage(title: string, legal: readonly string[]): Problem {
  return { code: 'no-garage', field: 'ruleset', message: `${title} has no garage: it knows no designs.`, legal };
}

/** `most`: what a library holds. */
export function full(most: Amount): Problem {
  const megabytes = Math.floor(most.bytes / 1024 / 1024);
  const message = `The library is full: it holds ${most.documents} designs, and ${megabytes} MB of them. Delete some first.`;
  return { code: 'full', message };
}

export const STALE: Problem = {
  code: 'stale',
  field: 'version',
  message: 'The design was changed elsewhere meanwhile; what the library has comes with this.',
};

export const GONE: Problem = {
  code: 'stale',
  field: 'version',
  message: 'The library does not have this design (any more).',
  legal: ['0, to save it as a new one'],
};

export const TOO_LARGE: Problem = {
  code: 'too-large',
  field: 'design',
  message: 'The design is too large.',
  legal: [`up to ${LIMITS.designBytes / 1024} KB`],
};

export const TOO_DEEP: Problem = { code: 'too-deep', field: 'design', message: 'The design is nested too deep.' };

export function tooMany(count: number): Problem {
  return {
    code: 'too-many',
    field: 'designs',
    message: `There are ${count} designs in this file; send it in parts.`,
    legal: [`up to ${LIMITS.mergeDesigns} designs at once`],
  };
}

export function noSuchPart(parts: number): Problem {
  const message = `The backup has ${parts === 1 ? 'one part' : `${parts} parts`}.`;
  return { code: 'unknown-part', field: 'part', message, legal: [`1 to ${parts}`] };
}

export function newerBackup(version: number): Problem {
  const message = `The file is of version ${version}, made by a newer Hardtop; this one reads version 1.`;
  return { code: 'newer', field: 'version', message, legal: ['1'] };
}
