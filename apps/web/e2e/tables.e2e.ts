import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { de } from '../src/i18n/de.ts';
import { en } from '../src/i18n/en.ts';
import { seriousFindings } from './support/accessibility.ts';
import { looksAt, showAt } from './support/looks.ts';
import { meet } from './support/meeting.ts';
import { HeistPlayer } from './support/players/heistPlayer.ts';
import { Site } from './support/site.ts';
import { soloMatch, untilTurn } from './support/soloMatch.ts';
import { spilling } from './support/spilling.ts';
import type { Visitor } from './support/visitor.ts';

const SIZES = [
  [360, 780],
  [768, 1024],
  [1440, 900],
] as const;
let looked = 0;

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

test('the Heist City table is accessible and fits every width, from equipment to the first turn', async () => {
  const visitor = await site.visitor('player');
  await soloMatch(visitor);
  await inspect(visitor, 'heist-city-loadout');
  const player = new HeistPlayer(visitor);
  await untilTurn(player);
  await inspect(visitor, 'heist-city-turn');
  await player.takeUp();
  await inspect(visitor, 'heist-city-armed');
});

test('the waiting room, a small table and its replay are accessible and fit every width', async () => {
  const host = await site.visitor('host');
  await host.page.goto('/new?game=gomoku');
  await host.page.getByRole('button', { name: en.create.open }).click();
  await host.page.getByRole('textbox', { name: en.room.link }).waitFor();
  await inspect(host, 'waiting-room');
  await host.page.setViewportSize({ width: 360, height: 780 });
  expect(await spilling(host.page.getByRole('region', { name: en.room.seats }))).toEqual([]);
  const guest = await site.visitor('guest');
  const path = await meet('gomoku', host, guest);
  await inspect(host, 'gomoku');
  await host.page.goto(path.replace('match', 'replay'));
  await host.page.getByRole('slider', { name: en.replay.position }).waitFor();
  await inspect(host, 'gomoku-replay');
});

test('the question of a small table stays within its frame on a phone in German', async () => {
  const { page } = await site.visitor('guest', { viewport: { width: 360, height: 780 }, locale: 'de-DE' });
  await page.goto('/new?game=liars-dice');
  await page.getByRole('radio', { name: de.create.places.here }).check({ force: true });
  await page.getByRole('button', { name: de.create.start }).click();
  const handOver = page.getByRole('button', { name: new RegExp(de.handOver.take.replace('{name}', '')) });
  const question = page.locator('section[data-state]').first();
  await question.or(handOver).first().waitFor();
  if ((await handOver.count()) > 0) await handOver.click();
  await question.waitFor();
  // Longer content scrolls.
  await question.getByRole('button', { name: de.match.undo }).scrollIntoViewIfNeeded();
  expect(await spilling(question)).toEqual([]);
});

/** Takes a picture of every look, checks it with axe, and restores the size of the window. */
async function inspect(visitor: Visitor, name: string): Promise<void> {
  const { page } = visitor;
  const before = page.viewportSize();
  for (const { width, height, theme } of looksAt(SIZES, looked++)) {
    const look = `${name}-${width}-${theme}`;
    await showAt(page, { width, height, theme });
    // The phone layout replaces the other one shortly after the resize.
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), { message: look }).toBe(width);
    await visitor.picture(look);
    expect.soft(await seriousFindings(page), look).toEqual([]);
  }
  // Restore the layout that the test began with: a tablet uses the phone layout.
  if (before) await page.setViewportSize(before);
}
