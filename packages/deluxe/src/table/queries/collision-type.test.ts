import { forwardOf, type Point } from '@hardtop/geometry';
import { type Ask, answerOf } from '@hardtop/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drive, facing, modelFor, testGame, testVehicle } from '../../testing/collision-fixtures.ts';
import { settleType } from '../chapters/collision-question.ts';
import { travelHeading, type Vehicle } from '../state/state.ts';
import { collisionSpeed, faceTowards, type Party, readingsOf, type Touch } from './collision-type.ts';
import { firstContact } from './contact.ts';

function partyOf(vehicle: Vehicle, heading = travelHeading(vehicle)): Party {
  return { vehicle, model: modelFor(vehicle), heading, speed: Math.abs(vehicle.speed) };
}

/** Drives the first car the way it travels until it meets the second. */
function contactOf(mover: Vehicle, other: Vehicle, heading = travelHeading(mover)): Touch {
  const { x, y } = forwardOf(heading);
  const game = testGame({ vehicles: [mover, other] });
  const meeting = firstContact(game, mover, [{ kind: 'slide', dx: 8 * x, dy: 8 * y }]);
  if (meeting === null) throw new Error('they miss each other');
  mover.pose = meeting.contact.pose;
  return meeting.contact;
}

function typeOf(mover: Vehicle, other: Vehicle): string {
  const [clash] = readingsOf(partyOf(mover), partyOf(other), contactOf(mover, other));
  return `${clash.kind}: ${clash.v1.vehicle.id} ${clash.v1.side}, ${clash.v2.vehicle.id} ${clash.v2.side}`;
}

describe('deluxe/IV.7/collision-types', () => {
  const driven = (x: number, degrees = 0, speed = 50) => testVehicle('v1', facing(x, -3, degrees), speed);
  const still = (degrees: number, speed = 30) => testVehicle('v2', facing(0, 0, degrees), speed);

  it.each([
    ['nose to nose', driven(0), still(180), 'head-on: v1 front, v2 front'],
    ['nose to nose within 45 degrees', driven(0.1), still(140), 'head-on: v1 front, v2 front'],
    ['nose to tail', driven(0), still(0), 'rear-end: v1 front, v2 back'],
    ['nose to tail within 45 degrees', driven(0), still(40), 'rear-end: v1 front, v2 back'],
    ['nose to flank', driven(0), still(90), 't-bone: v1 front, v2 left'],
    ['nose to the other flank', driven(0), still(-90), 't-bone: v1 front, v2 right'],
    ['nose to flank at 50 degrees', driven(0.2), still(50), 't-bone: v1 front, v2 left'],
    ['a reversing car is struck where it leads', driven(0), still(0, -20), 'head-on: v1 front, v2 back'],
    ['a reversing car is followed at its nose', driven(0), still(180, -20), 'rear-end: v1 front, v2 front'],
  ])('K-01: %s', (_, mover, other, type) => {
    expect(typeOf(mover, other)).toBe(type);
  });

  it('K-01: a corner that scrapes a flank is a sideswipe in the same direction', () => {
    const mover = testVehicle('v1', facing(1, -1, 30), 60);
    expect(typeOf(mover, still(0))).toBe('sideswipe-same: v1 left, v2 right');
  });

  it('K-01: and in the opposite one beyond 135 degrees', () => {
    const mover = testVehicle('v1', facing(1, -1, 30), 60);
    expect(typeOf(mover, still(180))).toBe('sideswipe-opposite: v1 left, v2 left');
  });

  it('K-01: a nose touched by a nose across the way is struck on the side nearer to the rammer', () => {
    const mover = testVehicle('v1', facing(2, 0.9, 100), 40);
    expect(typeOf(mover, still(0))).toBe('t-bone: v1 front, v2 right');
  });

  it('K-01: a skidding car travels as it slides, and its leading face is its front', () => {
    const mover = testVehicle('v1', facing(0, -3, 90), 40);
    const other = still(180);
    const touch = contactOf(mover, other, 0);
    const [clash] = readingsOf(partyOf(mover, 0), partyOf(other), touch);
    expect([clash.kind, clash.v1.side, clash.v2.side]).toEqual(['head-on', 'right', 'front']);
  });

  it('K-01: a tail that swings into a flank rams with the part that swings', () => {
    const mover = testVehicle('v1', facing(0.75, 0, 90), 40);
    const touch: Touch = { point: { x: 0.25, y: 0 }, normal: { x: 1, y: 0 } };
    const [clash] = readingsOf({ ...partyOf(mover), heading: 2700 }, partyOf(still(0)), touch);
    expect([clash.kind, clash.v1.vehicle.id, clash.v2.side]).toEqual(['t-bone', 'v1', 'right']);
  });

  it.each([
    [45, ['rear-end', 't-bone']],
    [135, ['t-bone', 'head-on']],
  ])('K-01: at exactly %i degrees the struck driver picks, the milder reading first', (angle, kinds) => {
    const [mover, other] = [driven(0), still(angle)];
    const touch = contactOf(mover, other);
    expect(readingsOf(partyOf(mover), partyOf(other), touch).map(({ kind }) => kind)).toEqual(kinds);
    const game = testGame({ vehicles: [mover, other] });
    const asked: Ask[] = [];
    const pick = (question: Ask) => {
      asked.push(question);
      return answerOf(kinds[1] ?? '');
    };
    expect(drive(game, settleType(game, partyOf(mover), partyOf(other), touch), pick).kind).toBe(kinds[1]);
    expect(asked.map(({ seat, topic }) => [seat, topic])).toEqual([[1, 'collision-type']]);
    expect(asked[0]?.suggested?.option).toBe(kinds[0]);
  });

  it('K-01: nobody is asked if the struck driver is out', () => {
    const [mover, other] = [driven(0), still(45)];
    const touch = contactOf(mover, other);
    const game = testGame({ vehicles: [mover, other] });
    for (const crew of other.crew) crew.hits = 2;
    const never = (): never => {
      throw new Error('asked');
    };
    expect(drive(game, settleType(game, partyOf(mover), partyOf(other), touch), never).kind).toBe('rear-end');
  });

  it('the speeds add, subtract, or count alone', () => {
    const [v1, v2] = [driven(0, 0, 60), still(0, 35)].map((vehicle) => ({
      ...partyOf(vehicle),
      side: 'front' as const,
    }));
    if (v1 === undefined || v2 === undefined) throw new Error('two parties');
    expect(collisionSpeed({ kind: 'head-on', v1, v2 })).toBe(95);
    expect(collisionSpeed({ kind: 'rear-end', v1, v2 })).toBe(25);
    expect(collisionSpeed({ kind: 't-bone', v1, v2 })).toBe(60);
    expect(collisionSpeed({ kind: 'sideswipe-same', v1, v2 })).toBe(10);
    expect(collisionSpeed({ kind: 'sideswipe-opposite', v1, v2 })).toBe(25);
  });
});

describe('deluxe/IV.7/collision-types: faces', () => {
  it('the face towards a direction looks within 45 degrees of it', () => {
    const heading = fc.integer({ min: 0, max: 3599 });
    fc.assert(
      fc.property(heading, heading, (h, towards) => {
        const pose = { x: 0, y: 0, h };
        const direction: Point = forwardOf(towards);
        const face = faceTowards(pose, direction);
        const turn = { front: 0, left: 900, back: 1800, right: 2700 }[face];
        const look = forwardOf(h + turn);
        return look.x * direction.x + look.y * direction.y >= Math.SQRT1_2 - 1e-9;
      }),
    );
  });
});
