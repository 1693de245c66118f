import { describe, expect, it } from 'vitest';
import { totalsOf } from '../../testing/by-the-book.ts';
import { stockDesign } from '../../testing/design-fixtures.ts';
import { DEFAULT_VARIANTS } from '../../variants.ts';
import { applyEdit } from '../design/edit.ts';
import { combining } from './coupling.ts';
import { workshopUnder } from './workshop.ts';

const workshop = workshopUnder(DEFAULT_VARIANTS);

const bare = (id: string) => workshop.start(id, id);

describe('deluxe/XI.2/hitches: what may hang on what', () => {
  it.each([
    ['car', 'car-trailer', true],
    ['cycle', 'car-trailer', true],
    ['cycle', 'sidecar', true],
    ['car', 'sidecar', false],
    ['tractor', 'trailer', true],
    ['tractor', 'car-trailer', true],
    ['car', 'trailer', false],
    ['helicopter', 'car-trailer', false],
    ['car', 'car', false],
  ])('%s and %s: %s', (lead, hung, goes) => {
    expect(combining.couple(bare(lead), bare(hung)) !== null).toBe(goes);
    // Whichever is on the bench.
    expect(combining.couple(bare(hung), bare(lead)) !== null).toBe(goes);
  });

  it('a road train grows behind', () => {
    const one = combining.couple(bare('tractor'), bare('trailer'));
    const two = one && combining.couple(one, bare('trailer'));
    expect(two && combining.members(two).map(({ id }) => id)).toEqual(['lead', 'attached.0', 'attached.1']);
  });

  it('a cycle pulls one sidecar', () => {
    const one = combining.couple(bare('cycle'), bare('sidecar'));
    expect(one && combining.couple(one, bare('sidecar'))).toBeNull();
  });
});

describe('taking apart', () => {
  const whole = stockDesign('outlander-combo');

  it('gives both vehicles back as they were', () => {
    const [lead, sidecar] = combining.members(whole);
    expect(lead?.rest).toEqual(sidecar?.design);
    expect(sidecar?.rest).toEqual(lead?.design);
  });

  it('a single vehicle has no members', () => {
    expect(combining.members(bare('car'))).toEqual([]);
  });

  it('another cycle in front keeps the sidecar, a car does not', () => {
    const other = combining.swap(whole, 'lead', bare('cycle'));
    expect(other?.class === 'combination' && other.lead.name).toBe('cycle');
    expect(combining.swap(whole, 'lead', bare('car'))).toBeNull();
    expect(combining.swap(whole, 'attached.0', bare('car-trailer'))?.class).toBe('combination');
  });
});

describe('deluxe/XII.2/vehicle-cargo', () => {
  it('a car on a trailer weighs what it weighs', () => {
    const kart = stockDesign('killer-kart');
    const edit = combining.stow(bare('trailer'), '', kart);
    const loaded = edit && applyEdit(bare('trailer'), edit);
    expect(loaded && totalsOf(loaded).cargoWeight).toBe(totalsOf(kart).weight);
  });

  it('a combination is not loaded whole', () => {
    expect(combining.stow(bare('trailer'), '', stockDesign('outlander-combo'))).toBeNull();
  });

  it.each([
    ['cycle', 'helicopter', false],
    ['cycle', 'cycle', false],
    ['car', 'car', false],
    ['trailer', 'helicopter', true],
    ['trailer', 'trailer', false],
  ])('a %s takes a whole %s: %s', (carrier, cargo, takes) => {
    expect(combining.stow(bare(carrier), '', bare(cargo)) !== null).toBe(takes);
  });

  it('a flatbed that may be stacked does not take itself', () => {
    const flatbed = applyEdit(bare('trailer'), { kind: 'set', options: { body: 'flatbed40' }, part: '' });
    expect(combining.stow(flatbed, '', bare('trailer'))).not.toBeNull();
    expect(combining.stow(flatbed, '', flatbed)).toBeNull();
  });
});

describe('names', () => {
  it('a part of a combination has its own', () => {
    const whole = combining.couple(bare('tractor'), bare('trailer'));
    const named = whole && applyEdit(whole, workshop.rename('Big box', 'attached.0.box'));
    expect(named?.class === 'combination' && [named.name, named.attached[0]?.name]).toEqual(['tractor', 'Big box']);
  });
});
