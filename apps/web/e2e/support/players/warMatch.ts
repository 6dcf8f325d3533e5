import { openRemoteTable, type Table } from '@tessera/table';
import { type Action, type View, warOfTheRing } from '@tessera/war-of-the-ring';
import { Guest } from '../../../../server/test/support/guest.ts';
import { Random } from '../../../../server/test/support/random.ts';

const MAX_ACTIONS = 6000;
const PATIENCE_MS = 90_000;

/** Match that was played up to a wanted decision. */
export interface WarMatch {
  readonly id: string;
  /** By seat. */
  readonly guests: readonly Guest[];
  /** Seat that decides. */
  readonly seat: number;
}

type WarTable = Table<View, Action>;

/** Stop condition of a played match. */
export type Stop = (view: View, seat: number, legal: readonly Action[]) => boolean;

/** Plays to the end of the match. */
export const AT_THE_END: Stop = () => false;

/**
 * Plays War of the Ring without a browser until the stop condition holds. Both sides prefer war: they advance Nations,
 * muster and attack. The Fellowship moves whenever it can.
 */
export async function warMatch(url: string, stop: Stop, players = 2): Promise<WarMatch> {
  const guests: Guest[] = [];
  for (let seat = 0; seat < players; seat++) guests.push(await Guest.visit(url));
  const [host, ...others] = guests;
  if (!host) throw new Error('Nobody plays');
  const seats = guests.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
  let info = await host.match('POST', '/api/matches', { game: 'war-of-the-ring', seats });
  for (const [i, guest] of others.entries()) {
    info = await guest.match('PUT', `/api/matches/${info.id}/seats/${i + 1}`, { kind: 'me' });
  }
  const sockets = await Promise.all(guests.map((guest) => guest.connect()));
  const tables: WarTable[] = sockets.map((socket) => openRemoteTable({ socket, info, game: warOfTheRing }));
  const random = new Random(11);
  try {
    for (let n = 0; n < MAX_ACTIONS; n++) {
      const newest = () => Math.max(...tables.map(seqOf));
      await settled(() => tables.every((table) => seqOf(table) === newest() && table.getState().status === 'ready'));
      const [decision] = tables[0]?.getState().decisions ?? [];
      if (!decision && stop === AT_THE_END) return { id: info.id, guests, seat: 1 };
      const table = decision && tables[decision.seat];
      const view = table?.getState().view;
      if (!decision || !table || !view) throw new Error('The match ended before what was looked for');
      const legal = table.legal();
      if (stop(view, decision.seat, legal)) return { id: info.id, guests, seat: decision.seat };
      const before = seqOf(table);
      const result = await table.act(choose(legal, random));
      if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result)}`);
      await settled(() => seqOf(table) > before);
    }
    throw new Error(`Not found in ${MAX_ACTIONS} actions`);
  } finally {
    for (const table of tables) table.close();
    for (const socket of sockets) socket.close();
  }
}

/** Preferred actions, best first. */
const LIKED: readonly ((action: Action) => boolean)[] = [
  ({ type }) => type === 'shelter',
  ({ type }) => type === 'attack' || type === 'press' || type === 'go' || type === 'combat',
  (action) => action.type === 'use' && (action.as === 'attack' || action.as === 'fellowship' || action.as === 'hide'),
  (action) => action.type === 'use' && action.as === 'diplomacy',
  ({ type }) => type === 'advance' || type === 'recruit' || type === 'march',
  (action) => action.type === 'use' && (action.as === 'armies' || action.as === 'recruit'),
  (action) => action.type === 'allocate' && action.dice === 2,
  (action) => action.type === 'casualty' || action.type === 'stand',
];
/** Actions that only waste time. */
const IDLE = new Set<Action['type']>(['leave', 'stay', 'skip', 'pass', 'ring', 'cease', 'retreat']);

function choose(legal: readonly Action[], random: Random): Action {
  const liked = LIKED.map((isLiked) => legal.filter(isLiked)).find((list) => list.length > 0);
  const others = legal.filter(({ type }) => !IDLE.has(type));
  const list = liked ?? (others.length > 0 ? others : legal);
  const action = list[random.below(list.length)];
  if (!action) throw new Error('Nothing is legal');
  return action;
}

function seqOf(table: WarTable): number {
  return table.getState().seq;
}

async function settled(isSettled: () => boolean): Promise<void> {
  const late = Date.now() + PATIENCE_MS;
  while (!isSettled()) {
    if (Date.now() > late) throw new Error('The tables do not agree');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
