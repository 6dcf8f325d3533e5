import type { Page } from 'playwright-core';

/** Waits until the page has drawn so many frames. What a press has changed is on screen after two. */
export async function drawn(page: Page, frames = 2): Promise<void> {
  await page.evaluate(`(async () => {
    for (let n = 0; n < ${frames}; n++) await new Promise(requestAnimationFrame);
  })()`);
}

/** Runs in the page: its size, where its map is and what of it is in view. */
const PICTURE = `(() => {
  const maps = [...document.querySelectorAll('[role=application] svg')].slice(0, 1);
  const boxes = maps.map((map) => [map.getAttribute('viewBox'), Object.values(map.getBoundingClientRect().toJSON())]);
  return JSON.stringify([innerWidth, innerHeight, boxes]);
})`;

/** How many frames without a change count as rest: a camera or a sheet that moves changes in each of them. */
const STILL_FRAMES = 5;

/** Waits until nothing moves: every transition has ended, and map and sheet are the same in several frames in a row. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const picture = ${PICTURE};
    const isMoving = () => document.getAnimations().some((animation) =>
      animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity);
    let before = '';
    for (let still = 0; still < ${STILL_FRAMES}; ) {
      await new Promise(requestAnimationFrame);
      const now = picture();
      still = now === before && !isMoving() ? still + 1 : 0;
      before = now;
    }
  })()`);
}
