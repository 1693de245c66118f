import { screen } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { act, render } from '../testing/render.tsx';
import { MoreBelow, useMoreBelow } from './more-below.tsx';

type Look = (entries: readonly object[]) => void;

function watched(): (bottom: number, isIntersecting: boolean) => Promise<void> {
  let look: Look = () => {};
  class Watcher {
    constructor(tell: Look) {
      look = tell;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watcher);
  return async (bottom, isIntersecting) => {
    await act(() => look([{ isIntersecting, boundingClientRect: { bottom }, rootBounds: { bottom: 700 } }]));
  };
}

function List() {
  const below = useMoreBelow(true);
  return (
    <>
      <span ref={below.end} />
      <MoreBelow {...below} />
    </>
  );
}

afterEach(() => vi.unstubAllGlobals());

describe('options that lie under the key which does it', () => {
  it('are announced, until the last of them has been in sight', async () => {
    const scrolled = watched();
    render(<List />);
    expect(screen.queryByRole('button')).toBeNull();
    await scrolled(820, false);
    expect(screen.getByRole('button', { name: /More below/ })).toBeTruthy();
    await scrolled(690, true);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are not when the list has been scrolled past', async () => {
    const scrolled = watched();
    render(<List />);
    await scrolled(-20, false);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
