import type { Random } from '@hardtop/kernel';
import { showsOutside } from '../catalog/looks.ts';
import type { OptionId } from '../catalog/options.ts';
import type { Character, Design, WeaponFitting } from '../garage/design/design.ts';
import { STOCK } from '../garage/stock/list.ts';
import type { Person, Shown, Vehicle } from '../table/state/state.ts';

/** What a strange vehicle may be, the likeliest first: like one that stands ready, or with no more than was seen. */
export function guessesFor(
  plain: Design,
  vehicle: Vehicle,
  people: readonly Person[],
  random: Random,
): readonly Design[] {
  const seen = withSeen(plain, vehicle, people);
  const alike = STOCK.filter(({ design }) => design.body === plain.body);
  if (alike.length === 0) return [seen];
  const { design } = random.pick(alike);
  return [likeStock(seen, design), { ...likeStock(seen, design), options: seen.options }, seen];
}

/** The plain vehicle with all that has come to light of it and of its people. */
function withSeen(plain: Design, { shown, start }: Vehicle, people: readonly Person[]): Design {
  return {
    ...plain,
    options: together(plain.options, shown?.options ?? []),
    weapons: shown === undefined ? [] : fittingsOf(shown),
    crew: plain.crew.map((character, seat) => {
      const person = people.find(
        ({ origin }) => origin.kind === 'crew' && origin.start === start && origin.seat === seat,
      );
      return { ...character, weapons: person?.shown ?? [] };
    }),
  };
}

/** Twins stand once in a design. */
function fittingsOf({ weapons }: Shown): readonly WeaponFitting[] {
  return weapons.flatMap(({ fitting, state }) => (fitting.twin && state.id.endsWith('-2') ? [] : [fitting]));
}

function likeStock(seen: Design, stock: Design): Design {
  const guns = stock.weapons.filter(({ weapon }) => !seen.weapons.some((fitting) => fitting.weapon === weapon));
  return {
    ...seen,
    options: together(
      seen.options,
      stock.options.filter((id) => !showsOutside(id)),
    ),
    weapons: [...seen.weapons, ...guns],
    crew: seen.crew.map((character, seat) => likePerson(character, stock.crew[seat])),
  };
}

function likePerson(seen: Character, stock: Character | undefined): Character {
  if (stock === undefined) return seen;
  const more = stock.weapons.filter((id) => !seen.weapons.includes(id));
  return { ...seen, gear: stock.gear, weapons: [...seen.weapons, ...more] };
}

/** Cargo areas stand in the list more than once. */
function together(options: readonly OptionId[], more: readonly OptionId[]): readonly OptionId[] {
  return [...options, ...more.filter((id) => !options.includes(id))];
}
