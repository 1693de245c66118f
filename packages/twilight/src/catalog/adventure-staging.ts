// How an adventure is begun from a campaign: days of march before it (L3243, L3351), whether the book has its forces follow the party
// (L3141, L3918), and which encounters it says lead into it. Forces are as printed against a party of the usual size.

interface Staged {
  readonly title: string;
  /** Whole days on the way there, through the land of a cantonment. */
  readonly march: number;
  readonly scales: boolean;
  /** The party swims ashore, and carries what a swimmer can. */
  readonly swims: boolean;
  /** Kinds of group, item or animal that lead into it. */
  readonly leads: readonly string[];
}

export const STAGED_ADVENTURES = {
  'mole-people': { title: 'Attack of the Mole People', march: 0, scales: false, swims: false, leads: [] },
  'escaped-slave': { title: 'Attack of the Mole People: the escaped slave', march: 0, scales: false, swims: false, leads: [] },
  'power-station': { title: 'Nuclear Power Station', march: 0, scales: true, swims: false, leads: [] },
  'stripped-station': { title: 'Nuclear Power Station: the marauders', march: 0, scales: true, swims: false, leads: [] },
  'urban-renewal': { title: 'Urban Renewal', march: 0, scales: false, swims: false, leads: [] },
  'working-factory': { title: 'Urban Renewal: the working factory', march: 0, scales: false, swims: false, leads: [] },
  'castle-keep': { title: 'Castle Keep', march: 1, scales: false, swims: false, leads: ['dog', 'hunters'] },
  'passing-of-the-flame': { title: 'The Passing of the Flame', march: 3, scales: false, swims: false, leads: [] },
  weekend: { title: 'Weekend in the Country', march: 0, scales: false, swims: false, leads: [] },
  shutterbug: { title: 'Shutterbug', march: 0, scales: false, swims: false, leads: ['patrol'] },
  'flesh-peddlers': { title: 'The Flesh Peddlers', march: 0, scales: false, swims: false, leads: ['ruined-village'] },
  'stand-off': { title: 'The Flesh Peddlers: the stand-off', march: 0, scales: false, swims: false, leads: ['ruined-village'] },
  'abandoned-lighthouse': { title: 'Abandoned Lighthouse', march: 0, scales: true, swims: true, leads: [] },
  gday: { title: 'What’s Polish for G’day?', march: 0, scales: false, swims: false, leads: ['refugees'] },
} as const satisfies Record<string, Staged>;

export type AdventureId = keyof typeof STAGED_ADVENTURES;

/** People of the usual squad; the swimmer's kilograms are a weapon with two magazines, a blade, a charge. */
export const USUAL_SQUAD = { people: 6, swimmersLoads: 2, ruling: 'T-49' } as const;
