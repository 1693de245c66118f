import { between, type Pose, quantize, signedTurn } from '@hardtop/geometry';
import type { Contact } from './contacts.ts';

/** A step is looked at this often, so that a bike does not jump a lamppost. */
const LOOKS = 4;
/** Half a millimetre, in squares. */
const FINE = 0.01;

function poseAt(from: Pose, to: Pose, t: number): Pose {
  const { x, y } = between(from, to, t);
  const h = from.h + Math.round(signedTurn(from.h, to.h) * t);
  return { x: quantize(x), y: quantize(y), h: ((h % 3600) + 3600) % 3600 };
}

/** Without a grid: what is met first on the way, and the last pose before it, to half a millimetre. */
export function firstTouch(
  from: Pose,
  to: Pose,
  meets: (pose: Pose) => Contact | null,
): { readonly contact: Contact; readonly at: Pose } | null {
  for (let look = 1; look <= LOOKS; look++) {
    const contact = look === LOOKS ? meets(to) : meets(poseAt(from, to, look / LOOKS));
    if (contact !== null) return narrowed(from, to, (look - 1) / LOOKS, look / LOOKS, contact, meets);
  }
  return null;
}

function narrowed(
  from: Pose,
  to: Pose,
  clear: number,
  touching: number,
  contact: Contact,
  meets: (pose: Pose) => Contact | null,
): { readonly contact: Contact; readonly at: Pose } {
  let low = clear;
  let high = touching;
  let met = contact;
  while (high - low > FINE) {
    const middle = (low + high) / 2;
    const there = meets(poseAt(from, to, middle));
    if (there === null) {
      low = middle;
    } else {
      high = middle;
      met = there;
    }
  }
  return { contact: met, at: low === 0 ? from : poseAt(from, to, low) };
}
