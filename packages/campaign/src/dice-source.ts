// Where the dice at a path come from: the keyed streams of a seed, or a table of what once fell there.

/** The dice of one path, one after another. */
interface PathDice {
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
}

export interface DiceSource {
  /** The same dice whenever the path is asked for. */
  at(path: string): PathDice;
}

/** What fell at each path: `6:3,4 10:7` are two dice of six sides and one of ten; what fell when other dice were asked for there follows after `;`. */
export type DiceTable = Readonly<Record<string, string>>;

interface Die {
  readonly sides: number;
  readonly value: number;
}

/** Dice that fell once. One that did not is an error: the rules have asked for something else than they did then. */
export function recordedDice(table: DiceTable): DiceSource {
  return { at: (path) => recordedAt(path, Object.hasOwn(table, path) ? (table[path] ?? '') : '') };
}

function recordedAt(path: string, text: string): PathDice {
  let runs = parseRuns(text);
  let asked = 0;
  return {
    int(low, sides) {
      runs = runs.filter((run) => run[asked]?.sides === sides);
      const die = runs[0]?.[asked];
      asked += 1;
      if (die !== undefined && low === 1) return die.value;
      throw new Error(`No die of ${sides} sides was recorded at ${path} as number ${asked}.`);
    },
  };
}

/** The same dice, and a table of all that fell. */
export interface WrittenDice extends DiceSource {
  table(): DiceTable;
}

export function writtenDice(source: DiceSource): WrittenDice {
  const fallen = new Map<string, Die[][]>();
  return {
    at(path) {
      const dice = source.at(path);
      const run: Die[] = [];
      fallen.set(path, [...(fallen.get(path) ?? []), run]);
      return {
        int(low, sides) {
          const value = dice.int(low, sides);
          run.push({ sides, value });
          return value;
        },
      };
    },
    table() {
      const lines = [...fallen].map(([path, runs]): [string, string] => [path, makeRuns(runs)]);
      return Object.fromEntries(lines.filter(([, text]) => text !== '').sort(([a], [b]) => (a < b ? -1 : 1)));
    },
  };
}

/** Only the longest runs: a shorter one begins like them. */
function makeRuns(runs: readonly (readonly Die[])[]): string {
  const texts = [...new Set(runs.filter((run) => run.length > 0).map(makeRun))];
  const isBegun = (text: string) =>
    texts.some((other) => other !== text && /^[ ,]/.test(other.slice(text.length)) && other.startsWith(text));
  return texts.filter((text) => !isBegun(text)).join(';');
}

function makeRun(run: readonly Die[]): string {
  let text = '';
  run.forEach(({ sides, value }, i) => {
    text += run[i - 1]?.sides === sides ? `,${value}` : `${i === 0 ? '' : ' '}${sides}:${value}`;
  });
  return text;
}

function parseRuns(text: string): readonly (readonly Die[])[] {
  return text === '' ? [] : text.split(';').map(parseRun);
}

function parseRun(text: string): readonly Die[] {
  return text.split(' ').flatMap((same) => {
    const [sides = '', values = ''] = same.split(':');
    return values.split(',').map((value) => ({ sides: Number(sides), value: Number(value) }));
  });
}
