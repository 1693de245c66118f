import type { BatchQueue } from '@hardtop/sim/queue';

/** Where batches are put and looked after. */
export type Batches = Pick<BatchQueue, 'put' | 'running' | 'stateOf' | 'aboutOf' | 'resultsOf' | 'cancel' | 'close'>;
