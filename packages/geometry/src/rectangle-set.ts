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

type Slide = Leg & { kind: 'slide' };
type Turn = Leg & { kind: 'turn' };

/**
 * Rectangles in one flat array, for trying many moves of one counter among some twenty others without making
 * garbage. It gives the answers of `overlaps` and `sweep`, only faster; when a contact comes is left in
 * `contactLeg` and `contactT`.
 */
export class RectangleSet {
  /** The leg of the contact last found by `sweepFirst`. */
  contactLeg = 0;
  /** The free fraction of that leg, as in `Contact.t`. */
  contactT = 1;

  #data: Float64Array;
  #size = 0;
  // The counter being tried: where it stands now.
  #x = 0;
  #y = 0;
  #cos = 1;
  #sin = 0;
  #halfLength = 0;
  #halfWidth = 0;
  // The slide being solved: while enter < t < exit, the axes seen so far are all overlapped.
  #enter = 0;
  #exit = 0;
  // The turn being stepped through: the pivot in the counter's own frame, and its farthest corner.
  #pivotX = 0;
  #pivotY = 0;
  #reach = 0;

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
    this.#data[at + X] = pose.x;
    this.#data[at + Y] = pose.y;
    this.#data[at + COS] = cosOfNormal(pose.h);
    this.#data[at + SIN] = sinOfNormal(pose.h);
    this.#data[at + HALF_LENGTH] = size.length / 2;
    this.#data[at + HALF_WIDTH] = size.width / 2;
    this.#data[at + RADIUS] = diagonal(size.length / 2, size.width / 2);
    return this.#size++;
  }

  #grow(): void {
    const wider = new Float64Array(Math.max(STRIDE, this.#data.length * 2));
    wider.set(this.#data);
    this.#data = wider;
  }

  /** The first rectangle overlapped by more than the slack, or -1. The heading must be within 0..3599. */
  hits(x: number, y: number, h: number, halfLength: number, halfWidth: number, slack: number): number {
    this.#halfLength = halfLength;
    this.#halfWidth = halfWidth;
    this.#place(x, y, h);
    const radius = diagonal(halfLength, halfWidth);
    for (let i = 0; i < this.#size; i++) {
      if (this.#isNear(i, x, y, radius) && this.#gap(i) < -(slack + TOLERANCE)) return i;
    }
    return -1;
  }

  /** The index of the first rectangle met, or -1; see `sweep` for what counts. */
  sweepFirst(size: Size, start: Pose, motion: Motion, slack: number): number {
    this.#halfLength = size.length / 2;
    this.#halfWidth = size.width / 2;
    let from = start;
    for (let i = 0; i < motion.length; i++) {
      const leg = motion[i];
      if (leg === undefined) break;
      const index = leg.kind === 'slide' ? this.#sweepSlide(from, leg, slack) : this.#sweepTurn(from, leg, slack);
      this.contactLeg = i;
      if (index >= 0) return index;
      if (i + 1 < motion.length) from = poseInLeg(from, leg, 1);
    }
    return -1;
  }

  #sweepSlide(from: Pose, { dx, dy }: Slide, slack: number): number {
    this.#place(from.x, from.y, from.h);
    const reach = diagonal(this.#halfLength, this.#halfWidth) + diagonal(dx, dy) / 2;
    let best = -1;
    let bestT = 1;
    for (let i = 0; i < this.#size; i++) {
      if (!this.#isNear(i, from.x + dx / 2, from.y + dy / 2, reach)) continue;
      const allowance = Math.max(slack, -this.#gap(i));
      const t = this.#slideContact(i, dx, dy, allowance + TOLERANCE);
      // A tie within noise goes to the lower index, as in `sweep`.
      if (t < (best < 0 ? 1 : bestT - TOLERANCE)) [best, bestT] = [i, t];
    }
    this.contactT = bestT;
    return best;
  }

  #sweepTurn(from: Pose, leg: Turn, slack: number): number {
    this.#place(from.x, from.y, from.h);
    const dx = leg.about.x - from.x;
    const dy = leg.about.y - from.y;
    this.#pivotX = dx * this.#cos + dy * this.#sin;
    this.#pivotY = dy * this.#cos - dx * this.#sin;
    this.#reach = diagonal(this.#halfWidth + Math.abs(this.#pivotX), this.#halfLength + Math.abs(this.#pivotY));
    const tenths = Math.abs(leg.by);
    let best = -1;
    let last = tenths;
    for (let i = 0; i < this.#size; i++) {
      if (!this.#isNear(i, leg.about.x, leg.about.y, this.#reach)) continue;
      const step = this.#turnContact(i, from.h, leg, last, slack);
      if (step > 0) [best, last] = [i, step - 1];
    }
    this.contactT = best < 0 ? 1 : last / tenths;
    return best;
  }

  #place(x: number, y: number, h: number): void {
    this.#x = x;
    this.#y = y;
    this.#cos = cosOfNormal(h);
    this.#sin = sinOfNormal(h);
  }

  // Whether the circle around a rectangle comes within `reach` of a point.
  #isNear(i: number, x: number, y: number, reach: number): boolean {
    const at = i * STRIDE;
    const dx = (this.#data[at + X] ?? 0) - x;
    const dy = (this.#data[at + Y] ?? 0) - y;
    const limit = reach + (this.#data[at + RADIUS] ?? 0);
    return dx * dx + dy * dy < limit * limit;
  }

  // As `separation(...).gap`: the widest gap along the four axes, those of the counter first.
  #gap(i: number): number {
    const at = i * STRIDE;
    const dx = (this.#data[at + X] ?? 0) - this.#x;
    const dy = (this.#data[at + Y] ?? 0) - this.#y;
    const [cos, sin, length, width] = [this.#cos, this.#sin, this.#halfLength, this.#halfWidth];
    const oCos = this.#data[at + COS] ?? 0;
    const oSin = this.#data[at + SIN] ?? 0;
    const oLength = this.#data[at + HALF_LENGTH] ?? 0;
    const oWidth = this.#data[at + HALF_WIDTH] ?? 0;
    const relCos = Math.abs(cos * oCos + sin * oSin);
    const relSin = Math.abs(sin * oCos - cos * oSin);
    return Math.max(
      Math.abs(dx * cos + dy * sin) - width - oWidth * relCos - oLength * relSin,
      Math.abs(dy * cos - dx * sin) - length - oWidth * relSin - oLength * relCos,
      Math.abs(dx * oCos + dy * oSin) - oWidth - width * relCos - length * relSin,
      Math.abs(dy * oCos - dx * oSin) - oLength - width * relSin - length * relCos,
    );
  }

  // The moment of contact, or 1 when there is none; the same four axes.
  #slideContact(i: number, vx: number, vy: number, limit: number): number {
    const at = i * STRIDE;
    const dx = (this.#data[at + X] ?? 0) - this.#x;
    const dy = (this.#data[at + Y] ?? 0) - this.#y;
    const [cos, sin, length, width] = [this.#cos, this.#sin, this.#halfLength, this.#halfWidth];
    const oCos = this.#data[at + COS] ?? 0;
    const oSin = this.#data[at + SIN] ?? 0;
    const oLength = this.#data[at + HALF_LENGTH] ?? 0;
    const oWidth = this.#data[at + HALF_WIDTH] ?? 0;
    const relCos = Math.abs(cos * oCos + sin * oSin);
    const relSin = Math.abs(sin * oCos - cos * oSin);
    this.#enter = -Infinity;
    this.#exit = Infinity;
    this.#narrow(dx * cos + dy * sin, vx * cos + vy * sin, width + oWidth * relCos + oLength * relSin - limit);
    this.#narrow(dy * cos - dx * sin, vy * cos - vx * sin, length + oWidth * relSin + oLength * relCos - limit);
    this.#narrow(dx * oCos + dy * oSin, vx * oCos + vy * oSin, oWidth + width * relCos + length * relSin - limit);
    this.#narrow(dy * oCos - dx * oSin, vy * oCos - vx * oSin, oLength + width * relSin + length * relCos - limit);
    return this.#enter < this.#exit && this.#exit > 0 ? Math.max(0, this.#enter) : 1;
  }

  // Along one axis the centres are offset - rate * t apart, and overlap while that is within the reach.
  #narrow(offset: number, rate: number, reach: number): void {
    if (reach <= 0 || (rate === 0 && Math.abs(offset) >= reach)) this.#exit = -Infinity;
    else if (rate !== 0) {
      const a = (offset - reach) / rate;
      const b = (offset + reach) / rate;
      this.#enter = Math.max(this.#enter, Math.min(a, b));
      this.#exit = Math.min(this.#exit, Math.max(a, b));
    }
  }

  // The first step (tenths of a degree) that overlaps, at most `last`, or -1; steps as `turnContact` does.
  #turnContact(i: number, h: number, { about, by }: Turn, last: number, slack: number): number {
    const travelPerTenth = this.#reach * RADIANS_PER_TENTH;
    const sign = by < 0 ? -1 : 1;
    let allowance = slack;
    for (let step = 0; step <= last; ) {
      this.#placeAbout(about.x, about.y, normalizeHeading(h + sign * step));
      const gap = this.#gap(i);
      if (step === 0) allowance = Math.max(slack, -gap);
      if (gap < -(allowance + TOLERANCE)) return step;
      step += 1 + Math.max(0, Math.floor((gap + allowance) / travelPerTenth));
    }
    return -1;
  }

  #placeAbout(x: number, y: number, h: number): void {
    const cos = cosOfNormal(h);
    const sin = sinOfNormal(h);
    this.#place(x - (this.#pivotX * cos - this.#pivotY * sin), y - (this.#pivotX * sin + this.#pivotY * cos), h);
  }
}

function diagonal(a: number, b: number): number {
  return Math.sqrt(a * a + b * b);
}
