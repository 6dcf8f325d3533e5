import { type Hand, type TableProps, useKept } from '@tessera/table';
import type { Action, View } from '@tessera/war-of-the-ring';
import { NO_ORDERS, Orders, orderedAnswer } from '@tessera/war-of-the-ring/facts';
import { useEffect } from 'react';

/** Time to see what is answered by an order, and to stop it. */
const NOTICE = 1500;

/**
 * The standing orders of the viewer's seat. Whoever hosts the match keeps them and carries them out for those who are away; while
 * this page is open it does so itself, with time to stop it. On one's own device nobody is away: they are kept in the browser.
 */
export function useOrders(
  { table, state: { orders: given, connection, info } }: Pick<TableProps<View, Action>, 'table' | 'state'>,
  { ask, legal, shown, seat, act }: Hand<View, Action>,
) {
  const [kept, keep] = useKept(`war-of-the-ring.orders.${info.id}.${seat ?? ''}`, Orders, NO_ORDERS);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer that is the same is the same order.
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => act(answer), NOTICE);
    return () => clearTimeout(timer);
  }, [wanted, shown.seq]);
  return { orders, setOrders, answer, stop: () => setOrders(NO_ORDERS) };
}
