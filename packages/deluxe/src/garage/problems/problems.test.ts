import { describe, expect, test } from 'vitest';
import type { DeluxeRule } from '../../rules.ts';
import { problemsOf } from '../../testing/by-the-book.ts';
import { stockDesign } from '../../testing/design-fixtures.ts';
import {
  type CombinationDesign,
  type Design,
  NO_FITTINGS,
  type TenWheelerDesign,
  type TrikeDesign,
} from '../design/design.ts';
import { applyEdit, type Edit, type FittingLists, type ListName, type Options } from '../design/edit.ts';
import type { ProblemCode } from './problem.ts';

const set = (options: Options, part?: string): Edit => ({ kind: 'set', options, part });
const add = <L extends ListName>(list: L, item: FittingLists[L], part?: string): Edit =>
  ({ kind: 'add', list, item, part }) as Edit;
const drop = (list: ListName, index: number, part?: string): Edit => ({ kind: 'remove', list, index, part });
const arm = (
  weapon: FittingLists['weapons']['weapon'],
  mount: FittingLists['weapons']['mount'],
  more: Partial<FittingLists['weapons']> = {},
  part?: string,
): Edit => add('weapons', { weapon, count: 1, mount, ...more }, part);
const part = (id: FittingLists['accessories']['id'], more: Partial<FittingLists['accessories']> = {}): Edit =>
  add('accessories', { id, count: 1, ...more });

type Case = readonly [
  rule: DeluxeRule,
  what: string,
  stock: string | Design,
  edits: readonly Edit[],
  code: ProblemCode,
  message?: string,
];

/** A roomy car that lacks nothing. */
const LUXURY = applyEdit(stockDesign('hotshot'), {
  kind: 'several',
  edits: [drop('weapons', 3), drop('weapons', 2), drop('weapons', 1), drop('weapons', 0)],
});
const VAN = applyEdit(stockDesign('ambunaught'), drop('weapons', 0));
const TRUCK = stockDesign('viking') as TenWheelerDesign;
const withCarrier = (body: 'flatbed15' | 'tanker15' | 'dumper15'): Design => ({
  ...TRUCK,
  carrier: { ...NO_FITTINGS, body },
});
const IMP = stockDesign('imp') as TrikeDesign;

describe('problems, each with its rule', () => {
  // biome-ignore format: one case per line
  test.each([
    // weight and power
    ['deluxe/VIII.2/chassis', 'over the load', 'killer-kart', [{ kind: 'armor', points: { front: 6 } }], 'overload', '5 lb over: 2,305 of 2,300 lb.'],
    ['deluxe/VIII.11/acceleration', 'too weak a plant', 'hotshot', [set({ plants: [{ plant: 'large', at: 'front' }] })], 'underpowered', 'Cannot move: 6,400 lb, and the large plant moves 6,000 lb at most.'],
    ['deluxe/VIII.4/power-plants', 'no plant', 'hotshot', [set({ plants: [] })], 'no-plant'],
    ['deluxe/X.5/acceleration', 'a truck plant that cannot pull', TRUCK, [set({ plants: [{ plant: 'small', at: 'front' }] }), set({ chassis: 'xheavy' }), { kind: 'armor', points: { back: 40 } }], 'underpowered'],
    ['deluxe/XII.1/power-plants', 'a small plant in a tractor', 'roughrider', [set({ plants: [{ plant: 'medium', at: 'front' }] })], 'plant-fit'],
    ['deluxe/XIII.1/acceleration', 'a helicopter that cannot lift', 'gnat', [{ kind: 'armor', points: { front: 37 } }], 'underpowered'],
    ['deluxe/VIII.12/placing', 'the first plant in the cargo area', 'intimidator', [set({ plants: [{ plant: 'super', at: 'cargo' }] })], 'plant-place'],
    ['deluxe/VIII.4/duplicate-plants', 'a second plant in a cargo area that is not there', 'hotshot', [set({ plants: [{ plant: 'super', at: 'front' }, { plant: 'small', at: 'cargo' }] })], 'plant-place'],
    // room
    ['deluxe/VIII.1/body-types', 'too little room', 'stinger', [part('infrared')], 'spaces', '1 space over: 8 of 7.'],
    ['deluxe/VIII.10/cargo', 'too much cargo', 'intimidator', [add('cargo', { kind: 'goods', name: 'Feathers', spaces: 12, weight: 1 })], 'cargo-room', 'Cargo takes 12 spaces, and 11 are free.'],
    ['deluxe/VIII.1/cargo-area', 'an extinguisher in the cargo area', 'intimidator', [part('fireextinguisher', { inCargo: true })], 'cargo-part'],
    ['deluxe/VIII.12/location-limit', 'more than a third to one side', LUXURY, [arm('AT', 'front'), arm('RR', 'front'), arm('RL', 'front')], 'side-share', 'Weapons to the front take 7 spaces; a third of all is 6 1/3.'],
    ['deluxe/X.2/dumper', 'more than five spaces of weapons on a dumper', withCarrier('dumper15'), [arm('RL', 'back', { count: 3 }, 'carrier')], 'dump-weapons'],
    // mounts
    ['deluxe/VIII.6/weapons', 'a minedropper in front', LUXURY, [arm('MD', 'front')], 'mount'],
    ['deluxe/V.5/paint-and-smoke', 'a smokescreen in front', LUXURY, [arm('SS', 'front')], 'mount'],
    ['deluxe/V.2/anti-tank-gun', 'recoil to the side', LUXURY, [arm('AT', 'right')], 'recoil'],
    ['deluxe/V.2/tank-gun', 'a tank gun on a car', VAN, [arm('TG', 'front')], 'weapon-class'],
    ['deluxe/V.2/bomb', 'a bomb on a car', LUXURY, [arm('B', 'underbody')], 'weapon-class'],
    ['deluxe/V.2/starshell', 'a starshell launcher to the side', LUXURY, [arm('SL', 'left')], 'mount'],
    ['deluxe/IX.1/weapon-placement', "a gun on a cycle's side", 'shogun-150', [arm('MG', 'right')], 'mount'],
    ['deluxe/IX.1/weapon-placement', 'a gun between cycle and sidecar', 'outlander-sidecar', [arm('MR', 'left')], 'mount'],
    ['deluxe/IX.3/weapon-location', "spikes at a trike's side", IMP, [arm('SD', 'right')], 'mount'],
    ['deluxe/IX.3/weapon-location', "an autocannon at a trike's side", 'lumberjack', [arm('AC', 'left')], 'trike-side'],
    ['deluxe/X.1/weapons', 'a gun to the back of a cab', TRUCK, [arm('MG', 'back')], 'mount'],
    ['deluxe/X.2/armor-and-weapons', 'a gun to the front of a carrier', TRUCK, [arm('MG', 'front', {}, 'carrier')], 'mount'],
    ['deluxe/X.2/armor-and-weapons', 'a gun on an open flatbed', withCarrier('flatbed15'), [arm('MG', 'back', {}, 'carrier')], 'mount'],
    ['deluxe/XII.2/weapons', 'a trailer that fires forward', 'houston-type-two', [arm('MG', 'front')], 'mount'],
    ['deluxe/XII.2/weapons', "mines from a trailer's front half", 'houston-type-two', [arm('MD', 'frontLeft')], 'mount'],
    ['deluxe/XII.3/weapons', "oil from a bus's front half", 'busnought', [arm('OJ', 'frontRight')], 'mount'],
    ['deluxe/XIII.1/weapons', "a gun on a helicopter's roof", 'gnat', [arm('MG', 'top')], 'mount'],
    ['deluxe/X.3/armor-and-weapons', 'mines in front of a mini-bus', 'voyager', [arm('MD', 'front')], 'mount'],
    ['deluxe/XII.1/weapons', 'mines in front of a tractor', 'roughrider', [arm('MD', 'front')], 'mount'],
    // turrets
    ['deluxe/VIII.8/turret', 'a turret on a subcompact (W-07)', 'killer-kart', [add('turrets', { id: 't', type: 'turret1', at: 'top' })], 'turret-count'],
    ['deluxe/VIII.8/turret', 'three spaces on a luxury car', 'police-cruiser', [{ kind: 'replace', list: 'turrets', index: 0, item: { id: 't1', type: 'turret3', at: 'top' } }], 'turret-size'],
    ['deluxe/VIII.8/turret', 'two turrets', 'police-cruiser', [add('turrets', { id: 't2', type: 'turret1', at: 'top' })], 'turret-count'],
    ['deluxe/VIII.8/turret', 'more in it than it holds', 'police-cruiser', [arm('MG', 'turret', { turret: 't1' })], 'turret-room', 'Two-space turret: 3 spaces of weapons, room for 2.'],
    ['deluxe/VIII.8/turret', 'a weapon without its turret', LUXURY, [arm('MG', 'turret', { turret: 't1' })], 'turret-missing'],
    ['deluxe/VIII.8/cupola', 'a cupola without a gunner', VAN, [{ kind: 'replace', list: 'turrets', index: 0, item: { id: 't1', type: 'cupola3', at: 'top' } }], 'cupola'],
    ['deluxe/VIII.8/rocket-platform', 'a platform with a launcher', VAN, [drop('turrets', 0), part('rocketplatform'), arm('RL', 'platform')], 'platform'],
    ['deluxe/IX.2/trike-equipment', 'a turret on a light trike', IMP, [add('turrets', { id: 't', type: 'turret1', at: 'top' })], 'turret-count'],
    ['deluxe/XI.4/weapons', 'three spaces on a ten-foot trailer', 'crusader', [add('turrets', { id: 't', type: 'turret3', at: 'top' })], 'turret-size'],
    ['deluxe/XIII.1/weapons', 'a turret on top of a helicopter', 'husky', [{ kind: 'replace', list: 'turrets', index: 0, item: { id: 't1', type: 'turret2', at: 'top', universal: true } }], 'turret-place'],
    // links and loads
    ['deluxe/VIII.8/link', 'a link with one weapon', LUXURY, [arm('MG', 'front', { links: ['A'] })], 'link-alone'],
    ['deluxe/VIII.8/link', 'a link across sides', LUXURY, [arm('MG', 'front', { links: ['A'] }), arm('MG', 'back', { links: ['A'] })], 'link-sides'],
    ['deluxe/VIII.8/link', 'a turret linked to the hull', 'police-cruiser', [arm('RR', 'front', { links: ['A'] }), { kind: 'replace', list: 'weapons', index: 1, item: { weapon: 'RR', count: 1, mount: 'turret', turret: 't1', links: ['A'] } }], 'link-sides'],
    ['deluxe/VIII.8/magazine', 'a magazine for a laser', LUXURY, [arm('LL', 'front', { magazines: 1 })], 'magazine'],
    ['deluxe/VIII.6/weapon-statistics', 'too many grenades', LUXURY, [arm('GL', 'front', { load: { kind: 'grenades', order: Array.from({ length: 11 }, () => 'grenade' as const) } })], 'load'],
    // running gear
    ['deluxe/XII.1/chassis', 'a light chassis under a tractor', 'roughrider', [set({ chassis: 'light' })], 'chassis'],
    ['deluxe/VIII.2/six-wheels', 'an extra-heavy pickup on four', 'vigilante', [set({ sixWheels: false, tires: [{ tire: 'solid', count: 4 }] })], 'six-wheels'],
    ['deluxe/VIII.2/six-wheels', 'six wheels on a luxury car', LUXURY, [set({ sixWheels: true, tires: [{ tire: 'pr', count: 6 }] })], 'six-wheels'],
    ['deluxe/VIII.5/tires', 'three tires', LUXURY, [set({ tires: [{ tire: 'pr', count: 3 }] })], 'tire-count', '3 tires; it needs 4.'],
    ['deluxe/IX.1/tires', 'solids on a cycle', 'shogun-150', [set({ tires: [{ tire: 'solid', count: 2 }] })], 'tire-kind'],
    ['deluxe/IX.1/tires', 'unlike tires on a cycle', 'shogun-150', [set({ tires: [{ tire: 'pr', count: 1 }, { tire: 'hd', count: 1 }] })], 'tires-differ'],
    ['deluxe/X.1/tires', 'radials on a truck', TRUCK, [set({ tires: [{ tire: 'prr', count: 10 }] })], 'tire-kind'],
    ['deluxe/XI.1/tires', 'one pair under twenty feet', 'crusader', [set({ body: '20van' }), { kind: 'armor', points: { right: 0, left: 0, top: 0, underbody: 0 } }, drop('weapons', 2), drop('weapons', 1)], 'tire-count'],
    ['deluxe/XII.2/tires', 'eleven tires on a full trailer', 'unit-twelve', [set({ tires: [{ tire: 'solid', count: 11 }] })], 'tire-count'],
    ['deluxe/XII.1/tires', 'eight tires on a tractor', 'roughrider', [set({ tires: [{ tire: 'solid', count: 8 }] })], 'tire-count'],
    // armor
    ['deluxe/IX.1/armor', "armor on a cycle's side", 'shogun-150', [{ kind: 'armor', points: { right: 5 } }], 'armor-place'],
    ['deluxe/XI.1/armor', 'sides on a flatbed', 'wood-hauler', [{ kind: 'armor', points: { left: 5 } }], 'armor-place'],
    ['deluxe/XII.3/armor', 'a bus armored like a car', 'busnought', [{ kind: 'armor', points: { right: 5 } }], 'armor-place'],
    ['deluxe/X.2/tanker', 'a thin tank', withCarrier('tanker15'), [{ kind: 'armor', points: { front: 20, right: 20, left: 20, back: 20, top: 20, underbody: 19 }, part: 'carrier' }], 'armor-minimum', 'Carrier: A tanker needs 20 points underbody; it has 19.'],
    ['deluxe/XII.1/armor', 'a tractor armored by halves', 'roughrider', [{ kind: 'armor', points: { frontRight: 5 } }], 'armor-place'],
    ['deluxe/XII.2/armor', 'a trailer armored like a car', 'houston-type-two', [{ kind: 'armor', points: { right: 5 } }], 'armor-place'],
    // people
    ['deluxe/VIII.9/people', 'no driver', LUXURY, [drop('crew', 0)], 'driver'],
    ['deluxe/VIII.9/people', 'two drivers', LUXURY, [add('crew', { role: 'driver' })], 'driver'],
    ['deluxe/VIII.9/people', 'three in front', LUXURY, [add('crew', { role: 'gunner', count: 3, at: 'front' })], 'seats'],
    ['deluxe/VIII.9/passengers', 'two on the pillion', 'shogun-150', [set({ body: 'heavycycle' }), add('crew', { role: 'passenger', count: 2 })], 'seats'],
    ['deluxe/VIII.8/computer', 'a computer for a passenger', LUXURY, [add('crew', { role: 'passenger', computer: 'computer' })], 'crew-place'],
    ['deluxe/VIII.8/cyberlink', 'a cyberlink to nothing', LUXURY, [{ kind: 'replace', list: 'crew', index: 0, item: { role: 'driver', cyberlink: { weapon: 'L', mount: 'front' } } }], 'cyberlink'],
    ['deluxe/X.3/personnel', 'luxury seats in a car', LUXURY, [add('crew', { role: 'luxury-passenger' })], 'crew-place'],
    ['deluxe/XIII.1/skid-stretchers', 'patients without stretchers', 'micromedic', [drop('accessories', 0)], 'seats'],
    ['deluxe/VI/hand-weapon-list', 'more arms than one can carry', LUXURY, [{ kind: 'replace', list: 'crew', index: 0, item: { role: 'driver', handWeapons: [{ id: 'SMG', count: 4 }] } }], 'burden'],
    // accessories
    ['deluxe/VIII.8/ram-plate', 'a ram plate on a trike', IMP, [part('ramplate')], 'accessory-class'],
    ['deluxe/VIII.8/spoiler-airdam', 'an airdam over off-road suspension', LUXURY, [set({ suspension: 'offroad' }), part('airdam')], 'accessory-place'],
    ['deluxe/VIII.8/spoiler-airdam', 'two spoilers', LUXURY, [part('spoiler', { count: 2 })], 'accessory-count'],
    ['deluxe/VIII.8/wheelguards', 'a guard of eleven points', LUXURY, [part('wheelguard', { count: 2, points: 11 })], 'wheelguard'],
    ['deluxe/VIII.8/stealth', 'stealth in a bus', 'busnought', [part('stealth')], 'accessory-class'],
    ['deluxe/VIII.8/ap-grenade', 'eleven grenades on a car of fifteen feet', LUXURY, [part('apgrenade', { count: 11 })], 'accessory-count'],
    ['deluxe/XIII.1/winch', 'a winch without a door', 'gnat', [drop('weapons', 1), part('winch', { at: 'left' })], 'accessory-place'],
    ['deluxe/VIII/planning-sheet', 'half a machine gun', LUXURY, [arm('MG', 'front', { count: 0.5 })], 'number'],
  ] as readonly Case[])('%s: %s', (...row) => {
    const [rule, , stock, edits, code, message] = row as unknown as Case;
    const base = typeof stock === 'string' ? stockDesign(stock) : stock;
    const problems = problemsOf(applyEdit(base, { kind: 'several', edits }));
    const problem = problems.find((candidate) => candidate.code === code);
    expect(problem, JSON.stringify(problems)).toMatchObject({ code, rule });
    if (message !== undefined) expect(problem?.message).toBe(message);
  });

  test('the plain designs that the cases start from have none of them', () => {
    for (const design of [LUXURY, TRUCK, IMP]) expect(problemsOf(design)).toEqual([]);
    expect(problemsOf(withCarrier('flatbed15'))).toEqual([]);
  });
});

type Allowed = readonly [rule: DeluxeRule, what: string, stock: string | Design, edits: readonly Edit[]];

describe('what is allowed', () => {
  test.each([
    [
      'deluxe/VIII.8/link',
      "a turret's two guns linked, mines linked with smoke on another side",
      LUXURY,
      [arm('MD', 'back', { links: ['A'] }), arm('SS', 'left', { links: ['A'] })],
    ],
    ['deluxe/V.2/starshell', 'a starshell launcher beside a turret', VAN, [arm('SL', 'top')]],
    [
      'deluxe/X.1/weapons',
      'a cab before a flatbed fires back',
      withCarrier('flatbed15'),
      [drop('weapons', 2), arm('MG', 'back')],
    ],
    [
      'deluxe/X.2/flatbed-load',
      'a flatbed stacked high',
      withCarrier('flatbed15'),
      [add('cargo', { kind: 'goods', name: 'Hay', spaces: 40, weight: 500 }, 'carrier')],
    ],
    [
      'deluxe/VIII.5/tires',
      'other tires behind than in front',
      LUXURY,
      [
        set({
          tires: [
            { tire: 'pr', count: 2, at: 'front' },
            { tire: 'hd', count: 2, at: 'back' },
          ],
        }),
      ],
    ],
    ['deluxe/IX.2/reversed-trikes', 'a ram plate on a reversed trike', { ...IMP, reversed: true }, [part('ramplate')]],
    ['deluxe/VIII.8/remote-control', 'nobody aboard', LUXURY, [drop('crew', 0), part('remotecontrol')]],
    [
      'deluxe/VIII.9/passengers',
      'passengers in the cargo area',
      VAN,
      [add('crew', { role: 'passenger', count: 2, at: 'cargo' })],
    ],
    [
      'deluxe/V.2/anti-tank-gun',
      'an anti-tank gun to the side of a truck',
      TRUCK,
      [drop('weapons', 1), arm('AT', 'right')],
    ],
  ] as readonly Allowed[])('%s: %s', (_, __, stock, edits) => {
    const base = typeof stock === 'string' ? stockDesign(stock) : stock;
    const before = problemsOf(base).length;
    expect(problemsOf(applyEdit(base, { kind: 'several', edits })).slice(before)).toEqual([]);
  });
});

describe('combinations', () => {
  const towing = (lead: string, ...attached: readonly string[]): CombinationDesign =>
    ({
      version: 1,
      class: 'combination',
      name: 'Train',
      lead: stockDesign(lead),
      attached: attached.map(stockDesign),
    }) as CombinationDesign;
  const codes = (design: Design): readonly string[] => problemsOf(design).map(({ code }) => code);

  test('deluxe/IX.1/frames: light cycles and cars pull no sidecar, and nobody two', () => {
    expect(codes(towing('outlander', 'outlander-sidecar'))).toEqual([]);
    expect(codes(towing('shogun-150', 'outlander-sidecar'))).toContain('attach');
    expect(codes(towing('outlander', 'outlander-sidecar', 'outlander-sidecar'))).toContain('attach');
  });

  test('deluxe/XI.2/hitches: a car trailer needs a hitch strong enough for it', () => {
    const train = towing('vigilante', 'crusader');
    expect(codes(train)).toEqual(['underpowered', 'hitch']);
    const light = applyEdit(train, set({ hitch: { type: 'light' } }, 'lead'));
    expect(problemsOf(light).find(({ code }) => code === 'hitch-load')?.message).toBe(
      'Light hitch pulls 2,000 lb; 2,650 lb hang on it.',
    );
  });

  test('deluxe/XII.1/fifth-wheel: a big trailer hangs on a tractor', () => {
    expect(codes(towing('roughrider', 'houston-type-two'))).toEqual([]);
    expect(codes(towing('busnought', 'houston-type-two'))).toContain('attach');
  });
});
