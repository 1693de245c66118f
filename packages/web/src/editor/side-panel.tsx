import { useEffect, useRef, useState } from 'preact/compat';
import { useChosen, useEditor, useFile, useThings } from './editor-store.ts';
import { FieldInput } from './field-input.tsx';

const SHEETS = ['thing', 'scenario', 'list', 'text'] as const;
export type SheetName = (typeof SHEETS)[number];

const TITLES: Readonly<Record<SheetName, string>> = {
  thing: 'In hand',
  scenario: 'Scenario',
  list: 'On the map',
  text: 'As text',
};

function ThingSheet() {
  const chosen = useChosen();
  const turnChosen = useEditor((editor) => editor.turnChosen);
  const copyChosen = useEditor((editor) => editor.copyChosen);
  const removeChosen = useEditor((editor) => editor.removeChosen);
  if (chosen === undefined)
    return (
      <p className="ed-empty">
        Nothing in hand. Take a tool and press or drag on the map, or press on something that lies there.
      </p>
    );
  const { layable, path, name } = chosen;
  return (
    <>
      <h2 className="ed-thing-name">{name}</h2>
      <p className="ed-buttons">
        <button type="button" className="button" onClick={() => turnChosen(1)}>
          Turn <kbd className="keycap">R</kbd>
        </button>
        <button type="button" className="button" disabled={layable.isOnly} onClick={copyChosen}>
          Copy <kbd className="keycap">C</kbd>
        </button>
        <button type="button" className="button danger" onClick={removeChosen}>
          Remove <kbd className="keycap">Del</kbd>
        </button>
      </p>
      <div className="ed-fields">
        {layable.fields.map((field) => (
          <FieldInput key={`${path} ${field.path}`} field={field} base={path} />
        ))}
      </div>
    </>
  );
}

function ScenarioSheet() {
  const { general } = useEditor(({ rules }) => rules.editing);
  return (
    <>
      {general.map(({ title, fields }) => (
        <section key={title} className="ed-group">
          <h2 className="label">{title}</h2>
          <div className="ed-fields">
            {fields.map((field) => (
              <FieldInput key={field.path} field={field} base="" />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

function ListSheet() {
  const things = useThings();
  const chosen = useEditor((editor) => editor.chosen);
  const seek = useEditor((editor) => editor.seek);
  if (things.length === 0) return <p className="ed-empty">The map is empty.</p>;
  return (
    <ul className="ed-list" aria-label="On the map">
      {things.map(({ path, name }) => (
        <li key={path}>
          <button type="button" className="ed-listed" aria-pressed={path === chosen} onClick={() => seek(path)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The file itself, for all that has no field of its own. */
function TextSheet() {
  const file = useFile();
  const edit = useEditor((editor) => editor.edit);
  const written = JSON.stringify(file, null, 2);
  const [text, setText] = useState(written);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => setText(written), [written]);
  const take = () => {
    try {
      const read: unknown = JSON.parse(text);
      setProblem(null);
      edit({ file: read, chosen: null });
    } catch (error) {
      setProblem(
        `This is no JSON, so nothing was taken over: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  };
  return (
    <div className="ed-text">
      <p className="text-hint">The file with all its fields; docs/scenarios.md explains each.</p>
      <textarea
        className="text-input"
        aria-label="The scenario file"
        spellcheck={false}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <p className="ed-buttons">
        <button type="button" className="button go" disabled={text === written} onClick={take}>
          Take it over
        </button>
        <button type="button" className="button" disabled={text === written} onClick={() => setText(written)}>
          Leave it as it was
        </button>
      </p>
    </div>
  );
}

const CONTENTS = { thing: ThingSheet, scenario: ScenarioSheet, list: ListSheet, text: TextSheet } as const;

interface SidePanelProps {
  readonly sheet: SheetName;
  onSheet(sheet: SheetName): void;
}

/** What is in hand, what holds for all of it, and what there is, one sheet at a time. */
export function SidePanel({ sheet, onSheet }: SidePanelProps) {
  const Content = CONTENTS[sheet];
  const tabs = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = SHEETS[(SHEETS.indexOf(sheet) + by + SHEETS.length) % SHEETS.length] ?? sheet;
    onSheet(next);
    tabs.current?.querySelector<HTMLElement>(`#ed-tab-${next}`)?.focus();
  };
  return (
    <div className="ed-side">
      <div ref={tabs} className="ed-tabs" role="tablist" aria-label="Sheets" onKeyDown={onKeyDown}>
        {SHEETS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`ed-tab-${name}`}
            aria-selected={name === sheet}
            aria-controls="ed-sheet"
            tabIndex={name === sheet ? 0 : -1}
            onClick={() => onSheet(name)}
          >
            {TITLES[name]}
          </button>
        ))}
      </div>
      <div id="ed-sheet" className="ed-sheet" role="tabpanel" aria-labelledby={`ed-tab-${sheet}`}>
        <Content />
      </div>
    </div>
  );
}
