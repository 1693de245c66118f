import type { Question } from '@hardtop/kernel';
import { Fragment, type ReactNode } from 'preact/compat';
import { useLate } from '../base/use-late.ts';
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

/** `Fire at Novak` need not say on every button at whom. */
const aimOf = (title: string | null): string => / at .+/.exec(title ?? '')?.[0] ?? '';

/** Whether all chances are of the same thing, which then need not be said on every button. */
function sayOneThing({ options }: Pick<Question, 'options'>): boolean {
  const said = options.flatMap(({ preview }) => preview?.chances?.[0]?.label ?? []);
  return said.length > 1 && new Set(said).size === 1;
}

/** Of what all chances of a titled group are, told once in its title; empty where they differ. */
function chanceOf({ title, shown, hidden }: OptionGroup): string {
  const options = [...shown, ...hidden];
  const [first] = options.flatMap(({ preview }) => preview?.chances?.[0]?.label ?? []);
  return title !== null && first !== undefined && sayOneThing({ options }) ? first : '';
}

type Wings = ReturnType<typeof wingsOf>;

const wingsIn = ({ title, shown }: OptionGroup): Wings => (title === null ? wingsOf(shown) : null);

const isRoomy = (wings: Wings): boolean => wings !== null && hasRoomInTheMiddle(wings);

/** Whether there is room for something else between the wings. */
export const hasRoom = (groups: readonly OptionGroup[]): boolean => groups.some((group) => isRoomy(wingsIn(group)));

function listClass(wings: Wings): string {
  if (wings === null) return 'options';
  return isRoomy(wings) ? 'options wings roomy' : 'options wings';
}

/** What the style sheet would have to look for below the groups, at every change of the page: how many of them have a title, and if there is room. */
function groupsClass(groups: readonly OptionGroup[]): string {
  const titled = groups.filter(({ title }) => title !== null).length;
  const classes = [
    'option-groups',
    titled > 0 && 'has-titled',
    titled < 2 && 'has-one',
    titled > 2 && 'has-three',
    hasRoom(groups) && 'has-room',
  ];
  return classes.filter((name) => name !== false).join(' ');
}

function Options({ group, list }: { readonly group: OptionGroup; readonly list: OptionListProps }) {
  const { question, groups, marked, unfolded } = list;
  const keys = new Map(keyedOptions(groups).map(({ key, option }) => [option.id, key]));
  const wings = wingsIn(group);
  // Between wings there is no room for words; the preview has them.
  const terse = wings !== null || sayOneThing(question) || chanceOf(group) !== '';
  return (
    <ul className={listClass(wings)}>
      {group.shown.map((option) => (
        <Fragment key={option.id}>
          <li className={wings === null ? undefined : `wing-${wings.get(option.id)}`}>
            <OptionButton
              option={option}
              said={group.said}
              aim={aimOf(group.title)}
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

/** One below the other they would leave the rest of the panel empty. */
const MANY = 5;

/** Beside columns of chances, what promises none has a row of its own: three columns more would lie below the fold. */
function groupClass(group: OptionGroup, groups: readonly OptionGroup[]): string {
  const { title, shown } = group;
  if (title === null) return 'option-group';
  const promises = (one: OptionGroup) => one.shown.some(({ preview }) => preview?.chances !== undefined);
  if (promises(group)) return 'option-group titled';
  if (shown.length > 1 && groups.some(promises)) return 'option-group titled across';
  return shown.length < MANY ? 'option-group titled' : 'option-group titled broad';
}

/** Whom all shots are at, if there is but one to shoot at; who fires at whom is told as `gun → target`. */
function onlyTargetOf(groups: readonly OptionGroup[]): string | null {
  const targets = new Set(groups.flatMap(({ title }) => title?.split(' → ')[1] ?? []));
  const [only = null] = targets;
  return targets.size === 1 ? only : null;
}

/** Whom a shot is at need not be seen in every title where there is nobody else. */
function Title({ title, onlyTarget }: { readonly title: string; readonly onlyTarget: string | null }) {
  const [gun, target] = title.split(' → ');
  if (target === undefined || target !== onlyTarget) return <span>{title}</span>;
  return (
    <span>
      {gun}
      <span className="hidden-text"> → {target}</span>
    </span>
  );
}

/** Milliseconds. */
const LONG = 150;

export function OptionList(props: OptionListProps) {
  // The key says at once that an answer is on its way, and no other is taken; all options change only if it takes long.
  const disabled = useLate(props.disabled, LONG);
  const onlyTarget = onlyTargetOf(props.groups);
  return (
    <div className={groupsClass(props.groups)}>
      {props.groups.map((group) => (
        <section key={group.id} className={groupClass(group, props.groups)}>
          {group.title !== null && (
            <h3 className="label">
              <Title title={group.title} onlyTarget={onlyTarget} />
              {!sayOneThing(props.question) && chanceOf(group) !== '' && <small>{chanceOf(group)}</small>}
            </h3>
          )}
          <Options group={group} list={{ ...props, disabled }} />
        </section>
      ))}
    </div>
  );
}
