import { type IconArt, iconArt } from '@hardtop/board';

// Each in a box of 20 by 20 about its middle; told apart by outline, not by colour.
const SHAPES: Readonly<Record<IconArt, string>> = {
  // A burst with eight points.
  hit: 'M0-9.5 2.2-4.4 6.7-6.7 4.4-2.2 9.5 0 4.4 2.2 6.7 6.7 2.2 4.4 0 9.5-2.2 4.4-6.7 6.7-4.4 2.2-9.5 0-4.4-2.2-6.7-6.7-2.2-4.4Z',
  // Two tracks that swing from side to side.
  skid: 'M-6.5 9.5C-9.5 4-2 2.5-4.5-2.5-6-5.5-4-8-3.5-9.5H-.2C-.8-7.5-2.5-5.5-1.2-2.5 1 2.5-6 4-3.3 9.5ZM1.2 9.5C-1.8 4 5.7 2.5 3.2-2.5 1.7-5.5 3.7-8 4.2-9.5H7.5C6.9-7.5 5.2-5.5 6.5-2.5 8.7 2.5 1.7 4 4.4 9.5Z',
  shield: 'M0-9.5C2.8-7.6 5.4-6.9 8-6.8V-1C8 4 5 7.6 0 9.5-5 7.6-8 4-8-1V-6.8C-5.4-6.9-2.8-7.6 0-9.5Z',
  // An open-ended spanner, from corner to corner.
  wrench: 'M-9-5.2A5 5 0 0 0-2.9-.6L4 6.3A2.6 2.6 0 1 0 7.3 3L.6-3.9A5 5 0 0 0-4.6-9.6L-2.2-6.6-3.2-4-5.9-3.1Z',
  star: 'M0-9.5 2.6-3.3 9.3-2.8 4.2 1.6 5.8 8.2 0 4.6-5.8 8.2-4.2 1.6-9.3-2.8-2.6-3.3Z',
};

interface IconGlyphProps {
  readonly icon: string;
  readonly className: string;
}

/** The drawing of an icon about the origin; a word that has none is written. */
export function IconGlyph({ icon, className }: IconGlyphProps) {
  const art = iconArt(icon);
  if (art !== undefined) return <path className={className} d={SHAPES[art]} />;
  return (
    <text className={className} textAnchor="middle" y="6" fontSize="16">
      {icon.charAt(0).toUpperCase()}
    </text>
  );
}
