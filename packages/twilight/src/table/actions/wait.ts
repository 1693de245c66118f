import type { Option } from '@hardtop/kernel';
import type { ActionKind } from './action-kind.ts';

const WAIT: Option = {
  id: 'wait',
  label: 'Wait',
  words: ['wait', 'pass', 'nothing'],
  preview: () => ({ text: 'Nothing in this phase.' }),
};
const OPTIONS: readonly Option[] = [WAIT];

/** Nobody has to do anything; an aim is kept. */
export const wait: ActionKind = {
  id: 'wait',
  rule: 'twilight/combat/actions',
  keepsAim: true,
  whilePinned: true,
  after: ['crawl', 'walk', 'trot', 'run'],
  options: () => OPTIONS,
  *perform() {},
};
