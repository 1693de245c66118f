import type { Ask, Known } from '@hardtop/kernel';
import { blastQuestion } from './chapters/burning.ts';
import { typeQuestion } from './chapters/collision-question.ts';
import { asideQuestion } from './chapters/conform.ts';
import { eveningOut } from './chapters/evening-out.ts';
import { nextFireQuestion } from './chapters/fire-window.ts';
import { maneuverQuestion } from './chapters/maneuver.ts';
import { orderQuestion, shortQuestion } from './chapters/mover.ts';
import { speedQuestion } from './chapters/speed-question.ts';
import { victimsQuestion } from './chapters/sweeping.ts';
import { throwQuestion } from './chapters/throw-question.ts';
import { voteQuestion } from './chapters/vote.ts';
import { walkQuestion } from './chapters/walk-question.ts';
import { jumpStartQuestion } from './jump-start/questions.ts';
import type { DeluxeAsked } from './queries/asked.ts';
import { inchesIn } from './queries/movement.ts';
import { actorOf } from './queries/on-foot.ts';
import type { Setup } from './state/setup.ts';
import { type State, vehicleOf } from './state/state.ts';

/** Every question of the table, made from what a seat knows. */
export function questionOf(known: Known<Setup, State>, asked: DeluxeAsked): Ask {
  const { state } = known;
  if (known.setup.jumpStart !== undefined) return jumpStartQuestion(known, asked);
  if (asked.topic === 'fire') return nextFireQuestion(known, asked.seat, asked.declared);
  if (asked.topic === 'throw') return throwQuestion(known, asked.seat, asked.person, asked.grenade);
  if (asked.topic === 'victims') return victimsQuestion(known, asked.seat, asked.people, asked.count);
  if (asked.topic === 'vote') return voteQuestion(known, asked.seat);
  if (asked.topic === 'walk') return walkQuestionOf(known, asked.person);
  const vehicle = vehicleOf(state, asked.vehicle);
  switch (asked.topic) {
    case 'speed':
      return speedQuestion(known, vehicle);
    case 'order':
      return orderQuestion(
        known,
        vehicle,
        asked.others.map((id) => vehicleOf(state, id)),
      );
    case 'maneuver':
      return maneuverQuestion(known, vehicle);
    case 'short-move':
      return shortQuestion(known, vehicle, inchesIn(vehicle.speed, state.phase));
    case 'even-out':
      return evenOutQuestion(known, asked.vehicle);
    case 'collision-type':
      return typeQuestion(known, vehicle, asked.readings);
    case 'conform':
      return asideQuestion(known, vehicle, asked.ways, vehicleOf(state, asked.pusher));
    case 'blast':
      return blastQuestion(known, vehicleOf(state, asked.source), vehicle, asked.sides);
  }
}

function walkQuestionOf(known: Known<Setup, State>, id: string): Ask {
  const actor = actorOf(known.state, id);
  if (actor === null) throw new Error(`${id} is not on foot`);
  return walkQuestion(known, actor);
}

function evenOutQuestion(known: Known<Setup, State>, id: string): Ask {
  const question = eveningOut(known, vehicleOf(known.state, id));
  if (question === null) throw new Error(`${id} cannot even out`);
  return question.ask;
}
