// Points that players and onlookers give for what they have seen (deluxe/VII.2/prestige).
import {
  type Answer,
  type Ask,
  answerOf,
  askPrivately,
  type Dialogue,
  type Facts,
  type Option,
  type Preview,
  roll,
  type Seat,
  together,
} from '@hardtop/kernel';
import { VOTED_MOST } from '../../catalog/prestige.ts';
import { isEveningOver } from '../queries/amateur-night.ts';
import type { DeluxeAsked } from '../queries/asked.ts';
import { type Fighter, fightersOf } from '../queries/fighters.ts';
import { personName } from '../queries/people.ts';
import { fameOf, voted } from '../queries/prestige.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { PersonId } from '../state/ids.ts';
import { areAllies, personModelOf } from '../state/setup.ts';
import type { DeluxeGame, World } from '../state/state.ts';
import { exploitsOf } from './story.ts';

const RULE = 'deluxe/VII.2/prestige';
const NOBODY = 'nobody';

/** A die decides in the referee's place where the ballots are even: this or more grants it (H-294). */
const GRANTED_FROM = 4;

interface Ballot {
  readonly person: PersonId;
  readonly points: number;
}

/** As an evening ends, before anybody has won it: one ballot of each who is still at the table, in secret. */
export function* holdVote(game: DeluxeGame): DeluxePlay {
  const { setup, state } = game;
  if (state.story.voteHeld || !isEveningOver(setup, state)) return;
  state.story.voteHeld = true;
  const dialogues = new Map<Seat, Dialogue<Ballot | null>>();
  for (const seat of setup.seats.keys())
    if (state.resigned[seat] !== true && candidatesFor(game, seat).length > 0) dialogues.set(seat, vote(game, seat));
  if (dialogues.size < 2) return;
  const ballots = [...(yield* together(dialogues)).values()];
  let isAny = false;
  for (const fighter of fightersOf(game)) if (yield* count(game, fighter, ballots)) isAny = true;
  if (isAny) return;
  const text = 'The vote is in: nobody is given any more prestige.';
  game.emit({ kind: 'vote', rule: RULE, outcome: 'neutral', text, marks: ['prestige/vote'] });
}

function* vote(game: DeluxeGame, seat: Seat): Dialogue<Ballot | null> {
  const asked: DeluxeAsked = { topic: 'vote', seat };
  return ballotOf(yield* askPrivately(game, asked));
}

const idOf = (person: PersonId): string => `vote:${person}`;

function ballotOf({ option, params }: Answer): Ballot | null {
  return option === NOBODY ? null : { person: option.slice(idOf('').length), points: params.points ?? 1 };
}

/** What a majority has given him; whether it was anything. */
function* count(game: DeluxeGame, fighter: Fighter, ballots: readonly (Ballot | null)[]): DeluxePlay<boolean> {
  const { person, seat } = fighter;
  const given = ballots.map((ballot) => (ballot?.person === person ? ballot.points : 0));
  const sure = voted(given, 0);
  const most = voted(given, VOTED_MOST);
  let points = sure;
  if (most > sure) {
    const rolled = yield* roll(game, '1d', { seat, rule: RULE, purpose: 'the ballots are even' });
    if (rolled.total >= GRANTED_FROM) points = most;
  }
  if (points === 0) return false;
  exploitsOf(game.state, person).voted = points;
  const text = `The vote is in: ${nameOf(game, fighter)} is given ${points} more prestige.`;
  game.emit({ kind: 'vote', rule: RULE, outcome: 'good', text, marks: ['prestige/vote'] });
  return true;
}

function nameOf({ setup }: World, { person, vehicle }: Fighter): string {
  const post = vehicle === null ? null : personModelOf(setup, person).post;
  return personName(setup, { id: person, post });
}

/** Everybody but one's own. */
function candidatesFor(world: World, seat: Seat): readonly Fighter[] {
  return fightersOf(world).filter((fighter) => !areAllies(world.setup, fighter.seat, seat));
}

export function voteQuestion(world: World, seat: Seat): Ask {
  const candidates = candidatesFor(world, seat);
  return {
    seat,
    topic: 'vote',
    rule: RULE,
    prompt:
      'The evening is over. Who of the others has earned more prestige: by excellent play, luck, or against the odds?',
    options: () => [NOBODY_OPTION, ...candidates.map((fighter) => new VoteOption(world, fighter))],
    suggested: suggestedOf(candidates),
  };
}

/** A point for whoever has made most kills, if anybody has. */
function suggestedOf(candidates: readonly Fighter[]): Answer {
  const best = candidates.reduce<Fighter | null>(
    (most, one) => (one.kills.length > (most?.kills.length ?? 0) ? one : most),
    null,
  );
  return best === null ? answerOf(NOBODY) : answerOf(idOf(best.person), { points: 1 });
}

const NOBODY_OPTION: Option = {
  id: NOBODY,
  label: 'Nobody',
  words: ['nobody'],
  preview: () => ({ text: 'A ballot for nobody counts against everybody.' }),
  facts: () => ({ kills: 0 }),
};

/** Somebody to vote for, with the points. A class with getters: most of its texts are never read. */
class VoteOption implements Option {
  readonly id: string;
  readonly params: NonNullable<Option['params']> = [
    { name: 'points', label: 'Points', min: 1, max: VOTED_MOST, step: 1, start: 1 },
  ];
  private readonly world: World;
  private readonly fighter: Fighter;

  constructor(world: World, fighter: Fighter) {
    this.id = idOf(fighter.person);
    this.world = world;
    this.fighter = fighter;
  }

  get label(): string {
    return nameOf(this.world, this.fighter);
  }

  get words(): readonly string[] {
    return ['vote', this.fighter.person];
  }

  get at(): NonNullable<Option['at']> {
    return { piece: this.fighter.vehicle ?? this.fighter.person };
  }

  preview(): Preview {
    const { prestige, lines } = fameOf(this.fighter, this.world.state.story.filmed !== false);
    return { text: `Prestige ${prestige} as it stands; more than half of the ballots are needed.`, modifiers: lines };
  }

  facts(): Facts {
    return { kills: this.fighter.kills.length };
  }
}
