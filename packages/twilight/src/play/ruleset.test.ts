import { existsSync } from 'node:fs';
import { describeContract, describeRecordings } from '@hardtop/kernel/contract';
import { farmyard } from '../scenarios/fights.ts';
import { mortarTeam, roadblock } from '../scenarios/vehicle-fights.ts';
import { disguise as disguisePeople, FOG, FOG_SEATS } from '../testing/secret.ts';
import { disguiseMachines, FOG_MACHINES } from '../testing/secret-machines.ts';
import { twilight } from './ruleset.ts';

/** A short game: what matters here is that everything offered can be done. */
const files = [
  { ...farmyard, turnLimit: 3 },
  { ...roadblock, turnLimit: 2 },
  { ...mortarTeam, turnLimit: 2 },
];

const hiding = [FOG, FOG_MACHINES, FOG_SEATS];

/** Each file has its own way to be another. */
const disguise: typeof disguisePeople = (position, seat) =>
  (position.file as { id?: string }).id === FOG_MACHINES.id
    ? disguiseMachines(position, seat)
    : disguisePeople(position, seat);

describeContract(twilight, { hiding, disguise, files, games: files.length + hiding.length, limit: 5000 });

// Kept from the first release on.
const recorded = new URL('../../recorded/table', import.meta.url);
if (existsSync(recorded)) describeRecordings(twilight, recorded);
