import { useGlossary } from './glossary-store.ts';
import { Popover } from './popover.tsx';
import { RuleLink } from './rule-link.tsx';

/** What a word of the book means, where it was met. */
export function TermPopover() {
  const open = useGlossary((glossary) => glossary.open);
  const hide = useGlossary((glossary) => glossary.hide);
  if (open === null) return null;
  const { title, text, rule } = open.term;
  return (
    <Popover label="Word" anchor={open.anchor} onHide={hide}>
      <h2>{title}</h2>
      <p>{text}</p>
      {rule !== undefined && (
        <p className="rule-source">
          More: <RuleLink rule={rule} />
        </p>
      )}
    </Popover>
  );
}
