import { type Cluster, nodeOf } from './leases.ts';

/** Checks the invariants of a state; returns the name of a broken one, or undefined. */
export function brokenPromise(it: Cluster): string | undefined {
  if (new Set(it.log).size < it.log.length) return 'applied twice';
  if ([...it.acknowledged].some((action) => !it.log.includes(action))) return 'acknowledged and lost';
  if (it.usurped) return 'two owners at a time';
  return undefined;
}

/** Whether every client knows that its action is done. It must be possible to get here from every state. */
export function isServed(it: Cluster, actions: string): boolean {
  return it.known.length === actions.length;
}

/**
 * Returns the same text for equivalent states, which differ only in the names of nodes, the height of epochs, or the
 * order of messages in flight. That makes the infinite search finite.
 */
export function keyOf(it: Cluster): string {
  const straight = spelled(it, [0, 1]);
  const crossed = spelled(it, [1, 0]);
  if (straight < crossed) return straight;
  return crossed;
}

function spelled(it: Cluster, [first, second]: readonly [number, number]): string {
  const used = [it.lease.epoch, ...it.nodes.map(({ epoch }) => epoch), ...it.appends.map(({ epoch }) => epoch)];
  const ranks = [...new Set(used)].sort((a, b) => a - b);
  // No epoch stays none.
  const rank = (epoch: number) => (epoch === 0 ? 0 : ranks.indexOf(epoch) + (ranks[0] === 0 ? 0 : 1));
  const name = (n: number) => (n < 0 ? '-' : n === first ? 'A' : 'B');
  const nodes = [first, second].map((n) => {
    const { up, frozen, epoch, room, waits } = nodeOf(it, n);
    return `${up ? 'u' : 'd'}${frozen ? 'f' : ''}${rank(epoch)}${room ?? '?'}:${waits}`;
  });
  const { owner, epoch, runs } = it.lease;
  const appends = it.appends.map((each) => `${each.action}${each.after}${rank(each.epoch)}${name(each.from)}`).sort();
  const replies = it.replies.map((each) => `${each.action}${each.added ? '+' : '!'}${name(each.to)}`).sort();
  return [
    `${name(owner)}${rank(epoch)}${runs ? 'r' : ''}`,
    it.log,
    ...nodes,
    appends.join(),
    replies.join(),
    it.requests,
    it.acknowledged,
    it.known,
    it.usurped ? '!' : '',
  ].join('|');
}
