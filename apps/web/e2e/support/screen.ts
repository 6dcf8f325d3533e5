import type { Page } from 'playwright-core';

/** Goes to another screen of the table on the page, as its own links do: without loading anything anew. */
export async function goToScreen(page: Page, screen: string): Promise<void> {
  const [, where = '', id = ''] = new URL(page.url()).pathname.split('/');
  await page.evaluate(`
    history.pushState(null, '', '/${where}/${id}/${screen}');
    dispatchEvent(new PopStateEvent('popstate'));
  `);
}
