import { useEffect, useState } from 'preact/compat';
import { downloadBlob } from '../base/download-text.ts';
import { cardPng, svgAddress } from './card-picture.ts';

type Card =
  | { readonly state: 'drawing' }
  | { readonly state: 'drawn'; readonly png: Blob; readonly address: string }
  | { readonly state: 'failed'; readonly message: string };

const DRAWING: Card = { state: 'drawing' };

function useCard(svg: string): Card {
  const [known, setKnown] = useState<{ readonly svg: string; readonly card: Card } | null>(null);
  useEffect(() => {
    let address: string | null = null;
    let isHere = true;
    const tell = (card: Card) => isHere && setKnown({ svg, card });
    cardPng(svg).then(
      (png) => {
        if (!isHere) return;
        address = URL.createObjectURL(png);
        tell({ state: 'drawn', png, address });
      },
      (error: unknown) => tell({ state: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isHere = false;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [svg]);
  return known?.svg === svg ? known.card : DRAWING;
}

const fileOf = (png: Blob, name: string): File =>
  new File([png], `${name.replace(/[^\w.-]+/g, '-')}.png`, { type: 'image/png' });

const canHandOn = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] });

interface CardButtonsProps {
  readonly png: Blob;
  readonly name: string;
}

function CardButtons({ png, name }: CardButtonsProps) {
  const [told, setTold] = useState('');
  const file = fileOf(png, name);
  const copy = () =>
    navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]).then(
      () => setTold('The picture is copied.'),
      () => setTold('This browser does not let pages copy pictures: save it instead.'),
    );
  return (
    <>
      <p className="text-buttons">
        <button type="button" className="button go" onClick={() => downloadBlob(file.name, png)}>
          Save the picture
        </button>
        {typeof ClipboardItem !== 'undefined' && navigator.clipboard !== undefined && (
          <button type="button" className="button" onClick={copy}>
            Copy the picture
          </button>
        )}
        {canHandOn(file) && (
          <button
            type="button"
            className="button"
            onClick={() => navigator.share({ files: [file], title: name }).catch(() => undefined)}
          >
            Send the picture…
          </button>
        )}
      </p>
      <p className="text-hint" role="status">
        {told}
      </p>
    </>
  );
}

interface ShareCardProps {
  readonly svg: string;
  readonly name: string;
}

/** What is seen is the picture itself, as it will be saved. */
export function ShareCard({ svg, name }: ShareCardProps) {
  const card = useCard(svg);
  return (
    <section className="share-card">
      <h3 className="label">Card</h3>
      <img
        src={card.state === 'drawn' ? card.address : svgAddress(svg)}
        width={1200}
        height={630}
        alt={`Card of ${name}: seen from above, with its figures`}
      />
      {card.state === 'drawn' && <CardButtons png={card.png} name={name} />}
      {card.state === 'failed' && (
        <p className="notice bad" role="alert">
          No picture can be saved here: {card.message}
        </p>
      )}
    </section>
  );
}
