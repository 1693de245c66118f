import type { Gauge, SheetTokens } from '@hardtop/board';
import type { IconDie as Face, Preview } from '@hardtop/kernel';
import { CardPlate } from './card-plate.tsx';
import { Foresight } from './foresight.tsx';
import { FaceDie, FaceRow } from './icon-die.tsx';
import { LyingTokens, TokenRow } from './tokens.tsx';
import './icons.css';

type IconsProps =
  /** Dice as they fell, in a line of text. */
  | { readonly show: 'faces'; readonly faces: readonly Face[]; readonly size?: number; readonly fresh?: boolean }
  /** One of them, for a drawing that has its own row. */
  | { readonly show: 'face'; readonly face: Face; readonly size: number }
  | { readonly show: 'card'; readonly gauge: Gauge; readonly mark: string | null }
  | { readonly show: 'tokens'; readonly tokens: readonly SheetTokens[] }
  /** Tokens that lie on something, by their kinds. */
  | { readonly show: 'lying'; readonly kinds: readonly string[] }
  | { readonly show: 'foresight'; readonly preview: Preview };

/** One door to all of it, so that a page has one thing to fetch. */
export function Icons(props: IconsProps) {
  switch (props.show) {
    case 'faces':
      return <FaceRow {...props} />;
    case 'face':
      return <FaceDie face={props.face} size={props.size} />;
    case 'card':
      return <CardPlate gauge={props.gauge} mark={props.mark} />;
    case 'tokens':
      return <TokenRow tokens={props.tokens} />;
    case 'lying':
      return <LyingTokens kinds={props.kinds} />;
    case 'foresight':
      return <Foresight preview={props.preview} />;
  }
}
