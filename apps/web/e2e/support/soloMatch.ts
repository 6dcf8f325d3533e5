import { expect } from 'vitest';
import { en as words } from '../../../../games/heist-city/texts/en/index.ts';
import { en } from '../../src/i18n/en.ts';
import { seqOf } from './meeting.ts';
import type { HeistPlayer } from './players/heistPlayer.ts';
import type { Visitor } from './visitor.ts';

const MAX_DECISIONS = 40;
const ANSWER_MS = 3000;
const ACTIVATE = words.ask.activate.title.split('{turn}');

/** Starts a match of Heist City against a bot with the "play now" button. */
export async function soloMatch({ page }: Visitor): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: en.home.playNow }).click();
  await page.getByRole('button', { name: words.loadout.openShop }).waitFor();
}

/** Equips and places the crew, until a unit can be activated. */
export async function untilTurn(player: HeistPlayer): Promise<void> {
  await player.equip('Small change');
  for (let i = 0; i < MAX_DECISIONS; i++) {
    await expect.poll(() => player.isAsked()).toBe(true);
    const asked = await player.dock.textContent();
    if (ACTIVATE.every((part) => asked?.includes(part))) return;
    await player.decide();
    await answered(player, asked);
  }
  throw new Error('The first turn never comes');
}

/** Waits until it is the player's turn and the bot is idle. Returns the entry number then. */
export async function atRest(player: HeistPlayer, visitor: Visitor): Promise<number> {
  let seq = -1;
  const isStill = async () => {
    const before = seq;
    seq = await seqOf(visitor);
    return before === seq && (await player.isAsked());
  };
  await expect.poll(isStill, { interval: 1500 }).toBe(true);
  return seq;
}

/** Waits until the dock changes, up to a timeout. A lost press is then repeated. */
async function answered(player: HeistPlayer, asked: string | null): Promise<void> {
  const late = Date.now() + ANSWER_MS;
  while (Date.now() < late && (await player.dock.textContent()) === asked) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
