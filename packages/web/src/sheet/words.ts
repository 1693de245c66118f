import type { CardFace, Gauge, SheetTrack } from '@hardtop/board';

/** A gauge as it is read aloud: `Front armor 12 of 20`. */
export function gaugeWords({ label, now, full, ammo, note, unknown, card }: Gauge): string {
  if (unknown === true) return `${label} unknown${note === undefined ? '' : `, ${note}`}`;
  if (card !== undefined) return cardWords(label, now, full, card);
  const shots = ammo === undefined ? '' : `, ${ammo.now} of ${ammo.full} shots`;
  return `${label} ${now} of ${full}${shots}${note === undefined ? '' : `, ${note}`}`;
}

function cardWords(label: string, now: number, full: number, { isUp, state, lines }: CardFace): string {
  const dice = full > 0 && isUp ? [`${now} of ${full}`] : [];
  return [`${label}, card face ${isUp ? 'up' : 'down'}`, state ?? '', ...dice, ...(isUp ? lines : [])]
    .filter((words) => words !== '')
    .join(', ');
}

/** Whether the marker of a track, or another cell, is where it is risky. */
export const isRisky = ({ dangerFrom, dangerTo }: SheetTrack, cell: number): boolean =>
  (dangerFrom !== undefined && cell >= dangerFrom) || (dangerTo !== undefined && cell <= dangerTo);

export function trackWords(track: SheetTrack): string {
  const { label, cells, at, gives } = track;
  const given = gives === undefined ? '' : `, ${gives.label} ${gives.cells[at] ?? 'none'}`;
  return `${label} ${cells[at] ?? 'off the track'}${given}${isRisky(track, at) ? ', risky' : ''}`;
}

/** Whether it is known that nothing is left. */
export function isGone({ now, unknown, card }: Gauge): boolean {
  return card === undefined ? unknown !== true && now <= 0 : !card.isUp;
}

type Health = 'whole' | 'hurt' | 'low' | 'gone';

/** How a figure is set: what is nearly gone is in red. */
export function healthOf(now: number, full: number): Health {
  if (now <= 0 && full > 0) return 'gone';
  if (now >= full) return 'whole';
  return now <= full / 4 ? 'low' : 'hurt';
}
