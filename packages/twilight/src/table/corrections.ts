import { type Change, heldIn, type SheetFigure, settingOf } from '@hardtop/kernel';
import { personPlaces, thingChanges, vehicleChanges } from './map-corrections.ts';
import { PARTS, type Person } from './state/person.ts';
import { sheetOf, type TwilightGame } from './state/state.ts';

const MOST_WOUNDS = 99;

/** All that a referee may change as things stand: wounds, rounds, where people and vehicles are, what lies about. */
export function changesOf(game: TwilightGame): readonly Change[] {
  const people = game.state.people
    .filter(({ condition }) => condition !== 'gone')
    .flatMap((person) => {
      const subject = subjectOf(game, person);
      return [
        ...figuresOf(game, person).map((figure) => settingOf(subject, figure)),
        ...personPlaces(game, person, subject),
      ];
    });
  return [...people, ...vehicleChanges(game), ...thingChanges(game)];
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
