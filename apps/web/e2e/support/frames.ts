import type { Page } from 'playwright-core';

/** Waits until the page has drawn this many frames. The effect of a press is on screen after two. */
export async function drawn(page: Page, frames = 2): Promise<void> {
  await page.evaluate(`(async () => {
    for (let n = 0; n < ${frames}; n++) await new Promise(requestAnimationFrame);
  })()`);
}

/** Script for the page: returns its size, the position of its map and the visible part. */
const PICTURE = `(() => {
  const maps = [...document.querySelectorAll('[role=application] svg')].slice(0, 1);
  const boxes = maps.map((map) => [map.getAttribute('viewBox'), Object.values(map.getBoundingClientRect().toJSON())]);
  return JSON.stringify([innerWidth, innerHeight, boxes]);
})`;

/** Frames without a change that count as rest: a moving camera or sheet changes in each frame. */
const STILL_FRAMES = 5;

/** Waits until nothing moves: all transitions have ended, and map and sheet are equal in several consecutive frames. */
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
