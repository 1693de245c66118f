// What a medic does for those who are down (deluxe/VII.1/paramedic).
import { chanceOf, diceOf, type Facts, type Option, type Preview, roll } from '@hardtop/kernel';
import { PERSON_DP } from '../../catalog/people.ts';
import { aidFor, patientOf } from '../queries/first-aid.ts';
import { personName } from '../queries/people.ts';
import { medicNeed } from '../queries/skills.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { personModelOf } from '../state/setup.ts';
import type { DeluxeGame, World } from '../state/state.ts';
import type { FirstAid } from '../state/target.ts';
import { exploitsOf } from './story.ts';

const RULE = 'deluxe/VII.1/paramedic';
const DICE = '2d';

const nameIn = ({ setup }: Pick<World, 'setup'>, id: string, post: Parameters<typeof personName>[1]['post']): string =>
  personName(setup, { id, post });

/** One chance: it wakes who is out cold, and keeps alive who is at nothing. */
export function* resolveAid(game: DeluxeGame, aid: FirstAid): DeluxePlay {
  const medic = patientOf(game, aid.medic);
  const patient = patientOf(game, aid.patient);
  const seat = medic?.seat ?? null;
  if (medic === null || patient === null || seat === null) return;
  if (!aidFor(game, seat, []).some(({ id }) => id === aid.id)) return;
  medic.actedTurn = game.state.turn;
  const need = medicNeed(personModelOf(game.setup, medic.id).character) ?? 0;
  const rolled = yield* roll(game, DICE, { seat, rule: RULE, purpose: 'first aid' });
  const helps = rolled.total >= need;
  const isGone = patient.hits >= PERSON_DP;
  patient.care = helps ? (isGone ? 'saved' : 'roused') : 'lost';
  if (helps) exploitsOf(game.state, medic.id).healed = (game.state.story.people[medic.id]?.healed ?? 0) + 1;
  const whom = nameIn(game, patient.id, patient.post);
  const fate = helps ? (isGone ? 'lives' : 'comes round for a while') : 'is past help';
  const text = `${nameIn(game, medic.id, medic.post)} treats ${whom}, who ${fate}: needed ${need}, rolled ${rolled.total}.`;
  const marks = [helps ? (isGone ? 'aid/saved' : 'aid/roused') : 'aid/lost'];
  game.emit({
    kind: 'first-aid',
    rule: RULE,
    about: aid.firer,
    roll: rolled,
    outcome: helps ? 'good' : 'bad',
    text,
    marks,
  });
}

/** First aid as a choice. */
export class AidOption implements Option {
  readonly id: string;
  private readonly world: World;
  private readonly aid: FirstAid;

  constructor(world: World, aid: FirstAid) {
    this.id = aid.id;
    this.world = world;
    this.aid = aid;
  }

  get label(): string {
    const { medic, patient } = this.aid;
    const [one, other] = [patientOf(this.world, medic), patientOf(this.world, patient)];
    return `${nameIn(this.world, medic, one?.post ?? null)} treats ${nameIn(this.world, patient, other?.post ?? null)}`;
  }

  get words(): readonly string[] {
    return ['treat', this.aid.patient, 'by', this.aid.medic];
  }

  get group(): string {
    return 'First aid';
  }

  preview(): Preview {
    const facts = this.facts();
    const text = `Needs ${this.need} or more on two dice; there is but one chance. It is his action of this turn.`;
    return { text, chances: [{ label: 'helps', chance: facts.helps ?? 0 }], facts };
  }

  facts(): Facts {
    return { hit: 0, damage: 0, expected: 0, helps: chanceOf(diceOf(DICE), this.need) };
  }

  private get need(): number {
    return medicNeed(personModelOf(this.world.setup, this.aid.medic).character) ?? 0;
  }
}
