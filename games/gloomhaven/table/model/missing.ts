import type { GameFormatter } from '@tessera/text';
import type { Offer } from './offer.ts';

/** Returns the kind of input that the question waits for. */
export function missingKind(offer: Offer): 'half' | 'hex' | 'figure' | 'area' | 'card' | 'answer' {
  if (offer.areas.length > 0) return 'area';
  if (offer.figures.size > 0) return 'figure';
  if (offer.cells.size > 0) return 'hex';
  if (offer.plays.length > 0) return 'half';
  if (offer.cards.length > 0 || offer.losses.length > 0) return 'card';
  return 'answer';
}

/** Returns why a press on a hex did nothing, and the choice that is needed. */
export function notThere(offer: Offer, { t }: Pick<GameFormatter, 't'>): string {
  return t('missing.notThere', { missing: t(`missing.${missingKind(offer)}`) });
}
