import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en as fifth } from '../../../../games/fifth-edition/texts/en/index.ts';
import { Site } from '../support/site.ts';

const MAX_TABS = 200;
const { start } = fifth;

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

test('a character is made and reaches level 3 with the keys that the screen shows', async () => {
  const visitor = await site.visitor('keys of a hero');
  const { page } = visitor;
  await page.goto('/characters');
  await page.getByLabel(start.name, { exact: true }).waitFor();

  /** Presses Tab until an expression about the focused element holds. */
  const tabTo = async (isThere: string) => {
    for (let n = 0; n < MAX_TABS; n++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(isThere)) return;
    }
    throw new Error(`The keyboard does not reach: ${isThere}`);
  };
  const named = (name: string) => `document.activeElement?.textContent.trim().startsWith(${JSON.stringify(name)})`;

  await tabTo(`document.activeElement?.labels?.[0]?.textContent.startsWith(${JSON.stringify(start.name)})`);
  await page.keyboard.type('Ansel');
  await tabTo(named(start.quick.make));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/sheet$/);
  await page.getByRole('banner').getByRole('heading', { level: 1, name: 'Ansel' }).waitFor();

  await tabTo(named('Level up'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/levelup$/);
  for (const level of [2, 3]) {
    const take = page.locator('button[aria-keyshortcuts=Enter]').filter({ hasText: `Fighter ${level}` });
    await take.waitFor();
    await visitor.picture(`keyboard-character-${level}`);
    // The link to this page still has the focus, and leaves Enter to the button that shows it.
    expect(await take.locator('kbd').isVisible()).toBe(true);
    await page.keyboard.press('Enter');
  }
  await page.locator('button[aria-keyshortcuts=Enter]').filter({ hasText: 'Fighter 4' }).waitFor();
});
