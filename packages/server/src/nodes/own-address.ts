import { networkInterfaces } from 'node:os';

const LOOPBACK = /^(127\.|localhost$|::1$)/;
const EVERYWHERE = ['0.0.0.0', '::', ''];

/** Where other nodes reach this one, unless the operator says otherwise: by its loopback where it listens there alone, else by an address of this machine. */
export function ownAddress(host: string, listening: string): string {
  const { port } = new URL(listening);
  if (LOOPBACK.test(host)) return `http://127.0.0.1:${port}`;
  const name = EVERYWHERE.includes(host) ? (outerAddress() ?? '127.0.0.1') : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function outerAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  return all.find(({ internal, family }) => !internal && family === 'IPv4')?.address;
}
