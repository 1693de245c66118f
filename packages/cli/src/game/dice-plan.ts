import { BY_HAND, type DicePlan, SEEDED } from '@hardtop/kernel';
import { usageError } from '../input/failure.ts';

const SOURCES = ['seed', 'hand', 'stop'] as const;

/** A long game rolls some thousand. */
const MOST_DICE = 10_000;

/** Reads `3,5,6`, `hand`, or a list that names what comes after it: `3,5,6,seed`. */
export function parseDicePlan(text: string | undefined, afterScript: DicePlan['after']): DicePlan {
  if (text === undefined) return SEEDED;
  const parts = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((part) => part !== '');
  const last = SOURCES.find((source) => source === parts.at(-1));
  const faces = last === undefined ? parts : parts.slice(0, -1);
  const wrong = faces.find((face) => !/^\d{1,3}$/.test(face) || Number(face) < 1 || Number(face) > 100);
  if (faces.length > MOST_DICE) throw usageError(`--dice takes up to ${MOST_DICE} dice.`, ['3,5,6,seed']);
  if (wrong !== undefined || parts.length === 0) {
    throw usageError(`--dice cannot be read at "${(wrong ?? text).slice(0, 40)}".`, [
      '3,5,6',
      'hand',
      'seed',
      '3,5,6,seed',
    ]);
  }
  const [script, after] = [faces.map(Number), last ?? afterScript];
  return after === 'hand' ? { ...BY_HAND, script } : { script, after };
}
