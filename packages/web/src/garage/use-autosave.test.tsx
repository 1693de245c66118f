import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { garageNamed } from '../testing/garages.ts';
import { act, cleanup, render } from '../testing/render.tsx';
import { BenchContext, type BenchStore, createBench } from './bench-store.ts';
import { GarageContext, type OpenGarage } from './garage-context.ts';
import { keepNew, library, useLibrary } from './library-store.ts';
import { useTornDesigns } from './torn-designs.ts';
import { useAutosave } from './use-autosave.ts';

let open: OpenGarage;

beforeAll(async () => {
  open = await garageNamed('deluxe');
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 16, 12) });
  useLibrary.setState({ all: [] });
});

afterEach(() => {
  cleanup();
  useTornDesigns.getState().putAway();
  vi.useRealTimers();
});

function Saving({ id }: { readonly id: string }) {
  useAutosave(id);
  return null;
}

function onBench(): { readonly id: string; readonly bench: BenchStore } {
  const design = open.garage.stock()[0]?.design;
  const id = keepNew(open.ruleset.id, design);
  const bench = createBench(open.garage, design);
  render(
    <GarageContext value={open}>
      <BenchContext value={bench}>
        <Saving id={id} />
      </BenchContext>
    </GarageContext>,
  );
  return { id, bench };
}

function rename(bench: BenchStore, name: string): void {
  act(() => bench.getState().apply(open.workshop.rename(name)));
  act(() => vi.advanceTimersByTime(1000));
}

const names = () => useLibrary.getState().all.map(({ design }) => open.garage.nameOf(design));

function changeElsewhere(id: string, name: string): void {
  const { all, keepAll } = useLibrary.getState();
  const mine = all.filter((kept) => kept.id === id);
  keepAll(mine.map((kept) => ({ ...kept, design: open.garage.withName(kept.design, name) })));
}

it('what is on the bench is kept as it changes', () => {
  const { bench } = onBench();
  rename(bench, 'One');
  rename(bench, 'Two');
  expect(names()).toEqual(['Two']);
});

it('what another device changed under our hands is kept beside ours', () => {
  const { id, bench } = onBench();
  rename(bench, 'One');
  changeElsewhere(id, 'Theirs');
  rename(bench, 'Two');
  expect(names().sort()).toEqual(['Theirs (from the other device, 16 Nov)', 'Two']);
  rename(bench, 'Three');
  expect(names().sort()).toEqual(['Theirs (from the other device, 16 Nov)', 'Three']);
});

it('leaving the bench without a further change leaves the change of another device alone', () => {
  const { id, bench } = onBench();
  rename(bench, 'One');
  changeElsewhere(id, 'Theirs');
  cleanup();
  expect(names()).toEqual(['Theirs']);
});

it('what another device scrapped meanwhile comes back when it is worked on', () => {
  const { id, bench } = onBench();
  library.setDeleted([id], true);
  rename(bench, 'One');
  expect(useLibrary.getState().all).toMatchObject([{ id, deleted: false }]);
});
