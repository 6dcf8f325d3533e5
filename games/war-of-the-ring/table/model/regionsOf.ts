import type { GameEvent, Json } from '@tessera/kernel';
import { PLACE_COUNT, regionAt } from '@tessera/war-of-the-ring/facts';

const FIELDS = ['region', 'place', 'from', 'to'] as const;

/** Returns the regions of an event. */
export function regionsOf(event: GameEvent): number[] {
  const found = FIELDS.flatMap((field) => {
    const value: Json | undefined = event[field];
    return typeof value === 'number' && value >= 0 && value < PLACE_COUNT ? [regionAt(value)] : [];
  });
  return [...new Set(found)];
}

/** Filters of the log. */
export const TOPICS = ['all', 'battle', 'ring', 'politics', 'cards', 'here'] as const;
export type Topic = (typeof TOPICS)[number];

const BY_TOPIC: Readonly<Record<Exclude<Topic, 'all' | 'here'>, RegExp>> = {
  battle:
    /^(attacked|round|combat|extra|hits|lost|reduced|ceased|retreated|battle|siege|sheltered|captured|leadership|character-lost|white)/,
  ring: /^(declared|entered-mordor|guide|fellowship|hunt|tile|no-tile|damage|corrupted|healed|revealed|figure|mordor|separated|die-to-hunt|allocated)/,
  politics: /^(activated|advanced|moved-back|recruited|entered-play|upgraded)/,
  cards: /^(drew|threw|swapped|card|table-card)/,
};

/** Returns whether an event passes a filter. */
export function isAbout(event: GameEvent, topic: Topic, region: number | undefined): boolean {
  if (topic === 'all') return true;
  if (topic === 'here') return region !== undefined && regionsOf(event).includes(region);
  return BY_TOPIC[topic].test(event.type);
}
