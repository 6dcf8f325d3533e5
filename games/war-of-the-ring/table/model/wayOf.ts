import type { View } from '@tessera/war-of-the-ring';
import { regionAt } from '@tessera/war-of-the-ring/facts';

/** The way that a group is about to take, while it is asked who goes. */
export function wayOf({ flow }: View): { readonly from?: number; readonly to?: number } {
  const frame = flow.at(-1);
  if (frame?.at === 'split' || frame?.at === 'attack.split')
    return { from: regionAt(frame.from), to: regionAt(frame.to) };
  return frame?.at === 'flight.to' ? { from: regionAt(frame.from) } : {};
}
