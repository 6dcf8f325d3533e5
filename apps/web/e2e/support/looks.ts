import type { Page } from 'playwright-core';
import { atRest } from './frames.ts';

/** Whether to check all combinations: with LONG_TESTS=1, and for screenshots. */
export const isLong = process.env.LONG_TESTS === '1' || Boolean(process.env.TESSERA_SCREENSHOTS);

export interface Look {
  readonly width: number;
  readonly height: number;
  readonly theme: 'dark' | 'light';
}

const THEMES = ['dark', 'light'] as const;

/**
 * Returns the sizes and themes at which to check a screen. The short run uses the narrowest and one other size, each in
 * one theme; the long run uses all sizes in both themes. Consecutive screens use different sizes and themes, by their
 * turn.
 */
export function looksAt(sizes: readonly Size[], turn = 0): readonly Look[] {
  const [narrowest, ...wider] = sizes.toSorted(([a], [b]) => a - b);
  const looked = isLong
    ? sizes
    : [narrowest, wider[turn % Math.max(1, wider.length)]].filter((size) => size !== undefined);
  return looked.flatMap(([width, height], i) =>
    THEMES.filter((_, at) => isLong || at === (i + turn) % 2).map((theme) => ({ width, height, theme })),
  );
}

/** Shows a page at a size and in a theme, and waits until its layout has followed: parts of it are replaced after the resize. */
export async function showAt(page: Page, { width, height, theme }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize({ width, height });
  await atRest(page);
}

/** Returns a turn for `looksAt` from the title of a screen, for screens of several files, which run in any order. */
export function turnOf(title: string): number {
  return [...title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}

type Size = readonly [width: number, height: number];

/** Phone, tablet, laptop and large screen. */
export const SIZES = [
  [360, 780],
  [768, 1024],
  [1366, 657],
  [1440, 900],
] as const;
