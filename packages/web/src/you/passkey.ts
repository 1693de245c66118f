import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import { type Said, youApi } from './you-api.ts';

const library = () => import('@simplewebauthn/browser');

/** Browsers have passkeys for sites with a name alone, and over TLS (or on this machine). */
export function canUsePasskeys(): boolean {
  const isNumber = /^[\d.]+$|^\[/.test(window.location.hostname);
  return 'PublicKeyCredential' in window && window.isSecureContext && !isNumber;
}

const REFUSED: Problem = {
  code: 'passkey',
  message: 'No passkey came of it: it was called off, took too long, or this device has none that fits.',
};

const KNOWN: Problem = { code: 'passkey', message: 'This device has a passkey of yours already.' };

async function said(ticket: string, asking: Promise<unknown>): Promise<Result<Said, readonly Problem[]>> {
  try {
    return ok({ ticket, response: await asking });
  } catch (error) {
    return err([error instanceof Error && error.name === 'InvalidStateError' ? KNOWN : REFUSED]);
  }
}

async function makePasskey(asked: Awaited<ReturnType<typeof youApi.askToKeep>>) {
  if (!asked.ok) return asked;
  const { ticket, options: optionsJSON } = asked.value;
  return said(ticket, (await library()).startRegistration({ optionsJSON }));
}

/** Each asks the server what to ask, the browser for an answer, and brings the answer back. */
export async function keepByPasskey(name: string): ReturnType<typeof youApi.keepByPasskey> {
  const made = await makePasskey(await youApi.askToKeep(name));
  return made.ok ? youApi.keepByPasskey(made.value) : made;
}

export async function addPasskey(): ReturnType<typeof youApi.addPasskey> {
  const made = await makePasskey(await youApi.askToAdd());
  return made.ok ? youApi.addPasskey(made.value) : made;
}

export async function enterByPasskey(): ReturnType<typeof youApi.enterByPasskey> {
  const asked = await youApi.askToEnter();
  if (!asked.ok) return asked;
  const { ticket, options: optionsJSON } = asked.value;
  const used = await said(ticket, (await library()).startAuthentication({ optionsJSON }));
  return used.ok ? youApi.enterByPasskey(used.value) : used;
}
