import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en as fifth } from '../../../games/fifth-edition/texts/en/index.ts';
import { seriousFindings } from './support/accessibility.ts';
import { type Edition, importHero } from './support/importedHero.ts';
import { looksAt, SIZES, showAt } from './support/looks.ts';
import { Site } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';

const { sheet, companion, form, refusal, play } = fifth;

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

/** Opens the sheet of an imported character of a class. */
async function hero(edition: Edition, className: string, level: number, choices: object = {}): Promise<Visitor> {
  const visitor = await site.visitor('player');
  await importHero(visitor.page, { name: 'Bramble', edition, class: className, level, choices });
  return visitor;
}

/** Takes a form through the row of Wild Shape. */
async function takeForm(page: Page, shape: string): Promise<void> {
  const turn = page.locator('#fe-turn');
  await turn.getByLabel('Shape', { exact: true }).selectOption(shape);
  await turn.getByLabel('Equipment', { exact: true }).selectOption('merged');
  await turn.getByRole('button', { name: sheet.turn.useNamed.replace('{name}', 'Wild Shape') }).click();
  await page.getByRole('button', { name: form.return }).waitFor();
}

let looked = 0;

/** Looks at a screen in several sizes and themes: no serious finding, nothing beside the page. */
async function look(visitor: Visitor, title: string): Promise<void> {
  const { page } = visitor;
  for (const { width, height, theme } of looksAt(SIZES, looked++)) {
    await showAt(page, { width, height, theme });
    await visitor.picture(`${title}-${width}-${theme}`);
    expect.soft(await seriousFindings(page), `${title} at ${width} ${theme}`).toEqual([]);
    const beside = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    expect.soft(beside, `${title} at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('a druid of 2014 takes a form, is refused spells, and damage beyond the form is its own', async () => {
  const visitor = await hero('2014', 'druid', 5, {
    'druid-prepared': ['cure-wounds'],
    'druid-cantrips': ['shillelagh'],
  });
  const { page } = visitor;
  await takeForm(page, 'wolf');
  const panel = page.locator('.fe-form');
  await page.getByRole('heading', { name: 'Bramble, a Wolf' }).waitFor();
  await panel.getByText(form.formPoints, { exact: false }).waitFor();
  await panel.getByText('11 / 11', { exact: true }).waitFor();
  await panel.getByText(form.spells, { exact: false }).waitFor();
  // Bite is the wolf's: +4 of its stat block.
  await page
    .locator('#fe-turn')
    .getByRole('button', { name: /^Roll Bite.*\+4$/ })
    .waitFor();
  await look(visitor, 'form-2014');

  await page.getByRole('button', { name: sheet.hp.damage, exact: true }).click();
  await page.getByRole('textbox', { name: sheet.hp.damage }).fill('15 fire');
  await page.keyboard.press('Enter');
  await panel.waitFor({ state: 'detached' });
  // 8, and four times 5, and Constitution 2 per level: 38. Four points reach the druid.
  await page.getByRole('button', { name: `${sheet.hp.now} 34` }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: `${sheet.hp.most} 38` }).count()).toBe(1);
});

test('a druid of 2024 keeps its hit points in a form, gains temporary ones, and returns with a key', async () => {
  const visitor = await hero('2024', 'druid', 6, {
    'wild-shape-known': ['black-bear', 'wolf', 'rat', 'cat', 'weasel', 'elk'],
  });
  const { page } = visitor;
  await takeForm(page, 'black-bear');
  const panel = page.locator('.fe-form');
  await panel.getByText(form.ownPoints.replace('{value}', '19')).waitFor();
  await page.getByText(`${sheet.hp.and} 6 ${sheet.hp.temporary}`).waitFor();
  await look(visitor, 'form-2024');
  await page.keyboard.press('b');
  await panel.waitFor({ state: 'detached' });
});

test('a wizard calls a familiar that has its own sheet, cannot attack, and disappears at 0 hit points', async () => {
  const visitor = await hero('2014', 'wizard', 3, {
    'wizard-spellbook': ['find-familiar', 'shield'],
    'wizard-prepared': ['find-familiar', 'shield'],
  });
  const { page } = visitor;
  await page.getByRole('button', { name: companion.call }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Owl/ }).click();
  await dialog.getByLabel(companion.name, { exact: true }).fill('Hush');
  await visitor.picture('companion-call');
  expect.soft(await seriousFindings(page), 'companion-call').toEqual([]);
  await dialog.getByRole('button', { name: companion.callNamed.replace('{name}', 'Hush'), exact: true }).click();
  const card = page.getByRole('article', { name: 'Hush' });
  await card.waitFor();
  await look(visitor, 'companion');

  await card.getByRole('button', { name: 'Stealth of Hush' }).or(card.getByText('Stealth +3')).first().click();
  const sum = page.getByRole('dialog', { name: /Stealth of Hush/ });
  await sum.waitFor();
  await visitor.picture('companion-sum');
  await page.keyboard.press('Escape');

  const talons = card.getByRole('button', { name: sheet.gate.closed.replace('{name}', 'Hush: Talons') });
  await talons.click();
  await card.getByText(refusal['barred-peaceful'].replace('{name}', 'Hush')).waitFor();

  await card.getByRole('textbox', { name: companion.amount.replace('{name}', 'Hush') }).fill('1');
  await page.keyboard.press('Enter');
  await card.waitFor({ state: 'detached' });
  // One undo brings it back.
  await page.keyboard.press('u');
  await card.waitFor();
  await card.getByRole('button', { name: companion.dismissNamed.replace('{name}', 'Hush') }).click();
  await card.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByText(play.effects.title).count()).toBeGreaterThan(0);
});
