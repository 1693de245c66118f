import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import {
  arm,
  band,
  endings,
  FOES,
  goal,
  lossesAmong,
  OWN_MAP,
  PARTY,
  ruled,
  type ScriptFile,
  scored,
  squadAt,
  UNAWARE,
  withMatches,
} from './kit.ts';
import { MINE, STOREROOMS } from './mole-map.ts';

const RULE = 'twilight/adventures/mole-people';
const row = ruled(RULE);

const SOMEBODY_THERE = 10;
/** All three entrances are blown. */
const SEALED = { kind: 'counter', counter: 'sealed', atLeast: 3 } as const;
/** Weapons have been issued: whoever takes the armory now is too late for them. */
const ISSUED = { kind: 'alarm', alarm: 'issued' } as const;
const IN_THE_ARMORY = { kind: 'entered', place: 'armory', who: PARTY } as const;
/** Nobody is left who minds the generator, and one of the squad stands before it. */
const SWITCHED_OFF: ScriptFile['when'] = {
  kind: 'all',
  of: [
    { kind: 'down', who: { role: 'operator' }, count: 1 },
    { kind: 'entered', place: 'generator', who: PARTY },
  ],
};
/** So many turns without a way out are the end. */
const SHUT_IN = 60;

/** A thousand rounds each, in belts of fifty or magazines of forty. */
const MACHINEGUNS = [
  [arm('m60', 19, { rest: 'bipod' })],
  [arm('mag', 19, { rest: 'bipod' })],
  [arm('rpk-74', 24, { rest: 'bipod', feed: 1 })],
] as const;

/** Somebody may be in it, who is in the fields else; he shouts when strangers come in. */
function storeroom(n: number): readonly ScriptFile[] {
  const [place, who] = [`store-${n}`, { role: `storekeeper-${n}` }];
  const text = 'One storeroom in ten has somebody in it, who gives the alarm.';
  return [
    row(place, {
      text,
      when: { kind: 'turn', from: 1 },
      chance: SOMEBODY_THERE,
      deeds: [{ kind: 'post', who, place }],
    }),
    row(`shout-${n}`, {
      text,
      when: {
        kind: 'all',
        of: [
          { kind: 'entered', place, who: PARTY },
          { kind: 'entered', place, who },
          { kind: 'not', of: { kind: 'down', who, count: 1 } },
        ],
      },
      deeds: [
        { kind: 'tell', text: 'Somebody in the storeroom shouts: strangers!' },
        { kind: 'alarm', alarm: 'shout' },
      ],
    }),
  ];
}

const SCOUTS = { squad: 'Scouts' } as const;
const MEETING = { dice: '1d10', meters: 10 } as const;
const [SEEN, SEES] = ['scouts-seen', 'squad-seen'];

/** At dusk the scouts are met, one to ten times ten meters off: each side may spot the other, and who alone does not is surprised. */
const TWILIGHT: readonly ScriptFile[] = [
  row('scouts-met', {
    text: 'The scouts are met at a distance by dice.',
    when: { kind: 'turn', from: 1 },
    deeds: [{ kind: 'meet', who: { role: 'scout' }, from: PARTY, place: 'entrances', ...MEETING }],
  }),
  row('squad-spots', {
    text: 'Each group may spot the other: an average task of recon.',
    when: { kind: 'turn', from: 1 },
    task: { who: PARTY, skill: 'RCN', level: 'average' },
    deeds: [
      { kind: 'alarm', alarm: SEEN },
      { kind: 'reveal', what: 'sentries', side: 0, who: SCOUTS },
    ],
  }),
  row('scouts-spot', {
    text: '',
    when: { kind: 'turn', from: 1 },
    task: { who: SCOUTS, skill: 'RCN', level: 'average' },
    deeds: [{ kind: 'alarm', alarm: SEES }],
  }),
  row('squad-surprised', {
    text: 'Who has not spotted the other is surprised.',
    when: {
      kind: 'all',
      of: [
        { kind: 'alarm', alarm: SEES },
        { kind: 'not', of: { kind: 'alarm', alarm: SEEN } },
      ],
    },
    deeds: [{ kind: 'panic', who: PARTY }],
  }),
  row('nobody-spotted', {
    text: 'Where neither has spotted the other, nobody does anything for a turn.',
    when: { kind: 'all', of: [SEEN, SEES].map((alarm) => ({ kind: 'not', of: { kind: 'alarm', alarm } })) },
    after: 1,
    deeds: [
      { kind: 'alarm', alarm: SEES },
      { kind: 'alarm', alarm: SEEN },
      { kind: 'reveal', what: 'sentries', side: 0, who: SCOUTS },
    ],
  }),
];

const [WATCHER, FIGHT] = [{ squad: 'Watcher' }, 'scouts-fight'];

/** Who is noticed fires once and runs; who is not goes home without a shot, and one stays to watch. */
const SCOUTING: readonly ScriptFile[] = [
  // It comes before what sets it off, so that there is a phase between the two.
  row('scouts-run', {
    text: 'Having fired once they run.',
    when: { kind: 'alarm', alarm: FIGHT },
    deeds: [
      { kind: 'order', squad: 'Scouts', order: 'fall-back', place: 'entrances' },
      { kind: 'order', squad: 'Watcher', order: 'fall-back', place: 'entrances' },
    ],
  }),
  row('scouts-fight', {
    text: 'Once both have seen each other, or a shot has fallen, the scouts fire.',
    when: {
      kind: 'any',
      of: [{ kind: 'fired' }, { kind: 'all', of: [SEES, SEEN].map((alarm) => ({ kind: 'alarm', alarm })) }],
    },
    deeds: [
      { kind: 'alarm', alarm: FIGHT },
      { kind: 'wake', who: SCOUTS },
      { kind: 'wake', who: WATCHER },
      { kind: 'order', squad: 'Scouts', order: 'free' },
      { kind: 'order', squad: 'Watcher', order: 'free' },
    ],
  }),
  row('scouts-report', {
    text: 'Who has not been noticed reports; one of four stays and watches.',
    when: {
      kind: 'all',
      of: [
        {
          kind: 'any',
          of: [
            { kind: 'alarm', alarm: SEES },
            { kind: 'seen', who: PARTY, by: FOES },
          ],
        },
        { kind: 'not', of: { kind: 'alarm', alarm: FIGHT } },
      ],
    },
    deeds: [
      { kind: 'wake', who: SCOUTS },
      { kind: 'wake', who: WATCHER },
      { kind: 'order', squad: 'Scouts', order: 'approach', place: 'entrances' },
      { kind: 'order', squad: 'Watcher', order: 'hold-fire' },
    ],
  }),
];

const SQUAD_AT = [
  { x: 18, y: 27 },
  { x: 19, y: 27 },
  { x: 20, y: 27 },
  { x: 18, y: 28 },
  { x: 19, y: 28 },
  { x: 20, y: 28 },
];

/** A sect beneath an empty village keeps its people as slaves. */
export const molePeople: ScenarioFile = {
  id: 'mole-people',
  title: 'Attack of the Mole People',
  summary: 'A village has emptied overnight. Beneath it, in an old coal mine, a sect works its people as slaves.',
  turnLimit: 200,
  hidden: true,
  variants: { mutualSpotting: 'no-surprise' },
  levels: MINE,
  links: [
    { kind: 'door', from: { level: 'surface', x: 30, y: 6 }, to: { level: 'level-1', x: 0, y: 13 }, actions: 1 },
    { kind: 'door', from: { level: 'surface', x: 24, y: 2 }, to: { level: 'level-1', x: 22, y: 0 }, actions: 1 },
    { kind: 'door', from: { level: 'surface', x: 36, y: 14 }, to: { level: 'level-1', x: 43, y: 18 }, actions: 1 },
    { kind: 'ramp', from: { level: 'level-1', x: 22, y: 14 }, to: { level: 'level-2', x: 22, y: 6 }, actions: 1 },
    { kind: 'ramp', from: { level: 'level-1', x: 36, y: 19 }, to: { level: 'level-2', x: 36, y: 6 }, actions: 1 },
    { kind: 'ramp', from: { level: 'level-2', x: 10, y: 20 }, to: { level: 'level-3', x: 11, y: 6 }, actions: 1 },
    { kind: 'ramp', from: { level: 'level-3', x: 27, y: 23 }, to: { level: 'level-4', x: 18, y: 10 }, actions: 1 },
    // Vents: one person without a pack, five minutes each.
    {
      kind: 'shaft',
      from: { level: 'surface', x: 28, y: 10 },
      to: { level: 'level-3', x: 31, y: 8 },
      actions: 60,
      barrier: 'chimney',
    },
    { kind: 'shaft', from: { level: 'surface', x: 33, y: 11 }, to: { level: 'level-3', x: 6, y: 9 }, actions: 60 },
    { kind: 'shaft', from: { level: 'surface', x: 26, y: 6 }, to: { level: 'level-2', x: 19, y: 4 }, actions: 60 },
    { kind: 'shaft', from: { level: 'surface', x: 31, y: 3 }, to: { level: 'level-2', x: 24, y: 10 }, actions: 60 },
    { kind: 'shaft', from: { level: 'surface', x: 37, y: 9 }, to: { level: 'level-4', x: 20, y: 11 }, actions: 60 },
  ],
  // One loaded magazine each; the double shotguns get two reloads, four shells.
  goods: [arm('ak-74', 0), arm('makarov', 0), arm('double-barrel', 2)],
  seats: [{ name: 'The squad' }, { name: 'The sect', temper: 'rabble' }],
  people: [
    ...squadAt(SQUAD_AT).map(withMatches),
    // One of the four stays to watch while the others report.
    ...(['Watcher', 'Scouts'] as const).map((squad) =>
      band(
        'Scout',
        squad === 'Watcher' ? 1 : 3,
        'experienced',
        [arm('double-barrel', 0), arm('makarov', 0)],
        squad,
        null,
        { ...UNAWARE, skills: { RCN: 40 }, role: 'scout' },
      ),
    ),
    ...(['F', 'G', 'H'] as const).flatMap((team, i) => {
      const at = [
        { level: 'level-1', x: 2, y: 12 },
        { level: 'level-1', x: 23, y: 2 },
        { level: 'level-1', x: 41, y: 17 },
      ][i] ?? { x: 0, y: 0 };
      return [
        band(
          `Gunner ${team}`,
          1,
          'experienced',
          [...(MACHINEGUNS[i] ?? []), { kind: 'charge', what: 'dynamite', count: 1 }],
          `Team ${team}`,
          at,
          UNAWARE,
        ),
        band(`Watch ${team}`, 2, 'experienced', [arm('makarov', 2)], `Team ${team}`, at, UNAWARE),
      ];
    }),
    band('Technician', 2, 'experienced', [], 'Boiler', { level: 'level-3', x: 30, y: 12 }, UNAWARE),
    band(
      'Overseer',
      3,
      'experienced',
      [arm('double-barrel', 4)],
      'Boiler',
      { level: 'level-3', x: 33, y: 12 },
      UNAWARE,
    ),
    band('Operator', 1, 'novice', [], 'Boiler', { level: 'level-3', x: 37, y: 12 }, { ...UNAWARE, role: 'operator' }),
    band(
      'Slave guard',
      3,
      'experienced',
      [arm('double-barrel', 4)],
      'Slave guards',
      { level: 'level-3', x: 13, y: 12 },
      UNAWARE,
    ),
    band(
      'Slave guard',
      3,
      'experienced',
      [arm('makarov', 2)],
      'Slave guards',
      { level: 'level-3', x: 13, y: 17 },
      UNAWARE,
    ),
    band(
      'Adam',
      1,
      'novice',
      [arm('makarov', 2)],
      'Adam',
      { level: 'level-2', x: 33, y: 11 },
      { ...UNAWARE, role: 'adam', leader: true },
    ),
    // At night nobody is in the chambers: they are in the fields farther off, and come home when the alarm is given.
    band('Dweller', 46 - STOREROOMS.length, 'novice', [], 'Adults', null),
    ...STOREROOMS.map((_, i) =>
      band(`Storekeeper ${i + 1}`, 1, 'novice', [], 'Adults', null, { ...UNAWARE, role: `storekeeper-${i + 1}` }),
    ),
    band('Stoker', 6, 'novice', [], 'Slaves', { level: 'level-3', x: 32, y: 9 }, { captive: true, role: 'slave' }),
    band('Slave', 12, 'novice', [], 'Slaves', { level: 'level-3', x: 6, y: 10 }, { captive: true, role: 'slave' }),
    band('Slave', 12, 'novice', [], 'Slaves', { level: 'level-3', x: 6, y: 17 }, { captive: true, role: 'slave' }),
  ],
  script: [
    ...TWILIGHT,
    ...SCOUTING,
    ...STOREROOMS.flatMap((_, i) => storeroom(i + 1)),
    row('smell', {
      text: 'Until the sun sets somebody has followed the smell of burning.',
      when: { kind: 'turn', from: 1 },
      task: { who: PARTY, skill: 'RCN', level: 'average' },
      deeds: [{ kind: 'alarm', alarm: 'chimney' }],
    }),
    row('smoke', {
      text: 'Smoke among the trees: whoever comes so near finds the shaft by himself.',
      when: { kind: 'entered', place: 'smoke', who: PARTY },
      deeds: [{ kind: 'alarm', alarm: 'chimney' }],
    }),
    row('chimney', {
      text: 'The chimney is found, and what holds the fan in it is weak.',
      when: { kind: 'alarm', alarm: 'chimney' },
      deeds: [
        { kind: 'open', barrier: 'chimney', open: true },
        { kind: 'tell', text: 'The smell of coal leads to a shaft under the trees: a chimney.', sides: [0] },
      ],
    }),
    row('fan', {
      text: 'Whoever comes down the chimney kicks the fan out.',
      when: { kind: 'entered', place: 'chimney-foot', who: PARTY },
      deeds: [
        { kind: 'tell', text: 'The fan of the chimney clatters on the floor of the boiler room.' },
        { kind: 'wake', who: { squad: 'Boiler' } },
      ],
    }),
    row('alarm', {
      text: 'Fighting in the mine gives the alarm.',
      when: {
        kind: 'any',
        of: [
          { kind: 'entered', place: 'nest-f', who: PARTY },
          { kind: 'entered', place: 'nest-g', who: PARTY },
          { kind: 'entered', place: 'nest-h', who: PARTY },
          { kind: 'alarm', alarm: 'shout' },
          // Scouts who come home give the alarm.
          { kind: 'entered', place: 'entrances', who: { squad: 'Scouts' } },
          {
            kind: 'all',
            of: [
              { kind: 'fired' },
              {
                kind: 'any',
                of: [
                  { kind: 'down', who: { squad: 'Team F' }, count: 1 },
                  { kind: 'down', who: { squad: 'Team G' }, count: 1 },
                  { kind: 'down', who: { squad: 'Team H' }, count: 1 },
                  { kind: 'down', who: { squad: 'Boiler' }, count: 1 },
                  { kind: 'down', who: { squad: 'Slave guards' }, count: 1 },
                ],
              },
            ],
          },
        ],
      },
      deeds: [
        { kind: 'alarm', alarm: 'mine' },
        { kind: 'wake', who: { squad: 'Team F' } },
        { kind: 'wake', who: { squad: 'Team G' } },
        { kind: 'wake', who: { squad: 'Team H' } },
        { kind: 'wake', who: { squad: 'Boiler' } },
        { kind: 'wake', who: { squad: 'Slave guards' } },
      ],
    }),
    row('issue', {
      text: 'Some turns after the alarm adults come in from the fields, two dice of them each turn, and draw arms at the armory.',
      when: {
        kind: 'all',
        of: [
          { kind: 'alarm', alarm: 'mine' },
          { kind: 'not', of: { kind: 'any', of: [IN_THE_ARMORY, SEALED] } },
        ],
      },
      after: '1d6',
      times: 8,
      deeds: [
        ISSUED,
        { kind: 'arrive', squad: 'Adults', place: 'armory', dice: '2d6' },
        { kind: 'wake', who: { squad: 'Adults' } },
        { kind: 'arm', who: { squad: 'Adults' }, goods: [0, 1, 2] },
        { kind: 'order', squad: 'Adults', order: 'go', place: 'hall' },
      ],
    }),
    ...(['F', 'G', 'H'] as const).map((team) =>
      row(`blow-${team}`, {
        text: 'A team that has lost half blows its entrance.',
        when: { kind: 'down', who: { squad: `Team ${team}` }, count: 2 },
        deeds: [
          { kind: 'explosion', place: `portal-${team.toLowerCase()}`, concussion: 11, burst: 12 },
          { kind: 'cave-in', place: `portal-${team.toLowerCase()}` },
          { kind: 'count', counter: 'sealed', by: 1 },
        ],
      }),
    ),
    row('dark', {
      text: 'Without generator or boiler all tunnels go dark.',
      when: {
        kind: 'any',
        of: [
          { kind: 'exploded', place: 'boiler' },
          { kind: 'exploded', place: 'generator' },
          { kind: 'down', who: { squad: 'Boiler' }, percent: 100 },
          SWITCHED_OFF,
        ],
      },
      deeds: [
        { kind: 'circuit', circuit: 'mine', on: false },
        { kind: 'tell', text: 'The bulbs in the tunnels go out.' },
        { kind: 'score', objective: 'stopped' },
      ],
    }),
    row('shut-in', {
      text: 'Turns are counted in which all exits are sealed and nobody of the squad is outside.',
      when: { kind: 'all', of: [SEALED, { kind: 'not', of: { kind: 'entered', place: 'valley', who: PARTY } }] },
      times: SHUT_IN,
      deeds: [{ kind: 'count', counter: 'shut-in', by: 1 }],
    }),
    row('sealed-in', {
      text: 'All exits sealed with the squad inside.',
      when: { kind: 'counter', counter: 'shut-in', atLeast: SHUT_IN },
      deeds: [{ kind: 'end', winners: [FOES], text: 'All exits are sealed.' }],
    }),
    scored('slaves', RULE, { kind: 'left-map', who: { role: 'slave' }, count: 15 }),
    scored('armory', RULE, { kind: 'all', of: [IN_THE_ARMORY, { kind: 'not', of: ISSUED }] }),
    scored('adam', RULE, { kind: 'captive', who: { role: 'adam' }, count: 1 }),
    scored('no-slave-lost', RULE, {
      kind: 'all',
      of: [
        { kind: 'done', objective: 'slaves' },
        { kind: 'not', of: { kind: 'down', who: { role: 'slave' }, count: 1, gone: false } },
      ],
    }),
    ...lossesAmong('slave', 30, 'A slave is lost.'),
    ...endings(),
  ],
  objectives: [
    goal('slaves', 'Bring fifteen slaves out.', 50, RULE, true, 'quarters'),
    goal('stopped', 'Generator or boiler is stopped.', 20, RULE, false, 'generator'),
    goal('armory', 'The armory is seized before arms are issued.', 15, RULE, false, 'armory'),
    goal('adam', 'Adam is taken alive.', 15, RULE, false, 'adam'),
    goal('no-slave-lost', 'No slave is lost.', 10, RULE),
  ],
  notes: [OWN_MAP],
};

const ESCAPED = { role: 'escaped' } as const;

/** The other way in: somebody who got out by a shaft meets the squad before the valley, with the scouts after him. */
export const escapedSlave: ScenarioFile = {
  ...molePeople,
  id: 'escaped-slave',
  title: 'Attack of the Mole People: the escaped slave',
  summary:
    'A slave has got out of a coal mine under an empty village, with four scouts after him. He knows where the others are held.',
  people: [
    ...molePeople.people,
    band('Escaped slave', 1, 'novice', [], 'Escaped', { x: 21, y: 26 }, { seat: 0, ...ESCAPED }),
  ],
  script: [
    row('escaped', {
      text: 'He tells what he knows: the shaft he came by, and the guards of the slaves.',
      when: { kind: 'turn', from: 1 },
      deeds: [
        { kind: 'tell', text: 'He came up the shaft east of the smoke; it ends among the slaves.', sides: [0] },
        { kind: 'reveal', what: 'sentries', side: 0, who: { squad: 'Slave guards' } },
        ...['Scouts', 'Watcher'].flatMap((squad) => [
          { kind: 'order' as const, squad, order: 'go' as const, place: 'village' },
          { kind: 'wake' as const, who: { squad } },
        ]),
      ],
    }),
    ...(molePeople.script ?? []),
    ...lossesAmong('escaped', 1, 'He who got away is lost.'),
  ],
};
