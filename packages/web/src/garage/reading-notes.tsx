import type { Reading } from '@hardtop/workshop';
import { Fragment } from 'preact/compat';

/** The text with the words that nobody understood marked. */
function Marked({ text, reading }: { readonly text: string; readonly reading: Reading }) {
  const marks = [...reading.notUnderstood].sort((a, b) => a.at - b.at);
  let at = 0;
  const pieces = marks.map((mark) => {
    const before = text.slice(at, mark.at);
    at = mark.at + mark.words.length;
    return { before, words: mark.words, key: mark.at };
  });
  return (
    <p className="marked">
      {pieces.map(({ before, words, key }) => (
        <Fragment key={key}>
          {before}
          <mark>{words}</mark>
        </Fragment>
      ))}
      {text.slice(at)}
    </p>
  );
}

/** What a reader made of a text: what it could not read, and which totals differ. */
export function ReadingNotes({ text, reading }: { readonly text: string; readonly reading: Reading }) {
  const { problems, notUnderstood, differences } = reading;
  if (problems.length + notUnderstood.length + differences.length === 0)
    return <p className="reading-fine">Understood to the last word.</p>;
  return (
    <div className="reading-notes">
      {notUnderstood.length > 0 && (
        <>
          <p>Not understood: {notUnderstood.map(({ words }) => `“${words}”`).join(', ')}</p>
          <Marked text={text} reading={reading} />
        </>
      )}
      {problems.map((problem) => (
        <p key={problem.message} className="notice bad">
          {problem.message}
        </p>
      ))}
      {differences.length > 0 && (
        <ul className="reading-differences">
          {differences.map(({ figure, message }) => (
            <li key={figure}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
