import type { TableRuleset } from '@hardtop/board';
import type { Ruleset } from '@hardtop/kernel';
import { type CardSetup, type CardState, cards } from '@hardtop/kernel/toy-cards';

/** The game of cards laid on a board: what is drawn of it are the notes of one piece. */
const onBoard: Ruleset<CardSetup, CardState, ReturnType<TableRuleset['view']>> = {
  ...cards,
  view: (setup, known, viewer) => ({
    bounds: { minX: 0, minY: 0, maxX: 10, maxY: 10 },
    unit: { plural: 'steps', mark: '', scale: { per: 1, unit: 'steps' } },
    areas: [],
    pieces: [
      {
        id: 'table',
        tag: '1',
        seat: null,
        name: 'Table',
        kind: 'car',
        body: 'compact',
        pose: { x: 5, y: 5, h: 0 },
        length: 1,
        width: 1,
        face: 'up',
        mounts: [],
        state: 'fit',
        burning: false,
        notes: [JSON.stringify(cards.view(setup, known, viewer))],
      },
    ],
    clock: { turn: known.round, phase: 1, phases: 1, label: `Round ${known.round}`, tracks: [] },
    sheets: [],
  }),
};

export const cardsTable: TableRuleset = onBoard;
