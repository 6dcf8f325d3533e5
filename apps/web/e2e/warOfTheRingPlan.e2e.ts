import { nonEmpty } from '@tessera/testkit';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en } from '../../../games/war-of-the-ring/texts/en/index.ts';
import { house } from '../../../packages/text/src/commonTexts.ts';
import { seriousFindings } from './support/accessibility.ts';
import { atRest } from './support/frames.ts';
import { looksAt, SIZES } from './support/looks.ts';
import { warMatch } from './support/players/warMatch.ts';
import { WarPlayer } from './support/players/warPlayer.ts';
import { Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

const { planning } = house.en;

test('a plan lays out the march of an Army on a copy, says what follows, and is played step by step', async () => {
  const match = await warMatch(site.url, (view, seat, legal) => {
    const kind = view.flow.at(-1)?.at;
    return kind === 'slot' && seat === 1 && legal.some((one) => one.type === 'use' && one.as === 'armies');
  });
  const visitor = await site.visitor('planner');
  await visitor.becomes(match.guests[match.seat]?.cookie ?? '', site.url);
  const { page } = visitor;
  await page.goto(`/match/${match.id}`);
  await page.getByTestId('table-ready').waitFor();
  const player = new WarPlayer(visitor);
  await player.untilAsked();
  const before = await player.seq();
  const steps = player.dock.locator('[data-plan-step]');
  const tile = (text: RegExp) =>
    player.dock.locator('button[aria-pressed]:not([aria-disabled])').filter({ hasText: text });

  await page.keyboard.press('o');
  await player.dock.getByRole('button', { name: planning.leave }).waitFor();
  await tile(/move Armies/)
    .first()
    .click();
  await tile(/^.?.?Move Armies/)
    .first()
    .click();
  await page.keyboard.press('Enter');
  await expect.poll(() => steps.count()).toBe(1);
  // An Army, then its destination.
  await player.dock.locator('li button:not([aria-disabled])').first().click();
  await player.dock.locator('li button:not([aria-disabled])').first().click();
  await page.keyboard.press('Enter');
  await expect.poll(() => steps.count()).toBe(2);
  expect(await steps.last().textContent()).toMatch(/Move the Army from/);
  expect(await player.seq()).toBe(before);
  for (const { width, height, theme } of nonEmpty(looksAt(SIZES))) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height });
    await atRest(page);
    await visitor.picture(`war-plan-${width}-${theme}`);
    expect.soft(await seriousFindings(page), `plan at ${width}, ${theme}`).toEqual([]);
    const sideways: unknown = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect.soft(sideways, `plan at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await player.dock.getByRole('button', { name: /^Play these 2 steps/ }).click();
  await expect.poll(() => player.seq()).toBe(before + 2);
  await expect.poll(() => steps.count()).toBe(0);
  expect(await player.dock.textContent()).toContain(en.ask.split.title);
});
