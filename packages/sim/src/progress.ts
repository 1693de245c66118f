import { performance } from 'node:perf_hooks';

/** Where progress is shown: standard error, or what a test holds in its place. */
interface ProgressLine {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** One step of something long; `left` in seconds where it is known better than by the pace so far. */
type Progress = (done: number, left?: number) => void;

const BAR_WIDTH = 24;
/** Milliseconds between two drawings. */
const PACE = 100;
const ERASE = '\r\u001b[K';

/** A bar with rate and time left, drawn over itself on a terminal; nothing where nobody looks. `end` takes it away. */
export function progressOn(
  line: ProgressLine,
  total: number,
  unit: string,
  now: () => number = () => performance.now(),
): { readonly show: Progress; end(): void } {
  const start = now();
  let drawn = start;
  const show: Progress = (done, left) => {
    if (now() - drawn < PACE) return;
    drawn = now();
    const rate = (done * 1000) / (drawn - start);
    line.write(ERASE + progressText(done, total, unit, rate, left ?? (total - done) / rate));
  };
  return line.isTTY === true ? { show, end: () => line.write(ERASE) } : { show: () => undefined, end: () => undefined };
}

function progressText(done: number, total: number, unit: string, rate: number, left: number): string {
  const full = Math.round((BAR_WIDTH * Math.min(done, total)) / Math.max(total, 1));
  const bar = '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full);
  const pace = `${rate.toFixed(rate < 10 ? 1 : 0)} a second`;
  return `${bar} ${done} of ${total} ${unit}, ${pace}${Number.isFinite(left) ? `, ${timeText(left)} left` : ''}`;
}

/** 4 s, 3:07 min, 2:05 h. */
function timeText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole < 60) return `${whole} s`;
  const [high, low, unit] = whole < 3600 ? [whole, 60, 'min'] : [Math.floor(whole / 60), 60, 'h'];
  return `${Math.floor(high / low)}:${String(high % low).padStart(2, '0')} ${unit}`;
}
