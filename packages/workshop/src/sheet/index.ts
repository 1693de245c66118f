export * from './box-grid.ts';
export * from './cut-outs.ts';
export * from './flow.ts';
export * from './ink.ts';
export { boxesWidth, drawLayout, drawRow } from './layout.ts';
export type { Fill, Length, Mark, RowLayout } from './marks.ts';
export * from './paper.ts';
export * from './type.ts';
