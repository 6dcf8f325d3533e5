import { placesOn } from '@tessera/gloomhaven-campaign';

/** A spot of a card with the stickers that fit. */
export interface CardSpot {
  readonly card: string;
  readonly half: 'top' | 'bottom';
  readonly on: string;
  readonly nth: number;
  readonly spot: number;
  readonly stickers: readonly string[];
}

export function spotKey({ half, on, nth, spot }: Pick<CardSpot, 'half' | 'on' | 'nth' | 'spot'>): string {
  return `${half}/${on}/${nth}/${spot}`;
}

/**
 * Returns the parameters that identify a spot of its card: the line of its kind and the spot on it, when there are
 * several.
 */
export function spotParams(spot: Pick<CardSpot, 'card' | 'half' | 'on' | 'nth' | 'spot'>): {
  readonly nth: number;
  readonly lines: number;
  readonly spot: number;
  readonly spots: number;
} {
  const alike = spotsOf(spot.card).filter(({ half, on }) => half === spot.half && on === spot.on);
  return {
    nth: spot.nth,
    lines: new Set(alike.map(({ nth }) => nth)).size,
    spot: spot.spot + 1,
    spots: alike.filter(({ nth }) => nth === spot.nth).length,
  };
}

/** Returns the spots of a card, each once, from top to bottom. */
export function spotsOf(card: string): readonly CardSpot[] {
  const spots = new Map<string, CardSpot & { stickers: string[] }>();
  for (const { sticker, ...place } of placesOn(card)) {
    const known = spots.get(spotKey(place));
    if (known) known.stickers.push(sticker);
    else spots.set(spotKey(place), { ...place, stickers: [sticker] });
  }
  return [...spots.values()].toSorted((a, b) => Number(a.half === 'bottom') - Number(b.half === 'bottom'));
}
