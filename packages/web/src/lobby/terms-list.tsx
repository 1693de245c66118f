import type { AgreedTerms } from '@hardtop/kernel';

/** What a game differs from the book by. */
export function TermsList({ terms }: { readonly terms: AgreedTerms }) {
  return (
    <section className="terms" aria-labelledby="terms-title">
      <h2 id="terms-title">
        Differs from the book by… <code title="The same options always have this name">{terms.hash}</code>
      </h2>
      {terms.differs.length === 0 ? (
        <p>Nothing: every optional rule is as the book has it.</p>
      ) : (
        <ul>
          {terms.differs.map(({ path, title, is, book, summary }) => (
            <li key={path}>
              <b>
                {title}: {is}
              </b>{' '}
              <small>(the book: {book})</small>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
