import type { Editing, Problem } from '@hardtop/kernel';
import { useEditor, useThings } from './editor-store.ts';
import { isIn } from './model/file-paths.ts';
import { type Thing, thingAt } from './model/things.ts';

interface ProblemListProps {
  readonly problems: readonly Problem[];
  /** Brings the panel with a field to the fore. */
  onField(field: string, thing: Thing | undefined): void;
}

/** So many alternatives are read; more are a list to choose from in the field itself. */
const FEW = 6;

function wordsOf({ message, legal }: Problem): string {
  const few = legal !== undefined && legal.length > 0 && legal.length <= FEW;
  return few ? `${message} Legal: ${legal.join(', ')}.` : message;
}

/** What a place of the file is called on the sheets; the last that fits says most. */
function placeName({ general }: Editing, things: readonly Thing[], { field = 'The file' }: Problem): string {
  const thing = thingAt(things, field);
  if (thing !== undefined) return thing.name;
  const fields = general.flatMap((group) => group.fields).filter(({ path }) => isIn(field, path));
  return fields.at(-1)?.label ?? field;
}

/** All that is wrong, each with its place; a press shows it. */
export function ProblemList({ problems, onField }: ProblemListProps) {
  const things = useThings();
  const { editing } = useEditor(({ rules }) => rules);
  const seek = useEditor((editor) => editor.seek);
  const show = ({ field = '' }: Problem) => {
    const thing = thingAt(things, field);
    if (thing !== undefined) seek(thing.path);
    onField(field, thing);
  };
  return (
    <section className="ed-problems" aria-labelledby="ed-problems-title">
      <h2 id="ed-problems-title" className="label">
        {problems.length === 0 ? 'Nothing against it' : `Against it: ${problems.length}`}
      </h2>
      <p className="unseen" role="status">
        {problems.length === 0 ? 'The scenario can be played.' : `Something is wrong, ${problems.length} in all.`}
      </p>
      {problems.length > 0 && (
        <ol>
          {problems.map((problem, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice.
            <li key={i}>
              <button type="button" className="ed-problem" onClick={() => show(problem)}>
                <b>{placeName(editing, things, problem)}:</b> {wordsOf(problem)}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
