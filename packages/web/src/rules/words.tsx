import { useMemo } from 'preact/compat';
import { useGlossary } from './glossary-store.ts';

/** A text whose words of the book open what they mean. */
export function Words({ text }: { readonly text: string }) {
  const find = useGlossary((glossary) => glossary.find);
  const show = useGlossary((glossary) => glossary.show);
  const said = useMemo(() => find(text), [find, text]);
  return said.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <button
        key={part.term.title}
        type="button"
        className="term"
        aria-haspopup="dialog"
        onClick={(event) => show(part.term, event.currentTarget.getBoundingClientRect())}
      >
        {part.word}
      </button>
    ),
  );
}
