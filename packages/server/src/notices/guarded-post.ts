import { lookup } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { err, ok, type Problem, type Result } from '@hardtop/kernel';

/** What strangers may have the server call: nothing, what is on the open network, or whatever the operator's network has. */
type Reach = 'off' | 'public' | 'any';

const TIMEOUT_MILLISECONDS = 5_000;
/** Of an answer nobody reads more. */
const ANSWER_BYTES = 4 * 1024;

/** Networks that are nobody's on the open network: one's own machine, one's own house, and what has no single host. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');

/** Of IPv6 only what is given out to the open network, without the ways that lead back to addresses of the old kind. */
const OPEN_6 = new BlockList();
OPEN_6.addSubnet('2000::', 3, 'ipv6');
const BACK_6 = new BlockList();
BACK_6.addSubnet('2001::', 23, 'ipv6');
BACK_6.addSubnet('2001:db8::', 32, 'ipv6');
BACK_6.addSubnet('2002::', 16, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (!isIPv6(address)) return !PRIVATE.check(address, 'ipv4');
  return OPEN_6.check(address, 'ipv6') && !BACK_6.check(address, 'ipv6');
}

const URL_LENGTH = 2_000;

/** An address that somebody gave, read; where it leads is asked when it is called. */
export function readTarget(text: string, reach: Reach): Result<URL, Problem> {
  const wrong = (message: string): Result<never, Problem> =>
    err({ code: 'url', field: 'url', message, legal: ['https://example.org/hook'] });
  if (reach === 'off') return wrong('This server calls nobody.');
  if (text.length > URL_LENGTH) return wrong(`An address has at most ${URL_LENGTH} letters.`);
  if (!URL.canParse(text)) return wrong('That is no address.');
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return wrong('Only http and https are called.');
  if (url.username !== '' || url.password !== '') return wrong('An address with a name or a password is not called.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (reach === 'public' && isIP(host) !== 0 && !isPublicAddress(host))
    return wrong('That address is not on the open network.');
  return ok(url);
}

interface Posted {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Where a name leads; refused where any of it is not on the open network. The connection goes to that very address, whatever the name says a moment later. */
async function addressOf(url: URL, reach: Reach): Promise<{ readonly address: string; readonly family: number }> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = await lookup(host, { all: true });
  const [first] = found;
  if (first === undefined) throw new Error('the name leads nowhere');
  if (reach !== 'any' && !found.every(({ address }) => isPublicAddress(address)))
    throw new Error('the name leads to an address that is not on the open network');
  return first;
}

/** Posts to an address that a stranger gave, and gives the status. No redirect is followed, and nothing of the answer is kept. */
export async function guardedPost({ url, headers, body }: Posted, reach: Reach): Promise<number> {
  const read = readTarget(url.href, reach);
  if (!read.ok) throw new Error(read.error.message);
  const { address, family } = await addressOf(url, reach);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
        lookup: (_host, options, done) => {
          if (typeof options === 'object' && options.all === true) done(null, [{ address, family }]);
          else done(null, address, family);
        },
      },
      (answer) => {
        let bytes = 0;
        answer.on('data', (piece: Buffer) => {
          bytes += piece.length;
          if (bytes > ANSWER_BYTES) answer.destroy();
        });
        answer.on('close', () => resolve(answer.statusCode ?? 0));
        answer.on('error', () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
