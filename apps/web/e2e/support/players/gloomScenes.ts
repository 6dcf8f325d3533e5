import { expect } from 'vitest';
import { seriousFindings } from '../accessibility.ts';
import { looksAt, SIZES, showAt, turnOf } from '../looks.ts';
import { createMatch, openMatch, takeSeat } from '../newMatch.ts';
import type { Site } from '../site.ts';
import type { Visitor } from '../visitor.ts';
import { GloomPlayer, inGloomhaven } from './gloomPlayer.ts';

export const MAX_DECISIONS = 60;
/** Title of the question for cards. */
export const PICKS = inGloomhaven('ask.picks.title');

/** Decides until a condition on the question's title holds, and calls `look` for each new question. */
export async function playUntil(
  player: GloomPlayer,
  isDone: (title: string) => boolean | Promise<boolean>,
  look: (title: string) => Promise<void> = async () => {},
): Promise<void> {
  for (let n = 0; n < MAX_DECISIONS; n++) {
    await expect.poll(() => player.isAsked()).toBe(true);
    const title = await player.title();
    if (await isDone(title)) return;
    await look(title);
    await player.decide();
  }
  throw new Error(`Not reached after ${MAX_DECISIONS} decisions`);
}

/** Plays from one choice of cards to the next. */
export async function playRound(player: GloomPlayer, look?: (title: string) => Promise<void>): Promise<void> {
  await playUntil(player, (title) => title === PICKS, look);
  await playUntil(player, async (title) => title === PICKS && (await hasPlayed(player)), look);
}

async function hasPlayed({ page }: GloomPlayer): Promise<boolean> {
  // After a round some cards are no longer in the hand.
  return (
    (await page
      .getByRole('group', { name: inGloomhaven('table.hand') })
      .getByRole('article')
      .count()) > 0
  );
}

/** Takes screenshots at every width and runs axe at the narrowest and the widest. */
export async function pictures(visitor: Visitor, title: string): Promise<void> {
  const { page } = visitor;
  const before = page.viewportSize();
  for (const { width, height, theme } of looksAt(SIZES, turnOf(title))) {
    await showAt(page, { width, height, theme });
    await visitor.picture(`${title}-${width}-${theme}`);
    if (width === 360 || width === 1440) await isClean(visitor, `${title} at ${width} ${theme}`);
  }
  if (before) await page.setViewportSize(before);
}

/** Checks whether all players are asked a matching question. */
export async function asking(players: readonly GloomPlayer[], isIt: (title: string) => boolean): Promise<boolean> {
  for (const player of players) if (!(await player.isAsked()) || !isIt(await player.title())) return false;
  return true;
}

/** Lets all players decide until all are asked a matching question. */
export async function untilAll(players: readonly GloomPlayer[], isIt: (title: string) => boolean): Promise<void> {
  await expect
    .poll(async () => {
      for (const player of players) {
        if ((await player.isAsked()) && !isIt(await player.title())) await player.decide();
      }
      return asking(players, isIt);
    })
    .toBe(true);
}

export async function isClean({ page }: Visitor, title: string): Promise<void> {
  expect.soft(await seriousFindings(page), title).toEqual([]);
  const sideways: unknown = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect.soft(sideways, `${title} sideways`).toBeLessThanOrEqual(0);
}

/** Creates a match of two players, each with a hero and a separate browser. */
export async function twoPeople(site: Site) {
  const host = await site.visitor('host');
  const friend = await site.visitor('friend', { viewport: { width: 360, height: 780 } });
  const id = await createMatch(host, { game: 'gloomhaven', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await takeSeat(friend, id, 1);
  for (const visitor of [host, friend]) await openMatch(visitor, id);
  return { id, host, friend, players: [new GloomPlayer(host), new GloomPlayer(friend)] };
}
