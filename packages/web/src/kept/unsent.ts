import { readStored, writeStored } from '../base/storage.ts';

const KEY = 'hardtop.unsent';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** Whether something was changed that the server has not got: whichever page is open when it is back sees to it. */
export const hasUnsent = (): boolean => readStored(KEY, isFlag) === true;

export function noteUnsent(isUnsent: boolean): void {
  if (hasUnsent() !== isUnsent) writeStored(KEY, isUnsent);
}
