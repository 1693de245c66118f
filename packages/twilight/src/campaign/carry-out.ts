// One row of the journal: which chapter carries it out.

import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import { repair } from '../travel/maintenance.ts';
import type { RoutePoint } from '../travel/route.ts';
import { startBatch } from '../travel/stills.ts';
import { stepAdventure } from './adventure-step.ts';
import { amendmentWords } from './amendment-words.ts';
import { stepAftermath, stepFight } from './battle-steps.ts';
import { stepCharacter } from './character-step.ts';
import {
  missing,
  stepDeath,
  stepExposure,
  stepJoin,
  stepPart,
  stepRads,
  stepRefuel,
  stepStores,
} from './party-steps.ts';
import { stepPeriod } from './period.ts';
import { pinProblem } from './pins.ts';
import { stepRoute } from './route-step.ts';
import type { Row, RowOf } from './rows.ts';
import { stepSheet } from './sheet-step.ts';
import type { CampaignState, Entry } from './state.ts';
import { entryOf, type Step, tell, whisper } from './step.ts';
import { stepBuy, stepLeave, stepQuarter, stepVisit } from './visit.ts';

interface CarriedOutRow {
  readonly state: CampaignState;
  readonly entry: Entry;
}

export function carryOut(step: Step, state: CampaignState, row: Row): Result<CarriedOutRow, Problem> {
  const next = nextState(step, state, row);
  if (!next.ok) return next;
  // The time and place of an entry are those at which its row began.
  return ok({ state: next.value, entry: entryOf(step, state, moreOf(row, next.value)) });
}

function moreOf(row: Row, { place, inside }: CampaignState): { settlement?: string; to?: RoutePoint } {
  if (row.kind === 'visit') return { settlement: row.settlement };
  if (row.kind === 'period') return { to: place };
  return row.kind === 'quarter' && inside !== null ? { settlement: inside } : {};
}

function nextState(step: Step, state: CampaignState, row: Row): Result<CampaignState, Problem> {
  switch (row.kind) {
    case 'period':
      return stepPeriod(step, state, row);
    case 'visit':
      return stepVisit(step, state, row);
    case 'quarter':
      return stepQuarter(step, state, row);
    case 'leave':
      return stepLeave(step, state);
    case 'buy':
      return stepBuy(step, state, row);
    case 'stores':
      return stepStores(step, state, row);
    case 'join':
      return stepJoin(step, state, row);
    case 'sheet':
      return stepSheet(step, state, row);
    case 'character':
      return stepCharacter(step, state, row);
    case 'adventure':
      return stepAdventure(step, state, row);
    case 'fight':
      return stepFight(step, state, row);
    case 'aftermath':
      return stepAftermath(step, state, row);
    case 'part':
      return stepPart(step, state, row);
    case 'death':
      return stepDeath(step, state, row);
    case 'repair':
      return stepRepair(step, state, row);
    case 'refuel':
      return stepRefuel(step, state, row);
    case 'distil':
      return stepDistil(step, state, row);
    case 'exposure':
      return stepExposure(step, state, row);
    case 'rads':
    case 'crater':
      return stepRads(step, state, row);
    case 'route':
      return stepRoute(step, state, row);
    case 'pin':
      return stepPin(step, state, row);
    case 'note':
      return stepNote(step, state, row);
    case 'show':
      return ok(state);
    case 'amend':
      whisper(
        step,
        amendmentWords(row, (id) => state.settlements[id]?.settlement.name),
        AMEND_RULES[row.action],
      );
      return ok(state);
  }
}

const AMEND_RULES = {
  reroll: 'twilight/encounters/expanded',
  mandate: 'twilight/encounters/mandated',
  alter: 'twilight/encounters/altered',
} as const;

function stepRepair(step: Step, state: CampaignState, row: RowOf<'repair'>): Result<CampaignState, Problem> {
  const absent = missing(
    [row.vehicle],
    state.party.vehicles.filter(({ broken }) => broken),
  );
  if (absent !== null) return err({ ...absent, message: `${row.vehicle} is not a broken vehicle of the party.` });
  tell(step, `${row.vehicle} runs again: ${row.reason}`, {
    rule: 'twilight/travel/maintenance',
    reconstructed: 'C-24',
  });
  return ok({ ...state, party: repair(state.party, row.vehicle) });
}

function stepDistil(step: Step, state: CampaignState, row: RowOf<'distil'>): Result<CampaignState, Problem> {
  const started = startBatch(state.party, row.still, row.mash);
  if (!started.ok) return started;
  tell(step, `A batch of ${row.mash} is in ${row.still}.`, { rule: 'twilight/travel/stills', reconstructed: 'C-25' });
  return ok({ ...state, party: started.value });
}

function stepPin(step: Step, state: CampaignState, row: RowOf<'pin'>): Result<CampaignState, Problem> {
  const { pin } = row;
  const message = pinProblem(pin, state.clock, state.place, state.route);
  if (message !== null) return err({ code: 'pin', message });
  whisper(step, `Pinned: ${pin.name}.`, 'twilight/encounters/mandated');
  return ok({ ...state, pins: [...state.pins, pin] });
}

function stepNote(step: Step, state: CampaignState, row: RowOf<'note'>): Result<CampaignState, Problem> {
  const rule = 'twilight/encounters/unusual';
  if (row.players) tell(step, row.text, { rule });
  else whisper(step, row.text, rule);
  return ok(state);
}
