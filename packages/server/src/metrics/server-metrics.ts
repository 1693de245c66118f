import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, type Instrument } from './instruments.ts';

/** All that one server counts and measures of itself. No game, seat, key or address is ever named. */
export class ServerMetrics {
  readonly gamesOpened = new Counter('hardtop_games_opened_total', 'Games that were opened, by ruleset.');
  readonly gamesOver = new Counter('hardtop_games_over_total', 'Games that came to their end here, by ruleset.');
  readonly requests = new Counter('hardtop_requests_total', 'HTTP requests that were answered, by kind of status.');
  readonly requestSeconds = new Histogram('hardtop_request_seconds', 'From a request to its answer.');
  private readonly choices = new Counter('hardtop_choices_total', 'Choices of people and bots, stored or not.');
  private readonly choiceSeconds = new Histogram('hardtop_choice_seconds', 'From a choice to its being stored.');
  private readonly lag = monitorEventLoopDelay({ resolution: 10 });
  private readonly busy = new Map<string, number>();
  private readonly gauges: Instrument[] = [];

  constructor() {
    this.lag.enable();
    this.watch('hardtop_event_loop_lag_seconds', 'How late the loop was since it was last asked.', () => this.lags());
    this.watch('hardtop_tasks', 'Tasks that wait for a worker or are at one.', () =>
      [...this.busy].map(([kind, count]) => [{ kind }, count] as const),
    );
    this.watch('hardtop_memory_bytes', 'Memory of the process.', () => {
      const { heapUsed, rss, external } = process.memoryUsage();
      return [
        [{ kind: 'heap' }, heapUsed],
        [{ kind: 'resident' }, rss],
        [{ kind: 'external' }, external],
      ];
    });
    this.watch('hardtop_uptime_seconds', 'Since the process began.', () => [[{}, process.uptime()]]);
  }

  /** A value that is read when somebody asks. */
  watch(name: string, help: string, read: ConstructorParameters<typeof Gauge>[2]): void {
    this.gauges.push(new Gauge(name, help, read));
  }

  chosen(seconds: number, isStored: boolean): void {
    this.choices.add({ result: isStored ? 'stored' : 'refused' });
    if (isStored) this.choiceSeconds.add(seconds);
  }

  /** Counts a task for as long as it waits and is worked on. */
  async during<T>(kind: string, task: Promise<T>): Promise<T> {
    this.busy.set(kind, (this.busy.get(kind) ?? 0) + 1);
    try {
      return await task;
    } finally {
      this.busy.set(kind, (this.busy.get(kind) ?? 1) - 1);
    }
  }

  text(): string {
    const { gamesOpened, gamesOver, choices, choiceSeconds, requests, requestSeconds } = this;
    const all = [gamesOpened, gamesOver, choices, choiceSeconds, requests, requestSeconds, ...this.gauges];
    return `${all.flatMap((instrument) => instrument.lines()).join('\n')}\n`;
  }

  close(): void {
    this.lag.disable();
  }

  private lags(): readonly (readonly [{ readonly quantile: string }, number])[] {
    const { lag } = this;
    const read = [0.5, 0.99, 1].map(
      (quantile) => [{ quantile: String(quantile) }, lag.percentile(quantile * 100) / 1e9] as const,
    );
    lag.reset();
    return read;
  }
}
