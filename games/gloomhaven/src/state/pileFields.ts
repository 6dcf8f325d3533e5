import { faceDown, ownerOnly } from '@tessera/kernel';
import * as z from 'zod';

/** Zones of a character's ability cards. R 6.1 */
export const ZONES = ['hand', 'inPlay', 'active', 'discard', 'lost'] as const;

export type Zone = (typeof ZONES)[number];

const cards = z.array(z.string());

/** Ability card fields of a character, to be spread into an entry of a `perSeat` array. */
export const pileFields = {
  hand: ownerOnly(cards),
  /** Cards of the pool that are not in this scenario's hand. */
  aside: ownerOnly(cards),
  /**
   * This round's choice: two cards, the leading one first, or none for a long rest. They stay in hand until revealed,
   * so that the size of the hand reveals nothing. R 3.2
   */
  choice: faceDown(z.object({ cards: cards.max(2) }).nullable(), { until: 'revealed', owner: true }),
  revealed: z.boolean(),
  /** Revealed and not yet played. R 3.3 */
  inPlay: cards,
  active: cards,
  discard: cards,
  lost: cards,
  /** Cards publicly known to belong to this character, in any zone. */
  seen: cards,
} as const;
