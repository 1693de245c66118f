// The words of a stat line: every name that the reader knows, with what it means.

import { Lexicon, type Token, tokensOf as tokensBy } from '@hardtop/workshop/notation';
import { CARD_IDS, CARDS, type CardId } from '../../catalog/cards.ts';
import { PRINTED_NAMES } from '../../catalog/printed-names.ts';

/** Letters that players use, with commas between. */
const SHORT: Readonly<Partial<Record<CardId, string>>> = {
  lightMachineGun: 'lmg',
  flamethrower: 'ft, flame thrower',
  recoillessRifle: 'rr',
  heavyMachineGun: 'hmg',
  rocket: 'rockets',
  antiTankGun: 'atg',
  steelPlate: 'plate, steel armor plate',
  machineGun: 'mg',
  automaticFireSuppressor: 'fire suppressor, afs',
  targetingComputer: 'targeting comp',
  highDensityRadials: 'radials, hd radials',
  armoredCoolBox: 'cool box',
};

/** "Driver: amateur" is as good as "amateur driver". */
function namesOf(id: CardId): string {
  const { name, type, subtype } = CARDS[id];
  const [rank = ''] = name.split(' ');
  const other = type === 'crew' ? `${subtype} ${rank}` : PRINTED_NAMES[id];
  return [name, other, SHORT[id]].filter((words) => words !== undefined).join(',');
}

const WORDS = {
  card: Object.fromEntries(CARD_IDS.map((id) => [id, namesOf(id).toLowerCase()])),
  points: { ap: 'ap,armor points,armor', bp: 'bp,build points', cp: 'cp,crew points' },
  place: {
    front: 'front,nose,forward,fore',
    left: 'left,port',
    right: 'right,starboard',
    back: 'back,rear,aft',
    sides: 'sides,both sides,left and right',
    crew: 'crew,crew area,inside,upgrades,gear,sidearms',
  },
  size: { small: 'small,small game', medium: 'medium,medium game', large: 'large,large game' },
  nobody: { nobody: 'no crew,unmanned' },
  spent: { spent: 'spent,costs,cost,total' },
  times: { times: 'x,times' },
  filler: { filler: 'a,an,the,and,with,of,on,in,for,to,each,has,side,game,points,car,build' },
} as const;

const LEXICON = new Lexicon(WORDS, /^(?:card|place)$/);

/** Nothing is written in one word that is two, and no abbreviation ends in a dot. */
const HABITS = { abbreviations: new Set<string>(), frontOfWord: /(?!)/y };

/** A colon only parts a heading from what it is about. */
const isSaid = ({ kind, text }: Token): boolean => kind !== 'mark' || text !== ':';

export const tokensOf = (text: string): readonly Token[] => LEXICON.spelled(tokensBy(text, HABITS)).filter(isSaid);

type WordKind = keyof typeof WORDS;
const KINDS = [
  'card',
  'points',
  'nobody',
  'place',
  'size',
  'spent',
  'times',
  'filler',
] as const satisfies readonly WordKind[];

export interface FoundWord {
  readonly kind: WordKind;
  readonly id: string;
  readonly length: number;
}

/** The longest name that begins at a token. */
export function wordAt(tokens: readonly Token[], from: number): FoundWord | null {
  const meanings = LEXICON.meaningsAt(tokens, from);
  let best: FoundWord | null = null;
  for (const kind of KINDS) {
    const found = meanings.get(kind);
    if (found !== undefined && found.length > (best?.length ?? 0)) best = { kind, ...found };
  }
  return best;
}
