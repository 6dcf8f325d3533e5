import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en as words } from '../../../games/heist-city/texts/en/index.ts';
import { seriousFindings } from './support/accessibility.ts';
import { atRest } from './support/frames.ts';
import { isLong, looksAt, SIZES } from './support/looks.ts';
import { seqOf } from './support/meeting.ts';
import { beginAgainstBots } from './support/newMatch.ts';
import { inHeist } from './support/players/heistPlayer.ts';
import { sitBeforeGuards } from './support/scriptedMatch.ts';
import { Site } from './support/site.ts';
import { spilling } from './support/spilling.ts';
import type { Visitor } from './support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

/** Starts a match against a bot and takes the first crew; the bot places its crew first or second. */
async function startPlacing(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await beginAgainstBots(visitor, 'heist-city');
  await page.getByRole('button', { name: /^Start with/ }).click();
  await page.getByRole('button', { name: words.draft.suggest }).waitFor();
}

const PLACE_ALL = /^Place all 5/;

test.each(looksAt(SIZES).map((look) => [`${look.width} ${look.theme}`, look] as const))(
  'one press suggests a placement that can be changed, sent and undone (%s)',
  async (title, { width, height, theme }) => {
    const visitor = await site.visitor('newcomer', { viewport: { width, height }, colorScheme: theme });
    const { page } = visitor;
    await startPlacing(visitor);
    await visitor.picture(`heist-place-ask-${title}`);
    const before = await seqOf(visitor);
    await page.getByRole('button', { name: words.draft.suggest }).click();
    const placeAll = page.getByRole('button', { name: PLACE_ALL });
    await placeAll.waitFor();
    expect(await seqOf(visitor)).toBe(before);
    // The Face is selected and Disguised; another state changes it, and the card says what it means.
    const overt = page.getByRole('button', { name: new RegExp(`^Place ${words.name.stance.overt}`) });
    await overt.click();
    await expect.poll(() => overt.getAttribute('aria-pressed')).toBe('true');
    if (width >= 768) await page.getByText(words.placing.overt).waitFor();
    await visitor.picture(`heist-place-draft-${title}`);
    expect.soft(await seriousFindings(page), title).toEqual([]);
    await placeAll.click();
    await expect.poll(() => seqOf(visitor)).toBeGreaterThanOrEqual(before + 5);
    expect(visitor.errors).toEqual([]);
  },
);

test('by keyboard, P suggests the placement and Enter sends it', async () => {
  const visitor = await site.visitor('keys');
  await startPlacing(visitor);
  const before = await seqOf(visitor);
  await visitor.page.keyboard.press('p');
  await visitor.page.getByRole('button', { name: PLACE_ALL }).waitFor();
  await visitor.page.keyboard.press('Enter');
  await expect.poll(() => seqOf(visitor)).toBeGreaterThanOrEqual(before + 5);
});

test('the controls of the guards’ phase do not overlap', async () => {
  const viewport = { width: 1366, height: 657 };
  const visitor = await site.visitor('watcher', { viewport, reducedMotion: 'no-preference' });
  await visitor.prefers({ motion: 2 });
  const player = await sitBeforeGuards(visitor, site.url);
  await player.end(player.dock.getByRole('button', { name: new RegExp(`^${inHeist('name.action.end')}`) }));
  const { page } = visitor;
  await page.getByRole('button', { name: words.guards.pause }).click();
  const guards = page.getByRole('region', { name: words.phase['npc-phase'] });
  for (const [width, height] of isLong
    ? [...SIZES, [1024, 768] as const]
    : [[1366, 657] as const, [1024, 768] as const]) {
    await page.setViewportSize({ width, height });
    await guards.waitFor();
    await atRest(page);
    await visitor.picture(`heist-guards-${width}`);
    expect.soft(await spilling(guards), `${width}`).toEqual([]);
  }
});
