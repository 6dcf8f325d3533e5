import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { table as words } from '../../../../examples/duel/texts/en/table.ts';
import { seqOf, untilSeq } from '../support/meeting.ts';
import { Site } from '../support/site.ts';
import type { Visitor } from '../support/visitor.ts';
import { KeyboardPlayer } from './keyboardPlayer.ts';
import { beginMatch } from './match.ts';

/** Each hit fells a hero with one hit point, and the monsters outlast several rounds. */
const FRAIL = { heroHp: 1, monsterHp: 20, rounds: 20 };
const MAX_DECISIONS = 60;
const MAX_MATCHES = 6;

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

/** Plays duels by keyboard until the viewer is asked whether to fall or to lose a card. */
async function untilFatalHit(visitor: Visitor): Promise<void> {
  for (let seed = 1; seed <= MAX_MATCHES; seed++) {
    await beginMatch(visitor, { game: 'duel', options: FRAIL, bots: 1 });
    await new KeyboardPlayer(visitor, seed).play(MAX_DECISIONS, 'duel', true);
    if ((await visitor.page.locator('[data-asks-first]').count()) > 0) return;
  }
  throw new Error('No match offered a fatal hit');
}

test('Enter moves to the fatal answer of a duel with a focus ring, asks, and acts on the third press', async () => {
  const visitor = await site.visitor('careful by keyboard');
  const { page } = visitor;
  await untilFatalHit(visitor);
  const before = await seqOf(visitor);
  const ring = () => page.evaluate<boolean>("document.activeElement.matches('[data-asks-first]:focus-visible')");
  await expect
    .poll(async () => {
      if (!(await ring())) await page.keyboard.press('Enter');
      return ring();
    })
    .toBe(true);
  expect(await seqOf(visitor)).toBe(before);
  await page.keyboard.press('Enter');
  const sure = page.getByRole('button', { name: words.table.sufferAsk });
  await sure.waitFor();
  await visitor.picture('keyboard-costly-duel');
  await page.keyboard.press('Escape');
  await sure.waitFor({ state: 'hidden' });
  expect(await seqOf(visitor)).toBe(before);
  await page.keyboard.press('Enter');
  await sure.waitFor();
  await page.keyboard.press('Enter');
  await untilSeq(visitor, before + 1);
});
