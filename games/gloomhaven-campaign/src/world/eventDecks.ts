import { type EventRecord, recordOf, recordsOf } from '@tessera/gloomhaven/shared';
import type { Chance } from '@tessera/kernel';
import type { CampaignCtx, CampaignState } from '../state/state.ts';
import { tables } from '../state/tables.ts';

type Deck = EventRecord['deck'];

/** Returns a shuffled starting deck. R 16.3 */
export function startingDeck(deck: Deck, chance: Chance): CampaignState['decks'][Deck] {
  const [first, last] = tables().decks[deck];
  const cards = [...recordsOf('event').values()]
    .filter((event) => event.deck === deck && event.number >= first && event.number <= last)
    .map(({ id }) => id)
    .toSorted();
  const pile = [...cards];
  chance.shuffle(pile);
  return { cards, pile };
}

/** Draws the top card of a deck, or returns undefined when it is empty. The card stays in the deck until removed. */
export function drawEvent(state: CampaignState, deck: Deck, { log }: CampaignCtx): string | undefined {
  const event = state.decks[deck].pile.pop();
  if (event !== undefined) log({ type: 'event-drawn', event });
  return event;
}

/** Puts away a resolved card: out of the game, or under the deck without a shuffle. R 16.3 */
export function putAway(state: CampaignState, event: string, fate: 'remove' | 'return', { log }: CampaignCtx): void {
  const deck = state.decks[recordOf('event', event).deck];
  if (fate === 'return') deck.pile.unshift(event);
  else {
    deck.cards = deck.cards.filter((card) => card !== event);
    log({ type: 'event-removed', event });
  }
}

/** Adds a card and shuffles its deck. R 16.3 */
export function addEvent(state: CampaignState, event: string, { chance, log }: CampaignCtx): void {
  const deck = state.decks[recordOf('event', event).deck];
  if (deck.cards.includes(event)) return;
  deck.cards.push(event);
  deck.cards.sort();
  deck.pile.push(event);
  chance.shuffle(deck.pile);
  log({ type: 'event-added', event });
}

/** Adds the cards of a number, one per deck. R 16.9 */
export function addEventsNumbered(state: CampaignState, number: number, ctx: CampaignCtx): void {
  for (const event of recordsOf('event').values()) if (event.number === number) addEvent(state, event.id, ctx);
}
