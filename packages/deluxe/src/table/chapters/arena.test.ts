import { describe, expect, it } from 'vitest';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { facing, gun } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, run } from '../../testing/combat-fixtures.ts';
import { Duel } from '../../testing/duel.ts';
import { wrongOf } from '../queries/arena.ts';
import { isOut } from '../queries/out.ts';
import { outcomeOf } from '../queries/outcome.ts';
import { legalShots } from '../queries/shots.ts';
import { winningsOf } from '../queries/winnings.ts';
import { reportOf } from '../report.ts';
import { resolveShot } from './fire.ts';

const MAP: ScenarioFile['map'] = { minX: 0, minY: 0, maxX: 20, maxY: 20, gates: [{ wall: 'south', at: 10 }] };

/** One car before the gate, two with guns behind it that look its way, and one far off. */
function atGate(more: Partial<ScenarioFile> = {}, dice: readonly number[] = []): Duel {
  return new Duel(
    [
      { x: 10, y: 0.7, heading: 180, speed: 10 },
      { x: 10, y: 5, heading: 180 },
      { x: 3, y: 18, heading: 90 },
    ],
    { map: MAP, event: {}, dice, ...more },
  );
}

describe('deluxe/XIV.2/safe-lines', () => {
  it('deluxe/XIV.2/safe-lines: whoever crosses one is out of the fight, and gone as the turn ends', () => {
    const duel = atGate();
    expect(duel.car(0).left).toBeUndefined();
    duel.until(1, 'fire');
    duel.finishTurn();
    expect([duel.car(0).left, duel.car(0).gone]).toEqual(['gate', true]);
    expect(duel.texts('safe-line')).toEqual([
      'Stinger 1 crosses the safe line at the south gate: it is out of the fight, and nobody may fire at it.',
    ]);
    expect(duel.match.outcome).toBeNull();
    expect(reportOf(duel.match.setup, duel.state).entries[0]).toMatchObject({
      fate: 'whole',
      notes: ['left by a gate'],
    });
  });

  it('deluxe/XIV.2/safe-lines: fire across one is a foul, offered with a warning, and disqualifies whoever fires', () => {
    const past = combatCar('v1', facing(0, 8, 0));
    const firer = combatCar('v2', facing(0, 0, 0), { weapons: [gun('MG')] });
    const game = combatGame({ vehicles: [past, firer] }, [1, 1]);
    const setup = { ...game.setup, event: { leaveAfter: 0 } };
    const arena = { ...game, setup };
    past.left = 'gate';
    const [shot] = legalShots(setup, arena.state, firer);
    const [gunner] = firer.crew;
    if (shot === undefined || gunner === undefined) throw new Error('nothing to fire');
    expect(wrongOf(arena, firer.pose, shot.target)).toBe('foul');
    run(arena, resolveShot(arena, shot, gunner));
    expect([firer.conduct, firer.surrendered, isOut(firer)]).toEqual([['barred'], true, true]);
    expect(game.events.filter(({ kind }) => kind === 'foul').map(({ text }) => text)).toEqual([
      'Foul: V2 fires across a safe line, and is disqualified.',
    ]);
  });

  it('deluxe/XIV.2/safe-lines: whoever has crossed one is fired at by nobody any more, from that very move on', () => {
    const duel = atGate();
    duel.until(0, 'maneuver');
    duel.say(0, 'straight');
    expect(duel.car(0).left).toBe('gate');
    // With nothing else to fire at nobody is asked for a foul.
    expect(duel.match.decisions().filter(({ topic }) => topic === 'fire')).toEqual([]);
  });

  it('deluxe/XIV.2/safe-lines: it counts where both stand when the shot is fired, from either side of the line', () => {
    const { setup, state } = atGate().match;
    const shot = (y: number, at: number) => {
      const [target] = state.vehicles;
      if (target === undefined) throw new Error('no car');
      Object.assign(target, { pose: { x: 10, y: at, h: 0 } });
      const place = { kind: 'side', side: 'front' } as const;
      return wrongOf({ setup, state }, { x: 10, y }, { kind: 'vehicle', vehicle: target.id, at: place });
    };
    expect([shot(3, 0.5), shot(3, -0.5), shot(-0.5, 0.5), shot(-0.4, -0.6)]).toEqual([null, 'foul', 'foul', null]);
  });

  it('deluxe/XIV.2/amateur-night: a gate is shut as long as nobody may leave', () => {
    const duel = atGate({ event: { leaveAfter: 30 } });
    expect(duel.match.setup.structures.some(({ id }) => id === 'door-1')).toBe(true);
  });
});

describe('deluxe/XIV.2/arena-events', () => {
  it('deluxe/XIV.2/arena-events: whoever gives up is out, but need not be spared', () => {
    const duel = new Duel([{ y: 8 }, { x: 0, y: 0 }, { x: 10, y: -20 }], { event: {} });
    duel.say(0, 'surrender');
    duel.until(1, 'fire');
    expect(duel.car(0).surrendered).toBe(true);
    const shot = duel
      .asked(1)
      .options()
      .find(({ id }) => id.includes('v1'));
    expect(shot?.preview({}).warnings).toEqual(['has given up: legal, but remembered']);
  });

  it('deluxe/XIV.2/arena-events: nobody gives up where no arena says so', () => {
    const duel = new Duel([{}, { x: 10 }]);
    expect(
      duel
        .asked(0)
        .options()
        .map(({ id }) => id),
    ).not.toContain('surrender');
  });
});

const GATES: ScenarioFile['map'] = {
  ...MAP,
  gates: [
    { wall: 'south', at: 10 },
    { wall: 'north', at: 10 },
    { wall: 'west', at: 10 },
  ],
};

function evening(): Duel {
  return new Duel(
    [
      { x: 10, y: 0.6, heading: 0, speed: 20 },
      { x: 10, y: 19.4, heading: 180, speed: 20 },
      { x: 0.6, y: 10, heading: 270, speed: 20 },
    ],
    { map: GATES, objective: { kind: 'amateur-night' }, event: { identical: true, leaveAfter: 30 }, turnLimit: 60 },
  );
}

describe('deluxe/XIV.2/amateur-night', () => {
  it('deluxe/XIV.2/amateur-night: it ends when one is left, and the survivor with the most prestige has won, be he on the floor or not', () => {
    const duel = evening();
    const { setup } = duel.match;
    const { story } = duel.state;
    expect(outcomeOf(setup, duel.state)).toBeNull();
    // The first has killed the second and got out; the third is alone on the floor.
    story.attackers.v2 = { vehicle: 'v1', person: 'v1.1' };
    for (const person of duel.car(1).crew) person.hits = 3;
    duel.car(1).speed = 0;
    Object.assign(duel.car(0), { left: 'gate', gone: true });
    story.escaped.v1 = true;
    expect(outcomeOf(setup, duel.state)).toMatchObject({ kind: 'win', winners: [0] });
    expect(winningsOf({ setup, state: duel.state }, duel.car(0))).toEqual([
      'keeps the car',
      'has the salvage of Stinger 2',
    ]);
  });

  it('deluxe/XIV.2/amateur-night: whoever was disqualified wins nothing', () => {
    const duel = evening();
    const { setup } = duel.match;
    for (const index of [0, 1]) Object.assign(duel.car(index), { surrendered: true });
    duel.car(0).conduct = ['barred'];
    duel.state.story.attackers.v2 = { vehicle: 'v1', person: 'v1.1' };
    expect(outcomeOf(setup, duel.state)).toMatchObject({ winners: [2] });
  });
});
