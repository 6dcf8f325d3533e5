import { mkdirSync } from 'node:fs';
import { nonEmpty } from '@tessera/testkit';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { seriousFindings } from './support/accessibility.ts';
import { atRest } from './support/frames.ts';
import { looksAt, SIZES, showAt } from './support/looks.ts';
import { seqOf } from './support/meeting.ts';
import { GloomPlayer } from './support/players/gloomPlayer.ts';
import { partyAt } from './support/players/gloomScript.ts';
import { type Stop, warMatch } from './support/players/warMatch.ts';
import { WarPlayer } from './support/players/warPlayer.ts';
import { sitAtFirstTurn } from './support/scriptedMatch.ts';
import { Site } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

const kindOf = (view: Parameters<Stop>[0]) => view.flow.at(-1)?.at;

/** Plays to a decision and opens the match as the player who decides. */
async function asked(stop: Stop): Promise<WarPlayer> {
  const match = await warMatch(site.url, stop);
  const visitor = await site.visitor('asked');
  await visitor.becomes(match.guests[match.seat]?.cookie ?? '', site.url);
  await visitor.page.goto(`/match/${match.id}`);
  await visitor.page.getByTestId('table-ready').waitFor();
  const player = new WarPlayer(visitor);
  await player.untilAsked();
  await atRest(visitor.page);
  return player;
}

const columns = (page: Page) => page.locator('dialog:modal [data-future]');

/** Returns the rows of a column whose content reaches into the next row. */
async function overlaps(page: Page): Promise<readonly string[]> {
  return page.evaluate(`[...document.querySelectorAll('dialog [data-row]')].flatMap((row) =>
    row.scrollHeight > row.clientHeight + 1 ? [row.ariaLabel] : [])`);
}

/** Saves a picture of the screen, if screenshots are wanted. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.TESSERA_SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
}

test('C puts fight and go inside next to each other: certain is the default, it fits and passes axe', async () => {
  const player = await asked((view) => kindOf(view) === 'battle.shelter');
  const { page, dock } = player;
  const inTheOpen = await dock.getByText(/you win \d+ %/).textContent();
  expect(inTheOpen).toBeTruthy();
  for (const { width, height, theme } of nonEmpty(looksAt(SIZES))) {
    await showAt(page, { width, height, theme });
    await page.keyboard.press('c');
    await expect.poll(() => columns(page).count()).toBe(2);
    await atRest(page);
    await picture(page, `two-futures-war-${width}-${theme}`);
    expect(await seriousFindings(page), `${width} ${theme}`).toEqual([]);
    const spill = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(spill).toBe(0);
    expect(await overlaps(page), `${width} ${theme}`).toEqual([]);
    await page.keyboard.press(width > 900 ? 'Escape' : 'c');
    await expect.poll(() => columns(page).count()).toBe(0);
  }
  // Both columns have the same rows; only going inside is certain, so Enter goes inside.
  await page.keyboard.press('c');
  await expect.poll(() => columns(page).count()).toBe(2);
  const rows = (column: number) =>
    columns(page)
      .nth(column)
      .locator('[data-row]')
      .evaluateAll((all) => all.map((row) => row.getAttribute('data-row') ?? ''));
  expect(await rows(0)).toEqual(['after', 'odds', 'left', 'next', 'cost']);
  expect(await rows(1)).toEqual(await rows(0));
  const usual = page.locator('dialog:modal button[aria-keyshortcuts=Enter]');
  expect(await usual.textContent()).toMatch(/inside/i);
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate('document.activeElement.dataset.row')).toBe('after');
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate('document.activeElement.closest("[data-future]").previousElementSibling !== null')).toBe(
    true,
  );
  const before = await player.seq();
  await page.keyboard.press('Enter');
  await expect.poll(() => player.seq()).toBeGreaterThan(before);
  await expect.poll(() => columns(page).count()).toBe(0);
});

test('a third option replaces the older one, by keyboard and by the list of a column, and 1 chooses', async () => {
  const player = await asked((view, _seat, legal) => kindOf(view) === 'fellowship' && legal.length > 3);
  const { page, dock } = player;
  const options = dock.locator('li[data-compare]');
  const keyOf = (n: number) => options.nth(n).getAttribute('data-compare');
  const shown = () => columns(page).evaluateAll((all) => all.map((column) => column.getAttribute('data-future')));
  const mark = async (n: number) => {
    await options.nth(n).getByRole('button').focus();
    await page.keyboard.press('c');
  };
  await mark(0);
  await expect.poll(() => columns(page).count()).toBe(0);
  await mark(2);
  await expect.poll(shown).toEqual([await keyOf(0), await keyOf(2)]);
  await page.keyboard.press('c');
  await expect.poll(() => columns(page).count()).toBe(0);
  await mark(1);
  await expect.poll(shown).toEqual([await keyOf(2), await keyOf(1)]);
  await page.locator('dialog:modal select').first().selectOption({ index: 0 });
  await expect.poll(shown).toEqual([await keyOf(0), await keyOf(1)]);
  const before = await player.seq();
  await page.keyboard.press('1');
  await expect.poll(() => player.seq()).toBeGreaterThan(before);
});

/** Starts a match of liar's dice against a bot and waits for the first question. */
async function liarsDice({ page, context }: Visitor): Promise<void> {
  await context.request.get('/api/me');
  const made = await context.request.post('/api/matches', {
    data: { game: 'liars-dice', options: {}, seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] },
    headers: { 'x-tessera': '1' },
  });
  const { id }: { id: string } = await made.json();
  await page.goto(`/match/${id}`);
  await page.locator('section[data-state=ask]').waitFor();
}

test('the Compare control opens two bids by touch, and neither is the default while their odds are near', async () => {
  const visitor = await site.visitor('touch', {
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  await liarsDice(visitor);
  const { page } = visitor;
  await atRest(page);
  await picture(page, 'two-futures-dice-dock-360');
  await page.getByRole('button', { name: 'Compare', exact: true }).tap();
  await expect.poll(() => columns(page).count()).toBe(2);
  await atRest(page);
  for (const { width, height, theme } of nonEmpty(looksAt(SIZES, 1))) {
    await showAt(page, { width, height, theme });
    await picture(page, `two-futures-dice-${width}-${theme}`);
    expect(await seriousFindings(page), `${width} ${theme}`).toEqual([]);
    expect(await overlaps(page), `${width} ${theme}`).toEqual([]);
  }
  // Enter has an effect only if one of the two has clearly better odds.
  const [first = 0, second = 0] = await columns(page)
    .locator('[data-good]')
    .evaluateAll((all) => all.map((row) => Number(row.getAttribute('data-good'))));
  const usual = await page.locator('dialog:modal button[aria-keyshortcuts=Enter]').count();
  expect(usual).toBe(Math.abs(first - second) > 0.05 + 1e-9 ? 1 : 0);
  await page.getByRole('button', { name: 'Back to the question' }).tap();
  await expect.poll(() => columns(page).count()).toBe(0);
});

/** Opens the comparison with `C` at every size, and checks that its rows fit and that it passes axe. */
async function looksAtBoth({ page }: Visitor, name: string): Promise<void> {
  for (const { width, height, theme } of nonEmpty(looksAt(SIZES, 1))) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height });
    await atRest(page);
    await picture(page, `${name}-dock-${width}-${theme}`);
    await page.keyboard.press('c');
    await expect.poll(() => columns(page).count()).toBe(2);
    await atRest(page);
    await picture(page, `${name}-${width}-${theme}`);
    expect.soft(await seriousFindings(page), `${name} ${width} ${theme}`).toEqual([]);
    expect.soft(await overlaps(page), `${name} ${width} ${theme}`).toEqual([]);
    await page.keyboard.press('c');
    await expect.poll(() => columns(page).count()).toBe(0);
  }
}

test('Gloomhaven puts two halves of a turn side by side, and 2 plays the second', async () => {
  const { id, guest } = await partyAt(site.url, 'turn.act');
  const visitor = await site.visitor('halves');
  const { page } = visitor;
  await visitor.becomes(guest.cookie, site.url);
  await page.goto(`/match/${id}`);
  const player = new GloomPlayer(visitor);
  await expect.poll(() => player.isAsked()).toBe(true);
  await looksAtBoth(visitor, 'two-futures-gloom');
  // The first two were compared; a third half replaces the older one.
  const halves = player.dock.locator('[data-compare]');
  const keyOf = (n: number) => halves.nth(n).getAttribute('data-compare');
  await halves.nth(2).getByRole('button').focus();
  await page.keyboard.press('c');
  const shown = () => columns(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-future')));
  await expect.poll(shown).toEqual([await keyOf(1), await keyOf(2)]);
  const before = await player.seq();
  await page.keyboard.press('2');
  // A half that loses its card asks once.
  if ((await page.locator('[data-asking]').count()) > 0) await page.keyboard.press('2');
  await expect.poll(() => player.seq()).toBeGreaterThan(before);
  await expect.poll(() => columns(page).count()).toBe(0);
});

test('Heist City puts two actions side by side, and 1 chooses the first', async () => {
  const visitor = await site.visitor('actions');
  const { page } = visitor;
  await sitAtFirstTurn(visitor, site.url);
  await looksAtBoth(visitor, 'two-futures-heist');
  await page.keyboard.press('c');
  await expect.poll(() => columns(page).count()).toBe(2);
  const before = await seqOf(visitor);
  await page.keyboard.press('1');
  await expect.poll(() => seqOf(visitor)).toBeGreaterThan(before);
});
