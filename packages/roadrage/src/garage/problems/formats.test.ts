import { describe, expect, it } from 'vitest';
import type { FormatId } from '../../catalog/formats.ts';
import { stockVehicle } from '../../testing/designs.ts';
import { character, design, gun } from '../../testing/road.ts';
import type { Design } from '../design/design.ts';
import { STOCK } from '../stock/list.ts';
import { checkField, checkFor, checkSide, entriesOf, RICH } from './formats.ts';

const codes = (format: FormatId, role: string, built: Design) =>
  checkFor(format, role, built, RICH).map(({ code }) => code);
const stock = (id: string): Design => {
  const found = stockVehicle(id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found.design;
};

describe('roadrage/setup/formats', () => {
  it.each(STOCK)('$id keeps to the format it is built for', ({ format, role, design: built }) => {
    expect(checkFor(format, role, built, RICH)).toEqual([]);
  });

  it('lets the Police Special into hi-tech games and as a spy car, nowhere else', () => {
    expect(entriesOf(stock('police-special'), RICH)).toEqual([
      { format: 'spyChase', role: 'spy' },
      { format: 'hiTech', role: 'duel' },
    ]);
  });

  it('counts minor options against the lean end or the rich one', () => {
    const four = design('midSized', { options: ['bigEngine', 'turbocharger', 'multicarb', 'airfoils'] });
    expect(codes('copsRobbers', 'chase', four)).toEqual([]);
    expect(checkFor('copsRobbers', 'chase', four, { budget: 'lean', veterans: false })).toHaveLength(1);
    expect(codes('race', 'racer', four)).toEqual(['budget-minor']);
  });

  it('has no major options in races and chases', () => {
    expect(codes('race', 'racer', design('midSized', { options: ['ram'] }))).toEqual(['budget-major']);
  });

  it('knows which weapons a format has', () => {
    const armed = (weapon: 'handWeapon' | 'grenade') => design('midSized', { crew: [character('Max', {}, [weapon])] });
    expect(codes('race', 'racer', armed('handWeapon'))).toEqual(['format-weapon']);
    expect(codes('copsRobbers', 'chase', armed('handWeapon'))).toEqual([]);
    expect(codes('copsRobbers', 'chase', armed('grenade'))).toEqual(['format-weapon']);
    const built = (weapon: 'crossbow' | 'machineGun' | 'laser') => design('midSized', { weapons: [gun(weapon)] });
    expect(codes('loTech', 'duel', built('crossbow'))).toEqual([]);
    expect(codes('loTech', 'duel', built('machineGun'))).toEqual([]);
    expect(codes('loTech', 'duel', built('laser'))).toEqual(['format-weapon']);
    expect(codes('spyChase', 'chaser', built('crossbow'))).toEqual(['format-built-in']);
    expect(codes('spyChase', 'spy', built('laser'))).toEqual([]);
  });

  it('counts major options of a lo-tech side together', () => {
    const one = stock('raider-buggy');
    expect(checkSide('loTech', 'duel', [one, one], RICH)).toEqual([]);
    expect(checkSide('loTech', 'duel', [one, one, one], RICH)).toMatchObject([{ code: 'side-major' }]);
    expect(checkSide('hiTech', 'duel', [stock('laser-coupe'), stock('laser-coupe')], RICH)).toEqual([]);
  });

  it('races one body against itself', () => {
    expect(checkField('race', [stock('lake-racer'), stock('desert-hare')])).toEqual([]);
    expect(checkField('race', [stock('lake-racer'), stock('swift')])).toMatchObject([{ code: 'format-body' }]);
    expect(checkField('hiTech', [stock('laser-coupe'), stock('rocket-van')])).toEqual([]);
  });

  it('gives helmets to racers, and to bikers everywhere', () => {
    const racer = stock('lake-racer');
    expect(codes('race', 'racer', racer)).toEqual([]);
    expect(codes('copsRobbers', 'chase', racer)).toEqual(['helmet']);
    expect(codes('copsRobbers', 'chase', stock('swift'))).toEqual([]);
  });
});
