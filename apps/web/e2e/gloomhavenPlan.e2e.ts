import { centreOf } from '@tessera/ui';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cellsOf } from '../../../games/gloomhaven/table/model/cells.ts';
import { GloomPlayer, inGloomhaven } from './support/players/gloomPlayer.ts';
import { isClean } from './support/players/gloomScenes.ts';
import { matchAtTurn, matchWithItems, plannedTurn } from './support/players/gloomScript.ts';
import { Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

test('a plan lays out both halves with joint odds, changes nothing in the match, and is played up to the first card', async () => {
  const { id, guest, view } = await matchAtTurn(site.url);
  const visitor = await site.visitor('plan', { viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await visitor.becomes(guest.cookie, site.url);
  await page.goto(`/match/${id}`);
  const player = new GloomPlayer(visitor);
  await expect.poll(() => player.isAsked()).toBe(true);
  const seq = await player.seq();
  const { mover, striker, end, target } = plannedTurn(view)!;
  await page.keyboard.press('o');
  const panel = page.getByRole('region', { name: inGloomhaven('plan.title'), exact: true });
  await panel.waitFor();
  const add = player.dock.getByRole('button', { name: inGloomhaven('plan.add') });
  const choosesHalf = async (card: string, half: 'top' | 'bottom') => {
    await expect.poll(() => player.takesHalf(card, half, true)).toBe(true);
    await add.click();
  };
  const choosesOnMap = async (cell: number) => {
    await page.locator('[data-layer=reach] path').first().waitFor({ state: 'attached' });
    expect(await player.pressesAt(centreOf(cellsOf(view).byId.get(cell)!))).toBe(true);
    await add.click();
  };
  await choosesHalf(mover, 'bottom');
  await choosesOnMap(end);
  await page.locator('[data-plan-number]').first().waitFor({ state: 'attached' });
  await choosesHalf(striker, 'top');
  await choosesOnMap(target);
  await expect.poll(() => panel.locator('[data-plan-step]').count()).toBeGreaterThanOrEqual(2);
  await panel.getByText(' %').first().waitFor();
  // Nothing of it has reached the match.
  expect(await player.seq()).toBe(seq);
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    for (const [width, height] of [
      [1440, 900],
      [1366, 657],
      [768, 1024],
      [360, 780],
    ] as const) {
      await page.setViewportSize({ width, height });
      await visitor.picture(`plan-${width}-${theme}`);
      await isClean(visitor, `plan ${width} ${theme}`);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await player.dock.getByRole('button', { name: inGloomhaven('plan.playCertain') }).click();
  await expect.poll(() => player.seq()).toBeGreaterThan(seq);
  // The attack stays planned, and the table asks for it again.
  await panel.locator('[data-plan-step]').first().waitFor();
  await expect.poll(() => panel.locator('[data-plan-step]').count()).toBe(1);
  await visitor.picture('plan-rest');
  await player.dock.getByRole('button', { name: inGloomhaven('plan.playAll') }).click();
  await page
    .getByText(/attacks/)
    .first()
    .waitFor();
});

test('two items are chosen together and used with one press', async () => {
  const { id, guest } = await matchWithItems(site.url);
  const visitor = await site.visitor('items', { viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await visitor.becomes(guest.cookie, site.url);
  await page.goto(`/match/${id}`);
  const player = new GloomPlayer(visitor);
  await expect.poll(() => player.isAsked()).toBe(true);
  const seq = await player.seq();
  const items = player.dock.getByRole('list', { name: inGloomhaven('table.items') });
  const usable = items.locator('button:not([aria-disabled])');
  const names = [await usable.nth(0).innerText(), await usable.nth(1).innerText()];
  for (const name of names) await items.getByRole('button', { name }).click();
  await visitor.picture('items-chosen');
  await player.dock.getByRole('button', { name: inGloomhaven('plan.useAdded', { count: 2, goesOn: false }) }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => player.seq()).toBeGreaterThan(seq + 1);
  for (const name of names) {
    await expect.poll(() => items.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
  }
});
