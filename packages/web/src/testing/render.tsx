import { configure } from '@testing-library/dom';
import { render as draw, type ReactNode } from 'preact/compat';
import { act as settle } from 'preact/test-utils';

/** Does something, and all that is to be drawn and to be done after it. */
export function act(work: () => unknown): Promise<void> {
  return settle(() => {
    const given = work();
    return given instanceof Promise ? given.then(() => undefined) : undefined;
  });
}

// Whoever fires an event wants to see what came of it.
configure({
  eventWrapper: (fire) => {
    let answer: unknown;
    void act(() => {
      answer = fire();
    });
    return answer;
  },
});

const drawn = new Set<HTMLElement>();

interface Rendered {
  readonly container: HTMLElement;
  rerender(what: ReactNode): void;
}

/** Draws into a new place of the document, effects and all, until `cleanup`. */
export function render(what: ReactNode): Rendered {
  const container = document.body.appendChild(document.createElement('div'));
  drawn.add(container);
  const rerender = (next: ReactNode): void => void act(() => void draw(next, container));
  rerender(what);
  return { container, rerender };
}

interface RenderedHook<Result, Props> {
  readonly result: { readonly current: Result };
  rerender(...props: readonly Props[]): void;
}

/** What a hook gives when a component calls it. */
export function renderHook<Result, Props>(
  useIt: (...props: readonly Props[]) => Result,
  ...begin: readonly Props[]
): RenderedHook<Result, Props> {
  const results: Result[] = [];
  function Caller({ props }: { readonly props: readonly Props[] }) {
    results.push(useIt(...props));
    return null;
  }
  const { rerender } = render(<Caller props={begin} />);
  const result = {
    get current(): Result {
      const last = results.at(-1);
      if (last === undefined) throw new Error('the hook gave nothing');
      return last;
    },
  };
  return { result, rerender: (...props) => rerender(<Caller props={props} />) };
}

/** Takes away all that was drawn. */
export function cleanup(): void {
  for (const container of drawn) {
    void act(() => void draw(null, container));
    container.remove();
  }
  drawn.clear();
}
