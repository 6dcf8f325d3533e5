import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en as words } from '../../../games/heist-city/texts/en/index.ts';
import { en } from '../src/i18n/en.ts';
import { seqOf, untilSeq } from './support/meeting.ts';
import { playedMatch } from './support/playedMatch.ts';
import { inHeist } from './support/players/heistPlayer.ts';
import { sitAtFirstTurn } from './support/scriptedMatch.ts';
import { Site } from './support/site.ts';

/** Limit of tab stops: the map has one per selectable hex, and their number depends on the acting unit. */
const MAX_TABS = 400;

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

test('a whole turn of Heist City is played with the keyboard alone', async () => {
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
  // Select the unit, then a move: the first option of the dock has the key 1.
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

  /** Presses Tab until a button with this name has focus. */
  async function tabTo(name: string): Promise<void> {
    for (let i = 0; i < MAX_TABS; i++) {
      const focused: unknown = await page.evaluate('document.activeElement?.textContent');
      if (typeof focused === 'string' && focused.startsWith(name)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach "${name}"`);
  }
});

test('E asks to end an activation and Enter confirms it, independent of the map cursor', async () => {
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
  // Narrow layouts hide hints, but not the text that must be read before the next press.
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

test('R shows the rule for the cursor’s hex, and a press without effect shows its reason for a while', async () => {
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

  // The middle of the map has no own unit. The starting edge is random.
  const row = Number(/-?\d+,(-?\d+)/.exec((await page.locator('[aria-live]').first().textContent()) ?? '')?.[1]);
  for (let i = 0; i < 12; i++) await page.keyboard.press(row > 0 ? 'ArrowUp' : 'ArrowDown');
  await page.clock.install();
  await page.keyboard.press('Enter');
  const caption = page.locator('.hc-caption');
  // Seen once is enough: on a busy machine it may disappear before a second look.
  await caption.filter({ hasText: /: .+\.$/ }).waitFor();
  await page.clock.fastForward(10_000);
  await caption.waitFor({ state: 'hidden' });
});

test('a dialog over the table takes the keys: Escape closes it and the table does not change', async () => {
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

test('arrow keys step through a replay instead of controlling its table', async () => {
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

test('the key map lists the keys of the current page only while the page is open', async () => {
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
