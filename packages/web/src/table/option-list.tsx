import type { Question } from '@hardtop/kernel';
import { Fragment, type ReactNode } from 'react';
import { OptionButton } from './option-button.tsx';
import { keyedOptions, type OptionGroup } from './option-groups.ts';

export interface OptionListProps {
  readonly question: Question;
  readonly groups: readonly OptionGroup[];
  readonly marked: string | null;
  readonly hovered: string | null;
  readonly disabled: boolean;
  /** What unfolds below the marked option, where there is no room beside the list. */
  readonly unfolded?: ReactNode;
  onPress(id: string): void;
  onHover(id: string | null): void;
  onExpand(group: string): void;
}

function More({ group, onExpand }: { readonly group: OptionGroup; onExpand(group: string): void }) {
  if (group.hidden.length === 0) return null;
  return (
    <li>
      <button type="button" className="option-more" onClick={() => onExpand(group.id)}>
        {group.hidden.length} more<span className="hidden-text"> for {group.title}</span>
      </button>
    </li>
  );
}

export function OptionList(props: OptionListProps) {
  const { question, groups, marked, hovered, disabled, unfolded, onPress, onHover, onExpand } = props;
  const keys = new Map(keyedOptions(groups).map(({ key, option }) => [option.id, key]));
  return (
    <div className="option-groups">
      {groups.map((group) => (
        <section key={group.id} className={group.title === null ? 'option-group' : 'option-group titled'}>
          {group.title !== null && <h3 className="label">{group.title}</h3>}
          <ul className="options">
            {group.shown.map((option) => (
              <Fragment key={option.id}>
                <li>
                  <OptionButton
                    option={option}
                    said={group.said}
                    shortcut={keys.get(option.id) ?? null}
                    marked={option.id === marked}
                    suggested={option.id === question.suggested?.option}
                    looked={option.id === hovered}
                    disabled={disabled}
                    onPress={onPress}
                    onHover={onHover}
                  />
                </li>
                {option.id === marked && unfolded !== undefined && <li className="option-unfolded">{unfolded}</li>}
              </Fragment>
            ))}
            <More group={group} onExpand={onExpand} />
          </ul>
        </section>
      ))}
    </div>
  );
}
