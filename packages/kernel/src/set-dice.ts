import type { DecisionId } from './decision.ts';
import type { Row } from './journal.ts';
import type { Correction } from './ruleset.ts';

/** A die that fell for an answer, and that everybody saw. */
interface FallenDie {
  readonly ask: DecisionId;
  /** Which of those that fell for the answer, from 1 on; dice that are rolled in secret do not count. */
  readonly die: number;
  readonly sides: number;
  readonly face: number;
  readonly purpose: string;
  /** What its faces are called, where they are no numbers. */
  readonly names?: readonly string[] | undefined;
}

const SET_DIE = 'set-die';

export interface SetDie {
  readonly ask: DecisionId;
  readonly die: number;
  readonly face: number;
}

/** The die that a referee has set by a row; null where it is another row. */
export function setDieIn({ kind, option, params }: Pick<Row, 'kind' | 'option' | 'params'>): SetDie | null {
  if (kind !== 'amend' || !option.startsWith(`${SET_DIE}/`)) return null;
  const [, ask = '', die = ''] = option.split('/');
  return { ask, die: Number(die), face: params.face ?? 0 };
}

/** Each die that can be set, as a correction; `asks`: the questions whose answers they fell for, the last one last. */
export function dieCorrections(fallen: readonly FallenDie[], asks: readonly DecisionId[]): readonly Correction[] {
  return fallen.map(({ ask, die, sides, face, purpose, names }) => ({
    id: `${SET_DIE}/${ask}/${die}`,
    label: `Set die ${die}, which shows ${names?.[face - 1] ?? face}${agoText(asks.length - 1 - asks.indexOf(ask))}`,
    group: `Dice: ${purpose}`,
    params: [{ name: 'face', label: 'Shows', min: 1, max: sides, step: 1, start: face, ...named(names) }],
  }));
}

function agoText(ago: number): string {
  return ago === 0 ? '' : ago === 1 ? ' (one answer ago)' : ` (${ago} answers ago)`;
}

function named(names: readonly string[] | undefined) {
  return names === undefined ? {} : { names };
}

/** Dice that were set, by the answer that they fell for, and who wants to hear what falls. */
export class DiceWatch {
  /** What has fallen, where somebody wants to know. */
  readonly fallen: FallenDie[] | null;
  private readonly set = new Map<DecisionId, Map<number, number>>();

  constructor(rows: readonly Row[], fallen: FallenDie[] | null = null) {
    this.fallen = fallen;
    for (const row of rows) {
      const one = setDieIn(row);
      if (one === null) continue;
      const known = this.set.get(one.ask) ?? new Map<number, number>();
      this.set.set(one.ask, known.set(one.die, one.face));
    }
  }

  /** Null where there is nothing to watch for. */
  static of(rows: readonly Row[]): DiceWatch | null {
    const watch = new DiceWatch(rows);
    return watch.set.size === 0 ? null : watch;
  }

  /** Whether any die was set of those that fell for an answer. */
  hasSet(ask: DecisionId): boolean {
    return this.set.has(ask);
  }

  faceOf(ask: DecisionId, die: number): number | undefined {
    return this.set.get(ask)?.get(die);
  }
}
