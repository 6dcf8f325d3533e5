import { type Action, computeAlertLevel, heistCity, type View } from '@tessera/heist-city';
import { openRemoteTable } from '@tessera/table';
import { expect } from 'vitest';
import { Guest } from '../../../server/test/support/guest.ts';
import { Random } from '../../../server/test/support/random.ts';
import { eagerAction } from './playedMatch.ts';
import { HeistPlayer } from './players/heistPlayer.ts';
import type { Visitor } from './visitor.ts';

const MAX_ACTIONS = 3000;
const PATIENCE_MS = 90_000;

/** Match that was played up to a wanted decision. */
export interface StoppedMatch {
  readonly id: string;
  /** Deciding player. */
  readonly guest: Guest;
}

/** Creates a match in which an attack waits for a decision. */
export function matchInAnAttack(url: string): Promise<StoppedMatch> {
  // With a rabbit's foot, whose owner is asked after every roll.
  return stoppedMatch(url, 'Thunder', isInAnAttack);
}

/** Opens a match of two players as the one who activates a unit first. */
export async function sitAtFirstTurn(visitor: Visitor, url: string): Promise<HeistPlayer> {
  const isTurn = (_view: View | undefined, legal: readonly Action[]) => legal.some(({ type }) => type === 'activate');
  const { id, guest } = await stoppedMatch(url, 'Small change', isTurn);
  await visitor.becomes(guest.cookie, url);
  await visitor.page.goto(`/match/${id}`);
  const player = new HeistPlayer(visitor);
  await expect.poll(() => player.isAsked()).toBe(true);
  return player;
}

/** Opens a match of two players as the one whose next "End" starts a phase in which guards act. */
export async function sitBeforeGuards(visitor: Visitor, url: string): Promise<HeistPlayer> {
  const isLast = (view: View | undefined, legal: readonly Action[]) =>
    view !== undefined &&
    legal.some(({ type }) => type === 'end') &&
    view.characters.every(({ activated, stance }) => activated || stance === 'unconscious') &&
    computeAlertLevel(view).npcActionsPerActivation > 0;
  const { id, guest } = await stoppedMatch(url, 'Small change', isLast);
  await visitor.becomes(guest.cookie, url);
  await visitor.page.goto(`/match/${id}`);
  const player = new HeistPlayer(visitor);
  await expect.poll(() => player.isAsked()).toBe(true);
  return player;
}

type Stop = (view: View | undefined, legal: readonly Action[]) => boolean;

/** Plays Heist City without a browser, attacking whenever possible, until the stop condition holds. */
async function stoppedMatch(url: string, loadout: string, isThere: Stop): Promise<StoppedMatch> {
  const guests = [await Guest.visit(url), await Guest.visit(url)] as const;
  const info = await guests[0].meet(guests[1], { game: 'heist-city' });
  const sockets = [await guests[0].connect(), await guests[1].connect()] as const;
  const tables = sockets.map((socket) => openRemoteTable({ socket, info, game: heistCity }));
  const random = new Random(7);
  try {
    for (let n = 0; n < MAX_ACTIONS; n++) {
      await settled(() =>
        tables.every(
          (table) => table.getState().seq === Math.max(...tables.map(seq)) && table.getState().status === 'ready',
        ),
      );
      const [decision] = tables[0]?.getState().decisions ?? [];
      if (!decision) throw new Error('The match ended before it was where it may stop');
      const { seat } = decision;
      const table = tables[seat];
      if (!table) throw new Error('Somebody else is to decide');
      const legal = table.legal();
      if (isThere(table.getState().view, legal)) return { id: info.id, guest: guests[seat === 0 ? 0 : 1] };
      const before = seq(table);
      const result = await table.act(eagerAction(legal, random, loadout));
      if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result)}`);
      await settled(() => seq(table) > before);
    }
    throw new Error(`Not there after ${MAX_ACTIONS} actions`);
  } finally {
    for (const table of tables) table.close();
    for (const socket of sockets) socket.close();
  }
}

/** Checks whether an attack waits: its dice may be rerolled, or it asks a question. */
function isInAnAttack(view: View | undefined): boolean {
  const frame = view?.flow.at(-1);
  return frame?.at === 'reroll' ? frame.test === 'attack' : frame?.at.startsWith('attack.') === true;
}

function seq(table: { getState(): { readonly seq: number } } | undefined): number {
  return table?.getState().seq ?? 0;
}

async function settled(isSettled: () => boolean): Promise<void> {
  const late = Date.now() + PATIENCE_MS;
  while (!isSettled()) {
    if (Date.now() > late) throw new Error('The tables do not agree');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
