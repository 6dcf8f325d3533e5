import { isOfSupply } from '../content/enhancedCard.ts';
import { ZONES, type Zone } from '../state/pileFields.ts';

/** The piles of one character. */
export interface Piles {
  hand: string[];
  aside: string[];
  choice: { cards: string[] } | null;
  revealed: boolean;
  inPlay: string[];
  active: string[];
  discard: string[];
  lost: string[];
  seen: string[];
}

/** The public part of the piles, available in views and states. */
export type ShownPiles = Readonly<
  Record<Exclude<Zone, 'hand'> | 'seen', readonly string[]> & {
    readonly hand: readonly unknown[];
    readonly aside: readonly unknown[];
  }
>;

/** Returns starting piles: some cards in hand, the others left in the pool. */
export function newPiles(hand: readonly string[], aside: readonly string[] = []): Piles {
  return {
    hand: [...hand],
    aside: [...aside],
    choice: null,
    revealed: false,
    inPlay: [],
    active: [],
    discard: [],
    lost: [],
    seen: [],
  };
}

export function zoneOf(piles: Readonly<Record<Zone, readonly (string | null)[]>>, card: string): Zone | undefined {
  return ZONES.find((zone) => piles[zone].includes(card));
}

/**
 * Moves a card. A card that leaves the hand openly or lies in another zone becomes public. A card of a supply returns
 * to it instead of being discarded or lost.
 */
export function moveCard(piles: Piles, card: string, from: Zone, to: Zone): void {
  if ((to === 'discard' || to === 'lost') && isOfSupply(card)) {
    takeCard(piles, card, from);
    return;
  }
  takeFrom(piles, card, from);
  piles[to].push(card);
  showCard(piles, card);
}

/** Removes a card from a character: another character owns it now, or it returned to its supply. */
export function takeCard(piles: Piles, card: string, from: Zone): void {
  takeFrom(piles, card, from);
  piles.seen = piles.seen.filter((one) => one !== card);
}

function takeFrom(piles: Piles, card: string, from: Zone): void {
  const at = piles[from].indexOf(card);
  if (at < 0) throw new PileError('not-there', card, `The card is not in the pile "${from}".`);
  piles[from].splice(at, 1);
}

export function moveCards(piles: Piles, moved: readonly string[], from: Zone, to: Zone): void {
  for (const card of [...moved]) moveCard(piles, card, from, to);
}

/** Makes public that this card belongs to this character. */
export function showCard({ seen }: Pick<Piles, 'seen'>, card: string): void {
  if (!seen.includes(card)) seen.push(card);
}

/** Error for a card that is not in the given zone. */
export class PileError extends Error {
  readonly code: 'not-there' | 'too-few';
  readonly card: string;

  constructor(code: PileError['code'], card: string, message: string) {
    super(`${message} (${code}: ${card})`);
    this.name = 'PileError';
    this.code = code;
    this.card = card;
  }
}
