import { type Action, heistCity, PRESETS, type View } from '@tessera/heist-city';
import { openRemoteTable } from '@tessera/table';
import { Guest } from '../../../server/test/support/guest.ts';
import { Random } from '../../../server/test/support/random.ts';

const MOST_ACTIONS = 3000;
/** With a rabbit's foot: its owner is asked after every roll. */
const LOADOUT = 'Thunder';
const PATIENCE_MS = 10_000;

/** A match that stands where somebody must decide something in the middle of an attack. */
export interface StoppedMatch {
  readonly id: string;
  /** Whoever must decide. */
  readonly guest: Guest;
}

/** Plays Heist City without a browser, shooting whenever possible, until an attack stops to ask something. */
export async function matchInAnAttack(url: string): Promise<StoppedMatch> {
  const guests = [await Guest.visit(url), await Guest.visit(url)] as const;
  const info = await guests[0].meet(guests[1], { game: 'heist-city' });
  const sockets = [await guests[0].connect(), await guests[1].connect()] as const;
  const tables = sockets.map((socket) => openRemoteTable({ socket, info, game: heistCity }));
  const random = new Random(7);
  try {
    for (let n = 0; n < MOST_ACTIONS; n++) {
      await settled(() =>
        tables.every(
          (table) => table.getState().seq === Math.max(...tables.map(seq)) && table.getState().status === 'ready',
        ),
      );
      const [decision] = tables[0]?.getState().decisions ?? [];
      if (!decision) throw new Error('The match ended before anybody was asked anything in an attack');
      const { seat } = decision;
      const table = tables[seat];
      if (isInAnAttack(table?.getState().view)) return { id: info.id, guest: guests[seat === 0 ? 0 : 1] };
      const before = seq(table);
      const told = await table?.act(choose(table.legal(), random));
      if (!told?.ok) throw new Error(`Refused: ${JSON.stringify(told)}`);
      await settled(() => seq(table) > before);
    }
    throw new Error(`No attack stopped to ask in ${MOST_ACTIONS} actions`);
  } finally {
    for (const table of tables) table.close();
    for (const socket of sockets) socket.close();
  }
}

/** The dice of an attack lie on the table and may be rolled again, or the attack itself asks something. */
function isInAnAttack(view: View | undefined): boolean {
  const frame = view?.flow.at(-1);
  return frame?.at === 'reroll' ? frame.test === 'attack' : frame?.at.startsWith('attack.') === true;
}

function seq(table: { getState(): { readonly seq: number } } | undefined): number {
  return table?.getState().seq ?? 0;
}

/** Shoots where it can, goes somewhere where it cannot, and never gives up. */
function choose(legal: readonly Action[], random: Random): Action {
  const loadout = PRESETS.find(({ name }) => name === LOADOUT)?.items.map((list) => [...list]);
  if (legal[0]?.type === 'loadout' && loadout) return { type: 'loadout', items: loadout };
  const attacks = legal.filter(({ type }) => type === 'attack');
  const others = legal.filter(({ type }) => type !== 'concede' && type !== 'pass');
  const list = attacks.length > 0 ? attacks : others;
  const action = list[random.below(list.length)] ?? legal[0];
  if (!action) throw new Error('Nothing is legal');
  return action;
}

async function settled(isSettled: () => boolean): Promise<void> {
  const late = Date.now() + PATIENCE_MS;
  while (!isSettled()) {
    if (Date.now() > late) throw new Error('The tables do not agree');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
