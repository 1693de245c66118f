import { makeQr, qrPath } from '@hardtop/workshop/share';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { garageNamed } from '../testing/garages.ts';
import { render } from '../testing/render.tsx';
import { GarageContext } from './garage-context.ts';
import { ShareButton } from './share-button.tsx';

// No canvas here: the browser tests look at the picture. Only what the page lacks is lent, since files share their modules.
beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    Object.assign(Object.create(null), { drawImage: () => undefined }),
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((tell) => tell(new Blob(['png'])));
});

afterEach(() => vi.restoreAllMocks());

it.each([
  ['deluxe', 'killer-kart'],
  ['roadrage', 'police-special'],
])('of %s: link, code for cameras and post of %s, from a row of the list', async (ruleset, id) => {
  const user = userEvent.setup();
  const open = await garageNamed(ruleset);
  const stock = open.garage.stock().find((each) => each.id === id);
  const name = stock?.name ?? '';
  render(
    <GarageContext value={open}>
      <ShareButton design={stock?.design} name={name} isInList />
    </GarageContext>,
  );
  await user.click(screen.getByRole('button', { name: `Share ${name}` }));
  const sheet = within(await screen.findByRole('dialog', { name: `Share ${name}` }));
  const code = open.garage.code(stock?.design);
  const link = `${window.location.origin}/garage/shared#${ruleset}.${code.length}.${code}`;
  const value = (label: string) => sheet.getByRole<HTMLInputElement>('textbox', { name: label }).value;
  expect(value(`Link to ${name}`)).toBe(link);
  const qr = sheet.getByRole('img', { name: /^QR code/ });
  expect(qr.querySelector('path')?.getAttribute('d')).toBe(qrPath(makeQr(link) ?? []));
  await sheet.findByRole('textbox', { name: 'Post for a forum' });
  expect(value('Post for a forum')).toContain(`[b]${name}[/b]`);
  await user.click(sheet.getByRole('radio', { name: 'Markdown' }));
  expect(value('Post for a forum')).toContain(`### ${name}\n`);
  expect(value('Post for a forum')).toContain(link);
  expect(await sheet.findByRole('button', { name: 'Save the picture' })).toBeDefined();
  await user.click(sheet.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a design that is too long for a camera or a link says so', async () => {
  const user = userEvent.setup();
  const open = await garageNamed('deluxe');
  const [stock] = open.garage.stock();
  const long = (length: number) => ({ ...open, garage: { ...open.garage, code: () => 'A'.repeat(length) } });
  const { rerender } = render(
    <GarageContext value={long(2000)}>
      <ShareButton design={stock?.design} name="Long" />
    </GarageContext>,
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText(/a code for cameras takes up to 1200\. Send the link itself/)).toBeDefined();
  rerender(
    <GarageContext value={long(5000)}>
      <ShareButton design={stock?.design} name="Long" />
    </GarageContext>,
  );
  expect(await screen.findByText(/too big for a link: save it as a file/)).toBeDefined();
});
