import { type Hand, useKept } from '@tessera/table';
import type { Action, View } from '@tessera/war-of-the-ring';
import { useEffect } from 'react';
import { NO_ORDERS, Orders, orderedAnswer } from './orders.ts';

/** Time to see what is answered by an order, and to stop it. */
const NOTICE = 1500;

/** Standing orders of this browser for a match, carried out while its page is open. */
export function useOrders({ ask, legal, shown, act }: Hand<View, Action>) {
  const [orders, setOrders] = useKept(`war-of-the-ring.orders.${shown.info.id}`, Orders, NO_ORDERS);
  const answer = ask && shown.view ? orderedAnswer(orders, shown.view, ask.kind, legal) : undefined;
  const wanted = answer && JSON.stringify(answer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer that is the same is the same order.
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => act(answer), NOTICE);
    return () => clearTimeout(timer);
  }, [wanted, shown.seq]);
  return { orders, setOrders, answer, stop: () => setOrders(NO_ORDERS) };
}
