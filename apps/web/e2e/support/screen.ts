import type { Page } from 'playwright-core';

/** Navigates to another screen of the table without a reload, like its own links. */
export async function goToScreen(page: Page, screen: string): Promise<void> {
  const [, where = '', id = ''] = new URL(page.url()).pathname.split('/');
  await page.evaluate(`
    history.pushState(null, '', '/${where}/${id}/${screen}');
    dispatchEvent(new PopStateEvent('popstate'));
  `);
}
