import type { Chance } from '@tessera/kernel';
import { recordOf } from '../content/lookup.ts';
import type { Ctx } from '../state/events.ts';
import { isMonster } from '../state/figures.ts';
import type { MonsterDeck, State, View } from '../state/state.ts';
import { below, type Pointer } from '../vocabulary/pointer.ts';
import { deckNamed } from './initiative.ts';
import { isLurking } from './offMapMonsters.ts';

/** Returns a shuffled ability deck from which these cards are already drawn. */
export function shuffledAbilities(deck: string, chance: Chance, drawn: readonly number[] = []): MonsterDeck {
  const pile = recordOf('monster-deck', deck)
    .cards.map((_, n) => n)
    .filter((n) => !drawn.includes(n));
  chance.shuffle(pile);
  return { deck, pile, drawn: [...drawn], card: -1, consumed: 0 };
}

/** Returns the ability decks of a scenario: one per kind that may appear in it. R 2.1 */
export function decksFor(monsters: readonly string[], chance: Chance): MonsterDeck[] {
  const decks = new Set(monsters.map((monster) => recordOf('monster', monster).deck));
  return [...decks].map((deck) => shuffledAbilities(deck, chance));
}

/** Draws a card for every kind on the map that has none yet. R 3.4, 5.11 */
export function drawAbilities(state: State, { chance, log }: Ctx): void {
  for (const deck of state.monsterDecks) {
    if (deck.card >= 0 || !isPresent(state, deck.deck)) continue;
    if (deck.pile.length === 0) reshuffle(deck, chance);
    deck.card = deck.pile.pop()!;
    deck.drawn.push(deck.card);
    const { id, initiative } = recordOf('monster-deck', deck.deck).cards[deck.card]!;
    log({ type: 'ability-drawn', deck: deck.deck, card: id, initiative });
  }
}

/** Discards the cards at the end of a round and shuffles decks whose card says so. R 3.8 */
export function refreshAbilities(state: State, { chance, log }: Ctx): void {
  for (const deck of state.monsterDecks) {
    const shuffles = deck.card >= 0 && recordOf('monster-deck', deck.deck).cards[deck.card]!.shuffle;
    deck.card = -1;
    deck.consumed = 0;
    if (!shuffles) continue;
    reshuffle(deck, chance);
    log({ type: 'abilities-shuffled', deck: deck.deck });
  }
}

/** Returns the pointer to a monster's ability card of this round, or undefined when none is drawn. */
export function abilityOf(table: Pick<View, 'monsterDecks'>, monster: string): Pointer | undefined {
  const { deck } = recordOf('monster', monster);
  const card = deckNamed(table, deck)?.card ?? -1;
  return card < 0 ? undefined : below('monster-deck', deck, 'cards', card);
}

function isPresent(state: State, deck: string): boolean {
  return state.figures.some(
    (one, id) =>
      (one.cell >= 0 || isLurking(state, id)) && isMonster(one) && recordOf('monster', one.type).deck === deck,
  );
}

function reshuffle(deck: MonsterDeck, chance: Chance): void {
  // The card of this round is still in use.
  deck.pile.push(...deck.drawn.filter((n) => n !== deck.card));
  deck.drawn = deck.card < 0 ? [] : [deck.card];
  chance.shuffle(deck.pile);
}
