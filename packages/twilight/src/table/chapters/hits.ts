import type { RollRecord } from '@hardtop/kernel';
import { blowThrough } from '../figures/close-combat.ts';
import { armorStruck, countedPoints, coverOn, helmetOf, type Mark } from '../figures/hits.ts';
import { type Part, partStruck } from '../figures/locations.ts';
import { type Through, through } from '../figures/penetration.ts';
import { markOf } from '../queries/exposure.ts';
import { isAlive } from '../queries/wounds.ts';
import type { PersonHit, TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { personOf, type TwilightGame } from '../state/state.ts';
import { rollAndTell, rollFor, tell } from './telling.ts';
import { partWords, wound } from './wounds.ts';

// Gunshot wounds: location, then cover and armor, then the dice that are left.

/** A bullet, a fragment, a blow: carried through to the wound. */
export function* takeHit(game: TwilightGame, hit: PersonHit): TwilightPlay {
  const person = personOf(game.state, hit.person);
  if (!isAlive(person)) return;
  const found = markOf(game, person, hit.how === 'crew' ? null : hit.from, hit.at);
  // Who is struck at arm's length, or inside a vehicle, has nothing before him.
  const mark = hit.how === 'shot' || hit.how === 'fragment' ? found : { ...found, cover: 0 };
  const part = hit.part ?? (yield* locate(game, person, mark, hit));
  if (part === null) return;
  const armor = yield* armorAt(game, person, mark, part);
  const left = throughOf(hit, mark, part, armor);
  if (left.stoppedBy === 'cover') return tellStopped(game, person, hit, part, 'cover');
  const rolled = left.dice === 0 ? null : yield* rollDamage(game, person, hit, left);
  const points = (rolled === null ? Math.max(0, left.plus) : Math.max(0, rolled.total)) + left.trauma;
  if (left.stoppedBy === 'armor') tellStopped(game, person, hit, part, 'armor', left.trauma);
  yield* wound(game, person, part, { points: countedPoints(mark, part, points), burns: false });
}

function throughOf(hit: PersonHit, mark: Mark, part: Part, armor: number): Through {
  const cover = coverOn(mark, part);
  if (hit.how !== 'blow' && hit.how !== 'bite') return through(hit, { cover, armor });
  const blow = blowThrough(hit, cover, armor);
  return { ...blow, trauma: 0, stoppedBy: cover > 0 ? 'cover' : null };
}

/** The location die; null: what it shows cannot be struck from there. */
function* locate(game: TwilightGame, person: Person, mark: Mark, hit: PersonHit): TwilightPlay<Part | null> {
  const { name } = person;
  const told = {
    seat: person.seat,
    rule: 'twilight/combat/hit-location',
    purpose: 'hit location',
    ids: [person.id],
  } as const;
  const { total } = yield* rollAndTell(game, '1d10', told, (rolled) => {
    const part = partStruck(mark.body, mark.aspect, rolled.total);
    return {
      kind: 'location',
      about: person.id,
      outcome: part === null ? 'good' : 'bad',
      text:
        part === null
          ? `The ${hit.with} goes past ${name} as he lies there.`
          : `The ${hit.with} strikes ${name} in the ${partWords(part)}.`,
      marks: [`aspect/${mark.body.prone ? 'prone-' : ''}${mark.aspect}`, ...(part === null ? ['location/missed'] : [])],
    };
  });
  return partStruck(mark.body, mark.aspect, total);
}

/** Armor on the part; for a head with a helmet a die says which of it is struck. */
function* armorAt(game: TwilightGame, person: Person, mark: Mark, part: Part): TwilightPlay<number> {
  const { upTo } = helmetOf(mark.worn);
  if (part !== 'head' || upTo === 0 || mark.body.kind === 'quadruped') return armorStruck(mark, part, 1);
  const told = {
    seat: person.seat,
    rule: 'twilight/combat/target-protection',
    purpose: 'helmet',
    ids: [person.id],
  } as const;
  const { total } = yield* rollAndTell(game, '1d6', told, (rolled) => ({
    kind: 'helmet',
    about: person.id,
    outcome: rolled.total <= upTo ? 'good' : 'bad',
    text: rolled.total <= upTo ? 'It strikes the helmet.' : 'It strikes below the helmet.',
    marks: [rolled.total <= upTo ? 'helmet/struck' : 'helmet/missed'],
  }));
  return armorStruck(mark, part, total);
}

const plusWords = (plus: number): string => (plus === 0 ? '' : plus > 0 ? `+${plus}` : `${plus}`);

function* rollDamage(
  game: TwilightGame,
  person: Person,
  hit: PersonHit,
  { dice, plus, trauma }: Through,
): TwilightPlay<RollRecord> {
  const told = {
    seat: person.seat,
    rule: 'twilight/combat/weapon-damage',
    purpose: 'damage',
    ids: [person.id],
  } as const;
  const rolled = yield* rollFor(game, `${dice}d6${plusWords(plus)}`, told);
  const more = trauma > 0 ? ` and ${trauma} of blunt trauma` : '';
  const text = `The ${hit.with} does ${Math.max(0, rolled.total)}${more}.`;
  tell(
    game,
    {
      kind: 'damage',
      rule: told.rule,
      about: person.id,
      roll: rolled,
      text,
      ...(trauma > 0 && {
        modifiers: [{ value: -trauma, label: 'dice lost to armor', rule: 'twilight/combat/body-armor' }],
      }),
      marks: trauma > 0 ? ['armor/pierced'] : [],
    },
    told.ids,
  );
  return rolled;
}

function tellStopped(
  game: TwilightGame,
  person: Person,
  hit: PersonHit,
  part: Part,
  by: 'cover' | 'armor',
  trauma = 0,
): void {
  const { name } = person;
  const where = partWords(part);
  const text =
    by === 'cover'
      ? `The cover before the ${where} of ${name} stops the ${hit.with}.`
      : `The armor of ${name} stops the ${hit.with}: ${trauma} of blunt trauma.`;
  const rule = by === 'cover' ? 'twilight/combat/cover' : 'twilight/combat/blunt-trauma';
  tell(game, { kind: 'stopped', rule, about: person.id, outcome: 'good', text, marks: [`stopped/${by}`] }, [person.id]);
}
