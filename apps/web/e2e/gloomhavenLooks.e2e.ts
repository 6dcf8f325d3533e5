import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { GloomPlayer, inGloomhaven } from './support/players/gloomPlayer.ts';
import { pictures } from './support/players/gloomScenes.ts';
import { type Moment, partyAt } from './support/players/gloomScript.ts';
import { Site } from './support/site.ts';

const MOMENTS: Readonly<Record<string, Moment>> = {
  setup: 'goals',
  cards: 'picks',
  turn: 'turn.act',
  move: 'move.to',
  attack: 'attack.aim',
};

describe.runIf(process.env.LONG_TESTS)('Gloomhaven table', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterEach(() => site.leave());
  afterAll(() => site.close());

  async function sitDown(name: string, id: string, cookie: string, motion: 'reduce' | 'no-preference' = 'reduce') {
    const visitor = await site.visitor(name, { reducedMotion: motion });
    await visitor.becomes(cookie, site.url);
    await visitor.page.goto(`/match/${id}`);
    await visitor.page.getByTestId('table-ready').waitFor();
    return { visitor, player: new GloomPlayer(visitor) };
  }

  test.each(Object.keys(MOMENTS))('the decision %s fits every screen, in both themes', async (name) => {
    const { id, guest } = await partyAt(site.url, MOMENTS[name]!);
    const { visitor, player } = await sitDown(name, id, guest.cookie);
    await expect.poll(() => player.isAsked()).toBe(true);
    if (name === 'cards') for (const key of ['1', '2']) await visitor.page.keyboard.press(key);
    if (name === 'move' || name === 'attack') await player.pressesBoard();
    if (name === 'turn') await visitor.page.keyboard.press('1');
    await pictures(visitor, `gloom-${name}`);
  });

  test('monster turns are animated, pause on request, give their reasons and fit every screen', {
    timeout: 300_000,
  }, async () => {
    const { id, guest } = await partyAt(site.url, 'picks');
    const { visitor, player } = await sitDown('monsters', id, guest.cookie, 'no-preference');
    const { page } = visitor;
    await expect.poll(() => player.isAsked()).toBe(true);
    const controls = player.dock.getByRole('button', { name: inGloomhaven('table.pause') });
    const why = page.getByRole('region', { name: /: why|^Why/i });
    const isPaused = async () => {
      if ((await controls.count()) > 0 && (await why.count()) > 0) {
        await controls.click();
        return true;
      }
      if (/ask|armed|forced/.test((await player.dock.getAttribute('data-state')) ?? '')) await player.decide();
      return false;
    };
    await expect.poll(isPaused, { timeout: 100_000, interval: 20 }).toBe(true);
    const told = await player.title();
    await pictures(visitor, 'gloom-monster');
    // The animation is paused, then continues with the step button.
    expect(await player.title()).toBe(told);
    await player.dock.getByRole('button', { name: inGloomhaven('table.step') }).click();
    await expect.poll(() => player.title()).not.toBe(told);
  });
});
