import { nonEmpty } from '@tessera/testkit';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en } from '../src/i18n/en.ts';
import { seriousFindings } from './support/accessibility.ts';
import { looksAt, SIZES, showAt } from './support/looks.ts';
import { Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

test('a table starts when all are ready, after a count that any player can stop', async () => {
  const host = await site.visitor('Mara');
  const friend = await site.visitor('Tom', { viewport: { width: 360, height: 780 } });
  await host.isCalled('Mara');
  await friend.isCalled('Tom');
  await host.page.goto('/new?game=duel');
  await host.page.getByRole('radio', { name: en.create.starts.ready }).check({ force: true });
  await host.page.getByRole('button', { name: en.create.open }).click();
  const link = await host.page.getByRole('textbox', { name: en.room.link }).inputValue();
  await friend.page.goto(link);
  await friend.page.getByRole('button', { name: en.room.sitAt.replace('{number}', '2') }).click();

  const ready = host.page.getByRole('button', { name: en.room.beReady });
  await host.page.getByText('0 of 2 ready').waitFor();
  for (const { width, height, theme } of nonEmpty(looksAt(SIZES))) {
    await showAt(host.page, { width, height, theme });
    await host.picture(`ready-${width}-${theme}`);
    expect.soft(await seriousFindings(host.page), `ready at ${width}, ${theme}`).toEqual([]);
    const scrolled: unknown = await host.page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect.soft(scrolled, `ready at ${width} sideways`).toBeLessThanOrEqual(0);
  }
  // Enter says ready, as its button shows.
  await ready.waitFor();
  await host.page.locator('body').press('Enter');
  await friend.page.getByText('1 of 2 ready').waitFor();
  // The host is about to press: the count takes three seconds.
  const stopped = host.page.getByRole('button', { name: en.room.stopStart }).click();
  await friend.page.getByRole('button', { name: en.room.beReady }).click();
  await stopped;
  await friend.page.getByText('1 of 2 ready').waitFor();
  await host.page.getByRole('button', { name: en.room.beReady }).click();
  for (const { page } of [host, friend]) await page.getByTestId('table-ready').waitFor();
});
