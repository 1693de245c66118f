import { CARD_SIZE } from '@hardtop/workshop/share';
import { fontFacesFor } from './card-fonts.ts';

const FAMILY = 'Sofia Sans Condensed Variable';

/** A card that looks the same wherever it is opened; without its fonts, if they do not come, it is still a card. */
async function withFonts(svg: string): Promise<string> {
  const faces = await fontFacesFor(FAMILY, svg).catch(() => '');
  return faces === '' ? svg : svg.replace('</title>', `</title><style>${faces}</style>`);
}

export const svgAddress = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The card as a picture that every program takes. */
export async function cardPng(svg: string): Promise<Blob> {
  const image = new Image(CARD_SIZE.width, CARD_SIZE.height);
  image.src = svgAddress(await withFonts(svg));
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [CARD_SIZE.width, CARD_SIZE.height];
  const ink = canvas.getContext('2d');
  if (ink === null) throw new Error('This browser draws no pictures.');
  ink.drawImage(image, 0, 0, CARD_SIZE.width, CARD_SIZE.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The picture could not be made.');
  return blob;
}
