import { faceDown, ownerOnly } from '@tessera/kernel';
import * as z from 'zod';
import { isOfSupply } from '../content/enhancedCard.ts';

/** Where the ability cards of a character can be. R 6.1 */
export const ZONES = ['hand', 'inPlay', 'active', 'discard', 'lost'] as const;
export type Zone = (typeof ZONES)[number];

const cards = z.array(z.string());

/** The ability cards of a character, to be spread into what stands in a `perSeat` array. */
export const pileFields = {
  hand: ownerOnly(cards),
  /** Cards of the pool that stayed at home. */
  aside: ownerOnly(cards),
  /**
   * This round's choice: two cards with the leading one first, or none for a long rest. They stay in hand until they are
   * revealed, so that the size of the hand gives nothing away. R 3.2
   */
  choice: faceDown(z.object({ cards: cards.max(2) }).nullable(), { until: 'revealed', owner: true }),
  revealed: z.boolean(),
  /** Revealed and not yet played. R 3.3 */
  inPlay: cards,
  active: cards,
  discard: cards,
  lost: cards,
  /** Cards that everyone has seen to be this character's, wherever they are now. */
  seen: cards,
} as const;

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

/** What everyone may know of them; a view has it as well as a state. */
export type ShownPiles = Readonly<
  Record<Exclude<Zone, 'hand'> | 'seen', readonly string[]> & {
    readonly hand: readonly unknown[];
    readonly aside: readonly unknown[];
  }
>;

/** Piles to begin with: some cards in hand, the others at home. */
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

/** The zone a card is in. */
export function zoneOf(piles: Readonly<Record<Zone, readonly (string | null)[]>>, card: string): Zone | undefined {
  return ZONES.find((zone) => piles[zone].includes(card));
}

/**
 * Moves a card; whatever leaves the hand openly, or lies anywhere else, everyone knows from then on. A card of a supply goes back to it instead
 * of being discarded or lost.
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

/** A card leaves a character: it is somebody else's from now on, or back in its supply. */
export function takeCard(piles: Piles, card: string, from: Zone): void {
  takeFrom(piles, card, from);
  piles.seen = piles.seen.filter((one) => one !== card);
}

function takeFrom(piles: Piles, card: string, from: Zone): void {
  const at = piles[from].indexOf(card);
  if (at < 0) throw new PileError('not-there', card, `The card is not in the pile "${from}".`);
  piles[from].splice(at, 1);
}

/** Moves several cards. */
export function moveCards(piles: Piles, moved: readonly string[], from: Zone, to: Zone): void {
  for (const card of [...moved]) moveCard(piles, card, from, to);
}

/** From now on everyone knows that this card is this character's. */
export function showCard({ seen }: Pick<Piles, 'seen'>, card: string): void {
  if (!seen.includes(card)) seen.push(card);
}

/** A card that is asked for where it is not. */
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
