import { nonEmpty } from '@tessera/testkit';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en as fifth } from '../../../games/fifth-edition/texts/en/index.ts';
import { seriousFindings } from './support/accessibility.ts';
import { looksAt, SIZES, showAt } from './support/looks.ts';
import { Site } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';

const { studio, sentence, advice, start } = fifth;

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

test('an author who knows no schema writes an item, a feat, a spell, a subclass and a species by forms only', async () => {
  const visitor = await site.visitor('author');
  const { page } = visitor;
  await page.goto('/homebrew');
  await page.getByLabel(studio.name, { exact: true }).fill('House of Ash');
  await page.getByRole('button', { name: studio.begin }).click();

  await add(page, 'item', 'Wand of Cinders');
  await say(
    page,
    'A rare wand with 7 charges, regains all at dawn, casts Fireball at DC 15, needs attunement. Smells of ash',
  );
  await page.getByLabel(sentence.slots.count, { exact: true }).fill('5');
  await expect.poll(() => saying(page).inputValue()).toContain('with 5 charges');
  await page.getByText('“Smells of ash”').waitFor();
  await look(visitor, 'homebrew-item');

  await add(page, 'feat', 'Quick as Ash');
  await say(page, '+2 to initiative, resistance to fire damage');
  await page.getByRole('region', { name: studio.preview }).getByText('+2').first().waitFor();

  await add(page, 'spell', 'Ash Storm');
  await say(
    page,
    'A level 2 evocation for wizards, range 60 feet, 3d6 fire damage, Dexterity save for half, +1d6 per higher slot',
  );

  await add(page, 'subclass', 'Path of Ash');
  for (const [index, text] of [
    '+1 to AC',
    'fly speed 30 feet',
    'resistance to fire damage',
    'once per long rest',
  ].entries()) {
    if (index > 0) await page.getByRole('button', { name: sentence.addFeature }).click();
    const feature = page.getByRole('region', { name: sentence.feature.replace('{n}', String(index + 1)) });
    await feature.getByLabel(sentence.say).fill(text);
  }

  await add(page, 'species', 'Ashborn');
  await page
    .getByRole('region', { name: sentence.feature.replace('{n}', '1') })
    .getByLabel(sentence.say)
    .fill('Small, walk speed 35 feet, darkvision 60 feet');
  await visitor.picture('homebrew-species');

  await page.getByText(studio.noProblems).waitFor();
  await page.getByRole('button', { name: studio.save, exact: true }).click();
  await page.getByRole('button', { name: studio.saved, exact: true }).waitFor();

  await page.getByRole('navigation', { name: studio.contents }).getByText('Wand of Cinders').click();
  await page.getByRole('button', { name: sentence.use.replace('{name}', '') }).click();
  await page.waitForURL(/\/(local|match)\/.*\/sheet$/);
  await page.getByText('Wand of Cinders').first().waitFor();
});

test('a hero is told what is missing, and one press mends it', async () => {
  const visitor = await site.visitor('player');
  const { page } = visitor;
  await page.goto('/characters');
  await page.getByRole('radio', { name: start.way.guided.name }).check();
  await page.getByLabel(start.name, { exact: true }).fill('Ada');
  await page.getByRole('button', { name: start.blank.guided }).click();
  await page.waitForURL(/\/(local|match)\/.*\/build/);
  await page.goto(page.url().replace(/\/build.*$/, '/sheet'));
  const panel = page.getByRole('region', { name: advice.title });
  await panel.getByRole('button', { name: advice.show }).click();
  await look(visitor, 'hero-advice');
  // The layout of the phone is another one, in which the panel starts closed.
  await page.reload();
  await panel.getByRole('button', { name: advice.show }).click();
  await panel.getByRole('button', { name: advice.fix.answer }).click();
  await panel.getByRole('button', { name: advice.fix['take-package'] }).waitFor();
});

/** Looks at a screen in several sizes and themes: no serious finding, nothing beside the page. */
async function look(visitor: Visitor, title: string): Promise<void> {
  const { page } = visitor;
  for (const { width, height, theme } of nonEmpty(looksAt(SIZES))) {
    await showAt(page, { width, height, theme });
    await visitor.picture(`${title}-${width}-${theme}`);
    expect.soft(await seriousFindings(page), `${title} at ${width} ${theme}`).toEqual([]);
    const beside = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect.soft(beside, `${title} at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Adds a record of a kind and names it. */
async function add(page: Page, kind: keyof typeof studio.kind, name: string): Promise<void> {
  await page.getByLabel(studio.addRecord).selectOption(kind);
  const called = page.getByLabel(sentence.called);
  await expect.poll(() => called.inputValue()).toBe(studio.new[kind]);
  await called.fill(name);
}

function saying(page: Page) {
  return page.getByLabel(sentence.say, { exact: true });
}

async function say(page: Page, text: string): Promise<void> {
  await saying(page).fill(text);
}
