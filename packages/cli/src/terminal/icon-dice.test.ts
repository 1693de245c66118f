import { expect, it } from 'vitest';
import { cli } from '../testing/run-cli.ts';
import { handfulText, histogramText, rollText } from './figures.ts';

it('dice with icons are told by their icons, those to be thrown by their number', () => {
  const faces = [
    { die: 'green', icons: ['hit', 'hit'] },
    { die: 'red', icons: ['wrench'] },
  ];
  expect(rollText({ dice: '1 green, 1 red', values: [], total: 2, faces })).toBe('green hit hit, red wrench');
  expect(
    handfulText([
      { die: 'yellow', count: 3 },
      { die: 'blue', icons: ['skid'] },
    ]),
  ).toBe('3 yellow, blue skid');
});

it('a chance for each number is one line', () => {
  const chances = { title: 'Skids', from: 1, chances: [0.5, 0.33, 0.17], andMore: true as const };
  expect(histogramText(chances)).toBe('Skids: 1 50%, 2 33%, 3 or more 17%');
});

it('a game of tokens, cards and many angles fits on the screen', async () => {
  const { out } = await cli(['play', '--ruleset', 'sixth', '--seed', '3'], ['', '', '? 6', 'sheet 1', 'quit']);
  expect(out).toContain('<angle 1–15: 0.5°–7.5°>');
  expect(out).toMatch(/── Round 1 of 30: \w+ ──/);
  expect(out).toMatch(/\d control, \d aces/);
  expect(out).toContain('Hand Cannon (Sidearm)');
  expect(out).not.toContain('Hand Cannon out');
  expect(out).toContain('reconstructed:');
});
