import { configure } from '@testing-library/dom';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { cleanup } from './render.tsx';

// What a style sheet hides cannot be told without one, and asking for it at every element is most of a query's time.
// What is looked for comes at its own pace; a second is too little on a busy machine.
configure({ defaultHidden: true, asyncUtilTimeout: 60_000 });

// Nothing here may depend on whether a server happens to run on this machine.
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('there is no server in these tests')));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

afterAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
});
