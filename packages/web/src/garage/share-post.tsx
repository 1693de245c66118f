import { forumPost, type Portrait, type PostStyle } from '@hardtop/workshop/share';
import { useRef, useState } from 'preact/compat';

const STYLES: readonly { readonly id: PostStyle; readonly title: string }[] = [
  { id: 'bbcode', title: 'BBCode' },
  { id: 'markdown', title: 'Markdown' },
  { id: 'text', title: 'Plain text' },
];

interface SharePostProps {
  readonly portrait: Portrait;
  readonly link: string | null;
}

/** The words for a forum, in the markup that it reads. */
export function SharePost({ portrait, link }: SharePostProps) {
  const [style, setStyle] = useState<PostStyle>('bbcode');
  const [copied, setCopied] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const post = forumPost(portrait, style, link);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(post);
      setCopied(post);
    } catch {
      // No clipboard without https: the text is selected for Ctrl+C instead.
      field.current?.select();
    }
  };
  return (
    <section className="share-post">
      <fieldset>
        <legend className="label">For a forum</legend>
        <div className="segments">
          {STYLES.map(({ id, title }) => (
            <label key={id}>
              <input type="radio" name="post-style" checked={id === style} onChange={() => setStyle(id)} />
              <span>{title}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <textarea ref={field} className="text-input" rows={7} readOnly value={post} aria-label="Post for a forum" />
      <button type="button" className="button" onClick={copy}>
        {copied === post ? 'Post copied' : 'Copy the post'}
      </button>
    </section>
  );
}
