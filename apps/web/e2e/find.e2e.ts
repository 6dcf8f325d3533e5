import { nonEmpty } from '@tessera/testkit';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { en as fifth } from '../../../games/fifth-edition/texts/en/index.ts';
import { en } from '../src/i18n/en.ts';
import { seriousFindings } from './support/accessibility.ts';
import { looksAt, SIZES, showAt } from './support/looks.ts';
import { beginAgainstBots, beginMatch, decideUntil } from './support/newMatch.ts';
import { BY_KEYBOARD, decideDuel } from './support/players/duelPlayer.ts';
import { sitAtFirstTurn } from './support/scriptedMatch.ts';
import { Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

/** Types into the palette and chooses the first result of this kind. */
async function find(page: Page, query: string, kind: string): Promise<void> {
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
  await page.keyboard.press('/');
  const palette = page.getByRole('dialog', { name: en.palette.label });
  await palette.waitFor();
  // A rulebook loads when the palette opens.
  await page.keyboard.type(query);
  const first = palette.getByRole('option').first();
  await expect.poll(() => first.textContent()).toContain(kind);
  await page.keyboard.press('Enter');
  await palette.waitFor({ state: 'hidden' });
}

const onBoard = (page: Page) => page.evaluate<boolean>(`document.activeElement?.role === 'application'`);
const { kind } = en.subject;

/** The searches in each game. A place or figure moves the cursor, which reads its name aloud. */
const FINDS: readonly {
  readonly game: string;
  readonly place?: readonly [query: string, kind: string, told: RegExp];
  readonly card?: readonly [query: string, text: RegExp];
  readonly rule: string;
}[] = [
  { game: 'duel', place: ['Ogre', kind.figure, /Ogre/], card: ['Hurl', /70/], rule: 'retaliate' },
  { game: 'heist-city', place: ['computer 1', kind.place, /computer/i], rule: 'Connecting' },
  { game: 'gloomhaven', place: ['Guard', kind.figure, /Guard/], card: ['Trample', /attack/i], rule: 'advantage' },
  {
    game: 'war-of-the-ring',
    place: ['Rivendell', kind.place, /Rivendell/],
    card: ['Challenge of the King', /\S/],
    rule: 'retreat',
  },
  { game: 'liars-dice', rule: 'bid' },
];

describe.each(FINDS)('the search of $game', ({ game, place, card, rule }) => {
  test('the search finds places, figures, cards and rules, and leads to them', async () => {
    const visitor = await site.visitor(`finder ${game}`);
    const { page } = visitor;
    if (game === 'heist-city') await sitAtFirstTurn(visitor, site.url);
    else await beginAgainstBots(visitor, game);
    if (place) {
      const [query, of, told] = place;
      await find(page, query, of);
      await expect.poll(() => onBoard(page)).toBe(true);
      const heard = page.locator('[role=application] ~ [aria-live]').first();
      await expect.poll(() => heard.textContent()).toMatch(told);
      await visitor.picture(`find-${game}-place`);
    }
    if (card) {
      const [name, text] = card;
      await find(page, name, kind.card);
      const dialog = page.getByRole('dialog', { name, exact: true });
      expect(await dialog.getByRole('list').textContent()).toMatch(text);
      await visitor.picture(`find-${game}-card`);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
    await find(page, rule, en.palette.rule);
    await page
      .getByRole('complementary', { name: en.rulebook.title })
      .getByRole('heading', { level: 3 })
      .first()
      .waitFor();
    await visitor.picture(`find-${game}-rule`);
  });
});

test('a point of gomoku is found by its name', async () => {
  const visitor = await site.visitor('finder gomoku');
  const { page } = visitor;
  await beginAgainstBots(visitor, 'gomoku', { columns: 7, rows: 6, inARow: 4 });
  await find(page, 'D3', kind.place);
  await expect
    .poll(() => page.evaluate<string>(`document.activeElement?.getAttribute('aria-label') ?? ''`))
    .toMatch(/^d3, /i);
});

test('a campaign finds its places, characters and items, and opens their text', async () => {
  const visitor = await site.visitor('finder campaign');
  const { page } = visitor;
  await beginMatch(visitor, { game: 'gloomhaven-campaign', options: {}, seats: [{ kind: 'me' }] });
  await find(page, 'Black Barrow', kind.place);
  const place = page.getByRole('dialog', { name: 'Black Barrow', exact: true });
  await expect.poll(() => place.getByRole('listitem').count()).toBeGreaterThan(1);
  await visitor.picture('find-campaign-place');
  await page.keyboard.press('Escape');
  await place.waitFor({ state: 'hidden' });
  await find(page, 'Minor Healing Potion', kind.card);
  await page
    .getByRole('dialog', { name: 'Minor Healing Potion', exact: true })
    .getByText(/heal \d/i)
    .first()
    .waitFor();
});

test('a character finds the records of its rulebook', async () => {
  const visitor = await site.visitor('finder character');
  const { page } = visitor;
  await page.goto('/characters');
  await page.getByLabel(fifth.start.name, { exact: true }).fill('Wren');
  await page.getByRole('button', { name: fifth.start.quick.make }).click();
  await page.waitForURL(/\/(local|match)\/.*\/sheet$/);
  await page.locator('.fe-table[data-screen=sheet] .fe-screen > *').first().waitFor();
  await find(page, 'Fireball', kind.card);
  const card = page.getByRole('dialog', { name: 'Fireball', exact: true });
  await expect.poll(() => card.getByRole('listitem').count()).toBe(2);
  await visitor.picture('find-character-card');
});

test('a line of the log shows its card and marks its figures on the board, by pointer and by keyboard', async () => {
  const visitor = await site.visitor('log reader');
  const { page } = visitor;
  await beginAgainstBots(visitor, 'duel');
  const log = page.getByRole('complementary', { name: en.log.title });
  await page.keyboard.press('l');
  await log.waitFor();
  const moved = log
    .locator('[data-line]')
    .filter({ hasText: /moves|attacks/ })
    .first();
  await decideUntil(
    visitor,
    () => decideDuel(page, BY_KEYBOARD),
    async () => (await moved.count()) > 0,
  );
  // The turned-up cards name a card; the moves of monsters mark their hexes.
  const card = log
    .locator('[data-line] button')
    .filter({ hasText: /turns up|picks/ })
    .first();
  await card.focus();
  const shown = page.getByRole('tooltip').locator('[data-card]');
  await shown.waitFor();
  expect(await shown.textContent()).toMatch(/\(\d+\): move \d/);
  // New lines may push this one away from the pointer.
  await expect
    .poll(async () => {
      await moved.hover();
      return page.locator('[role=application] [data-pointed]').count();
    })
    .toBeGreaterThan(0);
  await visitor.picture('log-marks-duel');
  for (const { width, height, theme } of looksAt(SIZES)) {
    await showAt(page, { width, height, theme });
    await visitor.picture(`log-duel-${width}-${theme}`);
    expect.soft(await seriousFindings(page), `log at ${width}, ${theme}`).toEqual([]);
  }
});

/** The start of a line about what a monster did, after its time. */
const BY_MONSTER = /^\S*\s?(Ogre|Slinger) (moves|stays|attacks|cannot)/;

test('a monster’s line in the log never has the mark of a player', async () => {
  const visitor = await site.visitor('colour reader');
  const { page } = visitor;
  await beginAgainstBots(visitor, 'duel');
  await page.keyboard.press('l');
  const lines = page.getByRole('complementary', { name: en.log.title }).locator('[data-line]');
  const byMonsters = lines.filter({ hasText: BY_MONSTER });
  await decideUntil(
    visitor,
    () => decideDuel(page, BY_KEYBOARD),
    async () => (await byMonsters.count()) > 0,
  );
  // Read at once: the match goes on between two reads.
  const read = await lines.evaluateAll((all) =>
    all.map((line) => ({ text: line.textContent ?? '', isSeat: line.querySelector('[data-seat]') !== null })),
  );
  const marked = (by: RegExp) => read.filter(({ text }) => by.test(text)).map(({ isSeat }) => isSeat);
  expect(nonEmpty(marked(BY_MONSTER))).not.toContain(true);
  expect(nonEmpty(marked(/^\S*\s?(Ash|Wren) (picks|turns up)/))).not.toContain(false);
});
