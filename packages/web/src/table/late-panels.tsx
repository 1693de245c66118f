// Panels that few look at, or nobody before the end: they are fetched when they are first wanted.
import type { ComponentType } from 'preact/compat';
import { late } from '../base/late.tsx';
import type { Curtain } from './curtain.tsx';
import type { DiceEntry } from './dice-entry.tsx';
import type { Drawer } from './drawer.tsx';
import type { KeyHelp } from './key-help.tsx';
import type { OutcomePanel } from './outcome-panel.tsx';
import type { OutdatedNotice } from './outdated-notice.tsx';
import type { SeatNotices } from './seat-notices.tsx';
import type { TableBar } from './table-bar.tsx';
import type { TalkPanel } from './talk-panel.tsx';
import type { TurnedAway } from './turned-away.tsx';

type Late<Panel extends (props: never) => unknown> = ComponentType<Parameters<Panel>[0]>;

export const LateCurtain: Late<typeof Curtain> = late(async () => (await import('./curtain.tsx')).Curtain);
export const LateKeyHelp: Late<typeof KeyHelp> = late(async () => (await import('./key-help.tsx')).KeyHelp);
export const LateRefereePanel: ComponentType<object> = late(
  async () => (await import('./referee-panel.tsx')).RefereePanel,
);
export const LateDiceEntry: Late<typeof DiceEntry> = late(async () => (await import('./dice-entry.tsx')).DiceEntry);
export const LateOutcomePanel: Late<typeof OutcomePanel> = late(
  async () => (await import('./outcome-panel.tsx')).OutcomePanel,
);
export const LateDrawer: Late<typeof Drawer> = late(async () => (await import('./drawer.tsx')).Drawer);
export const LateOutdatedNotice: Late<typeof OutdatedNotice> = late(
  async () => (await import('./outdated-notice.tsx')).OutdatedNotice,
);
export const LateSeatNotices: Late<typeof SeatNotices> = late(
  async () => (await import('./seat-notices.tsx')).SeatNotices,
);
export const LateTableBar: Late<typeof TableBar> = late(async () => (await import('./table-bar.tsx')).TableBar);
export const LateTalk: Late<typeof TalkPanel> = late(async () => (await import('./talk-panel.tsx')).TalkPanel);
export const LateTurnedAway: Late<typeof TurnedAway> = late(async () => (await import('./turned-away.tsx')).TurnedAway);
