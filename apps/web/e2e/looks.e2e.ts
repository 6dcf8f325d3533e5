import { nonEmpty } from '@tessera/testkit';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { table as gomoku } from '../../../examples/gomoku/texts/en/table.ts';
import { en as fifth } from '../../../games/fifth-edition/texts/en/index.ts';
import { en as words } from '../../../games/heist-city/texts/en/index.ts';
import { en } from '../src/i18n/en.ts';
import { atRest } from './support/frames.ts';
import { meet } from './support/meeting.ts';
import { beginAgainstBots, untilAsked } from './support/newMatch.ts';
import { HeistPlayer } from './support/players/heistPlayer.ts';
import { goToScreen } from './support/screen.ts';
import { sitAtFirstTurn } from './support/scriptedMatch.ts';
import { Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

test('the error mark of a wrong code is as high as its line', async () => {
  const { page } = await site.visitor('guest');
  await page.goto('/');
  await page.getByRole('textbox', { name: en.home.codeLabel }).fill('222');
  await page.getByRole('button', { name: en.home.join }).click();
  const mark = await page.getByRole('alert').locator('i').boundingBox();
  expect(mark?.height).toBeLessThan(20);
});

test('a phone shows a switch for every map layer without cutting one off', async () => {
  const visitor = await site.visitor('phone');
  const { page } = visitor;
  await sitAtFirstTurn(visitor, site.url);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: words.layer.title }).click();
  const board = await page.locator('.hc-board').boundingBox();
  for (const layer of ['reach', 'sight', 'threat', 'coordinates'] as const) {
    const box = await page.getByRole('button', { name: words.layer[layer], exact: true }).boundingBox();
    expect(box && board && box.y + box.height <= board.y + board.height, layer).toBe(true);
    expect(box && box.x + box.width <= 360, layer).toBe(true);
  }
});

test('the chat covers the whole table on a phone', async () => {
  const [host, guest] = [await site.visitor('host'), await site.visitor('guest')];
  await meet('heist-city', host, guest);
  for (const visitor of [host, guest]) await new HeistPlayer(visitor).equip('Small change');
  const { page } = host;
  await page.locator('.hc-board').waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: en.match.chat }).click();
  // A press that another element receives fails.
  await page.getByRole('textbox', { name: en.chat.label }).click();
  await page.getByRole('button', { name: en.chat.send }).click();
});

test('disadvantage marks do not change the row height at any width', async () => {
  const visitor = await site.visitor('poisoned');
  const { page } = visitor;
  await page.goto('/characters');
  await page.getByRole('button', { name: fifth.start.quick.make }).click();
  await page.waitForURL(/\/sheet$/);
  await page.locator('.fe-skill').first().waitFor();
  const heights = async () => {
    const found: Record<number, number[]> = {};
    for (const width of [1440, 1366, 1024, 768, 360]) {
      await page.setViewportSize({ width, height: width === 1366 ? 657 : 900 });
      await atRest(page);
      // A phone shows one panel at a time.
      const tab = page.locator('.fe-phone-tabs').getByRole('button', { name: fifth.sheet.tabs.skills });
      await page.locator('.fe-skill').or(tab).first().waitFor();
      if (await tab.isVisible()) await tab.click();
      await page.locator('.fe-skill').first().waitFor();
      found[width] = await page
        .locator('.fe-skill, .fe-ability')
        .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
      await visitor.picture(`marks-${width}`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    return found;
  };
  const before = await heights();
  const { effects, add } = fifth.play;
  await page.getByRole('button', { name: effects.add, exact: true }).first().click();
  await page.getByRole('button', { name: /: Poisoned/ }).click();
  await page.getByRole('button', { name: add.do.replace('{name}', 'Poisoned') }).click();
  await page
    .locator('.fe-skill')
    .filter({ hasText: /disadvantage/i })
    .nth(17)
    .waitFor({ state: 'attached' });
  expect(await heights()).toEqual(before);
});

test('a hovered segment is readable in both themes, also when it is selected', async () => {
  const { page } = await site.visitor('player');
  await page.goto('/characters');
  await page.getByRole('button', { name: fifth.start.quick.make }).click();
  await page.waitForURL(/\/sheet$/);
  await goToScreen(page, 'levelup');
  const segments = page.locator('.fe-levelup fieldset label > span');
  await segments.first().waitFor();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const segment of nonEmpty(await segments.all())) {
      await segment.hover();
      await atRest(page);
      const look = await segment.evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return { color, backgroundColor };
      });
      expect(look.color).not.toBe(look.backgroundColor);
    }
  }
});

test('match thumbnails are drawn in both themes, and the list shows the one of the current theme', async () => {
  const visitor = await site.visitor('player');
  const { page } = visitor;
  const id = await beginAgainstBots(visitor, 'duel');
  const kept = () => page.evaluate(async () => (await (await caches.open('tessera-thumbnails')).keys()).length);
  await expect.poll(kept).toBe(2);
  await page.goto('/matches');
  const picture = page.locator(`a[href="/match/${id}"] img`);
  /** Returns the average brightness from 0 to 255. */
  const brightness = () =>
    picture.evaluate(async (image) => {
      if (!(image instanceof HTMLImageElement)) throw new Error('No picture');
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 1;
      const brush = canvas.getContext('2d');
      brush?.drawImage(image, 0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = brush?.getImageData(0, 0, 1, 1).data ?? [];
      return (red + green + blue) / 3;
    });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(brightness).toBeLessThan(110);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(brightness).toBeGreaterThan(150);
});

test('the header shows a slow command as sending until it is answered', async () => {
  const visitor = await site.visitor('player', { isFirstVisit: true });
  const { page } = visitor;
  let isSlow = false;
  let isUpgraded = false;
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (message === UPGRADE) isUpgraded = true;
      setTimeout(() => server.send(message), isSlow ? SLOW_MS : 0);
    });
  });
  await beginAgainstBots(visitor, 'gomoku');
  await untilAsked(page);
  await expect.poll(() => isUpgraded).toBe(true);
  isSlow = true;
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const sending = page.getByRole('status').filter({ hasText: en.connection.sending });
  await sending.first().waitFor({ state: 'attached' });
  await expect.poll(() => sending.count()).toBe(0);
});

test('a press on a locked button shows the reason, also without a pointer', async () => {
  const visitor = await site.visitor('phone');
  const { page } = visitor;
  await beginAgainstBots(visitor, 'gomoku');
  const place = page.getByRole('button', { name: gomoku.table.place, exact: true });
  await place.click({ force: true });
  await page.getByRole('button', { name: gomoku.table.chooseFirst }).waitFor();
  await place.waitFor();
});

/** Engine.IO packet with which a client upgrades from polling to a WebSocket. */
const UPGRADE = '5';
const SLOW_MS = 1500;
