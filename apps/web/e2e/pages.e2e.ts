import { nonEmpty } from '@tessera/testkit';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { seriousFindings } from './support/accessibility.ts';
import { looksAt, showAt } from './support/looks.ts';
import { Site } from './support/site.ts';

const SIZES = [
  [360, 780],
  [768, 1024],
  [1440, 900],
] as const;
let looked = 0;

/** Every page that needs no match, by the name of its screenshots. */
const PAGES = {
  home: '/',
  create: '/new',
  matches: '/matches',
  characters: '/characters',
  compare: '/characters/compare',
  homebrew: '/homebrew',
  maps: '/maps',
  replays: '/replays',
  settings: '/settings',
  rules: '/rules',
  rulebook: '/rules/heist-city/09-attacks',
  credits: '/credits',
  'kitchen-sink': '/kitchen-sink',
  'not-found': '/no/such/page',
};

/** Name of maximum length: a layout that fits it fits any name. */
const LONG_NAME = 'Wilhelmina Maximiliana von Württemberg';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

// Until the fonts of the site are loaded, wider fallback fonts are used.
test.each(['its own', 'other'])(
  'the kitchen sink fits a phone at the largest text size, in %s fonts',
  async (fonts) => {
    const visitor = await site.visitor('large', { viewport: { width: 360, height: 780 }, isFirstVisit: true });
    const { page } = visitor;
    if (fonts === 'other')
      await page.route(/\.woff2?$/, (route) => route.fulfill({ body: '', contentType: 'font/woff2' }));
    await visitor.prefers({ scale: 1.6 });
    await page.goto('/kitchen-sink');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(`getComputedStyle(document.documentElement).getPropertyValue('--ui-scale')`)).toBe(
      '1.6',
    );
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  },
);

test.each(Object.entries(PAGES))('%s is accessible and fits every width in both themes', async (name, path) => {
  const visitor = await site.visitor(name);
  const { page } = visitor;
  await visitor.isCalled(LONG_NAME);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  for (const { width, height, theme } of nonEmpty(looksAt(SIZES, looked++))) {
    const look = `${name}-${width}-${theme}`;
    await showAt(page, { width, height, theme });
    await visitor.picture(look);
    expect.soft(await page.evaluate('document.documentElement.scrollWidth'), look).toBeLessThanOrEqual(width);
    expect.soft(await seriousFindings(page), look).toEqual([]);
  }
});
