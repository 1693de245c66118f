import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advanceLeg, endOf, turnLeg } from './motion.ts';
import { Tracer } from './tracer.ts';

const inches = fc.integer({ min: -4096, max: 4096 }).map((n) => n / 1024);
const heading = fc.integer({ min: 0, max: 3599 });
const pose = fc.record({ x: inches, y: inches, h: heading });

test('a tracer ends where the legs end, to the bit', () => {
  const tracer = new Tracer();
  fc.assert(
    fc.property(pose, inches, inches, fc.integer({ min: -1800, max: 1800 }), (start, forward, right, by) => {
      const ahead = advanceLeg(start, forward, right);
      const there = endOf(start, [ahead]);
      const turn = turnLeg(there, { x: right, y: forward }, by);
      tracer.from(start);
      tracer.advance(forward, right);
      expect(tracer.end).toEqual(there);
      tracer.turn(right, forward, by);
      expect(tracer.end).toEqual(endOf(start, [ahead, turn]));
      // Along the old heading, whatever it points at by now.
      tracer.slide(start.h, forward, right);
      expect(tracer.end).toEqual(endOf(start, [ahead, turn, ahead]));
    }),
  );
});
