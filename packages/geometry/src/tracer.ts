import { type Heading, normalizeHeading } from './heading.ts';
import { type Pose, quantize } from './pose.ts';
import { cosOfNormal, sinOfNormal } from './sine.ts';

/** A pose moved on leg by leg to the very bits that `endOf` finds, for whoever wants the end of many ways and none of the ways. */
export class Tracer {
  private x = 0.5;
  private y = 0.5;
  private h = 0;

  from({ x, y, h }: Pose): void {
    this.x = x;
    this.y = y;
    this.h = h;
  }

  get end(): Pose {
    return { x: this.x, y: this.y, h: this.h };
  }

  /** As `advanceLeg` from here does. */
  advance(forward: number, right: number): void {
    this.slide(this.h, forward, right);
  }

  /** The same by another heading than its own. */
  slide(heading: Heading, forward: number, right: number): void {
    const cos = cosOfNormal(heading);
    const sin = sinOfNormal(heading);
    this.x = quantize(this.x + (right * cos - forward * sin));
    this.y = quantize(this.y + (right * sin + forward * cos));
  }

  /** As `turnLeg` from here does: about a point of its own frame. */
  turn(pivotX: number, pivotY: number, by: number): void {
    const cos = cosOfNormal(this.h);
    const sin = sinOfNormal(this.h);
    const aboutX = this.x + (pivotX * cos - pivotY * sin);
    const aboutY = this.y + (pivotX * sin + pivotY * cos);
    const dx = aboutX - this.x;
    const dy = aboutY - this.y;
    const back = normalizeHeading(-this.h);
    const backCos = cosOfNormal(back);
    const backSin = sinOfNormal(back);
    const localX = dx * backCos - dy * backSin;
    const localY = dx * backSin + dy * backCos;
    const h = normalizeHeading(this.h + Math.round(by));
    const newCos = cosOfNormal(h);
    const newSin = sinOfNormal(h);
    this.x = quantize(aboutX - (localX * newCos - localY * newSin));
    this.y = quantize(aboutY - (localX * newSin + localY * newCos));
    this.h = h;
  }
}
