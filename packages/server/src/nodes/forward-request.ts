import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { Peer } from '../storage/node-register.ts';
import { CLIENT_HEADER, makeProof, PROOF_HEADER } from './proof.ts';

/** A request as it goes on to another node. */
export interface Forwarded {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** Who asks, by the address. */
  readonly client: string;
  readonly body: Buffer;
}

/** What another node said, or that nobody knows whether it did what it was asked. */
export type PeerAnswer =
  | { readonly kind: 'answered'; readonly response: IncomingMessage }
  | { readonly kind: 'in-doubt' };

/** A node that is not the one that was meant says so. */
export const MISDIRECTED = 421;

/** As long as a whole request may take. */
const ANSWER_MILLISECONDS = 30_000;
const CONNECT_MILLISECONDS = 1_000;

/** What is between two machines only, and what we say ourselves. */
const NOT_PASSED_ON = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding'],
  ...['upgrade', 'content-length', 'expect', PROOF_HEADER, CLIENT_HEADER],
]);

export function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_PASSED_ON.has(name)));
}

export function proofFor({ secret }: Peer, method: string, url: string, client: string): Record<string, string> {
  return { [CLIENT_HEADER]: client, [PROOF_HEADER]: makeProof(secret, { method, url, client }) };
}

/** Null: the node was not reached, or is another one, and nothing was done. What only looks may always be asked again. */
export function forwardRequest(peer: Peer, forwarded: Forwarded): Promise<PeerAnswer | null> {
  const { method, url, headers, client, body } = forwarded;
  const target = new URL(url, peer.address);
  const send = target.protocol === 'https:' ? secureRequest : plainRequest;
  const length = body.length === 0 ? {} : { 'content-length': String(body.length) };
  const isHarmless = method === 'GET' || method === 'HEAD';
  return new Promise((resolve) => {
    const request = send(target, {
      method,
      headers: { ...passedOn(headers), ...length, ...proofFor(peer, method, url, client) },
      agent: false,
    });
    let isConnected = false;
    const late = setTimeout(() => request.destroy(), CONNECT_MILLISECONDS);
    request.once('socket', (socket) =>
      socket.once('connect', () => {
        isConnected = true;
        clearTimeout(late);
      }),
    );
    request.setTimeout(ANSWER_MILLISECONDS, () => request.destroy());
    request.once('error', () => {
      clearTimeout(late);
      resolve(isConnected && !isHarmless ? { kind: 'in-doubt' } : null);
    });
    request.once('response', (response) => {
      if (response.statusCode !== MISDIRECTED) return resolve({ kind: 'answered', response });
      response.resume();
      resolve(null);
    });
    request.end(body);
  });
}
