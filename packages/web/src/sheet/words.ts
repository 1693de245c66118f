import type { Gauge, SheetTrack } from '@hardtop/board';

/** A gauge as it is read aloud: `Front armor 12 of 20`. */
export function gaugeWords({ label, now, full, ammo, note, unknown }: Gauge): string {
  if (unknown === true) return `${label} unknown${note === undefined ? '' : `, ${note}`}`;
  const shots = ammo === undefined ? '' : `, ${ammo.now} of ${ammo.full} shots`;
  return `${label} ${now} of ${full}${shots}${note === undefined ? '' : `, ${note}`}`;
}

export function trackWords({ label, cells, at, dangerFrom }: SheetTrack): string {
  const risky = dangerFrom !== undefined && at >= dangerFrom ? ', risky' : '';
  return `${label} ${cells[at] ?? 'off the track'}${risky}`;
}

/** Whether it is known that nothing is left. */
export function isGone({ now, unknown }: Gauge): boolean {
  return unknown !== true && now <= 0;
}

type Health = 'whole' | 'hurt' | 'low' | 'gone';

/** How a figure is set: what is nearly gone is in red. */
export function healthOf(now: number, full: number): Health {
  if (now <= 0 && full > 0) return 'gone';
  if (now >= full) return 'whole';
  return now <= full / 4 ? 'low' : 'hurt';
}
