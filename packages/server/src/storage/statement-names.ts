interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What is asked this often is asked all the time. */
const OFTEN = 16;
/** Each takes room on every connection. */
const MOST_NAMES = 40;
/** Statements that are counted; those of a kind with as many words as there are values come in any number. */
const MOST_COUNTED = 500;

/** Names for statements that are asked all the time: of one that has a name PostgreSQL reads the words and makes the plan once, not each time. */
export class StatementNames {
  private readonly names: Map<string, string>;
  private readonly asked = new Map<string, number>();

  /** `known`: those that have a name from the start. */
  constructor(known: readonly { readonly name: string; readonly sql: string }[]) {
    this.names = new Map(known.map(({ name, sql }) => [sql, name]));
  }

  of({ sql, parameters }: Statement): string | undefined {
    return this.names.get(sql) ?? (parameters.length === 0 ? undefined : this.named(sql));
  }

  private named(sql: string): string | undefined {
    // What gives all columns gives others once a later server has changed the table, which a plan that was kept does not survive.
    if (this.names.size >= MOST_NAMES || sql.includes('*')) return undefined;
    const times = (this.asked.get(sql) ?? 0) + 1;
    if (times < OFTEN) {
      if (this.asked.size >= MOST_COUNTED) this.asked.clear();
      this.asked.set(sql, times);
      return undefined;
    }
    this.asked.delete(sql);
    const name = `often-${this.names.size}`;
    this.names.set(sql, name);
    return name;
  }
}
