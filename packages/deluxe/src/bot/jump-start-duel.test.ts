import { headingOf, signedTurn, toLocal } from '@hardtop/geometry';
import { botChoice, streamOf } from '@hardtop/kernel';
import { describe, expect, test } from 'vitest';
import type { ScenarioFile } from '../scenarios/scenario-file.ts';
import { Duel } from '../testing/duel.ts';
import { driverBot } from './driver-bot.ts';
import { aceBot, carefulBot, hotheadBot } from './duelist-bot.ts';

const SHERMAN = { car: 'js-mini-sherman', heading: 0 } as const;

/** Two Mini Shermans by the short rules; nobody rolls reflexes there. */
function duel(first: Partial<ScenarioFile['vehicles'][number]>, second: typeof first): Duel {
  return new Duel(
    [
      { ...SHERMAN, ...first },
      { ...SHERMAN, ...second },
    ],
    { reflexes: [], jumpStart: {} },
  );
}

function choiceOf(game: Duel, bot: typeof aceBot) {
  return botChoice(game.match, game.asked(0), bot, streamOf('jump-start', '0'));
}

describe.each([aceBot, carefulBot, hotheadBot])('$title, by the short rules', (bot) => {
  test('lets whoever is close behind it come past', () => {
    const game = duel({ x: 0, y: 5, speed: 60 }, { x: 1, y: 0, speed: 60 });
    expect(choiceOf(game, bot)).toMatchObject({ answer: { option: 'speed:40' }, why: /fire is worth .* theirs/ });
  });

  test('turns on the spot to whom it has beside it', () => {
    const game = duel({ x: 0, y: 0, speed: 10 }, { x: 5, y: 0, heading: 0, speed: 0 });
    game.say(0, 'keep 10').say(1, 'keep 0').until(0, 'maneuver');
    const { answer } = choiceOf(game, bot);
    expect(answer.option).toMatch(/^pivot/);
    const decision = game.asked(0);
    game.match.choose({ ask: decision.id, seat: 0, ...answer });
    const off = signedTurn(0, headingOf(toLocal(game.car(0).pose, game.car(1).pose)));
    expect(Math.abs(off)).toBeLessThan(450);
  });

  test('fires where least armor is left', () => {
    const game = duel({ x: 0, y: 0, speed: 0 }, { x: 2, y: 4, heading: 315, speed: 0 });
    game.car(1).armor.back = 2;
    game.say(0, 'keep 0').say(1, 'keep 0').until(0, 'fire');
    expect(choiceOf(game, bot).answer.option).toMatch(/:back$/);
  });
});

test('the first driver keeps to what is plain', () => {
  const game = duel({ x: 0, y: 5, speed: 60 }, { x: 1, y: 0, speed: 60 });
  expect(choiceOf(game, driverBot).why).toMatch(/^Wants about/);
});
