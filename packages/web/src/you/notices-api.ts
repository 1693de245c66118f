import type { NoticeBook, OpenedChannel } from '@hardtop/server/wire';
import type { MyGame } from '../base/my-games.ts';
import { libraryToken } from '../kept/token.ts';
import { explain } from '../net/api.ts';
import { workerAtOnce } from '../offline/register.ts';

type Answer<T> = { readonly body: T; readonly problem: null } | { readonly body: null; readonly problem: string };

async function ask<T>(method: string, path: string, body?: unknown): Promise<Answer<T | null>> {
  try {
    const response = await fetch(`/api/notices${path}`, {
      method,
      headers: {
        authorization: `Bearer ${libraryToken()}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.status === 204) return { body: null, problem: null };
    const answer: unknown = await response.json();
    if (response.ok) return { body: answer as T, problem: null };
    return { body: null, problem: explain((answer as { problems: Parameters<typeof explain>[0] }).problems) };
  } catch {
    return { body: null, problem: 'The server does not answer; try again in a moment.' };
  }
}

export const noticesApi = {
  book: () => ask<NoticeBook>('GET', ''),
  open: (body: object) => ask<OpenedChannel>('POST', '/channels', body),
  close: (id: string) => ask<never>('DELETE', `/channels/${encodeURIComponent(id)}`),
  follow: ({ id, keys }: MyGame) =>
    ask<never>('PUT', `/games/${encodeURIComponent(id)}`, { keys: keys.map(({ key }) => key) }),
  unfollow: (id: string) => ask<never>('DELETE', `/games/${encodeURIComponent(id)}`),
} as const;

/** What this browser gives the server, so that it can be told through its maker's push service. */
export async function pushSubscription(key: string): Promise<object | null> {
  const worker = await workerAtOnce();
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes });
  const { endpoint, keys } = made.toJSON();
  return { endpoint, keys };
}

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;
