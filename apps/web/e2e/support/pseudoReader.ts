import { PSEUDO } from '@tessera/text';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Site } from './site.ts';
import { untranslated } from './untranslated.ts';
import type { Visitor } from './visitor.ts';

/** A name without a letter that would be marked. */
export const READER = 'Bdfk';

/** Somebody who has chosen the language that nobody speaks before. */
export async function reader(site: Site, name = READER): Promise<Visitor> {
  const visitor = await site.visitor(name);
  await visitor.isCalled(name);
  await visitor.prefers({ language: PSEUDO });
  return visitor;
}

/** Pages that show content of the fifth edition. */
const WITH_CONTENT = /^\/(?:characters|homebrew|local)/;

/** Fails, and goes on, where anything on the screen is in no bundle. */
export async function isAllMarked(page: Page, screen: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const hasContent = WITH_CONTENT.test(new URL(page.url()).pathname);
  expect.soft(await untranslated(page, { hasContent }), screen).toEqual([]);
}
