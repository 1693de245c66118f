// The programs of `npm run attack`, in the order in which they run. A program is `{ name, what, short, run(tools, report) }`: it tries
// what it says against started servers and reports each thing it tried. Those that are `short` also run within `npm test`.
import { batches } from './batches.mjs';
import { commitsInDoubt } from './commits-in-doubt.mjs';
import { databaseFaults } from './database-faults.mjs';
import { diskFaults } from './disk-faults.mjs';
import { front } from './front.mjs';
import { hostileRequests } from './hostile-requests.mjs';
import { hostileScenarios } from './hostile-scenarios.mjs';
import { hostileTexts } from './hostile-texts.mjs';
import { kills } from './kills.mjs';
import { longJournals } from './long-journals.mjs';
import { loopHeld } from './loop-held.mjs';
import { nodes } from './nodes.mjs';
import { restarts } from './restarts.mjs';
import { slowConnections } from './slow-connections.mjs';
import { wrongOrigins } from './wrong-origins.mjs';

export const PROGRAMS = [
  hostileRequests,
  wrongOrigins,
  hostileTexts,
  hostileScenarios,
  longJournals,
  loopHeld,
  slowConnections,
  restarts,
  nodes,
  front,
  batches,
  databaseFaults,
  commitsInDoubt,
  diskFaults,
  kills,
];
