import { useRef, useState } from 'preact/compat';

/** A link to hand on: shown in full, copied by a press. */
export function CopyField({ label, text }: { readonly label: string; readonly text: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // No clipboard without https: the text is selected for Ctrl+C instead.
      field.current?.select();
    }
  };
  return (
    <div className="copy-field">
      <input
        ref={field}
        type="text"
        className="text-input"
        readOnly
        value={text}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" className="button" onClick={copy}>
        {copied ? 'Copied' : 'Copy'}
      </button>
    </div>
  );
}
