import type { KeepThese, Kept } from '@hardtop/server/wire';
import { type MyGame, useMyGames } from '../base/my-games.ts';
import { NAME } from '../base/name.ts';
import { isRecord, readStored, writeStored } from '../base/storage.ts';
import { desk, useDesk } from '../desk/desk-store.ts';
import { syncDesk } from '../desk/desk-sync.ts';
import { isDirty } from '../desk/kept-campaign.ts';
import { library } from '../garage/library-store.ts';
import { joinLibrary, syncLibrary } from '../garage/library-sync.ts';
import { isHere } from '../here/here-id.ts';
import { isToken, libraryToken } from '../kept/token.ts';
import { hasUnsent } from '../kept/unsent.ts';
import { emptyShelf } from './empty-shelf.ts';
import { youApi } from './you-api.ts';

/** Whose browser this is, and which games the server is known to have: what it has no more was forgotten on another device. */
interface Followed {
  readonly name: string;
  readonly known: readonly string[];
}

type KeptGames = NonNullable<KeepThese['games']>;

const isFollowed = (value: unknown): value is Followed =>
  isRecord(value) && typeof value.name === 'string' && Array.isArray(value.known);

const followed = (): Followed | null => readStored(NAME, isFollowed);

/** What proves a part in a game beside the keys to its seats. */
const BESIDE = ['referee', 'host', 'invite', 'watch'] as const;

type Beside = (typeof BESIDE)[number];

const besides = (game: { readonly [Name in Beside]?: string | undefined }): Partial<Record<Beside, string>> =>
  Object.fromEntries(BESIDE.flatMap((name) => (game[name] === undefined ? [] : [[name, game[name]]])));

function asKept(game: Pick<MyGame, 'id' | 'keys' | 'invites' | Beside>): KeptGames[number] {
  return { id: game.id, keys: [...game.keys], invites: [...game.invites], ...besides(game) };
}

const hasKeys = (game: MyGame) => game.keys.length + game.invites.length + Object.keys(besides(game)).length > 0;

/** Games on the server in which this browser has a part. */
const ownGames = () => useMyGames.getState().games.filter((game) => !isHere(game.id) && hasKeys(game));

const AT_ONCE = 100;

/** For the players of campaigns, where this browser made them. */
async function ownSecrets(): Promise<NonNullable<KeepThese['campaigns']>> {
  await desk.load();
  return useDesk.getState().all.flatMap(({ id, secret }) => (secret === undefined ? [] : [{ id, secret }]));
}

/** What a browser has is the person's from now on, and what the person has is here. */
export async function bringMine(name: string): Promise<void> {
  const secrets = await ownSecrets();
  const first = await youApi.keepThese({ library: libraryToken(), games: ownGames().slice(0, AT_ONCE).map(asKept) });
  if (!first.ok) return;
  if (isToken(first.value.library) && first.value.library !== libraryToken()) await joinLibrary(first.value.library);
  else await syncLibrary();
  await syncDesk();
  const kept = secrets.length === 0 ? first : await youApi.keepThese({ campaigns: secrets.slice(0, 2 * AT_ONCE) });
  if (kept.ok) await take(name, kept.value);
}

/** Games and secrets that another device brought. */
async function take(name: string, { games, campaigns }: Kept): Promise<void> {
  const { remember } = useMyGames.getState();
  const here = new Map(useMyGames.getState().games.map((game) => [game.id, game]));
  const before = new Set(followed()?.known);
  // The last one that is remembered stands first.
  for (const { id, keys, invites, title, over, ...rest } of games.toReversed()) {
    const known = here.get(id);
    if (known === undefined && before.has(id)) continue;
    const news = { id, keys, invites, ...besides(rest) };
    if (known === undefined) remember({ ...news, title, over, standing: 'Kept with your name.' });
    else if (JSON.stringify(asKept(known)) !== JSON.stringify(news)) remember({ ...news, seen: known.seen });
  }
  const { all, keepAll } = useDesk.getState();
  const secretOf = new Map(campaigns.map(({ id, secret }) => [id, secret]));
  // What the server has still opens something; what is here may have been taken back.
  const found = all.filter(({ id, secret }) => secretOf.has(id) && secretOf.get(id) !== secret);
  keepAll(found.map((kept) => ({ ...kept, secret: secretOf.get(kept.id) ?? '' })));
  note(name, games);
}

function note(name: string, games: readonly { readonly id: string }[]): void {
  const followed: Followed = { name, known: games.map(({ id }) => id) };
  writeStored(NAME, followed);
}

/** What was forgotten on another device is forgotten here; what is new here is brought there. */
async function catchUp({ name, known }: Followed): Promise<void> {
  const kept = await youApi.kept();
  if (!kept.ok) {
    if (kept.error[0]?.code === 'sign-in') forgetName();
    return;
  }
  const there = new Set(kept.value.games.map(({ id }) => id));
  for (const id of known) if (!there.has(id)) useMyGames.getState().forget(id);
  const fresh = ownGames().filter(({ id }) => !there.has(id));
  const told = new Set(kept.value.campaigns.map(({ secret }) => secret));
  const campaigns = (await ownSecrets()).filter(({ secret }) => !told.has(secret)).slice(0, AT_ONCE);
  const isNews = fresh.length + campaigns.length > 0;
  const all = isNews ? await youApi.keepThese({ games: fresh.slice(0, AT_ONCE).map(asKept), campaigns }) : kept;
  if (all.ok) await take(name, all.value);
}

/** As the list of games changes: a new seat is kept with the name, one that is forgotten is forgotten there. */
function followChanges(): void {
  let sent = new Map(ownGames().map((game) => [game.id, JSON.stringify(asKept(game))]));
  useMyGames.subscribe(({ games }, before) => {
    const you = followed();
    if (you === null) return;
    const own = ownGames();
    const changed = own.filter((game) => sent.get(game.id) !== JSON.stringify(asKept(game)));
    sent = new Map(own.map((game) => [game.id, JSON.stringify(asKept(game))]));
    const ids = new Set(games.map(({ id }) => id));
    // A list that grows drops its last; one that shrinks has lost the one that somebody forgot.
    const dropped = games.length < before.games.length ? before.games.filter(({ id }) => !ids.has(id)) : [];
    for (const { id } of dropped) if (!isHere(id)) void youApi.forgetGame(id);
    if (changed.length === 0) return;
    void youApi.keepThese({ games: changed.slice(0, AT_ONCE).map(asKept) }).then((kept) => {
      if (kept.ok && followed() !== null) note(you.name, kept.value.games);
    });
  });
}

let isFollowing = false;

/** For a browser that somebody with a name has come in by; once a page. */
export async function follow(): Promise<void> {
  const you = followed();
  if (you === null || isFollowing) return;
  isFollowing = true;
  await catchUp(you);
  followChanges();
}

export function forgetName(): void {
  try {
    localStorage.removeItem(NAME);
  } catch {
    // What cannot be removed was never written.
  }
}

/** Before they are forgotten here: whether the server has all designs and campaigns. */
export async function sendMine(): Promise<boolean> {
  await syncLibrary();
  await syncDesk();
  return !hasUnsent() && !useDesk.getState().all.some(isDirty);
}

/** Takes games, designs and campaigns off this browser; games that are played on this device stay: they are nowhere else. */
export async function forgetMine(): Promise<void> {
  forgetName();
  for (const { id } of useMyGames.getState().games) if (!isHere(id)) useMyGames.getState().forget(id);
  await emptyShelf(library, 'hardtop-library');
  await emptyShelf(desk, 'hardtop-campaigns');
  for (const key of Object.keys(localStorage))
    if (/^hardtop\.(library|campaigns|unsent)/.test(key)) localStorage.removeItem(key);
}
