import type { Outcome, Seat } from '@hardtop/kernel';
import type { Setup } from '../state/setup.ts';
import type { State, World } from '../state/state.ts';
import { isAlive } from './crew.ts';
import { ownerOf } from './deciding.ts';
import { isOut } from './out.ts';
import { prestigeOf } from './prestige.ts';

const RULE = 'deluxe/XIV.2/amateur-night';

/** The evening is over when no more than one is left on the floor, or the turns are: the survivor with the best name has won. */
export function eveningOutcome(setup: Setup, state: State): Outcome | null {
  if (!isEveningOver(setup, state)) return null;
  const ranked = survivorsOf({ setup, state });
  const best = ranked.reduce((most, { prestige }) => Math.max(most, prestige), Number.NEGATIVE_INFINITY);
  const winners = [...new Set(ranked.filter(({ prestige }) => prestige === best).map(({ seat }) => seat))].sort(
    (a, b) => a - b,
  );
  // Of equals nobody stands out: where that is everybody, nobody has won.
  if (winners.length === setup.seats.length)
    return { kind: 'draw', winners: [], reason: `Nobody stands out: all have prestige ${best}.`, rule: RULE };
  if (winners.length === 0)
    return { kind: 'draw', winners, reason: 'Nobody has lived through the evening.', rule: RULE };
  const names = winners.map((seat) => setup.seats[seat]?.name ?? 'One side').join(' and ');
  const verb = winners.length > 1 ? 'share' : 'has';
  return { kind: 'win', winners, reason: `${names} ${verb} the most prestige of those who live: ${best}.`, rule: RULE };
}

/** No more than one is left on the floor, or no turn. */
export function isEveningOver(setup: Setup, state: State): boolean {
  return state.turn > setup.turnLimit || !areSeveral(setup, state);
}

function areSeveral(setup: Setup, state: State): boolean {
  let first: Seat | null = null;
  for (const vehicle of state.vehicles) {
    if (isOut(vehicle)) continue;
    const side = setup.sides[ownerOf({ setup }, vehicle)] ?? null;
    if (first !== null && side !== first) return true;
    first = side;
  }
  return false;
}

/** Everybody who lives and was not sent home, with his name as it stands. */
export function survivorsOf(world: World): readonly { readonly seat: Seat; readonly prestige: number }[] {
  const { state } = world;
  return prestigeOf(world).filter(({ person }) => {
    for (const vehicle of state.vehicles) {
      const found = vehicle.crew.find(({ id }) => id === person);
      if (found !== undefined) return isAlive(found) && !vehicle.conduct?.includes('barred');
    }
    return state.pedestrians.some(({ person: walker }) => walker.id === person && isAlive(walker));
  });
}
