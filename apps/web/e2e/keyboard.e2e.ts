import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en as words } from '../../../games/heist-city/texts/en.ts';
import { en } from '../src/i18n/en.ts';
import { inHeist } from './support/heistPlayer.ts';
import { seqOf, untilSeq } from './support/meeting.ts';
import { playedMatch } from './support/playedMatch.ts';
import { sitAtFirstTurn } from './support/scriptedMatch.ts';
import { Site } from './support/site.ts';

/** The map alone has a stop for every hex that may be chosen, and how many there are depends on who acts. */
const MOST_TABS = 400;

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

test('a whole turn of one character needs nothing but keys', async () => {
  const visitor = await site.visitor('keyboard');
  const { page } = visitor;
  const player = await sitAtFirstTurn(visitor, site.url);

  const choose = async () => {
    const before = await seqOf(visitor);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await untilSeq(visitor, before + 1);
  };
  // Who acts, then a move: the first choice of the dock has the key 1.
  await choose();
  await expect.poll(() => player.isAsked()).toBe(true);
  await page.keyboard.press('1');
  await choose();
  const before = await seqOf(visitor);
  await tabTo(inHeist('name.action.end'));
  await page.keyboard.press('Enter');
  await tabTo(words.dock.endAgain);
  await page.keyboard.press('Enter');
  await untilSeq(visitor, before + 1);

  /** Goes on until the focus is on a button with this name. */
  async function tabTo(name: string): Promise<void> {
    for (let i = 0; i < MOST_TABS; i++) {
      const focused: unknown = await page.evaluate('document.activeElement?.textContent');
      if (typeof focused === 'string' && focused.startsWith(name)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach "${name}"`);
  }
});

test('the end of an activation is asked for with E and confirmed with Enter, wherever the cursor on the map is', async () => {
  const visitor = await site.visitor('keyboard');
  const { page } = visitor;
  const player = await sitAtFirstTurn(visitor, site.url);
  await player.takeUp();
  const before = await seqOf(visitor);
  await page.keyboard.press('Enter');
  await untilSeq(visitor, before + 1);
  await expect.poll(() => player.isAsked()).toBe(true);
  const acting = await seqOf(visitor);
  await player.board.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('e');
  await player.dock.getByRole('button', { name: words.dock.endAgain }).waitFor();
  // Where hints have no room, what must be read before the next press still has.
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await player.dock
      .locator('.hc-question')
      .getByText(words.dock.endSure.split('}} ').at(-1) ?? words.dock.endSure)
      .waitFor();
  }
  await page.keyboard.press('Enter');
  await untilSeq(visitor, acting + 1);
});

test('R shows a rule of what the cursor is on, and a press that means nothing says why, for a while', async () => {
  const visitor = await site.visitor('newcomer', { isFirstVisit: true });
  const { page } = visitor;
  const player = await sitAtFirstTurn(visitor, site.url);
  await player.board.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('r');
  const rule = page.getByRole('status', { name: words.rule.title });
  await rule.waitFor();
  await page.keyboard.press('r');
  await rule.waitFor({ state: 'hidden' });

  // The middle of the map is nobody of one's own; which edge one begins at is drawn by lot.
  const row = Number(/-?\d+,(-?\d+)/.exec((await page.locator('[aria-live]').first().textContent()) ?? '')?.[1]);
  for (let i = 0; i < 12; i++) await page.keyboard.press(row > 0 ? 'ArrowUp' : 'ArrowDown');
  await page.clock.install();
  await page.keyboard.press('Enter');
  const caption = page.locator('.hc-caption');
  // Seen once is enough: on a busy machine it is gone again before it can be read a second time.
  await caption.filter({ hasText: /: .+\.$/ }).waitFor();
  await page.clock.fastForward(10_000);
  await caption.waitFor({ state: 'hidden' });
});

test('a window over the table takes the keys: Escape closes it, and nothing is done below', async () => {
  const visitor = await site.visitor('reader of keys');
  const { page } = visitor;
  const player = await sitAtFirstTurn(visitor, site.url);
  const seq = await seqOf(visitor);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: en.keys.title });
  await sheet.waitFor();
  for (const key of ['1', 'u', 'e']) await page.keyboard.press(key);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(await player.dock.getAttribute('data-state')).toBe('ask');
  expect(await seqOf(visitor)).toBe(seq);
});

test('arrows step through a replay, whatever its table does with them otherwise', async () => {
  const visitor = await site.visitor('reader');
  const { page } = visitor;
  const { id } = await playedMatch(visitor);

  await page.goto(`/replay/${id}`);
  const position = page.getByRole('slider', { name: en.replay.position });
  await position.waitFor();
  for (let n = 1; n <= 12; n++) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => position.inputValue()).toBe(String(n));
  }
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => position.inputValue()).toBe('11');
  await page.keyboard.press('Home');
  await expect.poll(() => position.inputValue()).toBe('0');
});

test('the map of keys lists what only this page has, and forgets it with the page', async () => {
  const { page } = await site.visitor('draughtsman');
  const sheet = page.getByRole('dialog', { name: en.keys.title });
  await page.goto('/maps');
  await page.getByRole('button', { name: words.editor.tool.mainframe }).waitFor();
  await page.keyboard.press('?');
  await sheet.getByText(words.editor.tool.mainframe).waitFor();
  await sheet.getByText(en.keys.does.palette).first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: en.nav.replays }).click();
  await page.getByRole('heading', { level: 1, name: en.replays.title }).waitFor();
  await page.keyboard.press('?');
  await sheet.getByText(en.keys.replay).waitFor();
  expect(await sheet.getByText(words.editor.tool.mainframe).count()).toBe(0);
});
