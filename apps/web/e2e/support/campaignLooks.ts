import { expect } from 'vitest';
import { seriousFindings } from './accessibility.ts';
import { atRest } from './frames.ts';
import { looksAt, SIZES, turnOf } from './looks.ts';
import type { Visitor } from './visitor.ts';

/** Checks that a screen of a campaign fits every size and is accessible at the narrowest; takes screenshots when enabled. */
export async function looksGood(visitor: Visitor, title: string): Promise<void> {
  const { page } = visitor;
  const before = page.viewportSize();
  for (const { width, height, theme } of looksAt(SIZES, turnOf(title))) {
    await page.evaluate((to) => document.documentElement.setAttribute('data-theme', to), theme);
    await page.setViewportSize({ width, height });
    await atRest(page);
    await visitor.picture(`campaign-${title}-${width}-${theme}`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${title} at ${width}`).toBeLessThanOrEqual(0);
    if (width === 360) expect(await seriousFindings(page), `${title}, ${theme}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
