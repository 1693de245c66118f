import { type SheetTokens, type TokenArt, tokenArt } from '@hardtop/board';

// In a box of 24 by 24 about its middle.
const SHAPES: Readonly<Record<TokenArt, string>> = {
  // A steering wheel.
  control:
    'M0-8A8 8 0 0 1 0 8 8 8 0 0 1 0-8M0-2.2A2.2 2.2 0 0 1 0 2.2 2.2 2.2 0 0 1 0-2.2M-8-1-2.2 0M8-1 2.2 0M0 2.2V8',
  ace: 'M0-8 2.2-2.8 7.8-2.4 3.5 1.3 4.9 6.8 0 3.8-4.9 6.8-3.5 1.3-7.8-2.4-2.2-2.8Z',
  fire: 'M.5-8.5C1.5-4.5 6-2.5 5.8 2 5.6 6 3 8 0 8S-5.8 5.8-5.8 2.2C-5.8-.5-4-2-3.2-4-2-3-1.6-2-1.4-.8.8-3 1.2-5.6.5-8.5Z',
  disc: 'M0-5A5 5 0 0 1 0 5 5 5 0 0 1 0-5Z',
};

function Token({ art }: { readonly art: TokenArt }) {
  return (
    <svg viewBox="-12 -12 24 24" width="22" height="22" className={`ic-token ic-${art}`} aria-hidden="true">
      <circle r="11" className="ic-coin" />
      <path d={SHAPES[art]} />
    </svg>
  );
}

/** More than these are a figure. */
const FEW = 6;

/** The tokens beside a dashboard, kind by kind. */
export function TokenRow({ tokens }: { readonly tokens: readonly SheetTokens[] }) {
  return (
    <ul className="ic-tokens" aria-label="Tokens">
      {tokens.map((kind) => (
        <li key={kind.kind} data-none={kind.count === 0}>
          <b className="figures">{kind.count}</b>
          <span>{kind.label}</span>
          <span className="ic-coins">
            {Array.from({ length: Math.min(kind.count, FEW) }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are all alike.
              <Token key={i} art={tokenArt(kind)} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Tokens that lie on a part of a sheet. */
export function LyingTokens({ kinds }: { readonly kinds: readonly string[] }) {
  return kinds.map((kind) => (
    <span key={kind} role="img" aria-label={`${kind} token`}>
      <Token art={tokenArt({ kind })} />
    </span>
  ));
}
