import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en } from '../src/i18n/en.ts';
import { en as words } from '../src/lessons/texts/en.ts';
import { seriousFindings } from './support/accessibility.ts';
import { looksAt, SIZES, showAt } from './support/looks.ts';
import { beginAgainstBots } from './support/newMatch.ts';
import { Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

test('the rulebook opens beside the table, follows references, finds words and leaves the match alone', async () => {
  const visitor = await site.visitor('rulebook', { viewport: { width: 1366, height: 657 } });
  const { page } = visitor;
  const id = await beginAgainstBots(visitor, 'heist-city');

  await page.keyboard.press('Shift+R');
  const book = page.getByRole('complementary', { name: en.rulebook.title });
  await book.getByRole('heading', { name: 'How a turn goes' }).waitFor();
  await book.getByRole('searchbox', { name: en.rulebook.search }).fill('stepping next to');
  await book.getByRole('heading', { name: 'Three ways to walk around' }).waitFor();
  await book.getByRole('searchbox').fill('cover');
  await book.getByRole('button', { name: 'Open rule 4.6' }).click();
  await book.getByRole('heading', { name: '4.6 Cover' }).waitFor();
  await book.getByRole('button', { name: '4.5 Line of sight' }).click();
  await book.getByRole('heading', { name: '4.5 Line of sight' }).waitFor();
  await book.getByRole('button', { name: en.rulebook.back }).click();
  await book.getByRole('heading', { name: '4.6 Cover' }).waitFor();
  for (const { width, height, theme } of looksAt(SIZES)) {
    await showAt(page, { width, height, theme });
    await visitor.picture(`rulebook-panel-${width}-${theme}`);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    expect(await seriousFindings(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1366, height: 657 });
  await page.keyboard.press('Shift+R');
  await book.waitFor({ state: 'detached' });
  expect(page.url()).toContain(`/match/${id}`);
  expect(visitor.errors).toEqual([]);
});

test('a rulebook is read as pages, and its references lead to their section', async () => {
  const visitor = await site.visitor('rulebook-page');
  const { page } = visitor;
  await page.goto('/rules');
  await page.getByRole('link', { name: 'Read the rules of War of the Ring' }).click();
  await page.getByRole('heading', { name: 'How a turn goes' }).waitFor();
  await page
    .getByRole('navigation', { name: en.rulebook.contents })
    .getByRole('link', { name: /Glossary/ })
    .click();
  await page.getByRole('heading', { name: 'Rear guard' }).waitFor();
  await page.getByRole('link', { name: '9.3.3' }).first().click();
  await page.getByRole('heading', { name: '9.3.3 Rear guard' }).waitFor();
  expect(visitor.errors).toEqual([]);
});

test('a section shows a rule case as its position and moves, which can be tried on the table', async () => {
  const visitor = await site.visitor('rulebook-example', { viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await page.goto('/rules/heist-city/11-states');
  const section = page.locator('section', { has: page.getByRole('heading', { name: /^11\.3 / }) });
  await section.getByRole('button', { name: words.example }).click();
  await section.getByRole('figure').waitFor();
  for (const { width, height, theme } of looksAt(SIZES)) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme });
    await section.scrollIntoViewIfNeeded();
    await visitor.picture(`rulebook-example-${width}-${theme}`);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    expect(await seriousFindings(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await section.getByRole('link', { name: words.exampleTry }).click();
  await page.getByTestId('table-ready').waitFor();
  await visitor.picture('rulebook-example-table');
  await page.keyboard.press('Shift+H');
  await page.keyboard.press('Shift+H');
  await page.getByRole('button', { name: words.playMove }).click();
  const goOn = page.getByRole('button', { name: words.goOn });
  const back = page.getByRole('link', { name: words.exampleBack });
  await goOn.or(back).waitFor();
  await visitor.picture('rulebook-example-played');
  await page.getByRole('link', { name: words.leave }).click();
  await page.waitForURL('**/rules/heist-city/11-states');
  expect(visitor.errors).toEqual([]);
});
