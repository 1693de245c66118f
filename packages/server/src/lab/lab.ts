import type { TableRuleset } from '@hardtop/board';
import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import type { Settings } from '../settings/settings.ts';
import type { LabCard, StartLab } from '../wire/lab.ts';
import type { Batches } from './batches.ts';
import { labCard } from './lab-card.ts';
import { type LabAbout, planLab } from './lab-plan.ts';

interface LabOptions {
  readonly rulesets: readonly TableRuleset[];
  readonly settings: Pick<Settings, 'databaseUrl'>;
  readonly onProblem: (message: string) => void;
}

/** What waits or is played at the same time. */
const MOST_RUNNING = 20;

export const NO_SUCH_LAB: Problem = {
  code: 'unknown-lab',
  field: 'id',
  message: 'There is no such batch of duels, or it is forgotten.',
};

const LAB_BUSY: Problem = {
  code: 'busy',
  field: 'lab',
  message: 'So many batches of duels wait to be played that there is no room for another; try again later.',
};

/** Cars against cars by the hundred: whoever has the id of a batch may look at it and cancel it. */
export class Lab {
  private readonly options: LabOptions;
  private opening: Promise<Batches> | null = null;

  constructor(options: LabOptions) {
    this.options = options;
  }

  async start(asked: StartLab): Promise<Result<LabCard, readonly Problem[]>> {
    const plan = await planLab(this.options.rulesets, asked);
    if (!plan.ok) return plan;
    const batches = await this.batches();
    if ((await batches.running()) >= MOST_RUNNING) return err([LAB_BUSY]);
    const id = await batches.put(plan.value.jobs, plan.value.about);
    return this.look(id);
  }

  async look(id: string): Promise<Result<LabCard, readonly Problem[]>> {
    const batches = await this.batches();
    const [state, about] = [await batches.stateOf(id), await batches.aboutOf(id)];
    if (state === null || about === null) return err([NO_SUCH_LAB]);
    return ok(labCard(id, about as LabAbout, state, await batches.resultsOf(id)));
  }

  async cancel(id: string): Promise<Result<LabCard, readonly Problem[]>> {
    await (await this.batches()).cancel(id);
    return this.look(id);
  }

  async close(): Promise<void> {
    await (await this.opening?.catch(() => null))?.close();
  }

  /** Opened by the first who asks: most servers never need it. */
  private batches(): Promise<Batches> {
    this.opening ??= this.open().catch((error: unknown) => {
      this.opening = null;
      throw error;
    });
    return this.opening;
  }

  private async open(): Promise<Batches> {
    const { settings, onProblem } = this.options;
    if (settings.databaseUrl === null) return new (await import('./local-batches.ts')).LocalBatches(onProblem);
    const { QueuedBatches } = await import('./queued-batches.ts');
    const queued = await QueuedBatches.open(settings.databaseUrl, onProblem);
    const { queue } = queued;
    return {
      put: (jobs, about) => queue.put(jobs, about),
      running: () => queue.running(),
      stateOf: (id) => queue.stateOf(id),
      aboutOf: (id) => queue.aboutOf(id),
      resultsOf: (id) => queue.resultsOf(id),
      cancel: (id) => queue.cancel(id),
      close: () => queued.close(),
    };
  }
}
