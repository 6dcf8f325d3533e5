import { dealUnknown, type KnownPile, mayHold } from '@tessera/chance';
import type { Chance } from '@tessera/kernel';
import { ZONES } from '../state/pileFields.ts';
import type { Piles, ShownPiles } from './piles.ts';

/**
 * Checks whether public knowledge allows a character to have this card in hand. `owned` are all cards it could bring.
 */
export function mayHoldCard(piles: ShownPiles, owned: readonly string[], card: string): boolean {
  const known = knownPiles(piles);
  return mayHold(concealed(piles, owned), known, known[0], card);
}

/** The piles in a view: hidden cards are null or absent. */
export interface SeenPiles {
  readonly hand: readonly (string | null)[];
  readonly aside: readonly (string | null)[];
  readonly choice?: { readonly cards: readonly string[] } | null | undefined;
  readonly revealed: boolean;
  readonly inPlay: readonly string[];
  readonly active: readonly string[];
  readonly discard: readonly string[];
  readonly lost: readonly string[];
  readonly seen: readonly string[];
}

/**
 * Returns piles consistent with this viewer's knowledge. A visible hand stays as it is. A hidden hand is dealt at
 * random from the unseen cards, with a secret choice that it allows.
 */
export function dealPiles(piles: SeenPiles, owned: readonly string[], chance: Chance): Piles {
  const { hand, aside, choice } = piles;
  const shown = {
    revealed: piles.revealed,
    inPlay: [...piles.inPlay],
    active: [...piles.active],
    discard: [...piles.discard],
    lost: [...piles.lost],
    seen: [...piles.seen],
  };
  // An empty hand hides nothing, but the choice made with it may still be secret.
  if (choice !== undefined && hand.every((card) => card !== null) && aside.every((card) => card !== null)) {
    return { ...shown, hand: [...hand], aside: [...aside], choice: choice ? { cards: [...choice.cards] } : null };
  }
  const [dealt, home] = dealUnknown(concealed(piles, owned), knownPiles(piles), (some) => chance.shuffle(some));
  const isSecret = choice === undefined;
  const chosen = choice ? { cards: [...choice.cards] } : null;
  return {
    ...shown,
    hand: dealt ?? [],
    aside: home ?? [],
    choice: isSecret ? { cards: secretChoice(dealt ?? [], piles.discard.length, chance) } : chosen,
  };
}

// Two cards when the hand has them, else a long rest.
function secretChoice(hand: readonly string[], discards: number, chance: Chance): string[] {
  if (hand.length < 2) return [];
  const mayRest = discards >= 2;
  if (mayRest && chance.d(8) === 1) return [];
  const left = [...hand];
  return [chance.draw(left), chance.draw(left)];
}

/** Returns the known cards of hand and pool: a seen card that lies in no other zone is in hand. */
function knownPiles({ hand, aside, seen, ...zones }: ShownPiles): [KnownPile<string>, KnownPile<string>] {
  const open = ZONES.flatMap((zone) => (zone === 'hand' ? [] : zones[zone]));
  return [{ size: hand.length, known: seen.filter((card) => !open.includes(card)) }, { size: aside.length }];
}

/** Returns the cards that are in hand or left in the pool. */
function concealed({ inPlay, active, discard, lost, seen }: ShownPiles, owned: readonly string[]): string[] {
  const open = new Set([...inPlay, ...active, ...discard, ...lost]);
  return [...new Set([...owned, ...seen])].filter((card) => !open.has(card));
}
