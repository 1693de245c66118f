import { loadTables } from '@hardtop/rulesets';
import { addressOf, send } from '../served/requests.mjs';
import { Bystander } from './bystander.mjs';

/** What a bystander may have to wait while one of these is taken in. */
const MOST_MILLISECONDS = 2_500;
const PEOPLE = [{ kind: 'human' }, { kind: 'human' }];

const box = (size, more = {}) => ({ x: 0, y: 0, width: size, height: size, footing: 'wet', ...more });

/** Scenario files of a few kilobytes that ask for far more than that. */
function hostile(tables) {
  const fileOf = (ruleset, id) =>
    structuredClone(tables.find((table) => table.id === ruleset).scenarios.find((one) => one.id === id).file);
  const roadrage = (map, more = {}) => {
    const file = fileOf('roadrage', 'four-pillars');
    return { ruleset: 'roadrage', scenario: { ...file, ...more, map: { ...file.map, ...map } } };
  };
  const deluxe = (more) => ({ ruleset: 'deluxe', scenario: { ...fileOf('deluxe', 'the-pit'), ...more } });
  const pit = fileOf('deluxe', 'the-pit');
  const sixth = (more) => ({ ruleset: 'sixth', scenario: { ...fileOf('sixth', 'crossing'), ...more } });
  const yard = fileOf('twilight', 'farmyard');
  const twilight = (level, more = {}) => ({
    ruleset: 'twilight',
    scenario: { ...yard, ...more, levels: [{ ...yard.levels[0], ...level }] },
  });
  return [
    ['a patch of 500 by 500', roadrage({ width: 500, height: 500, patches: [box(500)] })],
    ['400 patches of 500 by 500', roadrage({ width: 500, height: 500, patches: Array(400).fill(box(500)) })],
    ['a map without end', roadrage({ width: 1e9, height: 1e9 })],
    ['a patch without end', roadrage({ patches: [box(1e9)] })],
    ['10,000 patches', roadrage({ patches: Array(10_000).fill(box(1)) })],
    [
      'a road of 10,000 points',
      roadrage({ road: { points: Array.from({ length: 10_000 }, (_, i) => ({ x: i % 20, y: i % 19 })), half: 3 } }),
    ],
    ['a turn limit without end', roadrage({}, { turnLimit: 1e15 })],
    ['10,000 vehicles', deluxe({ vehicles: Array(10_000).fill(pit.vehicles[0]) })],
    [
      '10,000 pillars',
      deluxe({ map: { ...pit.map, pillars: Array(10_000).fill({ x: 9, y: 9, length: 1, width: 1 }) } }),
    ],
    ['a pit without end', deluxe({ map: { minX: -1e12, minY: -1e12, maxX: 1e12, maxY: 1e12 } })],
    ['a title of 500 kB', deluxe({ title: 'x'.repeat(500_000) })],
    ['lists within lists', deluxe({ variants: nested(2_000) })],
    ['an arena without end', sixth({ arena: { side: 1e9 } })],
    ['10,000 hazards', sixth({ arena: { hazards: Array(10_000).fill({ kind: 'mud', x: 6, y: 6 }) } })],
    [
      '300 heaps of crates of 100 by 100',
      twilight({ obstacles: Array(300).fill({ kind: 'crate', x: 0, y: 0, w: 100, h: 100 }) }),
    ],
    [
      'twelve maps of 100 by 100 with 400 woods each',
      twilight(
        {},
        {
          levels: Array.from({ length: 12 }, (_, i) => ({
            ...{ id: `level ${i}`, width: 100, height: 100 },
            areas: Array(400).fill({ kind: 'wood', rect: [0, 0, 100, 100] }),
          })),
        },
      ),
    ],
    [
      '200 men with sixteen guns of 200 magazines',
      twilight(
        {},
        {
          people: [0, 1].map((seat) => ({
            ...{ name: 'Man', seat, count: 100, at: { x: 1, y: 1 + seat } },
            items: Array(16).fill({ kind: 'small-arm', what: 'm16', magazines: 200 }),
          })),
        },
      ),
    ],
    [
      'a script of 100,000 conditions',
      twilight(
        {},
        {
          script: Array.from({ length: 200 }, (_, i) => ({ id: `row ${i}`, when: branches(3), deeds: [] })),
        },
      ),
    ],
    ['10,000 cards on one side', sixth({ cars: [0, 1].map((seat) => ({ seat, car: CROWDED })) })],
  ];
}

function nested(depth) {
  let value = {};
  for (let i = 0; i < depth; i++) value = { value };
  return value;
}

/** Conditions within conditions, eight each. */
const branches = (depth) => (depth === 0 ? { kind: 'fired' } : { kind: 'any', of: Array(8).fill(branches(depth - 1)) });

/** A build of far more cards than there are. */
const CROWDED = {
  version: 1,
  ruleset: 'sixth',
  name: 'Crowded',
  size: { ap: 12, bp: 999, cp: 999 },
  cards: { front: Array(10_000).fill('lightMachineGun'), left: [], right: [], back: [], crew: [] },
};

const TIMES = 10;

async function run(tools, report) {
  const address = await tools.hall();
  let client = 1;
  for (const [title, asked] of hostile(await loadTables())) {
    const bystander = await Bystander.at(address, addressOf(9_000));
    const answers = [];
    // Each from an address of its own: what a limit per client refuses shows nothing of the budget.
    for (let i = 0; i < (tools.short ? 2 : TIMES); i++) {
      const from = addressOf(client++);
      answers.push(send(`${address}/api/games`, 'POST', { ...asked, seats: PEOPLE }, { from }).catch((error) => error));
    }
    const broken = (await Promise.all(answers)).find((answer) => answer instanceof Error || answer.status >= 500);
    const waited = await bystander.leave(MOST_MILLISECONDS);
    report.add(title, broken === undefined ? waited : (broken.message ?? `answered with ${broken.status}`));
  }
}

export const hostileScenarios = {
  name: 'hostile-scenarios',
  what: 'small scenario files that ask for the world: taken or refused, while others play on',
  short: false,
  run,
};
