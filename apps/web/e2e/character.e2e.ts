import { readFile } from 'node:fs/promises';
import { nonEmpty } from '@tessera/testkit';
import { createTranslator } from '@tessera/text';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en as fifth } from '../../../games/fifth-edition/texts/en/index.ts';
import { pages } from '../../../games/fifth-edition/texts/en/pages.ts';
import { seriousFindings } from './support/accessibility.ts';
import { importHero } from './support/importedHero.ts';
import { looksAt } from './support/looks.ts';
import { goToScreen } from './support/screen.ts';
import { Site } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';

const SCREENS = ['sheet', 'build', 'levelup', 'history', 'search', 'print'] as const;
const { start } = fifth;
const { characters } = pages.pages;

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

/** Creates a character by quick build, and waits for its sheet. */
async function quickBuild(page: Page, name: string): Promise<void> {
  await page.goto('/characters');
  await page.getByLabel(start.name, { exact: true }).fill(name);
  await page.getByRole('button', { name: start.quick.make }).click();
  await page.waitForURL(/\/(local|match)\/.*\/sheet$/);
  await opened(page, name);
}

/** Returns the file of a character with twenty levels in two classes. */
function veteran(): Promise<Buffer> {
  return readFile(new URL('../../../games/fifth-edition/cases/characters/veteran.json', import.meta.url));
}

/** Imports a character from a file. */
async function takeIn(page: Page, buffer: Buffer): Promise<void> {
  await page.goto('/characters');
  await page.getByRole('radio', { name: start.way.import.name }).check();
  await page.getByLabel(start.import.file, { exact: true }).setInputFiles({
    name: 'character.json',
    mimeType: 'application/json',
    buffer,
  });
  await page.getByRole('button', { name: start.import.make }).click();
  await page.waitForURL(/\/(local|match)\/.*\/(sheet|build)/);
}

/** Waits until the character is on screen with its calculated sheet. */
async function opened(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('heading', { level: 1, name }).waitFor();
  await number(page, fifth.words.path.ac).first().waitFor();
}

async function goTo(page: Page, screen: (typeof SCREENS)[number]): Promise<void> {
  await goToScreen(page, screen);
  await page.locator(`.fe-table[data-screen="${screen}"] .fe-screen > *`).first().waitFor();
}

/** Returns a number of the sheet by its label. */
function number(page: Page, name: string) {
  return page.getByRole('button', { name });
}

/** Returns the card of a character in the list, with level and class. */
function card(page: Page, name: string) {
  return page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
}

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: characters.more.replace('{name}', name) }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Returns the name and text of the file that a press downloads. */
async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('a character is created, explains a number, gains a level, undoes and redoes it, and persists after a reload', async () => {
  const visitor = await site.visitor('player');
  const { page } = visitor;
  await quickBuild(page, 'Mira');
  expect(new URL(page.url()).pathname).toMatch(/^\/local\//);

  await number(page, fifth.words.path.ac).first().click();
  const sum = page.getByRole('dialog');
  await sum.getByText('Chain Mail').first().waitFor();
  await page.keyboard.press('Escape');

  await goTo(page, 'levelup');
  await page.getByRole('button', { name: 'Take Fighter 2' }).click();
  await goTo(page, 'sheet');
  await page
    .getByText(/^[\w -]+, level 2$/)
    .first()
    .waitFor();
  await page.keyboard.press('u');
  await page
    .getByText(/^[\w -]+, level 1$/)
    .first()
    .waitFor();
  await page.keyboard.press('Shift+U');
  await page
    .getByText(/^[\w -]+, level 2$/)
    .first()
    .waitFor();
  await visitor.picture('character-level-2');

  await page.reload();
  await opened(page, 'Mira');
  await page
    .getByText(/^[\w -]+, level 2$/)
    .first()
    .waitFor();
  await page.goto('/characters');
  await card(page, 'Mira').getByText('Fighter 2').waitFor();
});

test('the builder keeps a started choice while another section of the rail is open', async () => {
  const { page } = await site.visitor('builder');
  await quickBuild(page, 'Mira');
  await goTo(page, 'build');
  const line = (name: string) =>
    page.getByRole('navigation', { name: fifth.builder.choices }).getByRole('link', { name });
  await line(fifth.builder.step.scores).click();
  await page.getByRole('radio', { name: fifth.builder.method.pointBuy }).check();
  const take = page.getByRole('button', { name: fifth.builder.scores.take });
  await take.waitFor();
  await line(fifth.builder.step.details).click();
  await page.getByRole('textbox', { name: fifth.builder.details.looks }).fill('Tall');
  await line(fifth.builder.step.scores).getByText(fifth.builder.notTaken).waitFor();
  await line(fifth.builder.step.scores).click();
  await take.waitFor();
  expect(await page.getByRole('radio', { name: fifth.builder.method.pointBuy }).isChecked()).toBe(true);
  await goTo(page, 'sheet');
  await goTo(page, 'build');
  await line(fifth.builder.step.details).click();
  await expect.poll(() => page.getByRole('textbox', { name: fifth.builder.details.looks }).inputValue()).toBe('Tall');
});

test('a planned level can be saved as another character', async () => {
  const { page } = await site.visitor('planner');
  await quickBuild(page, 'Mira');
  await goTo(page, 'levelup');
  await page.getByRole('button', { name: fifth.levelup.keepCopy }).click();
  const copy = characters.copyOf.replace('{name}', 'Mira');
  await page.getByText(fifth.levelup.kept.replace('{name}', copy)).waitFor();
  await page.goto('/characters');
  await card(page, copy).getByText('Fighter 2').waitFor();
  await card(page, 'Mira').getByText('Fighter 1').waitFor();
});

test('the options of a level can be read before one is chosen', async () => {
  const { page } = await site.visitor('reader');
  await page.goto('/characters');
  await page.getByRole('radio', { name: start.kind.magic.name }).check();
  await page.getByRole('button', { name: start.quick.make }).click();
  await page.waitForURL(/\/sheet$/);
  await goTo(page, 'levelup');
  const read = page.getByRole('button', { name: fifth.sheet.readThese }).first();
  await read.click();
  const told = page.locator('.fe-c-picks dd').first();
  await expect.poll(async () => (await told.textContent())?.length).toBeGreaterThan(60);
});

test('casting a spell requires a target, and the target applies to that spell only', async () => {
  const { page } = await site.visitor('caster');
  await page.goto('/characters');
  await page.getByLabel(start.name, { exact: true }).fill('Ilse');
  await page.getByRole('radio', { name: start.kind.light.name }).check({ force: true });
  await page.getByRole('button', { name: start.quick.make }).click();
  await page.waitForURL(/\/(local|match)\/.*\/sheet$/);
  await opened(page, 'Ilse');
  const { spells } = fifth.play;
  const others: string[] = [];
  // Every first-level spell that needs a target.
  const names = page.getByRole('list', { name: spells.level.replace('{level}', '1') }).getByRole('button');
  for (const spell of await names.all()) {
    await spell.click();
    const target = page.locator('.fe-cast').getByLabel(spells.on, { exact: true });
    if ((await target.count()) > 0) {
      expect(await page.getByLabel(spells.who).count(), `${await spell.textContent()} knows nobody from before`).toBe(
        (await target.inputValue()) === 'other' ? 1 : 0,
      );
      if ((await target.inputValue()) === 'other') expect(await page.getByLabel(spells.who).inputValue()).toBe('');
      await target.selectOption('other');
      const cast = page.locator('.fe-cast-ways button').first();
      await expect.poll(() => cast.getAttribute('aria-disabled')).toBe('true');
      await page.getByLabel(spells.who).fill('Brask');
      await expect.poll(() => cast.getAttribute('aria-disabled')).not.toBe('true');
      others.push((await spell.textContent()) ?? '');
    }
  }
  expect(others.length).toBeGreaterThan(1);
});

test('a spell is cast, a target saves against it, and undo takes both back', async () => {
  const visitor = await site.visitor('caster');
  const { page } = visitor;
  const choices = { 'cleric-prepared': ['inflict-wounds'] };
  await importHero(page, { name: 'Ilse', edition: '2024', class: 'cleric', level: 1, choices });
  const { outcome, spells, way } = fifth.play;
  const left = page.getByRole('button', {
    name: fifth.parts.spend.replace('{label}', spells.slotsOf.replace('{level}', '1')),
  });
  await left.first().waitFor();
  const before = await left.count();
  await page
    .getByRole('list', { name: spells.level.replace('{level}', '1') })
    .getByRole('button', { name: 'Inflict Wounds' })
    .click();
  await page.getByText('Necrotic damage').first().waitFor();
  await page
    .locator('.fe-cast-ways')
    .getByRole('button', { name: way.slot.replace('{level}', '1') })
    .click();
  const card = page.getByRole('region', { name: outcome.label.replace('{name}', 'Inflict Wounds') });
  await card.getByText('2d10').waitFor();
  await expect.poll(() => left.count()).toBe(before - 1);
  await card.getByLabel(outcome.who).fill('Ogre');
  await card.getByLabel(outcome.totalOrBonus).fill('3');
  await card.getByRole('button', { name: outcome.enter }).click();
  await card.getByText(/^Ogre: 3, failed, \d+ damage$/).waitFor();
  await visitor.picture('character-cast');
  await card.getByRole('button', { name: fifth.sheet.undo }).click();
  await card.getByText(/^Ogre/).waitFor({ state: 'detached' });
  await card.getByRole('button', { name: fifth.sheet.undo }).click();
  await card.waitFor({ state: 'detached' });
  await expect.poll(() => left.count()).toBe(before);
});

test('a custom background is offered when the house rule is on', async () => {
  const { page } = await site.visitor('Ada');
  await quickBuild(page, 'Ada');
  await goToScreen(page, 'build/background');
  const rule = page.getByRole('switch', { name: fifth.builder.houseRules.name.customBackground });
  await rule.waitFor();
  expect(await page.getByRole('radio', { name: 'Custom Background' }).count()).toBe(0);
  await rule.focus();
  await page.keyboard.press('Space');
  await page.getByRole('radio', { name: 'Custom Background' }).waitFor();
  await expect.poll(() => rule.getAttribute('aria-checked')).toBe('true');
});

test('a character is created, played and found again while the server is stopped', async () => {
  const away = await Site.open({ TESSERA_GAMES: 'fifth-edition' });
  try {
    const visitor = await away.visitor('traveller', { serviceWorkers: 'allow' });
    const { page } = visitor;
    await page.goto('/');
    await page.evaluate('navigator.serviceWorker.ready');
    await away.server.kill();
    visitor.expectOffline();
    await quickBuild(page, 'Mira');
    await goTo(page, 'levelup');
    await page.getByRole('button', { name: 'Take Fighter 2' }).click();
    await page.reload();
    await goTo(page, 'sheet');
    await page
      .getByText(/^[\w -]+, level 2$/)
      .first()
      .waitFor();
    await away.leave();
  } finally {
    await away.close();
  }
});

test('a character is exported to a file, deleted, and imported from that file', async () => {
  const { page } = await site.visitor('archivist');
  await quickBuild(page, 'Mira');
  await page.goto('/characters');
  const file = await saved(page, () => choose(page, 'Mira', characters.export));
  expect(JSON.parse(file.text)).toMatchObject({ name: 'Mira', schemaVersion: 1, levels: [{ class: 'fighter' }] });

  await choose(page, 'Mira', characters.remove);
  await page.getByRole('dialog').getByRole('button', { name: characters.remove, exact: true }).click();
  await page.getByRole('heading', { name: characters.none }).waitFor();

  await takeIn(page, Buffer.from(file.text));
  await opened(page, 'Mira');
});

test('a character moves to the server with an account, is copied there, and is compared with the copy', async () => {
  const visitor = await site.visitor('owner');
  const { page } = visitor;
  await register(visitor, 'Ines');
  await quickBuild(page, 'Mira');
  // With an account, new characters are created on the server.
  expect(new URL(page.url()).pathname).toMatch(/^\/match\//);
  await page.goto('/characters');
  await card(page, 'Mira').getByText(characters.where.server).first().waitFor();
  await move(page, 'Mira', 'here');
  await choose(page, 'Mira', characters.copy);
  const copy = characters.copyOf.replace('{name}', 'Mira');
  await card(page, copy).waitFor();
  for (const name of ['Mira', copy]) {
    await page.getByRole('checkbox', { name: characters.pick.replace('{name}', name), exact: true }).check();
  }
  await page
    .getByRole('link', { name: createTranslator('en', pages).t('pages.characters.compareThese', { count: 2 }) })
    .click();
  await page.getByRole('heading', { level: 1, name: pages.pages.compare.title }).waitFor();
  await page.getByText(copy).first().waitFor();
});

test('a moved character keeps its log and its undo, to the device and to the server', async () => {
  const visitor = await site.visitor('mover');
  const { page } = visitor;
  await register(visitor, 'Moritz');
  await quickBuild(page, 'Mira');
  await goTo(page, 'levelup');
  await page.getByRole('button', { name: 'Take Fighter 2' }).click();
  await page.getByRole('button', { name: 'Take Fighter 3' }).waitFor();
  const story = await storyOf(page);
  expect(story.length).toBeGreaterThan(1);

  for (const where of ['here', 'server'] as const) {
    await move(page, 'Mira', where);
    await page.getByRole('link', { name: 'Mira', exact: true }).click();
    await opened(page, 'Mira');
    await expect.poll(() => storyOf(page)).toEqual(story);
  }
  await page.goto('/characters');
  const backup = await saved(page, () => choose(page, 'Mira', characters.backup));
  expect(JSON.parse(backup.text)).toMatchObject({ format: 'tessera-match', deeds: story.map(() => expect.anything()) });
  await page.getByRole('link', { name: 'Mira', exact: true }).click();
  await opened(page, 'Mira');
  await goTo(page, 'sheet');
  await page
    .getByText(/^[\w -]+, level 2$/)
    .first()
    .waitFor();
  await page.keyboard.press('u');
  await page
    .getByText(/^[\w -]+, level 1$/)
    .first()
    .waitFor();
});

/** Returns the entries of the history with their times. */
async function storyOf(page: Page): Promise<string[]> {
  await goTo(page, 'history');
  await page.locator('.fe-c-log li').first().waitFor();
  return page.locator('.fe-c-log li').allTextContents();
}

/** Moves a character and waits until the list shows its new place. */
async function move(page: Page, name: string, where: 'here' | 'server'): Promise<void> {
  await page.goto('/characters');
  await choose(page, name, characters.moveTo[where]);
  await page.getByRole('dialog').getByRole('button', { name: characters.moveTo[where] }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => card(page, name).textContent()).toContain(characters.where[where]);
}

test('a homebrew pack is stored with the account and available on another device', async () => {
  const first = await site.visitor('author');
  await register(first, 'Jonas');
  const { page } = first;
  await page.goto('/homebrew');
  await page.getByLabel('Name', { exact: true }).fill('House rules');
  await page.getByRole('button', { name: fifth.studio.begin }).click();
  await page.getByRole('button', { name: fifth.studio.save, exact: true }).click();
  await expect.poll(() => keptPacks(first)).toMatchObject([{ name: 'House rules' }]);
  await page.reload();
  await page.getByText('House rules').first().waitFor();

  const second = await site.visitor('author elsewhere');
  await logIn(second, 'Jonas');
  await second.page.goto('/homebrew');
  await second.page.getByText('House rules').first().waitFor();
});

const PASSWORD = 'correct horse';

function register(visitor: Visitor, name: string): Promise<void> {
  return post(visitor, '/api/me/register', { name, password: PASSWORD });
}

function logIn(visitor: Visitor, name: string): Promise<void> {
  return post(visitor, '/api/session', { name, password: PASSWORD });
}

async function post({ context }: Visitor, path: string, data: object): Promise<void> {
  await context.request.get('/api/me');
  const done = await context.request.post(path, { data, headers: { 'x-tessera': '1' } });
  if (!done.ok()) throw new Error(`${path}: ${await done.text()}`);
}

async function keptPacks({ context }: Visitor): Promise<unknown> {
  return (await context.request.get('/api/packs')).json();
}

test('the printed sheet has the stated number of pages and no overflow, on both paper sizes and in large print', async () => {
  const { page } = await site.visitor('printer', { viewport: { width: 360, height: 780 } });
  await quickBuild(page, 'Mira');
  await goTo(page, 'print');
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  const { paper, large, end } = fifth.print;
  for (const [option, size] of [
    [paper.a4, A4],
    [paper.letter, LETTER],
    [large, LETTER],
  ] as const) {
    await page.getByLabel(option, { exact: true }).check();
    await laidOutForPrint(page);
    const spills = await spillsOf(page);
    for (const spill of nonEmpty(spills)) expect(spill).toEqual([0, 0]);
    expect(await papersOf(page).last().textContent()).toContain(end);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual(spills.map(() => size));
    await page.emulateMedia({ media: 'screen' });
  }
});

test('the printed sheet is laid out again without overflow when fonts arrive while it is printed', async () => {
  const { page } = await site.visitor('impatient', { isFirstVisit: true });
  const fonts = await heldFonts(page);
  await quickBuild(page, 'Mira');
  await goTo(page, 'print');
  await expect.poll(() => papersOf(page).count()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  fonts.release();
  await laidOut(page);
  const spills = await spillsOf(page);
  expect(spills).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([A4, A4]);
});

test('the printed sheet keeps its pages while they cannot be measured, and is final when they can', async () => {
  const { page } = await site.visitor('hidden');
  await quickBuild(page, 'Mira');
  await goTo(page, 'print');
  await laidOut(page);
  await expect.poll(() => papersOf(page).count()).toBe(2);
  const rule: unknown = await page.evaluate(`(() => {
    const sheet = [...document.styleSheets].at(-1);
    return sheet.insertRule('.fe-p-room { display: none }', sheet.cssRules.length);
  })()`);
  await page.emulateMedia({ media: 'print' });
  await page.locator('.fe-papers[aria-busy="true"]').waitFor();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await expect.poll(() => papersOf(page).count()).toBe(2);
  await page.evaluate(`[...document.styleSheets].at(-1).deleteRule(${rule})`);
  await laidOut(page);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([A4, A4]);
});

test('the print button opens the print dialog once the pages are laid out', async () => {
  const { page } = await site.visitor('hasty', { isFirstVisit: true });
  const fonts = await heldFonts(page);
  await quickBuild(page, 'Mira');
  await goTo(page, 'print');
  await page.evaluate(`window.print = () => {
    window.printed = document.querySelector('.fe-papers').ariaBusy;
  }`);
  const button = page.getByRole('button', { name: fifth.print.button, exact: true });
  await button.click();
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
  expect(await page.evaluate('window.printed')).toBeUndefined();
  fonts.release();
  await expect.poll(() => page.evaluate('window.printed')).toBe('false');
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
});

function papersOf(page: Page) {
  return page.locator('.fe-papers > .fe-paper');
}

/** Waits until the printed pages are final. */
async function laidOut(page: Page): Promise<void> {
  await page.locator('.fe-papers[aria-busy="false"]').waitFor();
}

/** Switches to print, and waits until the printed pages are final: the browser loads the fonts again. */
async function laidOutForPrint(page: Page): Promise<void> {
  await laidOut(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await laidOut(page);
}

/** Returns how far the content of each printed page exceeds it, in width and height. */
function spillsOf(page: Page): Promise<number[][]> {
  return papersOf(page).evaluateAll((all) =>
    all.map((each) => [each.scrollWidth - each.clientWidth, each.scrollHeight - each.clientHeight]),
  );
}

/** Holds back the fonts of a page until they are released. */
async function heldFonts(page: Page): Promise<{ release(): void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.woff2?$/, async (route) => {
    await released;
    await route.continue();
  });
  return { release: () => release() };
}

/** Checks that printed cards are six per page and not cut off. */
async function inspectCards(page: Page): Promise<void> {
  await page.getByLabel(fifth.print.cards, { exact: true }).check();
  await laidOutForPrint(page);
  const papers = papersOf(page).filter({ has: page.locator('.fe-p-card') });
  await expect.poll(() => papers.count()).toBeGreaterThan(1);
  const counts = await papers.evaluateAll((all) => all.map((each) => each.querySelectorAll('.fe-p-card').length));
  expect(counts.slice(0, -1)).toEqual(counts.slice(1).map(() => 6));
  const cut = await page
    .locator('.fe-p-card')
    .evaluateAll((all) =>
      all.filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.textContent),
    );
  expect(cut).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
}

/** Paper size in points, rounded. */
const A4 = [595, 842];
const LETTER = [612, 792];

/** Returns the page sizes of a PDF. */
function pagesOf(pdf: Buffer): number[][] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]);
}

test('every character screen and page is accessible, and printed cards are not cut off', async () => {
  const visitor = await site.visitor('reader');
  const { page } = visitor;
  let screens = 0;
  const inspect = async (name: string) => {
    await page.waitForLoadState('networkidle');
    for (const { theme } of looksAt([[1440, 900]], screens++)) {
      await page.emulateMedia({ colorScheme: theme });
      await visitor.picture(`${name}-${theme}`);
      expect.soft(await seriousFindings(page), `${name}, ${theme}`).toEqual([]);
    }
  };
  // Twenty levels, spells of two classes, and some open choices.
  await takeIn(page, await veteran());
  for (const name of SCREENS) {
    await goTo(page, name);
    await inspect(`character-${name}`);
    // The damage includes the bonuses of features.
    if (name === 'sheet') await page.getByRole('button', { name: 'Roll damage of Fire Bolt: 4d10 + 5' }).waitFor();
    if (name === 'print') await inspectCards(page);
  }
  // The empty pages about characters are checked together with all other pages.
  await page.goto('/characters');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await inspect('characters');
});
