import { screen } from '@testing-library/dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { garageNamed } from '../testing/garages.ts';
import { render } from '../testing/render.tsx';
import { BenchContext, createBench } from './bench-store.ts';
import { GarageContext, type OpenGarage } from './garage-context.ts';
import { PrintSheets } from './print-sheets.tsx';
import { SheetView } from './sheet-view.tsx';

let open: OpenGarage;
let combination: unknown;

beforeAll(async () => {
  open = await garageNamed('deluxe');
  combination = open.garage.stock().find(({ id }) => id === 'outlander-combo')?.design;
});

const ofPages = /^Record sheet of Outlander cycle\/sidecar combination, page (\d) of (\d)$/;

/** What part of the drawing each page shows. */
async function pagesShown(): Promise<readonly (string | undefined)[]> {
  const pages = await screen.findAllByRole<HTMLImageElement>('img', { name: ofPages, hidden: true });
  return pages.map(({ src }) => /viewBox="([^"]*)"/.exec(decodeURIComponent(src))?.[1]);
}

const TWO = ['0 0 210 297', '0 297 210 297'];

it('a cycle with its sidecar shows the sidecar’s page too', async () => {
  render(
    <GarageContext value={open}>
      <BenchContext value={createBench(open.garage, combination)}>
        <SheetView />
      </BenchContext>
    </GarageContext>,
  );
  expect(await pagesShown()).toEqual(TWO);
});

it('and prints it from the list', async () => {
  vi.stubGlobal('print', () => undefined);
  render(
    <GarageContext value={open}>
      <PrintSheets designs={[combination]} paper="a4" kind="fresh" />
    </GarageContext>,
  );
  expect(await pagesShown()).toEqual(TWO);
});
