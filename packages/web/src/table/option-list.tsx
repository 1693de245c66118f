import type { Question } from '@hardtop/kernel';
import { Fragment, type ReactNode } from 'preact/compat';
import { OptionButton } from './option-button.tsx';
import { keyedOptions, type OptionGroup } from './option-groups.ts';
import { hasRoomInTheMiddle, wingsOf } from './option-wings.ts';

interface OptionListProps {
  readonly question: Question;
  readonly advised: string | null;
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

/** Whether all chances are of the same thing, which then need not be said on every button. */
function sayOneThing(question: Question): boolean {
  const said = question.options.flatMap(({ preview }) => preview?.chances?.[0]?.label ?? []);
  return said.length > 1 && new Set(said).size === 1;
}

function listClass(wings: ReturnType<typeof wingsOf>): string {
  if (wings === null) return 'options';
  return hasRoomInTheMiddle(wings) ? 'options wings roomy' : 'options wings';
}

function Options({ group, list }: { readonly group: OptionGroup; readonly list: OptionListProps }) {
  const { question, groups, marked, unfolded } = list;
  const keys = new Map(keyedOptions(groups).map(({ key, option }) => [option.id, key]));
  const wings = group.title === null ? wingsOf(group.shown) : null;
  // Between wings there is no room for words; the preview has them.
  const terse = wings !== null || sayOneThing(question);
  return (
    <ul className={listClass(wings)}>
      {group.shown.map((option) => (
        <Fragment key={option.id}>
          <li className={wings === null ? undefined : `wing-${wings.get(option.id)}`}>
            <OptionButton
              option={option}
              said={group.said}
              shortcut={keys.get(option.id) ?? null}
              marked={option.id === marked}
              suggested={option.id === list.advised}
              looked={option.id === list.hovered}
              disabled={list.disabled}
              terse={terse}
              onPress={list.onPress}
              onHover={list.onHover}
            />
          </li>
          {option.id === marked && unfolded !== undefined && <li className="option-unfolded">{unfolded}</li>}
        </Fragment>
      ))}
      <More group={group} onExpand={list.onExpand} />
    </ul>
  );
}

export function OptionList(props: OptionListProps) {
  return (
    <div className="option-groups">
      {props.groups.map((group) => (
        <section key={group.id} className={group.title === null ? 'option-group' : 'option-group titled'}>
          {group.title !== null && <h3 className="label">{group.title}</h3>}
          <Options group={group} list={props} />
        </section>
      ))}
    </div>
  );
}
