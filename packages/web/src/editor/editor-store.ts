import type { TableRuleset } from '@hardtop/board';
import type { Editing, FilePath, Layable } from '@hardtop/kernel';
import { createContext, useContext, useMemo } from 'preact/compat';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useStore } from '../base/store.ts';
import type { XY } from '../board/units.ts';
import { changed, copied, deskOf, type Edited, laid, removed, whyNot, withoutSeat } from './model/edits.ts';
import { withoutRow, withRow, withValue } from './model/file-paths.ts';
import { drawnThing, movedThing, outlineOnMap, pointOnMap, pointText } from './model/hand.ts';
import { begun, done, type History, redone, undone } from './model/history.ts';
import { turned } from './model/placing.ts';
import { sheetsOf } from './model/sheets.ts';
import { type Thing, thingAt, thingsOf } from './model/things.ts';

/** A ruleset whose scenarios can be drawn. */
export interface DrawnRules {
  readonly table: TableRuleset;
  readonly editing: Editing;
}

/** The file and all that a hand has to do with it. */
export interface Editor {
  readonly rules: DrawnRules;
  readonly history: History<unknown>;
  readonly chosen: FilePath | null;
  /** What is laid next; null: things are chosen and moved. */
  readonly tool: Layable | null;
  /** It stays in the hand after it was laid. */
  readonly isPinned: boolean;
  /** Where keys lay it. */
  readonly cursor: XY;
  /** Counted on when what is chosen is to come into view. */
  readonly sought: number;
  /** What was said last, for ears. */
  readonly said: string;
  /** Changes by the same key run together into one step. */
  edit(edited: Edited, key?: string): void;
  /** A field of the file; undefined: it says nothing of it. */
  set(path: FilePath, value: unknown): void;
  addRow(path: FilePath, row: unknown): void;
  removeRow(path: FilePath, index: number): void;
  undo(): void;
  redo(): void;
  choose(path: FilePath | null): void;
  /** Chooses it and brings it into view. */
  seek(path: FilePath): void;
  take(tool: Layable | null): void;
  point(at: XY): void;
  lay(from: XY, to: XY): void;
  /** So far on the map. */
  moveChosen(by: XY): void;
  turnChosen(steps: number): void;
  removeChosen(): void;
  copyChosen(): void;
  /** The next thing, or the one before; null after the last. */
  step(by: 1 | -1): FilePath | null;
}

type Part = Partial<Editor>;

export const fileOf = (editor: Pick<Editor, 'history'>): unknown => editor.history.now;

const things = ({ rules, history }: Editor): readonly Thing[] => thingsOf(rules.editing, history.now);

const chosenOf = (editor: Editor): Thing | undefined => thingAt(things(editor), editor.chosen ?? undefined);

function middleOfMap(editing: Editing, file: unknown): XY {
  const { minX, minY, maxX, maxY } = sheetsOf(editing, file)[0].bounds;
  return pointOnMap(editing, file, { x: Math.round((minX + maxX) / 2), y: Math.round((minY + maxY) / 2) });
}

/** What is in hand after a step back may be gone. */
function afterStep(editor: Editor, history: History<unknown>, said: string): Part {
  const now = { ...editor, history };
  return { history, said, chosen: chosenOf(now)?.path ?? null };
}

function laying(editor: Editor, from: XY, to: XY): { readonly edited: Edited; readonly part: Part } | string {
  const { rules, tool, isPinned } = editor;
  const file = fileOf(editor);
  if (tool === null) return '';
  const { value, sheet } = drawnThing(rules.editing, file, tool, from, to);
  const why = whyNot(tool, file, sheet);
  if (why !== null) return why;
  const edited = laid(rules.editing, file, tool, value, sheet);
  return { edited, part: { tool: isPinned ? tool : null, cursor: to, said: `${tool.title} laid.` } };
}

/** What the acts of an editor are made of. */
interface Works {
  readonly editing: Editing;
  get(): Editor;
  set(part: Part): void;
  edit(edited: Edited, key?: string | null, part?: Part): void;
}

function worksOf(editing: Editing, get: () => Editor, set: (part: Part) => void): Works {
  let lastKey: string | null = null;
  return {
    editing,
    get,
    set,
    edit: ({ file, chosen }, key = null, part = {}) => {
      const { history } = get();
      // A step back in between ends what ran together.
      const isSame = key !== null && key === lastKey && history.past.length > 0 && history.future.length === 0;
      lastKey = key;
      set({ history: isSame ? { ...history, now: file } : done(history, file), chosen, ...part });
    },
  };
}

type FileActs = Pick<Editor, 'edit' | 'set' | 'addRow' | 'removeRow' | 'undo' | 'redo'>;

function fileActs({ editing, get, set, edit }: Works): FileActs {
  const kept = (file: unknown): Edited => ({ file, chosen: get().chosen });
  return {
    edit: (edited, key) => edit(edited, key),
    set: (path, value) => edit(kept(withValue(fileOf(get()), path, value)), `set ${path}`),
    addRow: (path, row) => edit(kept(withRow(fileOf(get()), path, row))),
    removeRow: (path, index) => {
      const now = fileOf(get());
      if (path === editing.seats) edit({ file: withoutSeat(editing, now, index), chosen: null });
      else edit(kept(withoutRow(now, path, index)));
    },
    undo: () => set(afterStep(get(), undone(get().history), 'Taken back.')),
    redo: () => set(afterStep(get(), redone(get().history), 'Done again.')),
  };
}

type ChosenActs = Pick<Editor, 'moveChosen' | 'turnChosen' | 'removeChosen' | 'copyChosen'>;

function chosenActs({ editing, get, edit }: Works): ChosenActs {
  const withChosen = (change: (thing: Thing) => Edited, said: string, key: string | null = null) => {
    const thing = chosenOf(get());
    if (thing !== undefined) edit(change(thing), key, { said: `${thing.name} ${said}.` });
  };
  const placed = (change: (thing: Thing, file: unknown) => unknown, said: string) =>
    withChosen((thing) => changed(fileOf(get()), thing, change(thing, fileOf(get()))), said, `${said} ${get().chosen}`);
  const turnedBy = ({ layable, value, sheet }: Thing, file: unknown, steps: number) =>
    turned(layable, value, steps, deskOf(editing, file, sheet));
  return {
    moveChosen: (by) => placed((thing, file) => movedThing(editing, file, thing, by, null).value, 'moved'),
    turnChosen: (steps) => placed((thing, file) => turnedBy(thing, file, steps), 'turned'),
    removeChosen: () => withChosen((thing) => removed(fileOf(get()), thing), 'removed'),
    copyChosen: () => withChosen((thing) => copied(editing, fileOf(get()), thing), 'copied'),
  };
}

type HandActs = Pick<Editor, 'choose' | 'seek' | 'take' | 'point' | 'lay' | 'step'>;

function handActs({ get, set, edit }: Works): HandActs {
  return {
    choose: (chosen) => set({ chosen, tool: null, isPinned: false, said: nameAt(get(), chosen) }),
    seek: (path) => {
      get().choose(path);
      set({ sought: get().sought + 1 });
    },
    take: (tool) => {
      const isAgain = tool !== null && tool === get().tool;
      const taken = isAgain && get().isPinned ? null : tool;
      const said = taken === null ? '' : `${taken.title} in hand.`;
      set({ tool: taken, isPinned: isAgain && taken !== null, chosen: null, said });
    },
    point: (cursor) => set({ cursor, said: pointText(get().rules.editing, fileOf(get()), cursor) }),
    lay: (from, to) => {
      const act = laying(get(), from, to);
      if (typeof act === 'string') set({ said: act });
      else edit(act.edited, null, act.part);
    },
    step: (by) => {
      const all = things(get());
      const at = all.findIndex(({ path }) => path === get().chosen);
      const next = all[at < 0 ? (by === 1 ? 0 : all.length - 1) : at + by]?.path ?? null;
      if (next === null) get().choose(null);
      else get().seek(next);
      return next;
    },
  };
}

export function createEditor(rules: DrawnRules, file: unknown): StoreApi<Editor> {
  const { editing } = rules;
  return createStore<Editor>()((set, get) => {
    const works = worksOf(editing, get, set);
    return {
      rules,
      history: begun(file),
      chosen: null,
      tool: null,
      isPinned: false,
      cursor: middleOfMap(editing, file),
      sought: 0,
      said: '',
      ...fileActs(works),
      ...chosenActs(works),
      ...handActs(works),
    };
  });
}

const nameAt = (editor: Editor, path: FilePath | null): string =>
  thingAt(things(editor), path ?? undefined)?.name ?? '';

export const EditorContext = createContext<StoreApi<Editor> | null>(null);

export function useEditorStore(): StoreApi<Editor> {
  const store = useContext(EditorContext);
  if (store === null) throw new Error('outside the editor');
  return store;
}

export const useEditor = <Picked>(pick: (editor: Editor) => Picked): Picked => useStore(useEditorStore(), pick);

export const useFile = (): unknown => useEditor(fileOf);

export function useThings(): readonly Thing[] {
  const file = useFile();
  const { editing } = useEditor(({ rules }) => rules);
  return useMemo(() => thingsOf(editing, file), [editing, file]);
}

export function useChosen(): Thing | undefined {
  const all = useThings();
  const chosen = useEditor((editor) => editor.chosen);
  return thingAt(all, chosen ?? undefined);
}

/** The middle of a thing, for the eye to go to. */
export const placeOf = (thing: Thing): XY => outlineOnMap(thing).middle;
