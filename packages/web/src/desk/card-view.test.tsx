import { type FormValues, formValues, type OpenCampaign } from '@hardtop/campaign';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { act, render } from '../testing/render.tsx';
import { CampaignPage } from './campaign-page.tsx';
import { campaignsFor, loadEncounters, openJournal } from './desk-rules.ts';
import { addCampaign, keptCampaign } from './desk-store.ts';

const rulesets = await loadEncounters();

function begun(): OpenCampaign {
  const campaigns = campaignsFor(rulesets, 'twilight');
  const took = campaigns?.begin({ ...formValues(campaigns.opening()), seed: 'cards' });
  if (took?.ok !== true) throw new Error('no campaign');
  return took.value;
}

function acted(campaign: OpenCampaign, id: string, more: FormValues): OpenCampaign {
  const fields = campaign.now().actions.find((action) => action.id === id)?.fields ?? [];
  const took = campaign.act(id, { ...formValues(fields), ...more });
  if (!took.ok) throw new Error(JSON.stringify(took.error));
  return took.value;
}

let id = '';

async function show(campaign: OpenCampaign) {
  globalThis.fetch = async () => {
    throw new TypeError('nobody there');
  };
  id = addCampaign(campaign.file);
  // The rules arrive while it renders.
  await act(async () => void render(<CampaignPage id={id} />));
  await screen.findByRole('region', { name: 'Next period' });
  return userEvent.setup();
}

const rows = () => keptCampaign(id)?.journal.rows ?? [];

/** Marauders in the first hours, by the referee's choice. */
const ambushed = () =>
  acted(acted(begun(), 'pin', { name: 'First blood', group: 'marauders', where: 'time' }), 'rest', {});

describe('a card', () => {
  it('unfolds to every roll, with its dice, its table and its row', async () => {
    const user = await show(ambushed());
    const card = screen.getByRole('article', { name: /Marauders \(/ });
    expect(within(card).queryByText('Encounter Table')).toBeNull();
    await user.click(within(card).getByRole('button', { name: /^Unfold \d+ rolls/ }));
    const opened = openJournal(rulesets, keptCampaign(id)?.journal ?? begun().file);
    const paths = opened.ok ? JSON.stringify(opened.value.entry(1).cards[0]).match(/"dice":/g) : [];
    expect(within(card).getAllByRole('button', { name: /^Set / })).toHaveLength(paths?.length ?? 0);
    expect(within(card).getAllByText('Encounter Table').length).toBeGreaterThan(0);
  });

  it('one press rolls again; a reason may be given, and it can be undone', async () => {
    const user = await show(ambushed());
    const card = screen.getByRole('article', { name: /Marauders \(/ });
    await user.click(within(card).getByRole('button', { name: /^Unfold/ }));
    const range = within(card).getByRole('article', { name: 'Range' });
    await user.click(within(range).getByRole('button', { name: 'Roll Range again' }));
    expect(rows().at(-1)).toMatchObject({ kind: 'amend', option: 'reroll', note: '' });
    await user.click(screen.getByRole('button', { name: 'Undo the last amendment' }));
    await user.type(within(card).getByLabelText('Why, if anybody asks'), 'Fog');
    await user.click(within(card).getByRole('button', { name: 'Roll Range again' }));
    expect(rows().at(-1)).toMatchObject({ kind: 'amend', option: 'reroll', note: 'Fog' });
    await user.click(screen.getByRole('button', { name: 'Undo the last amendment' }));
    expect(rows().at(-1)).toMatchObject({ n: 6, kind: 'undo', option: 'drop', params: { row: 5 } });
  });

  it('what is set is one of the rows of its table', async () => {
    const user = await show(ambushed());
    const card = screen.getByRole('article', { name: /Marauders \(/ });
    await user.click(within(card).getByRole('button', { name: /^Unfold/ }));
    await user.click(within(card).getByRole('button', { name: 'Set What is met' }));
    const form = within(card).getByRole('form', { name: 'Set What is met' });
    const options = within(form)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(options.toSorted()).toEqual(['Animal', 'Group', 'Item', 'None']);
    await user.selectOptions(within(form).getByLabelText('What is met'), 'animal');
    await user.click(within(form).getByRole('button', { name: 'Set it' }));
    expect(rows().at(-1)).toMatchObject({ kind: 'amend', option: 'mandate', form: { result: 'animal' } });
  });

  it('a remark is written on it', async () => {
    const user = await show(ambushed());
    const card = screen.getByRole('article', { name: /Marauders \(/ });
    await user.click(within(card).getByRole('button', { name: 'Edit' }));
    await user.type(within(card).getByLabelText('Remark'), 'Led by Pawel');
    await user.click(within(card).getByRole('button', { name: 'Write it down' }));
    expect(screen.getByText('Remark: Led by Pawel')).toBeDefined();
  });
});

describe('a line', () => {
  it('is shown to the players by one press, and hidden by the next', async () => {
    const user = await show(ambushed());
    const line = screen.getByRole('button', { name: /^Hidden from the players: This is independent/ });
    await user.click(line);
    expect(rows().at(-1)).toMatchObject({ option: 'show', form: { players: true } });
    await user.click(screen.getByRole('button', { name: /^Shown to the players: This is independent/ }));
    expect(rows().at(-1)).toMatchObject({ option: 'show', form: { players: false } });
  });
});

describe('the desk', () => {
  it('O goes on until something happens, says why it stops, and quiet periods are one line', async () => {
    const user = await show(begun());
    await user.keyboard('o');
    const here = screen.getByRole('region', { name: 'Here' });
    expect(within(here).getByRole('status').textContent).toMatch(/The party stops before Warta Mill|m off/);
    expect(screen.getByText('Quiet:').parentElement?.textContent).toContain('2 periods');
    expect(screen.getByRole('img', { name: /^The journey: \d+ of 270 km behind, \d+ met/ })).toBeDefined();
  });

  it('the pin form shows only what fits', async () => {
    const user = await show(begun());
    await user.click(screen.getByRole('button', { name: 'Pin an encounter' }));
    const form = screen.getByRole('form', { name: 'Pin an encounter' });
    const labels = () => [...form.querySelectorAll('label')].map(({ textContent }) => textContent?.trim());
    expect(labels()).not.toContain('Day');
    await user.selectOptions(within(form).getByLabelText('Kind'), 'animal');
    await user.selectOptions(within(form).getByLabelText('Pinned'), 'time');
    expect(labels()).toEqual(['Name', 'Kind', 'Which', 'Remark', 'Pinned', 'Day', 'Hour']);
  });

  it('N is the next period, but not while somebody writes', async () => {
    const user = await show(begun());
    await user.keyboard('n');
    expect(rows()).toMatchObject([{ kind: 'form', option: 'period', form: { activity: 'rest' } }]);
    await user.click(screen.getByRole('button', { name: 'Note' }));
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'no news');
    expect(rows()).toHaveLength(1);
    const form = screen.getByRole('form', { name: 'Note' });
    await user.click(within(form).getByRole('button', { name: 'Note' }));
    expect(rows().at(-1)).toMatchObject({ option: 'note', form: { text: 'no news', players: false } });
  });

  it('a party that cannot be is explained, and nothing is changed', async () => {
    const user = await show(begun());
    await user.click(screen.getByRole('button', { name: 'Join' }));
    const form = screen.getByRole('form', { name: 'Join' });
    await user.click(within(form).getByRole('button', { name: 'Add a person' }));
    await user.type(within(form).getByLabelText('Name'), 'Brandt');
    await user.type(within(form).getByLabelText('Reason'), 'Twin');
    await user.click(within(form).getByRole('button', { name: 'Join' }));
    expect(within(form).getByText(/two called Brandt/)).toBeDefined();
    expect(rows()).toHaveLength(0);
  });

  it('a journal that contradicts itself is told so, and nothing of it is lost', async () => {
    const { file } = ambushed();
    const visit = { n: 3, at: { day: 1, period: 2 }, kind: 'visit', settlement: 'atlantis' };
    const journal = { ...file, rows: [...file.rows, visit] };
    const took = openJournal(rulesets, journal);
    if (!took.ok) throw new Error('unreadable');
    await show(took.value);
    expect(screen.getByText(/contradicts itself/)).toBeDefined();
    expect(screen.getByText(/Row 3: The party is not before such a settlement/)).toBeDefined();
    expect(rows()).toHaveLength(3);
  });

  it('people met are laid out to print, with boxes for wounds and loads', async () => {
    const user = await show(ambushed());
    await user.click(screen.getByRole('button', { name: 'Sheets to print' }));
    const paper = screen.getByRole('dialog', { name: 'Sheets to print' });
    expect(within(paper).getAllByRole('table', { name: /People/ }).length).toBeGreaterThan(0);
    expect(within(paper).getAllByRole('img', { name: '10 boxes' }).length).toBeGreaterThan(1);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
