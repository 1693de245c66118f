import { useSyncExternalStore } from 'preact/compat';

/** Every address of the app. */
export type Route =
  | { readonly page: 'landing' }
  | { readonly page: 'game'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'join'; readonly id: string; readonly secret: string }
  | { readonly page: 'about' }
  | { readonly page: 'you' }
  | { readonly page: 'lab'; readonly id: string | null }
  | { readonly page: 'garage' }
  | { readonly page: 'workshop'; readonly kind: 'design' | 'code' | 'shared'; readonly id: string }
  | { readonly page: 'scenarios' }
  | { readonly page: 'scenario-new'; readonly ruleset: string; readonly scenario: string | null }
  | { readonly page: 'scenario-edit'; readonly id: string }
  | { readonly page: 'scenario-shared'; readonly text: string }
  | { readonly page: 'desk' }
  | { readonly page: 'desk-new' }
  | { readonly page: 'desk-roll'; readonly asked: string }
  | { readonly page: 'campaign'; readonly id: string }
  | { readonly page: 'desk-shared'; readonly secret: string }
  | { readonly page: 'lobby' }
  | { readonly page: 'table-new' }
  | { readonly page: 'door'; readonly id: string; readonly secret: string }
  | { readonly page: 'not-found'; readonly path: string };

/** An address that was cut in the middle of a sign is taken as it stands: whoever is to read it says what is wrong with it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function parseRoute(path: string, hash = ''): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const [head, id] = parts;
  if (head === undefined) return { page: 'landing' };
  if ((head === 'about' || head === 'you') && parts.length === 1) return { page: head };
  if (head === 'lobby') return { page: id === 'new' ? 'table-new' : 'lobby' };
  if (head === 'lab' && parts.length < 3) return { page: 'lab', id: id ?? null };
  if (head === 'garage') return parseGarage(path, parts.slice(1), hash);
  if (head === 'scenarios') return parseScenarios(path, parts.slice(1), hash);
  if (head === 'desk') return parseDesk(path, parts.slice(1), hash);
  if (id !== undefined && parts.length === 2) {
    const known = decoded(id);
    if (head === 'game') return { page: 'game', id: known };
    if (head === 'replay') return { page: 'replay', id: known };
    if (head === 'table') return { page: 'door', id: known, secret: hash.replace(/^#/, '') };
    if (head === 'join') return { page: 'join', id: known, secret: hash.replace(/^#/, '') };
  }
  return { page: 'not-found', path };
}

function parseGarage(path: string, parts: readonly string[], hash: string): Route {
  const [first, second] = parts;
  if (first === undefined) return { page: 'garage' };
  if (second === undefined && first === 'shared')
    return { page: 'workshop', kind: 'shared', id: hash.replace(/^#/, '') };
  if (second === undefined && first === 'code') return { page: 'workshop', kind: 'code', id: '' };
  if (second === undefined) return { page: 'workshop', kind: 'design', id: decoded(first) };
  if (first === 'code' && parts.length === 2) return { page: 'workshop', kind: 'code', id: decoded(second) };
  return { page: 'not-found', path };
}

function parseDesk(path: string, parts: readonly string[], hash: string): Route {
  const [first] = parts;
  if (first === undefined) return { page: 'desk' };
  if (parts.length > 1) return { page: 'not-found', path };
  if (first === 'new') return { page: 'desk-new' };
  if (first === 'roll') return { page: 'desk-roll', asked: hash.replace(/^#/, '') };
  if (first === 'shared') return { page: 'desk-shared', secret: hash.replace(/^#/, '') };
  return { page: 'campaign', id: decoded(first) };
}

function parseScenarios(path: string, parts: readonly string[], hash: string): Route {
  const [first, second, third] = parts;
  if (first === undefined || (first === 'edit' && parts.length === 1)) return { page: 'scenarios' };
  if (first === 'shared' && parts.length === 1) return { page: 'scenario-shared', text: hash.replace(/^#/, '') };
  if (first === 'edit' && second !== undefined && parts.length === 2)
    return { page: 'scenario-edit', id: decoded(second) };
  if (first === 'new' && second !== undefined && parts.length <= 3)
    return { page: 'scenario-new', ruleset: decoded(second), scenario: third === undefined ? null : decoded(third) };
  return { page: 'not-found', path };
}

export const paths = {
  landing: '/',
  about: '/about',
  you: '/you',
  lab: (id?: string) => (id === undefined ? '/lab' : `/lab/${id}`),
  garage: '/garage',
  garageDesign: (id: string) => `/garage/${encodeURIComponent(id)}`,
  scenarios: '/scenarios',
  /** A blank map, or a copy of a listed scenario. */
  scenarioNew: (ruleset: string, scenario?: string) =>
    `/scenarios/new/${encodeURIComponent(ruleset)}${scenario === undefined ? '' : `/${encodeURIComponent(scenario)}`}`,
  scenarioEdit: (id: string) => `/scenarios/edit/${encodeURIComponent(id)}`,
  /** The whole scenario stands in the fragment. */
  scenarioShared: (text: string) => `/scenarios/shared#${text}`,
  desk: '/desk',
  deskNew: '/desk/new',
  /** What was rolled stands in the fragment: the same address gives the same. */
  deskRoll: (asked = '') => (asked === '' ? '/desk/roll' : `/desk/roll#${asked}`),
  deskCampaign: (id: string) => `/desk/${encodeURIComponent(id)}`,
  /** For the players; the secret stands in the fragment. */
  deskShared: (secret: string) => `/desk/shared#${secret}`,
  game: (id: string) => `/game/${encodeURIComponent(id)}`,
  replay: (id: string) => `/replay/${encodeURIComponent(id)}`,
  lobby: '/lobby',
  tableNew: '/lobby/new',
  /** Who sits where; what opens a seat stands in the fragment. */
  door: (id: string, secret = '') => `/table/${encodeURIComponent(id)}${secret === '' ? '' : `#${secret}`}`,
  /** The key stands in the fragment, which browsers never send to a server. */
  join: (id: string, seat: number, key: string) => `/join/${encodeURIComponent(id)}#${seat}.${key}`,
} as const;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

function here(): string {
  return `${window.location.pathname}${window.location.hash}`;
}

export function navigate(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') window.history.pushState(null, '', path);
  else window.history.replaceState(null, '', path);
  for (const listener of listeners) listener();
}

export function useRoute(): Route {
  const address = useSyncExternalStore(subscribe, here);
  const [path = '/', hash = ''] = address.split('#');
  return parseRoute(path, hash);
}
