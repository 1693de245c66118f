// Fixed loops in plain JavaScript. Machines differ and shared ones waver: a figure means something as a ratio to these.
import { performance } from 'node:perf_hooks';

const RUNS = 3;

/** Calls of `batch` work units a second: the median of several runs of `millis` each, after a warm-up. */
export function perSecond(millis, batch) {
  const until = performance.now() + millis / 2;
  while (performance.now() < until) batch();
  const runs = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    let units = 0;
    while (performance.now() - start < millis) units += batch();
    return (units * 1000) / (performance.now() - start);
  });
  return median(runs);
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** The small fast generator sfc32, as whole numbers below 2^32. */
function sfc32(...seeds) {
  let [a, b, c, d] = seeds;
  return () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
}

// Results end here, so that no loop can be optimised away.
let sink = 0;

export function dicePerSecond(millis) {
  const next = sfc32(1, 2, 3, 4);
  const count = 100_000;
  return perSecond(millis, () => {
    for (let i = 0; i < count; i++) {
      let x = next();
      // Unbiased: the last values that do not fill a round of six are thrown away.
      while (x >= 4294967292) x = next();
      sink ^= (x % 6) + 1;
    }
    return count;
  });
}

/** Overlap tests of turned rectangles by separating axes, everything in typed arrays. */
export function rectanglePairsPerSecond(millis) {
  const size = 4096;
  const next = sfc32(5, 6, 7, 8);
  const unit = () => next() / 4294967296;
  const x = Float64Array.from({ length: size }, () => unit() * 6);
  const y = Float64Array.from({ length: size }, () => unit() * 6);
  const angle = Float64Array.from({ length: size }, () => unit() * Math.PI * 2);
  const cos = angle.map(Math.cos);
  const sin = angle.map(Math.sin);
  const long = 1;
  const wide = 0.5;
  const overlaps = (i, j) => {
    const dx = x[j] - x[i];
    const dy = y[j] - y[i];
    const c = Math.abs(cos[i] * cos[j] + sin[i] * sin[j]);
    const s = Math.abs(cos[i] * sin[j] - sin[i] * cos[j]);
    const reachLong = long + long * c + wide * s;
    const reachWide = wide + long * s + wide * c;
    if (Math.abs(dx * cos[i] + dy * sin[i]) > reachLong) return 0;
    if (Math.abs(dy * cos[i] - dx * sin[i]) > reachWide) return 0;
    if (Math.abs(dx * cos[j] + dy * sin[j]) > reachLong) return 0;
    return Math.abs(dy * cos[j] - dx * sin[j]) > reachWide ? 0 : 1;
  };
  const count = 100_000;
  return perSecond(millis, () => {
    for (let k = 0; k < count; k++) sink += overlaps(k & 4095, (k * 7 + 13) & 4095);
    return count;
  });
}

export const consumed = () => sink;
