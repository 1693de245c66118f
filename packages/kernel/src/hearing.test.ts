import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commonEvents, eventsFor, type GameEvent } from './event.ts';
import { Hearing } from './hearing.ts';

const made = fc.array(fc.constantFrom(undefined, [0], [1], [0, 1]), { maxLength: 8 });
const steps = fc.array(fc.record({ back: fc.nat(6), made }), { maxLength: 6 });

it('viewers hear what is new to them, and how much was taken back, as if all had been counted again', () => {
  fc.assert(
    fc.property(steps, fc.constantFrom([null], [0], [0, 1], ['referee'] as const), (course, viewers) => {
      const hearing = new Hearing(viewers);
      let told = 0;
      let before: readonly GameEvent[] = [];
      let list: GameEvent[] = [];
      for (const { back, made: fresh } of course) {
        if (back > 0) list = list.slice(0, Math.max(0, list.length - back));
        for (const to of fresh) {
          const event = { n: list.length + 1, kind: 'x', rule: 'toy/x', text: `${++told}` } as const;
          list.push(to === undefined ? event : { ...event, to });
        }
        const kept = eventsFor(before.slice(0, commonEvents(before, list)), ...viewers).length;
        expect(hearing.hear(list)).toEqual({
          before: eventsFor(before, ...viewers).length,
          from: kept,
          events: eventsFor(list, ...viewers).slice(kept),
        });
        before = [...list];
      }
    }),
  );
});
