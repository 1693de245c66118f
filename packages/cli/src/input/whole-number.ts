import { usageError } from './failure.ts';

/** A whole number from the command line. */
export function wholeNumber(option: string, text: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  const range = max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`;
  throw usageError(`${option} must be a whole number ${range}, not "${text}".`);
}
