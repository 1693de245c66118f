import type { Page } from 'playwright-core';

/** Milliseconds of a step: four frames of a screen. */
const STEP = 64;

/** What a style sheet moves does not hear the page's clock: it is held, and pushed along with it. */
const PUSH = `(ms) => {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.age = (animation.age ?? 0) + ms;
    animation.currentTime = animation.age;
  }
}`;

/** Stops the page's clock; from here on time passes as the test says, however slow the machine is. */
export async function stopTime(page: Page): Promise<(ms: number) => Promise<void>> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return async (ms) => {
    for (let left = ms; left > 0; left -= STEP) {
      const step = Math.min(STEP, left);
      await page.clock.runFor(step);
      await page.evaluate(`(${PUSH})(${step})`);
    }
  };
}
