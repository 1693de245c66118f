import type { Journal, Problem, Seat } from '@hardtop/kernel';
import { findRuleset } from '@hardtop/rulesets';
import { useEffect, useState } from 'preact/compat';
import { isHere } from '../here/here-id.ts';
import { api } from '../net/api.ts';
import { heldJournal, LOCAL_ID } from './local-journal.ts';
import type { Film } from './replay-frames.ts';
import { journalTo, keyTo } from './replay-key.ts';

type FilmState =
  | { readonly state: 'loading'; readonly progress: number }
  | { readonly state: 'failed'; readonly problems: readonly Problem[] }
  /** The journal is there where the film was made from it, in this page. */
  | { readonly state: 'ready'; readonly film: Film; readonly journal: Journal | null };

/** Milliseconds of work between two breaths of the page. */
const SLICE_MS = 14;

async function journalOf(id: string): Promise<{ data: unknown } | { problems: readonly Problem[] }> {
  if (id === LOCAL_ID) {
    const data = heldJournal();
    return data === null
      ? { problems: [{ code: 'journal', message: 'No journal is open here. Open a file on the first page.' }] }
      : { data };
  }
  const reply = await journalTo(id);
  return reply.ok ? { data: reply.value } : { problems: reply.error };
}

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** The film that was kept as the game was played: it needs no rules, whatever became of them. */
async function kept(id: string, seat: Seat | null): Promise<Film | null> {
  if (id === LOCAL_ID || isHere(id)) return null;
  const key = keyTo(id, seat);
  const [reply, { framesOf }] = await Promise.all([api.film(id, seat, key), import('./film-frames.ts')]);
  return reply.ok ? framesOf(reply.value, seat) : null;
}

/** Shows the film if there is one; else fetches the journal and plays it through in the page. */
async function develop(
  id: string,
  seat: Seat | null,
  tell: (state: FilmState) => void,
  stopped: () => boolean,
): Promise<void> {
  const film = await kept(id, seat);
  if (film !== null && film.frames.length > 0) return tell({ state: 'ready', film, journal: null });
  await project(id, seat, tell, stopped);
}

/** A journal from a file: the rules come only now. */
async function project(
  id: string,
  seat: Seat | null,
  tell: (state: FilmState) => void,
  stopped: () => boolean,
): Promise<void> {
  const [given, { Projector, readJournal }] = await Promise.all([journalOf(id), import('./replay-frames.ts')]);
  if ('problems' in given) return tell({ state: 'failed', problems: given.problems });
  const journal = readJournal(given.data);
  if (!journal.ok) return tell({ state: 'failed', problems: journal.error });
  const ruleset = await findRuleset('table', journal.value.ruleset)?.table();
  if (ruleset === undefined) {
    return tell({
      state: 'failed',
      problems: [{ code: 'ruleset', message: `This page knows no rules called "${journal.value.ruleset}".` }],
    });
  }
  const projector = Projector.open(ruleset, journal.value, seat);
  if (!('step' in projector)) return tell({ state: 'failed', problems: projector });
  while (!projector.done) {
    const until = performance.now() + SLICE_MS;
    while (!projector.done && performance.now() < until) projector.step();
    if (stopped()) return;
    tell({ state: 'loading', progress: projector.progress });
    await breathe();
  }
  tell({ state: 'ready', film: projector.film(), journal: journal.value });
}

export function useFilm(id: string, seat: Seat | null): FilmState {
  const [state, setState] = useState<FilmState>({ state: 'loading', progress: 0 });
  useEffect(() => {
    let over = false;
    const tell = (next: FilmState) => {
      if (!over) setState(next);
    };
    develop(id, seat, tell, () => over).catch((error: unknown) => {
      tell({
        state: 'failed',
        problems: [{ code: 'page', message: error instanceof Error ? error.message : String(error) }],
      });
    });
    return () => {
      over = true;
    };
  }, [id, seat]);
  return state;
}
