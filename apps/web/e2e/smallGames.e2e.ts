import { nonEmpty } from '@tessera/testkit';
import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { table as duel } from '../../../examples/duel/texts/en/table.ts';
import { table as gomoku } from '../../../examples/gomoku/texts/en/table.ts';
import { table as liars } from '../../../examples/liars-dice/texts/en/table.ts';
import { en } from '../src/i18n/en.ts';
import { seriousFindings } from './support/accessibility.ts';
import { isLong, looksAt, SIZES, showAt } from './support/looks.ts';
import { beginAgainstBots, decideUntil, untilAsked } from './support/newMatch.ts';
import { BY_KEYBOARD, decideDuel, SOON, type Way } from './support/players/duelPlayer.ts';
import { Site } from './support/site.ts';
import { spilling } from './support/spilling.ts';
import type { Visitor } from './support/visitor.ts';

const MATCH_MS = 180_000;

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

/** Input method and the screen it is used on. */
interface ScreenWay extends Way {
  readonly screen: BrowserContextOptions;
}

const WAYS: readonly ScreenWay[] = [
  { ...BY_KEYBOARD, screen: { viewport: { width: 1440, height: 900 } } },
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

/** Answers every question until the match is over, and takes a screenshot per kind of question. */
async function playOut(visitor: Visitor, way: Way, game: string, decide: () => Promise<void>): Promise<void> {
  const { page } = visitor;
  const over = page.getByRole('heading', { name: en.ending.by.rules });
  const dock = page.locator('section[data-state]').first();
  const seen = new Set<string>();
  await decideUntil(
    visitor,
    decide,
    async () => (await over.count()) > 0,
    async () => {
      const title = ((await dock.textContent()) ?? '').replace(/[\d%]+.*/, '').slice(0, 24);
      if (seen.has(title)) return;
      seen.add(title);
      await inspect(visitor, way, `${game}-${seen.size}`);
    },
  );
  await inspect(visitor, way, `${game}-over`);
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
      await beginAgainstBots(visitor, 'gomoku', { columns: 7, rows: 6, inARow: 4 });
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
      await beginAgainstBots(visitor, 'liars-dice', { dice: 2 });
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
      await beginAgainstBots(visitor, 'duel', { heroHp: way.name === 'keyboard' ? 2 : 6, monsterHp: 3, rounds: 3 });
      await playOut(visitor, way, 'duel', () => decideDuel(page, way));
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
  await beginAgainstBots(visitor, 'duel', {});
  await untilAsked(visitor.page);
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

let looked = 0;

describe.each(['gomoku', 'liars-dice', 'duel'] as const)('table of %s', (game) => {
  test('the table fits every screen in both themes, in German too', async () => {
    const visitor = await site.visitor('looker', { locale: 'de-DE', reducedMotion: 'reduce' });
    const { page } = visitor;
    await beginAgainstBots(visitor, game, game === 'gomoku' ? { columns: 15, rows: 15, inARow: 5 } : {});
    await untilAsked(page);
    for (const { width, height, theme } of nonEmpty(looksAt(SIZES, looked++))) {
      await showAt(page, { width, height, theme });
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
