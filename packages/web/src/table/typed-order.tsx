import { type FormEvent, type RefObject, useState } from 'preact/compat';

interface TypedOrderProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly example: string;
  onType(text: string): void;
  onLeave(): void;
}

/** "bend left", "fire RL at 2 front": the same words as in the terminal. */
export function TypedOrder({ input, example, onType, onLeave }: TypedOrderProps) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onType(text.trim());
    setText('');
  };
  return (
    <form className="typed" onSubmit={submit}>
      <label>
        <span className="hidden-text">Type an order</span>
        <input
          ref={input}
          type="text"
          className="text-input"
          value={text}
          placeholder={`/ type it: ${example}`}
          autoComplete="off"
          spellcheck={false}
          maxLength={200}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            setText('');
            onLeave();
          }}
        />
      </label>
    </form>
  );
}
