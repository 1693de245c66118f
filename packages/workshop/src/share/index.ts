export { CARD_SIZE, cardSvg } from './card.ts';
export * from './forum-text.ts';
export * from './portrait.ts';
export * from './qr.ts';
