import { clientMessage } from '@hardtop/host/wire';
import { readBy } from '@hardtop/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quickChoice } from './quick-choice.ts';

const CHOICE = { t: 'choose', ref: 3, seat: 1, ask: '12.1.0', option: 'speed', params: { mph: -15 } };

test.each([CHOICE, { ...CHOICE, params: {} }, { t: 'choose', ref: 0, seat: 63, ask: '', option: '' }])(
  'a choice that is well formed needs no schema: %j',
  (choice) => expect(quickChoice(choice)).toBe(choice),
);

const near = <T>(usual: T) => fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, fc.jsonValue({ maxDepth: 1 }));
const name = fc.oneof(fc.constantFrom('mph', '__proto__', 'constructor', 'n'.repeat(40), 'n'.repeat(41)), fc.string());
const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(-0, 2 ** 53, -1, 63, 64), fc.constant('1'));
const params = fc
  .array(fc.tuple(name, number), { maxLength: 3 })
  .map((pairs) => JSON.stringify(Object.fromEntries(pairs)));
const text = (length: number) => fc.integer({ min: length - 1, max: length + 1 }).map((letters) => 'é'.repeat(letters));

const almost = fc
  .record(
    {
      t: fc.oneof({ weight: 9, arbitrary: fc.constant('choose') }, fc.constantFrom('preview', 'undo', '')),
      ref: fc.oneof(near(1), number),
      seat: fc.oneof(near(0), number),
      ask: fc.oneof(near('7'), text(40)),
      option: fc.oneof(near('fire'), text(200)),
      params: fc.oneof(params, fc.constant('null'), fc.constant('[]'), fc.constant('[1]')),
      more: fc.constantFrom('', '', '', '"to":1', '"__proto__":{"seat":1}', '"params":{}'),
    },
    { requiredKeys: ['more'] },
  )
  // As it would come over the wire: JSON has its own ideas of what an object may hold.
  .map(({ params: given, more, ...rest }) => {
    const fields = [
      ...Object.entries(rest).map(([field, value]) => `${JSON.stringify(field)}:${JSON.stringify(value)}`),
    ];
    if (given !== undefined) fields.push(`"params":${given}`);
    if (more !== '') fields.push(more);
    return `{${fields.join()}}`;
  });

test('whatever is let through at a glance, the schema lets through as it is', () => {
  fc.assert(
    fc.property(almost, (message) => {
      const quick = quickChoice(JSON.parse(message));
      if (quick === null) return;
      expect(readBy(clientMessage, JSON.parse(message))).toEqual({ ok: true, value: quick });
    }),
    { numRuns: 3_000 },
  );
});

test.each([null, [], 'choose', 1, { t: 'join', keys: [] }])('anything else is left to the schema: %j', (data) =>
  expect(quickChoice(data)).toBeNull(),
);
