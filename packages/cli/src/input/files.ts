import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { DEEPEST_JSON, deepField, type Journal, parseJournal } from '@hardtop/kernel';
import { failed, problemsText, usageError } from './failure.ts';

export function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw usageError(`Cannot read ${file}: ${reasonOf(error)}.`);
  }
  return parseJsonText(text, file);
}

/** Refuses what is no JSON, and what would take whoever walks into it beyond the stack. */
export function parseJsonText(text: string, file: string): unknown {
  const deep = deepField(text, 'it');
  if (deep !== null) throw usageError(`${file} nests deeper than ${DEEPEST_JSON} levels, in "${deep}".`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw usageError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** JSON, packed by gzip or not. */
export function readPackedJson(file: string): unknown {
  let bytes: Buffer;
  let text: string;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw usageError(`Cannot read ${file}: ${reasonOf(error)}.`);
  }
  try {
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    text = (isPacked ? gunzipSync(bytes, { maxOutputLength: MOST_UNPACKED }) : bytes).toString('utf8');
  } catch (error) {
    throw usageError(`${file} cannot be unpacked: ${error instanceof Error ? error.message : error}.`);
  }
  return parseJsonText(text, file);
}

/** A packed file may not grow beyond all bounds. */
const MOST_UNPACKED = 256 * 1024 * 1024;

export function readJournal(file: string): Journal {
  const journal = parseJournal(readJson(file));
  if (!journal.ok) throw failed(`${file} is not a journal.\n${problemsText(journal.error)}`);
  return journal.value;
}

/** Whole or not at all: whoever is killed while writing leaves the old file. */
export function writeJournal(file: string, journal: Journal): void {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    const handle = openSync(draft, 'w');
    try {
      writeSync(handle, `${JSON.stringify(journal)}\n`);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw failed(`Cannot write ${file}: ${reasonOf(error)}.`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is not a folder',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}
