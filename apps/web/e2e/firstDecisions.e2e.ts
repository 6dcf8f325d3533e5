import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seriousFindings } from './support/accessibility.ts';
import { atRest } from './support/frames.ts';
import { looksAt, SIZES } from './support/looks.ts';
import { beginMatch } from './support/newMatch.ts';
import { GloomPlayer } from './support/players/gloomPlayer.ts';
import { WarPlayer } from './support/players/warPlayer.ts';
import { Site } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

const BOT = { kind: 'bot', level: 'easy' } as const;
const ME = { kind: 'me' } as const;
const PROMPTS = 3;

/** First decisions of a match: how to seat the visitor, and how to answer. */
const FIRST = [
  { name: 'gloomhaven', game: 'gloomhaven', seats: [ME, BOT], player: (one: Visitor) => new GloomPlayer(one) },
  { name: 'war-free', game: 'war-of-the-ring', seats: [ME, BOT], player: (one: Visitor) => new WarPlayer(one) },
  { name: 'war-shadow', game: 'war-of-the-ring', seats: [BOT, ME], player: (one: Visitor) => new WarPlayer(one) },
] as const;

/** Returns the buttons of the dock that are higher than three lines: their text is broken into single words. */
function tallButtons(page: Page): Promise<readonly string[]> {
  return page.evaluate(`[...document.querySelectorAll('section[data-state] button:not([aria-pressed])')].flatMap((one) =>
    one.getBoundingClientRect().height > 84 ? [one.textContent] : [])`);
}

describe.each(FIRST)('the first decisions of $name', ({ name, game, seats, player: playerOf }) => {
  test('each has a title and a reason, and its buttons stay readable on every screen', async () => {
    const visitor = await site.visitor(name);
    const { page } = visitor;
    await beginMatch(visitor, { game, options: {}, seats });
    const player = playerOf(visitor);
    for (let n = 1; n <= PROMPTS; n++) {
      await expect.poll(() => player.isAsked()).toBe(true);
      for (const { width, height, theme } of looksAt(SIZES, n)) {
        await page.emulateMedia({ colorScheme: theme });
        await page.setViewportSize({ width, height });
        await atRest(page);
        await visitor.picture(`first-${name}-${n}-${width}-${theme}`);
        const [title, reason] = await player.dock
          .locator('[aria-live=polite]')
          .first()
          .locator(':scope > *')
          .allTextContents();
        expect.soft(title, `${name} ${n} at ${width}`).toBeTruthy();
        expect.soft(reason, `${name} ${n} at ${width}`).toBeTruthy();
        expect.soft(await tallButtons(page), `${name} ${n} at ${width}`).toEqual([]);
        expect.soft(await seriousFindings(page), `${name} ${n} at ${width}, ${theme}`).toEqual([]);
        const sideways: unknown = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
        expect.soft(sideways, `${name} ${n} at ${width}`).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      const before = await player.seq();
      const goesOn = async () => {
        if ((await player.seq()) === before && (await player.isAsked())) await player.decide();
        return (await player.seq()) > before;
      };
      await expect.poll(goesOn).toBe(true);
    }
  });
});
