import { describe, expect, it } from 'vitest';
import { GEAR } from '../catalog/characters.ts';
import { WEAPONS } from '../catalog/weapons.ts';
import { driven, gameOf, roadSetup } from '../testing/road.ts';
import { view } from './view.ts';

/** A game whose first driver carries a grenade and has been put on the road. */
function afoot(hidden = false) {
  const design = driven('midSized', 1);
  const [driver, ...others] = design.crew;
  if (driver === undefined) throw new Error('nobody drives');
  const armed = { ...driver, gear: ['bodyArmor' as const], weapons: ['grenade' as const] };
  const setup = { ...roadSetup([{ design: { ...design, crew: [armed, ...others] } }, { design }]), hidden };
  const game = gameOf(setup);
  const [person] = game.state.people;
  if (person === undefined) throw new Error('nobody is there');
  person.place = { kind: 'foot', pose: { x: 3, y: 4, h: 0 }, floor: 0, cover: 'none' };
  person.hp = 3;
  return { ...game, person };
}

describe('roadrage/people/pedestrians', () => {
  it('whoever is on foot is named and has a sheet: hits, what he carries and wears, what he does', () => {
    const { setup, state, person } = afoot();
    const { pieces, sheets } = view(setup, state, null);
    expect(pieces.at(-1)).toMatchObject({ id: person.id, name: person.name, kind: 'pedestrian' });
    const sheet = sheets.find(({ piece }) => piece === person.id);
    expect(sheet).toMatchObject({ title: person.name, lines: ['On foot', GEAR.bodyArmor.name] });
    expect(sheet?.gauges.map(({ label, now, ammo }) => [label, now, ammo?.now])).toEqual([
      ['Hits', 3, undefined],
      [WEAPONS.grenade.name, 1, person.shots[0] ?? undefined],
    ]);
    expect(sheets).toHaveLength(state.vehicles.length + 1);
  });

  it('who lies still, clings on or is dead is told so', () => {
    const { setup, state, person } = afoot();
    const line = () => view(setup, state, null).sheets.at(-1)?.lines[0];
    person.still = 2;
    expect(line()).toBe('Lies still, 2 turns yet');
    const [, other] = state.vehicles;
    if (other === undefined) throw new Error('one vehicle only');
    person.place = { kind: 'aboard', vehicle: other.id, at: 0 };
    expect(line()).toBe(`Clings to ${other.name}`);
    person.hp = 0;
    expect(line()).toBe('Dead');
  });

  it('where sheets are hidden a stranger sees what has been used, and nothing under the coat', () => {
    const { setup, state, person } = afoot(true);
    person.shots = [];
    const sheet = () => view(setup, state, 1).sheets.at(-1);
    expect(sheet()?.gauges.map(({ label }) => label)).toEqual(['Hits']);
    expect(sheet()?.lines).toEqual(['On foot']);
    person.shown = ['grenade'];
    expect(sheet()?.gauges.map(({ label }) => label)).toEqual(['Hits', WEAPONS.grenade.name]);
  });
});

it('what stands about has its own word and a sign', () => {
  const file = ['lamppost', 'tree', 'trafficLight', 'building', 'brickWall'] as const;
  const base = roadSetup([{ design: driven('midSized', 1) }, { design: driven('midSized', 1) }]);
  const obstacles = file.map((kind, i) => ({
    id: `o${i}`,
    kind,
    pose: { x: i, y: 0, h: 0 },
    size: { length: 1, width: 1 },
    label: kind,
    floors: 1,
  }));
  const game = gameOf({ ...base, obstacles });
  const drawn = view(game.setup, game.state, null).areas.filter(({ id }) => id.startsWith('o'));
  expect(drawn.map(({ kind, drawn: art }) => [kind, art])).toEqual([
    ['lamppost', 'lamp'],
    ['tree', 'tree'],
    ['trafficLight', 'post'],
    ['building', 'building'],
    ['brickWall', 'barrier'],
  ]);
});
