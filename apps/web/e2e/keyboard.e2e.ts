import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { tableEn as words } from '../../../games/heist-city/table/texts/table.en.ts';
import { HeistPlayer } from './support/heistPlayer.ts';
import { seqOf, untilSeq } from './support/meeting.ts';
import { Site } from './support/site.ts';
import { soloMatch, untilTurn } from './support/soloMatch.ts';

const MOST_TABS = 150;

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

test('a whole turn of one character needs nothing but keys', async () => {
  const visitor = await site.visitor('keyboard');
  const player = new HeistPlayer(visitor);
  const { page } = visitor;
  await soloMatch(visitor);
  await untilTurn(player);

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
  await tabTo(words.choice.end);
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
