import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { table as duel } from '../../../examples/duel/texts/en/table.ts';
import { table as gomoku } from '../../../examples/gomoku/texts/en/table.ts';
import { table as liars } from '../../../examples/liars-dice/texts/en/table.ts';
import { en } from '../src/i18n/en.ts';
import { seriousFindings } from './support/accessibility.ts';
import { drawn } from './support/frames.ts';
import { isLong, looksAt, SIZES } from './support/looks.ts';
import { Site } from './support/site.ts';
import { spilling } from './support/spilling.ts';
import type { Visitor } from './support/visitor.ts';

const MAX_DECISIONS = 250;
const MATCH_MS = 180_000;

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

/** Short timeout: an element may disappear between lookup and press, and is looked up again. */
const SOON = { timeout: 5_000 };

/** Input method and the screen it is used on. */
interface Way {
  readonly name: 'keyboard' | 'pointer' | 'touch';
  readonly screen: BrowserContextOptions;
  press(at: Locator): Promise<void>;
}

const WAYS: readonly Way[] = [
  { name: 'keyboard', screen: { viewport: { width: 1440, height: 900 } }, press: (at) => at.press('Enter', SOON) },
  {
    name: 'pointer',
    screen: { viewport: { width: 1366, height: 657 }, colorScheme: 'light' },
    press: (at) => at.click(SOON),
  },
  {
    name: 'touch',
    screen: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, colorScheme: 'light' },
    press: (at) => at.tap(SOON),
  },
];

/** Creates a match against bots and opens its page. */
async function begin({ page, context }: Visitor, game: string, options: object): Promise<void> {
  await context.request.get('/api/me');
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
  const made = await context.request.post('/api/matches', {
    data: { game, options, seats },
    headers: { 'x-tessera': '1' },
  });
  const { id }: { id: string } = await made.json();
  await page.goto(`/match/${id}`);
  await page.getByTestId('table-ready').waitFor();
}

/** Answers every question until the match is over, and takes a screenshot per kind of question. */
async function playOut(visitor: Visitor, way: Way, game: string, decide: () => Promise<void>): Promise<void> {
  const { page } = visitor;
  const over = page.getByRole('heading', { name: en.ending.by.rules });
  const dock = page.locator('section[data-state]').first();
  const seen = new Set<string>();
  for (let n = 0; n < MAX_DECISIONS; n++) {
    await expect
      .poll(
        async () => (await over.count()) > 0 || /ask|armed|forced/.test((await dock.getAttribute('data-state')) ?? ''),
      )
      .toBe(true);
    if ((await over.count()) > 0) {
      await inspect(visitor, way, `${game}-over`);
      return;
    }
    const title = ((await dock.textContent()) ?? '').replace(/[\d%]+.*/, '').slice(0, 24);
    if (!seen.has(title)) {
      seen.add(title);
      await inspect(visitor, way, `${game}-${seen.size}`);
    }
    const before = await page.getByTestId('table-ready').getAttribute('data-seq');
    const isDecided = async () =>
      (await over.count()) > 0 || (await page.getByTestId('table-ready').getAttribute('data-seq')) !== before;
    await expect
      .poll(async () => {
        if (!(await isDecided())) await decide();
        return isDecided();
      })
      .toBe(true);
  }
  throw new Error(`No end after ${MAX_DECISIONS} decisions`);
}

async function inspect(visitor: Visitor, { name }: Way, title: string): Promise<void> {
  const { page } = visitor;
  await visitor.picture(`${title}-${name}`);
  expect.soft(await seriousFindings(page), title).toEqual([]);
  const scrolled: unknown = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect.soft(scrolled, `${title} sideways`).toBeLessThanOrEqual(0);
}

/** The short run covers each game and each input method once; the long run covers all combinations. */
const isPlayed = (way: Way, game: string): boolean =>
  isLong || ['pointer gomoku', 'touch liars-dice', 'keyboard duel'].includes(`${way.name} ${game}`);

describe.each(WAYS)('small games by $name', (way) => {
  test.runIf(isPlayed(way, 'gomoku'))(
    'gomoku is played to its end',
    async () => {
      const visitor = await site.visitor('player', way.screen);
      const { page } = visitor;
      await begin(visitor, 'gomoku', { columns: 7, rows: 6, inARow: 4 });
      const place = page.getByRole('button', { name: gomoku.table.placeAt.replace('{cell}', '') });
      const arrows = ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'];
      await playOut(visitor, way, 'gomoku', async () => {
        if (way.name === 'keyboard') {
          for (let i = 0; i < 12 && (await place.count()) === 0; i++) {
            await page.keyboard.press(arrows[(i * 3 + (i > 3 ? 1 : 0)) % 4] ?? 'ArrowUp');
          }
          await page.keyboard.press('Enter');
          return;
        }
        const free = page.getByRole('button', { name: /, free$/ }).first();
        await way.press(free);
        await way.press(way.name === 'touch' ? place : free);
      });
    },
    MATCH_MS,
  );

  test.runIf(isPlayed(way, 'liars-dice'))(
    'liar’s dice is played to its end',
    async () => {
      const visitor = await site.visitor('player', way.screen);
      const { page } = visitor;
      await begin(visitor, 'liars-dice', { dice: 2 });
      const liar = page.getByRole('button', { name: new RegExp(`^${liars.table.liar}`) });
      const bid = page.getByRole('button', { name: /^Bid \d/ });
      const goOn = page.getByRole('button', { name: new RegExp(`^${liars.table.goOn}`) });
      await playOut(visitor, way, 'liars-dice', async () => {
        await liar.or(bid).or(goOn).first().waitFor();
        if (way.name === 'keyboard') {
          const keys = (await liar.count()) > 0 ? ['ArrowUp', 'x', 'Enter'] : ['ArrowRight', 'Enter'];
          for (const key of keys) await page.keyboard.press(key);
        } else if ((await goOn.count()) > 0) await way.press(goOn);
        else if ((await liar.count()) > 0) {
          await way.press(liar);
          await way.press(liar);
        } else await way.press(bid);
      });
    },
    MATCH_MS,
  );

  test.runIf(isPlayed(way, 'duel'))(
    'duel is played to its end',
    async () => {
      const visitor = await site.visitor('player', way.screen);
      const { page } = visitor;
      // By keyboard, most hits are fatal: they ask first.
      await begin(visitor, 'duel', { heroHp: way.name === 'keyboard' ? 2 : 6, monsterHp: 3, rounds: 3 });
      await playOut(visitor, way, 'duel', () => duelDecision(page, way));
    },
    MATCH_MS,
  );
});

test('every card of duel is reachable with its text at 360 pixels', async () => {
  const visitor = await site.visitor('phone', {
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  await begin(visitor, 'duel', {});
  const cards = visitor.page.getByRole('group', { name: duel.table.hand }).getByRole('button');
  const count = await cards.count();
  expect(count).toBeGreaterThan(3);
  for (let i = 0; i < count; i++) {
    const card = cards.nth(i);
    expect(await card.textContent()).toMatch(/Move \d · (Attack|Shield) \d, \S+/);
    await card.tap();
    await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true');
    const { width = 0, x = 0 } = (await card.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(360);
  }
  await visitor.picture('duel-cards-360');
});

/** Questions around a monster's attack, during which no hex can be selected. */
const WINDOW = /do you react|do you strike back/;

/**
 * Plays a requested card, selects a hex or a target when possible, or else confirms the option that needs no choice. A fatal
 * hit asks first: by keyboard, Enter moves to its button, asks, and confirms.
 */
async function duelDecision(page: Page, way: Way): Promise<void> {
  const dock = page.getByRole('region', { name: duel.table.dock });
  const cards = page.getByRole('group', { name: duel.table.hand }).getByRole('button');
  const commit = dock.locator('button[aria-keyshortcuts=Enter]:not([aria-disabled])');
  const plain = dock.getByRole('button', { name: /^(Suffer|Do n)/ }).or(dock.locator('button[data-asks-first]'));
  const isKeys = way.name === 'keyboard';
  const isDamage = (await dock.getAttribute('data-state')) === 'forced';
  if ((await cards.count()) > 0 && (await plain.count()) === 0) {
    if (isKeys) await page.keyboard.press('1');
    else await way.press(cards.first());
    await expect.poll(() => commit.count()).toBeGreaterThan(0);
  } else if (!isDamage && (await dock.getByText(WINDOW).count()) === 0) await pressFloor(page, way, commit);
  if ((await commit.count()) > 0) {
    if (isKeys) await page.keyboard.press('Enter');
    else await way.press(commit);
  } else if (isKeys) await page.keyboard.press(isDamage ? 'Enter' : 'p');
  else await way.press(plain.first());
}

/** Selects on the board: with Tab, or by pressing the figures one after another. */
async function pressFloor(page: Page, way: Way, commit: Locator): Promise<void> {
  if (way.name === 'keyboard') {
    await page.getByRole('application').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => commit.count()).toBeGreaterThan(0);
    return;
  }
  const figures = page.locator('[data-layer=units] > g');
  for (let i = 0; i < (await figures.count()) && (await commit.count()) === 0; i++) {
    const box = await figures.nth(i).boundingBox();
    if (!box) continue;
    const [x, y] = [box.x + box.width / 2 - 2, box.y + box.height / 2 - 2];
    if (way.name === 'touch') await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    await drawn(page);
  }
}

let looked = 0;

describe.each(['gomoku', 'liars-dice', 'duel'] as const)('table of %s', (game) => {
  test('the table fits every screen in both themes, in German too', async () => {
    const visitor = await site.visitor('looker', { locale: 'de-DE', reducedMotion: 'reduce' });
    const { page } = visitor;
    await begin(visitor, game, game === 'gomoku' ? { columns: 15, rows: 15, inARow: 5 } : {});
    await expect
      .poll(async () =>
        /ask|armed/.test((await page.locator('section[data-state]').first().getAttribute('data-state')) ?? ''),
      )
      .toBe(true);
    for (const { width, height, theme } of looksAt(SIZES, looked++)) {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height });
      await visitor.picture(`${game}-${width}-${theme}-de`);
      expect.soft(await seriousFindings(page), `${game} at ${width}`).toEqual([]);
      // Other widths scroll, with the commit button always visible.
      if (width === 1440) {
        expect.soft(await spilling(page.locator('section[data-state]').first()), game).toEqual([]);
      }
      const scrolled: unknown = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect.soft(scrolled, `${game} at ${width} sideways`).toBeLessThanOrEqual(0);
    }
  });
});
