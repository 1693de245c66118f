// Apart from the other arts: few pages need it.

/** How a token is drawn. `disc` is the art of every kind that has none of its own. */
const TOKEN_ARTS = ['control', 'ace', 'fire', 'disc'] as const;
export type TokenArt = (typeof TOKEN_ARTS)[number];

/** What a die shows. An icon without an art is written out. */
const ICON_ARTS = ['hit', 'skid', 'shield', 'wrench', 'star'] as const;
export type IconArt = (typeof ICON_ARTS)[number];

/** As the ruleset says, else after its kind if that is an art, else plainly. */
export function tokenArt({ kind, drawn }: { readonly kind: string; readonly drawn?: TokenArt }): TokenArt {
  return drawn ?? TOKEN_ARTS.find((art) => art === kind) ?? 'disc';
}

/** Undefined where there is no drawing: the word must do. */
export function iconArt(icon: string): IconArt | undefined {
  return ICON_ARTS.find((art) => art === icon);
}
