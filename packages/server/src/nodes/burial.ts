import { connect } from 'node:net';
import type { NodeRegister, Peer } from '../storage/node-register.ts';

/** A machine takes a connection before its programs know of it: who is only busy answers this at once. */
const KNOCK_MILLISECONDS = 500;

/**
 * Has a node count as dead at once of which two things are known: it is silent, or its line to the database is gone, and nobody is where it
 * was to be reached. Either alone may befall one that lives; that one is waited for until its time is up. Whether it is dead now.
 */
export async function buryIfGone(register: NodeRegister, { id, address }: Peer): Promise<boolean> {
  return !(await isReached(address)) && (await register.bury(id));
}

function isReached(address: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port || (protocol === 'https:' ? 443 : 80)) });
    const settle = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.setTimeout(KNOCK_MILLISECONDS, () => settle(false));
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}
