import { type Change, heldIn, nearestParam, type SheetFigure, settingOf } from '@hardtop/kernel';
import { isStandable } from './queries/reach.ts';
import { mapOf } from './queries/world-map.ts';
import { PARTS, type Person } from './state/person.ts';
import { sheetOf, type TwilightGame } from './state/state.ts';

const MOST_WOUNDS = 99;

/** All that a referee may change as things stand: wounds, rounds, where people are. */
export function changesOf(game: TwilightGame): readonly Change[] {
  return game.state.people
    .filter(({ condition }) => condition !== 'gone')
    .flatMap((person) => [
      ...figuresOf(game, person).map((figure) => settingOf(subjectOf(game, person), figure)),
      ...placing(game, person),
    ]);
}

function subjectOf({ setup }: TwilightGame, person: Person): { id: string; name: string; knownTo: readonly number[] } {
  const knownTo = setup.seats.flatMap(({ side }, seat) => (side === person.side ? [seat] : []));
  return { id: person.id, name: person.name, knownTo };
}

function figuresOf({ setup }: TwilightGame, person: Person): readonly SheetFigure[] {
  const { kind } = sheetOf(setup, person);
  const secret = setup.hidden;
  const wounds: readonly SheetFigure[] =
    kind === 'character'
      ? PARTS.map((part) => ({
          id: part,
          label: `Wounds, ${part.replace('-', ' ')}`,
          kind: 'wounds',
          max: MOST_WOUNDS,
          secret,
          ...heldIn(person.wounds, part),
        }))
      : [{ id: 'total', label: 'Wounds', kind: 'wounds', max: MOST_WOUNDS, secret, ...heldIn(person, 'total') }];
  const rounds = person.carries
    .filter((item) => item.kind === 'small-arm' || item.kind === 'heavy')
    .map(
      (item): SheetFigure => ({
        id: item.id,
        label: `Rounds in ${item.name ?? item.what}`,
        kind: 'ammunition',
        max: Math.max(item.loaded, MOST_WOUNDS),
        secret,
        ...heldIn(item, 'loaded'),
      }),
    );
  return [...wounds, ...rounds];
}

function placing(game: TwilightGame, person: Person): readonly Change[] {
  const { at } = person;
  const level = game.setup.levels[at?.l ?? 0];
  if (at === null || level === undefined) return [];
  const subject = subjectOf(game, person);
  return [
    {
      id: `${person.id} place`,
      label: 'Place him',
      group: subject.name,
      params: [
        nearestParam('x', 'squares', 0, level.width - 1, at.x),
        nearestParam('y', 'squares', 0, level.height - 1, at.y),
      ],
      make({ x = 0, y = 0 }) {
        const to = game.setup.hidden ? { to: subject.knownTo } : {};
        if (!isStandable(mapOf(game.setup), game.state, at.l, x, y))
          return {
            text: `nobody can stand at ${x}, ${y}; ${subject.name} stays where he is.`,
            about: person.id,
            ...to,
          };
        person.at = { l: at.l, x, y };
        return { text: `${subject.name} stands at ${x}, ${y}.`, about: person.id, ...to };
      },
    },
  ];
}
