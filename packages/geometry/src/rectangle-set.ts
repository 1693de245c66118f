import { normalizeHeading } from './heading.ts';
import type { Leg, Motion } from './motion.ts';
import { poseInLeg } from './motion.ts';
import type { Pose } from './pose.ts';
import type { Size } from './shape.ts';
import { cosOfNormal, RADIANS_PER_TENTH, sinOfNormal } from './sine.ts';
import { TOLERANCE } from './vector.ts';

// Fields of one rectangle in the array.
const X = 0;
const Y = 1;
const COS = 2;
const SIN = 3;
const HALF_LENGTH = 4;
const HALF_WIDTH = 5;
const RADIUS = 6;
const STRIDE = 8;

/**
 * Rectangles in one flat array, for trying many moves of one counter among some twenty others without making
 * garbage. It gives the answers of `overlaps` and `sweep`, only faster; the moments of a contact are left in
 * `contactLeg` and `contactT`.
 */
export class RectangleSet {
  /** The leg of the last contact found by `sweepFirst`. */
  contactLeg = 0;
  /** The free fraction of that leg, as in `Contact.t`. */
  contactT = 1;

  #data: Float64Array;
  #size = 0;
  // The slide being solved: while enter < t < exit the axes seen so far are all overlapped.
  #enter = 0;
  #exit = 0;

  constructor(capacity = 32) {
    this.#data = new Float64Array(capacity * STRIDE);
  }

  get size(): number {
    return this.#size;
  }

  clear(): void {
    this.#size = 0;
  }

  /** Returns the index of the new rectangle. */
  add(pose: Pose, size: Size): number {
    const at = this.#size * STRIDE;
    if (at >= this.#data.length) this.#grow();
    const halfLength = size.length / 2;
    const halfWidth = size.width / 2;
    this.#data[at + X] = pose.x;
    this.#data[at + Y] = pose.y;
    this.#data[at + COS] = cosOfNormal(pose.h);
    this.#data[at + SIN] = sinOfNormal(pose.h);
    this.#data[at + HALF_LENGTH] = halfLength;
    this.#data[at + HALF_WIDTH] = halfWidth;
    this.#data[at + RADIUS] = Math.sqrt(halfLength * halfLength + halfWidth * halfWidth);
    return this.#size++;
  }

  #grow(): void {
    const wider = new Float64Array(Math.max(STRIDE, this.#data.length * 2));
    wider.set(this.#data);
    this.#data = wider;
  }

  /** The first rectangle overlapped by more than the slack, or -1. */
  hits(x: number, y: number, h: number, halfLength: number, halfWidth: number, slack: number): number {
    const cos = cosOfNormal(h);
    const sin = sinOfNormal(h);
    const radius = Math.sqrt(halfLength * halfLength + halfWidth * halfWidth);
    for (let i = 0; i < this.#size; i++) {
      if (!this.#isNear(i, x, y, radius)) continue;
      if (this.#gap(i, x, y, cos, sin, halfLength, halfWidth) < -(slack + TOLERANCE)) return i;
    }
    return -1;
  }

  /** The index of the first rectangle met, or -1; see `sweep` for what counts. */
  sweepFirst(size: Size, start: Pose, motion: Motion, slack: number): number {
    let from = start;
    for (let i = 0; i < motion.length; i++) {
      const leg = motion[i];
      if (leg === undefined) break;
      const index = this.#sweepLeg(from, leg, size.length / 2, size.width / 2, slack);
      this.contactLeg = i;
      if (index >= 0) return index;
      if (i + 1 < motion.length) from = poseInLeg(from, leg, 1);
    }
    return -1;
  }

  #sweepLeg(from: Pose, leg: Leg, halfLength: number, halfWidth: number, slack: number): number {
    return leg.kind === 'slide'
      ? this.sweepSlide(from.x, from.y, from.h, halfLength, halfWidth, leg.dx, leg.dy, slack)
      : this.sweepTurn(from.x, from.y, from.h, halfLength, halfWidth, leg.about.x, leg.about.y, leg.by, slack);
  }

  /** The first rectangle met in a straight slide, or -1; sets `contactT`. */
  sweepSlide(
    x: number,
    y: number,
    h: number,
    halfLength: number,
    halfWidth: number,
    dx: number,
    dy: number,
    slack: number,
  ): number {
    const cos = cosOfNormal(h);
    const sin = sinOfNormal(h);
    const reach = Math.sqrt(halfLength * halfLength + halfWidth * halfWidth) + Math.sqrt(dx * dx + dy * dy) / 2;
    let best = -1;
    let bestT = 1;
    for (let i = 0; i < this.#size; i++) {
      if (!this.#isNear(i, x + dx / 2, y + dy / 2, reach)) continue;
      const gap = this.#gap(i, x, y, cos, sin, halfLength, halfWidth);
      const limit = Math.max(slack, gap < -TOLERANCE ? -gap : 0) + TOLERANCE;
      const t = this.#slideContact(i, x, y, cos, sin, halfLength, halfWidth, dx, dy, limit);
      if (t < (best < 0 ? 1 : bestT - TOLERANCE)) [best, bestT] = [i, t];
    }
    this.contactT = bestT;
    return best;
  }

  /** The first rectangle met in a turn about a map point, or -1; sets `contactT`. */
  sweepTurn(
    x: number,
    y: number,
    h: number,
    halfLength: number,
    halfWidth: number,
    aboutX: number,
    aboutY: number,
    by: number,
    slack: number,
  ): number {
    const tenths = Math.abs(by);
    const cos = cosOfNormal(h);
    const sin = sinOfNormal(h);
    // The pivot in the counter's own frame.
    const pivotX = (aboutX - x) * cos + (aboutY - y) * sin;
    const pivotY = (aboutY - y) * cos - (aboutX - x) * sin;
    const across = halfWidth + Math.abs(pivotX);
    const along = halfLength + Math.abs(pivotY);
    const radius = Math.sqrt(across * across + along * along);
    let best = -1;
    let last = tenths;
    for (let i = 0; i < this.#size; i++) {
      if (!this.#isNear(i, aboutX, aboutY, radius)) continue;
      const step = this.#turnContact(
        i,
        h,
        halfLength,
        halfWidth,
        aboutX,
        aboutY,
        pivotX,
        pivotY,
        by,
        last,
        radius,
        slack,
      );
      if (step < 0) continue;
      best = i;
      last = step - 1;
    }
    this.contactT = best < 0 ? 1 : last / tenths;
    return best;
  }

  // Whether the circle around a rectangle comes within `reach` of a point.
  #isNear(i: number, x: number, y: number, reach: number): boolean {
    const data = this.#data;
    const at = i * STRIDE;
    const dx = (data[at + X] ?? 0) - x;
    const dy = (data[at + Y] ?? 0) - y;
    const limit = reach + (data[at + RADIUS] ?? 0);
    return dx * dx + dy * dy < limit * limit;
  }

  // As `separation(...).gap`: the widest gap along the four axes.
  #gap(i: number, x: number, y: number, cos: number, sin: number, halfLength: number, halfWidth: number): number {
    const data = this.#data;
    const at = i * STRIDE;
    const dx = (data[at + X] ?? 0) - x;
    const dy = (data[at + Y] ?? 0) - y;
    const otherCos = data[at + COS] ?? 0;
    const otherSin = data[at + SIN] ?? 0;
    const otherLength = data[at + HALF_LENGTH] ?? 0;
    const otherWidth = data[at + HALF_WIDTH] ?? 0;
    const relCos = Math.abs(cos * otherCos + sin * otherSin);
    const relSin = Math.abs(sin * otherCos - cos * otherSin);
    return Math.max(
      Math.abs(dx * cos + dy * sin) - halfWidth - otherWidth * relCos - otherLength * relSin,
      Math.abs(dy * cos - dx * sin) - halfLength - otherWidth * relSin - otherLength * relCos,
      Math.abs(dx * otherCos + dy * otherSin) - otherWidth - halfWidth * relCos - halfLength * relSin,
      Math.abs(dy * otherCos - dx * otherSin) - otherLength - halfWidth * relSin - halfLength * relCos,
    );
  }

  // The moment of contact, or 1 when there is none.
  #slideContact(
    i: number,
    x: number,
    y: number,
    cos: number,
    sin: number,
    halfLength: number,
    halfWidth: number,
    vx: number,
    vy: number,
    limit: number,
  ): number {
    const data = this.#data;
    const at = i * STRIDE;
    const dx = (data[at + X] ?? 0) - x;
    const dy = (data[at + Y] ?? 0) - y;
    const oc = data[at + COS] ?? 0;
    const os = data[at + SIN] ?? 0;
    const ol = data[at + HALF_LENGTH] ?? 0;
    const ow = data[at + HALF_WIDTH] ?? 0;
    const rc = Math.abs(cos * oc + sin * os);
    const rs = Math.abs(sin * oc - cos * os);
    this.#enter = -Infinity;
    this.#exit = Infinity;
    this.#narrow(dx * cos + dy * sin, vx * cos + vy * sin, halfWidth + ow * rc + ol * rs - limit);
    this.#narrow(dy * cos - dx * sin, vy * cos - vx * sin, halfLength + ow * rs + ol * rc - limit);
    this.#narrow(dx * oc + dy * os, vx * oc + vy * os, ow + halfWidth * rc + halfLength * rs - limit);
    this.#narrow(dy * oc - dx * os, vy * oc - vx * os, ol + halfWidth * rs + halfLength * rc - limit);
    return this.#enter < this.#exit && this.#exit > 0 ? Math.max(0, this.#enter) : 1;
  }

  // Along one axis the centres are offset - rate * t apart, and the rectangles overlap while that is below reach.
  #narrow(offset: number, rate: number, reach: number): void {
    if (reach <= 0 || (rate === 0 && Math.abs(offset) >= reach)) this.#exit = -Infinity;
    else if (rate !== 0) {
      const a = (offset - reach) / rate;
      const b = (offset + reach) / rate;
      this.#enter = Math.max(this.#enter, Math.min(a, b));
      this.#exit = Math.min(this.#exit, Math.max(a, b));
    }
  }

  // The first step (tenths of a degree) that overlaps, at most `last`, or -1; skips as `turnContact` does.
  #turnContact(
    i: number,
    h: number,
    halfLength: number,
    halfWidth: number,
    aboutX: number,
    aboutY: number,
    pivotX: number,
    pivotY: number,
    by: number,
    last: number,
    radius: number,
    slack: number,
  ): number {
    const perTenth = radius * RADIANS_PER_TENTH;
    const sign = by < 0 ? -1 : 1;
    let allowance = slack;
    for (let step = 0; step <= last; ) {
      const heading = normalizeHeading(h + sign * step);
      const cos = cosOfNormal(heading);
      const sin = sinOfNormal(heading);
      const x = aboutX - (pivotX * cos - pivotY * sin);
      const y = aboutY - (pivotX * sin + pivotY * cos);
      const gap = this.#gap(i, x, y, cos, sin, halfLength, halfWidth);
      if (step === 0 && gap < -slack) allowance = -gap;
      if (gap < -(allowance + TOLERANCE)) return step;
      step += 1 + Math.max(0, Math.floor((gap + allowance) / perTenth));
    }
    return -1;
  }
}
