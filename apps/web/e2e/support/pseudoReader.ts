import { PSEUDO } from '@tessera/text';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Site } from './site.ts';
import { untranslated } from './untranslated.ts';
import type { Visitor } from './visitor.ts';

/** Name without a letter that the pseudo-language marks. */
export const READER = 'Bdfk';

/** Opens the site as a visitor whose settings have the pseudo-language. */
export async function reader(site: Site, name = READER): Promise<Visitor> {
  const visitor = await site.visitor(name);
  await visitor.isCalled(name);
  await visitor.prefers({ language: PSEUDO });
  return visitor;
}

/** Pages that show content of the fifth edition. */
const WITH_CONTENT = /^\/(?:characters|homebrew|local)/;

/** Reports untranslated text on the screen as a soft failure. */
export async function isAllMarked(page: Page, screen: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const hasContent = WITH_CONTENT.test(new URL(page.url()).pathname);
  expect.soft(await untranslated(page, { hasContent }), screen).toEqual([]);
}
