import { type Hand, type TableProps, useStoredPreference } from '@tessera/table';
import type { Action, View } from '@tessera/war-of-the-ring';
import { NO_ORDERS, Orders, orderedAnswer } from '@tessera/war-of-the-ring/facts';
import { useEffect } from 'react';

/** Milliseconds during which the player can stop an ordered answer. */
const NOTICE = 1500;

/**
 * Manages the standing orders of the viewer's seat. The host of the match stores them and answers for absent players.
 * While this page is open it answers itself, with time to stop it. In local matches the browser stores them.
 */
export function useOrders(
  { table, state: { orders: given, connection, info } }: Pick<TableProps<View, Action>, 'table' | 'state'>,
  { ask, legal, shown, seat, act }: Hand<View, Action>,
) {
  const [kept, keep] = useStoredPreference(`war-of-the-ring.orders.${info.id}.${seat ?? ''}`, Orders, NO_ORDERS);
  const isHere = connection === 'local';
  const read = Orders.safeParse(given);
  const orders = isHere ? kept : read.success ? read.data : NO_ORDERS;
  const setOrders = (next: Orders) => {
    if (isHere) keep(next);
    else void table.order(next);
  };
  const { view } = shown;
  const answer = ask && view ? orderedAnswer(orders, { view, kind: ask.kind, legal }) : undefined;
  const wanted = answer && JSON.stringify(answer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is compared by value (`wanted`).
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => act(answer), NOTICE);
    return () => clearTimeout(timer);
  }, [wanted, shown.seq]);
  return { orders, setOrders, answer, stop: () => setOrders(NO_ORDERS) };
}
