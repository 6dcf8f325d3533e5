import { type Chance, hidden } from '@tessera/kernel';
import * as z from 'zod';

/** An attack modifier deck: one per character, one for all monsters. R 7.4 */
export const ModifierDeck = z.object({
  /** The last one is on top. */
  pile: hidden(z.array(z.string())),
  drawn: z.array(z.string()),
  /** All cards of the deck, in the pile or drawn. Public, so any player can compute the remaining cards. */
  cards: z.array(z.string()),
  /** Whether a drawn card triggers a shuffle at the end of the round. R 3.8 */
  due: z.boolean(),
});
export type ModifierDeck = z.infer<typeof ModifierDeck>;

/** Shuffles all drawn cards back into the pile. */
export function reshuffle(deck: ModifierDeck, chance: Chance): void {
  deck.pile.push(...deck.drawn);
  deck.drawn.length = 0;
  deck.due = false;
  chance.shuffle(deck.pile);
}

/** Shuffles a card into the remaining pile. R 8.8 */
export function shuffleIn(deck: ModifierDeck, card: string, chance: Chance): void {
  deck.pile.push(card);
  deck.cards.push(card);
  chance.shuffle(deck.pile);
}

/** Removes up to `count` cards of a kind, drawn ones first. Returns how many. R 4.10 */
export function removeCards(deck: ModifierDeck, card: string, count: number): number {
  let gone = 0;
  while (gone < count && (take(deck.drawn, card) || take(deck.pile, card))) {
    take(deck.cards, card);
    gone++;
  }
  return gone;
}

/** Removes a card from a list. Returns whether it was there. */
export function take(cards: string[], card: string): boolean {
  const at = cards.lastIndexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}
