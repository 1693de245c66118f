// What the adventures are made of: the usual squad, arms as short words, maps and triggers that many of them share.

import { USUAL_SQUAD } from '../catalog/adventure-staging.ts';
import type { NpcType } from '../catalog/npc-types.ts';
import type { SmallArmId } from '../catalog/small-arms.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import type { HandGrenadeId } from '../scenarios/setup.ts';
import type { CoverId } from '../scenarios/world.ts';

type PersonFile = ScenarioFile['people'][number];
export type LevelFile = ScenarioFile['levels'][number];
export type ScriptFile = NonNullable<ScenarioFile['script']>[number];
type ObjectiveFile = NonNullable<ScenarioFile['objectives']>[number];
type ItemFile = NonNullable<PersonFile['items']>[number];
type Rect = readonly [x: number, y: number, w: number, h: number];
type Spot = { readonly level?: string; readonly x: number; readonly y: number };

export const arm = (what: SmallArmId, magazines = 4, more: Partial<ItemFile> = {}): ItemFile =>
  ({ kind: 'small-arm', what, magazines, ...more }) as ItemFile;
export const grenades = (count: number, what: HandGrenadeId = 'frag'): ItemFile => ({ kind: 'grenade', what, count });
const KNIFE: ItemFile = { kind: 'melee', what: 'knife' };

const SQUAD = 0;
export const FOES = 1;

const VEST: PersonFile['armor'] = ['kevlar-vest', 'kevlar-helmet'];
const EQUALS = { FIT: 12, AGL: 12, CON: 12, STA: 12, INT: 12, EDU: 12 } as const;
const SKILLS = {
  CRM: 60,
  RCN: 50,
  HB: 40,
  HW: 40,
  LCG: 40,
  CBE: 40,
  MEC: 40,
  MED: 40,
  EQ: 40,
  MTN: 40,
  melee: 40,
  body: 40,
  throw: 40,
  drive: 40,
} as const;

const LOAD: readonly ItemFile[] = [grenades(3), grenades(1, 'smoke'), KNIFE];

interface Member {
  readonly name: string;
  readonly coolness: number;
  readonly items: readonly ItemFile[];
  readonly skills?: Partial<Record<keyof typeof SKILLS, number>>;
}

/** Six who come along where nobody brings his own (adventures, default squad). */
const MEMBERS: readonly Member[] = [
  {
    name: 'Hale',
    coolness: 2,
    items: [arm('m16', 6), { kind: 'heavy', what: 'm203', magazines: 6 }, { kind: 'gear', what: 'radio' }],
  },
  {
    name: 'Marek',
    coolness: 3,
    items: [arm('m16', 6), { kind: 'gear', what: 'medical-kit' }],
    skills: { MED: 60 },
  },
  { name: 'Osei', coolness: 3, items: [arm('m249', 6, { rest: 'bipod' })] },
  { name: 'Lind', coolness: 2, items: [arm('m21', 6, { scope: true })] },
  {
    name: 'Brandt',
    coolness: 4,
    items: [
      arm('m16', 6),
      { kind: 'charge', what: 'plastique', count: 6 },
      { kind: 'gear', what: 'tools' },
      { kind: 'gear', what: 'rope' },
    ],
    skills: { CBE: 60 },
  },
  { name: 'Iver', coolness: 1, items: [arm('mp5', 6), { kind: 'gear', what: 'flashlight' }], skills: { RCN: 70 } },
];

export const squadAt = (cells: readonly Spot[], posture: PersonFile['posture'] = 'standing'): readonly PersonFile[] =>
  MEMBERS.map(({ name, coolness, items, skills }, i) => ({
    id: name,
    name,
    kind: 'character',
    seat: SQUAD,
    squad: 'Squad',
    type: 'veteran',
    coolness,
    attributes: EQUALS,
    skills: { ...SKILLS, ...skills },
    armor: VEST,
    items: [...items, ...LOAD],
    at: cells[i % cells.length] ?? { x: 0, y: 0 },
    posture,
    leader: i === 0,
    role: 'party',
  }));

/** Swimmers carry eight kilograms (C-28): a weapon with two magazines, a knife, a charge, a rope. */
export const swimmersAt = (cells: readonly Spot[]): readonly PersonFile[] => squadAt(cells).map(swimming);

export function swimming(member: PersonFile): PersonFile {
  const items = (member.items ?? []).flatMap((item): ItemFile[] => {
    const most = USUAL_SQUAD.swimmersLoads;
    if (item.kind === 'small-arm') return [{ ...item, magazines: Math.min(most, item.magazines ?? 0), spares: [] }];
    return item.kind === 'melee' || item.kind === 'charge' || item.what === 'rope' ? [item] : [];
  });
  return { ...member, armor: [], items };
}

/** Everybody has matches about him (L2961). */
export const withMatches = (member: PersonFile): PersonFile => ({
  ...member,
  items: [...(member.items ?? []), { kind: 'gear', what: 'match' }],
});

/** So many people of one kind, with the same arms. */
export const band = (
  name: string,
  count: number,
  type: NpcType,
  items: readonly ItemFile[],
  squad: string,
  at: PersonFile['at'] | null,
  more: Partial<PersonFile> = {},
): PersonFile => ({
  name,
  count,
  type,
  items: [...items],
  squad,
  seat: FOES,
  ...(at === null ? { reserve: true } : { at }),
  ...more,
});

export const UNAWARE = { alert: 'unaware' } as const;
export const ASLEEP = { alert: 'asleep', posture: 'prone' } as const;

/** Squares for many people, over and over a rectangle. */
export const crowd = ([x, y, w, h]: Rect, count: number, level?: string): Spot[] =>
  Array.from({ length: count }, (_, i) => ({
    ...(level === undefined ? {} : { level }),
    x: x + (i % w),
    y: y + (Math.floor(i / w) % h),
  }));

type OpeningFile = NonNullable<NonNullable<LevelFile['buildings']>[number]['openings']>[number];
type Building = NonNullable<LevelFile['buildings']>[number];
type Sides = 'north' | 'east' | 'south' | 'west';

export const house = (name: string, rect: Rect, cover: CoverId, openings: readonly OpeningFile[]): Building => ({
  name,
  rect: [...rect],
  cover,
  openings: [...openings],
});

/** From outside one sees walls: what is within is a sheet of its own. */
export const shell = (name: string, rect: Rect, cover: CoverId): Building => ({
  ...house(name, rect, cover, []),
  floor: 'void',
});

export const door = (x: number, y: number, side: Sides, more: Partial<OpeningFile> = {}): OpeningFile => ({
  kind: 'door',
  x,
  y,
  side,
  ...more,
});
export const pane = (x: number, y: number, side: Sides): OpeningFile => ({ kind: 'window', x, y, side });

/** A house with a door in the middle of one side and a window in the middle of each other one. */
export function plainHouse(name: string, rect: Rect, cover: CoverId, entrance: Sides = 'south'): Building {
  const [x, y, w, h] = rect;
  const [midX, midY] = [x + Math.floor(w / 2), y + Math.floor(h / 2)];
  const middles: Readonly<Record<Sides, Spot>> = {
    north: { x: midX, y },
    south: { x: midX, y: y + h - 1 },
    west: { x, y: midY },
    east: { x: x + w - 1, y: midY },
  };
  const openings = (['north', 'east', 'south', 'west'] as const).map((side) =>
    side === entrance ? door(middles[side].x, middles[side].y, side) : pane(middles[side].x, middles[side].y, side),
  );
  return house(name, rect, cover, openings);
}

type BarrierFile = NonNullable<LevelFile['barriers']>[number];

/** Four runs of a barrier round a rectangle. */
export function ring(kind: BarrierFile['kind'], [x, y, w, h]: Rect, more: Partial<BarrierFile> = {}): BarrierFile[] {
  return [
    { kind, x, y, edge: 'north', length: w, ...more },
    { kind, x, y: y + h, edge: 'north', length: w, ...more },
    { kind, x, y, edge: 'west', length: h, ...more },
    { kind, x: x + w, y, edge: 'west', length: h, ...more },
  ];
}

interface Tops {
  readonly elevation: number;
  readonly av: number;
  readonly level?: string;
  readonly name?: string;
}

/** Tops of towers as a level of their own: parapets all round, a ladder up each, and dead ground at their feet. */
export function towerTops(
  { id, width, height, light }: Pick<LevelFile, 'id' | 'width' | 'height' | 'light'>,
  towers: readonly Spot[],
  { elevation, av, level = 'towers', name = 'Towers' }: Tops,
): { readonly level: LevelFile; readonly links: NonNullable<ScenarioFile['links']> } {
  return {
    level: {
      ...{ id: level, name, width, height, elevation, ground: 'void' as const },
      ...(light === undefined ? {} : { light }),
      areas: towers.map(({ x, y }) => ({ kind: 'roof' as const, rect: [x, y, 1, 1] })),
      barriers: towers.flatMap(({ x, y }) => ring('parapet', [x, y, 1, 1], { cover: 'sandbag', av, climb: null })),
    },
    links: towers.map(({ x, y }) => ({
      ...{ kind: 'ladder' as const, from: { level: id, x, y }, to: { level, x, y }, actions: 1 },
    })),
  };
}

/** Which rule of the index a trigger stands for. */
export const ruled =
  (rule: string) =>
  (id: string, row: Omit<ScriptFile, 'id' | 'rule'>): ScriptFile => ({ id, rule, ...row });

export const PARTY = { role: 'party' } as const;

/** One row for each of them: whoever is lost costs ten points. */
const lossesOf = (squad: number): readonly ScriptFile[] =>
  Array.from({ length: squad }, (_, i) => i + 1).map((count) => ({
    id: `lost-${count}`,
    rule: 'twilight/adventures/scoring',
    text: '',
    when: { kind: 'down', who: PARTY, count, gone: false },
    deeds: [{ kind: 'points', side: SQUAD, points: -10, text: 'One of the squad is lost.' }],
  }));

/** Whoever of allies and of those who only live there is lost costs two points, where the adventure does not say otherwise. */
export const lossesAmong = (role: string, most: number, text: string, points = -2): readonly ScriptFile[] =>
  Array.from({ length: most }, (_, i) => i + 1).map((count) => ({
    id: `${role}-lost-${count}`,
    rule: 'twilight/adventures/scoring',
    when: { kind: 'down', who: { role }, count, gone: false },
    deeds: [{ kind: 'points', side: SQUAD, points, text }],
  }));

/** Whatever counts is counted when nobody of the squad is left on the map, or the time is up. */
export const endings = (squad: number = USUAL_SQUAD.people): readonly ScriptFile[] => [
  ...lossesOf(squad),
  {
    id: 'squad-out',
    rule: 'twilight/adventures/scoring',
    when: { kind: 'down', who: PARTY, count: squad, gone: false },
    deeds: [{ kind: 'end', winners: [FOES], text: 'The squad is out of the fight.' }],
  },
  {
    id: 'squad-gone',
    rule: 'twilight/adventures/scoring',
    when: { kind: 'down', who: PARTY, percent: 100, gone: true },
    deeds: [{ kind: 'settle' }],
  },
];

export const goal = (
  id: string,
  text: string,
  points: number,
  rule: string,
  primary = false,
  place: string | null = null,
  how: ObjectiveFile['how'] = 'go',
): ObjectiveFile => ({
  id,
  text,
  points,
  side: SQUAD,
  primary,
  place,
  how,
  rule,
});

/** An objective is reached when something holds. */
export const scored = (objective: string, rule: string, when: ScriptFile['when']): ScriptFile => ({
  id: `score-${objective}`,
  rule,
  when,
  deeds: [{ kind: 'score', objective }],
});

export const OWN_MAP = 'The book’s map is lost; this one is ours, drawn after its key.';
