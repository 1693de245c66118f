import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import type { LabCard, StartLab } from '@hardtop/server/wire';
import { isRecord } from '../base/storage.ts';

type Answer = Promise<Result<LabCard, readonly Problem[]>>;

const AWAY: Problem = { code: 'offline', message: 'The server does not answer; try again in a moment.' };

async function ask(method: string, path: string, body?: StartLab): Answer {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`/api/lab${path}`, { method, ...(body === undefined ? {} : json) }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  if (response?.ok === true) return ok(answer as LabCard);
  return err(isRecord(answer) && Array.isArray(answer.problems) ? (answer.problems as readonly Problem[]) : [AWAY]);
}

export const labApi = {
  start: (asked: StartLab) => ask('POST', '', asked),
  look: (id: string) => ask('GET', `/${encodeURIComponent(id)}`),
  cancel: (id: string) => ask('DELETE', `/${encodeURIComponent(id)}`),
  csv: (id: string) => `/api/lab/${encodeURIComponent(id)}/csv`,
} as const;
