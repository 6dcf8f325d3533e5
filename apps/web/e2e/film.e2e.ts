import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en } from '../src/i18n/en.ts';
import { seriousFindings } from './support/accessibility.ts';
import { looksAt, SIZES, showAt } from './support/looks.ts';
import { seqOf } from './support/meeting.ts';
import { beginAgainstBots } from './support/newMatch.ts';
import { Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

test('everything since the last turn plays as a film with captions, at four speeds, and leads back to the match', async () => {
  const visitor = await site.visitor('back again');
  const { page } = visitor;
  const id = await beginAgainstBots(visitor, 'liars-dice', { dice: 3 }, 2);
  const bid = page.getByRole('button', { name: /^Bid \d/ });
  await bid.waitFor();
  const before = await seqOf(visitor);
  await bid.press('Enter');
  // Both bots have acted since.
  await expect.poll(() => seqOf(visitor)).toBeGreaterThan(before + 2);

  await page.keyboard.press('l');
  await page.getByRole('link', { name: en.film.watch }).press('Enter');
  const film = page.getByRole('region', { name: en.away.title });
  const captions = film.getByRole('list', { name: en.film.steps }).getByRole('listitem');
  await expect.poll(() => captions.count()).toBeGreaterThanOrEqual(2);
  // It begins at the last position that the player saw, and none of the player's own deeds is in it.
  expect(await film.getAttribute('data-film')).toBe('0');
  expect(await page.getByTestId('table-ready').getAttribute('data-seq')).toBe(String(before + 1));
  await film.getByRole('radio', { name: '4×' }).check({ force: true });
  await film.getByRole('button', { name: en.film.run }).click();
  await expect.poll(async () => (await film.getAttribute('data-film')) === String(await captions.count())).toBe(true);
  const count = await captions.count();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => film.getAttribute('data-film')).toBe(String(count - 1));
  await film.getByText(en.film.why).click();
  await film.locator('details li').first().waitFor();
  for (const { width, height, theme } of looksAt(SIZES)) {
    await showAt(page, { width, height, theme });
    await visitor.picture(`film-${width}-${theme}`);
    expect.soft(await seriousFindings(page), `film at ${width}, ${theme}`).toEqual([]);
    const scrolled: unknown = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect.soft(scrolled, `film at ${width} sideways`).toBeLessThanOrEqual(0);
  }
  await page.locator('body').press('Enter');
  await page.waitForURL(`**/match/${id}`);
});
