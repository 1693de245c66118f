import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { messageOf } from '../settings/start-problem.ts';
import { TYPES } from './embedded.ts';
import type { AskedOfPGlite, FromPGlite, WorkerFolder } from './pglite-messages.ts';

const port = parentPort;
if (port === null) throw new Error('the embedded database is started as a worker thread');
const say = (message: FromPGlite) => port.postMessage(message);
const { folder } = workerData as WorkerFolder;

/** JSON is parsed where it is wanted: to hand it on in pieces takes longer than to read it. */
const asText = (text: string) => text;
const parsers = { [TYPES.int8]: Number, [TYPES.json]: asText, [TYPES.jsonb]: asText };
const isJson = ({ dataTypeID }: { dataTypeID: number }) => dataTypeID === TYPES.json || dataTypeID === TYPES.jsonb;

async function answer(client: PGlite, { id, sql, parameters }: AskedOfPGlite): Promise<FromPGlite> {
  try {
    const { rows, fields, affectedRows = 0 } = await client.query<Record<string, unknown>>(sql, [...parameters]);
    return { t: 'rows', id, rows, affected: affectedRows, json: fields.filter(isJson).map(({ name }) => name) };
  } catch (error) {
    const { code, severity } = error as { readonly code?: unknown; readonly severity?: unknown };
    const failure = { message: messageOf(error), code: textOf(code), severity: textOf(severity) };
    return { t: 'refused', id, failure, isBroken: isBroken(error, failure.severity) };
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** PostgreSQL has given itself up, or the machine that it runs on has. */
function isBroken(error: unknown, severity: string | undefined): boolean {
  if (severity !== undefined) return severity !== 'ERROR';
  return error instanceof Error && ['RuntimeError', 'ExitStatus'].includes(error.name);
}

try {
  const client = await PGlite.create(folder, { parsers });
  port.on('message', (asked: AskedOfPGlite | 'close') => {
    if (asked !== 'close') return void answer(client, asked).then(say);
    return void client.close().then(
      () => say({ t: 'closed' }),
      () => say({ t: 'closed' }),
    );
  });
  say({ t: 'ready' });
} catch (error) {
  say({ t: 'failed', message: messageOf(error) });
}
