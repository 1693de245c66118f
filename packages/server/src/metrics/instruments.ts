/** What is counted and measured, in the text form that Prometheus reads. */
export interface Instrument {
  lines(): readonly string[];
}

type Labels = Readonly<Record<string, string>>;

/** Only goes up, one count for each set of labels. */
export class Counter implements Instrument {
  private readonly name: string;
  private readonly help: string;
  private readonly counts = new Map<string, number>();

  constructor(name: string, help: string) {
    this.name = name;
    this.help = help;
  }

  add(labels: Labels = {}, count = 1): void {
    const key = textOf(labels);
    this.counts.set(key, (this.counts.get(key) ?? 0) + count);
  }

  lines(): readonly string[] {
    const counted = [...this.counts].map(([labels, count]) => `${this.name}${labels} ${count}`);
    return [...headOf(this.name, this.help, 'counter'), ...counted];
  }
}

/** Read when somebody asks; one value for each set of labels. */
export class Gauge implements Instrument {
  private readonly name: string;
  private readonly help: string;
  private readonly read: () => readonly (readonly [Labels, number])[];

  constructor(name: string, help: string, read: () => readonly (readonly [Labels, number])[]) {
    this.name = name;
    this.help = help;
    this.read = read;
  }

  lines(): readonly string[] {
    const values = this.read().map(([labels, value]) => `${this.name}${textOf(labels)} ${value}`);
    return [...headOf(this.name, this.help, 'gauge'), ...values];
  }
}

/** From half a millisecond to ten seconds. */
const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** How long something took, in seconds. */
export class Histogram implements Instrument {
  private readonly name: string;
  private readonly help: string;
  private readonly counts = BOUNDS.map(() => 0);
  private count = 0;
  private sum = 0;

  constructor(name: string, help: string) {
    this.name = name;
    this.help = help;
  }

  add(seconds: number): void {
    this.count += 1;
    this.sum += seconds;
    const place = BOUNDS.findIndex((bound) => seconds <= bound);
    if (place >= 0) this.counts[place] = (this.counts[place] ?? 0) + 1;
  }

  lines(): readonly string[] {
    let below = 0;
    const buckets = BOUNDS.map((bound, i) => {
      below += this.counts[i] ?? 0;
      return `${this.name}_bucket{le="${bound}"} ${below}`;
    });
    return [
      ...headOf(this.name, this.help, 'histogram'),
      ...buckets,
      `${this.name}_bucket{le="+Inf"} ${this.count}`,
      `${this.name}_sum ${this.sum}`,
      `${this.name}_count ${this.count}`,
    ];
  }
}

function headOf(name: string, help: string, kind: 'counter' | 'gauge' | 'histogram'): readonly string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`];
}

function textOf(labels: Labels): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/["\\\n]/g, '_')}"`);
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
}
