// The least that could take a choice: a socket, one insert, an answer. What Hardtop is measured against.
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { WebSocketServer } from 'ws';

const TABLE = `create table choices (
  game integer not null, n integer not null, row json not null, at timestamptz not null default now(), primary key (game, n))`;
const INSERT = 'insert into choices (game, n, row) values ($1, $2, $3)';

async function database() {
  const { DATABASE_URL, HARDTOP_DATA } = process.env;
  if (DATABASE_URL === undefined) {
    const lite = await PGlite.create(`${HARDTOP_DATA}/bare`);
    await lite.exec(TABLE);
    return async (values) => {
      await lite.query(INSERT, values);
      // PGlite answers in microtasks alone: without this no other socket would be heard.
      await new Promise(setImmediate);
    };
  }
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
  await pool.query(TABLE);
  return (values) => pool.query({ name: 'insert', text: INSERT, values });
}

const insert = await database();
const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
sockets.on('connection', (socket) => {
  socket.on('message', async (text) => {
    const { ref, game, n, ...row } = JSON.parse(text);
    await insert([game, n, JSON.stringify(row)]);
    socket.send(JSON.stringify({ t: 'ack', ref, rows: n }));
  });
});
sockets.on('listening', () => process.stdout.write(`bare at http://127.0.0.1:${sockets.address().port}\n`));
process.on('message', () => process.exit(0));
// Whoever measures may be ended before it ends this.
process.on('disconnect', () => process.exit(0));
