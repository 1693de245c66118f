import { adviceFor, botChoice, botChooser, Match, playOut, streamOf } from '@hardtop/kernel';
import { describe, expect, test } from 'vitest';
import { deluxe } from '../play/ruleset.ts';
import { Duel } from '../testing/duel.ts';
import { driverBot } from './driver-bot.ts';
import { aceBot, carefulBot, hotheadBot } from './duelist-bot.ts';

/** Mirrored games between two bots: same car, same dice, both sides. Draws count half. */
function score(bot: typeof aceBot, car: string, games: number): number {
  const file = deluxe.withPicks(deluxe.scenarios[0]?.file, [car, car]);
  let points = 0;
  for (let game = 0; game < games; game++) {
    const seed = `mirror-${Math.floor(game / 2)}`;
    const started = Match.start(deluxe, file, { seed });
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    const match = started.value;
    const own = game % 2;
    playOut(match, (seat) => botChooser(match, seat === own ? bot : driverBot, streamOf(seed, `bot/${seat}`)));
    points += match.outcome?.kind === 'draw' ? 0.5 : match.outcome?.winners.includes(own) === true ? 1 : 0;
  }
  return points / games;
}

/** Nose to flank within an inch, the guns on the flank unfired. */
function pointBlank(): Duel {
  return new Duel([
    { x: 0, y: 0, heading: 0, speed: 0 },
    { x: 0, y: 1.4, heading: 90, speed: 0 },
  ]);
}

describe('the strongest bot', () => {
  test('beats the first one with the same car from both sides', () => {
    expect(score(aceBot, 'stinger', 8)).toBeGreaterThanOrEqual(0.8);
  });

  test('drives off where two that stand behind cover would wait for each other', () => {
    const map = { minX: 0, minY: 0, maxX: 20, maxY: 16, pillars: [{ x: 10, y: 8, length: 3, width: 1 }] };
    const trikes = [
      { car: 'leo', x: 7.6, y: 5.9, heading: 315 },
      { car: 'leo', x: 12.6, y: 9.8, heading: 129 },
    ];
    const duel = new Duel(trikes, { map });
    const { answer } = botChoice(duel.match, duel.asked(0), aceBot, streamOf('lull', '0'));
    expect(answer.option).toMatch(/^speed:-?[1-9]/);
  });

  test.each([
    ['fights at a speed that forgives while the other is near', 3, 30],
    ['keeps pace with who is far ahead', 14, 70],
  ])('on a road %s', (_what, ahead, speed) => {
    const road = { map: { minX: -15, minY: -24, maxX: 15, maxY: 48, walled: false, highway: { sections: [] } } };
    const duel = new Duel(
      [
        { car: 'mini-sherman', x: -1, y: 0, speed: 35 },
        { car: 'mini-sherman', x: 1, y: ahead, speed: 35 },
      ],
      road,
    );
    const { answer } = botChoice(duel.match, duel.asked(0), aceBot, streamOf('road', '0'));
    const chosen = Number(answer.option.slice('speed:'.length));
    expect(chosen <= 30).toBe(speed <= 30);
  });

  test('says why, in figures', () => {
    const duel = pointBlank();
    const why = botChoice(duel.match, duel.asked(0), aceBot, streamOf('why', '0')).why;
    expect(why).toMatch(/worth \d+ % of a kill/);
  });

  test('gives the same answer to the same question', () => {
    const answers = [1, 2].map(() => {
      const duel = pointBlank();
      return botChoice(duel.match, duel.asked(0), aceBot, streamOf('again', '0'));
    });
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('characters', () => {
  test.each([carefulBot, hotheadBot])('$title plays a duel to its end', (bot) => {
    expect(score(bot, 'killer-kart', 2)).toBeGreaterThanOrEqual(0);
  });
});

describe('advice', () => {
  test('fires at 97 %', () => {
    const duel = pointBlank().say(0, 'keep 0').say(1, 'keep 0');
    const decision = duel.asked(0);
    const shots = decision.options().map((option) => option.preview({}).facts?.hit ?? 0);
    expect(Math.max(...shots)).toBeGreaterThan(0.9);
    const advice = adviceFor(duel.match, decision);
    expect(advice?.answer.option).toContain('mg-front');
    expect(advice?.why).toMatch(/\d+ % to hit/);
  });

  test('does not drive into a wall while it can turn', () => {
    const duel = new Duel(
      [
        { x: 0, y: 46, heading: 0, speed: 30 },
        { x: 0, y: -40, heading: 0, speed: 0 },
      ],
      { map: { minX: -50, minY: -50, maxX: 50, maxY: 48 }, dice: [6, 6, 6] },
    )
      .say(0, 'keep 30')
      .say(1, 'keep 0');
    for (let moves = 0; moves < 3 && duel.topic(0) === 'maneuver'; moves++) {
      const decision = duel.asked(0);
      const advice = adviceFor(duel.match, decision);
      expect(advice?.warnings).toEqual([]);
      if (advice !== null) duel.match.choose({ ask: decision.id, seat: 0, ...advice.answer });
    }
  });
});
