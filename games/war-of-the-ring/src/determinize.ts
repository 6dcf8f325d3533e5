import type { Chance, Viewer, Writable } from '@tessera/kernel';
import { DECK_SIZE } from './numbers.ts';
import type { State, View } from './state.ts';

/**
 * A state that looks the same to this viewer: of each deck, the cards that the viewer has not seen are dealt anew to the pile, to
 * the hands of others, to what they threw away and to a combat card that lies face down. R 5.8
 */
export function determinize(view: Writable<View>, _viewer: Viewer, chance: Chance): State {
  const unseen = unseenCards(view);
  for (const cards of unseen) chance.shuffle(cards);
  const deal = (deck: number): number => unseen[deck]!.pop() ?? 0;
  const { decks, players, battle, ...open } = view;
  const sideOfSeat = (seat: number) => (seat < freeSeats(players.length) ? 0 : 1);
  return {
    ...open,
    players: players.map(({ hand, thrown, offer }, seat) => {
      const held = hand.map(({ cards }, deck) => ({
        cards: cards.map((card) => card ?? deal(sideOfSeat(seat) * 2 + deck)),
      }));
      return {
        hand: held,
        thrown: thrown.map(({ cards }, deck) => ({
          cards: cards.map((card) => card ?? deal(sideOfSeat(seat) * 2 + deck)),
        })),
        offer: offer === undefined ? chance.pick(held.flatMap(({ cards }) => cards)) : offer,
      };
    }),
    battle: battle && {
      ...battle,
      fighters: battle.fighters.map((fighter, side) => ({
        ...fighter,
        card: fighter.card === undefined ? deal(side * 2 + Math.max(0, fighter.back)) : fighter.card,
      })),
    },
    decks: decks.map(({ pile }, deck) => ({ pile: pile.map((card) => card ?? deal(deck)) })),
  };
}

function freeSeats(players: number): number {
  return players === 4 ? 2 : 1;
}

/** The cards of each deck that the viewer has seen nowhere. */
function unseenCards({ players, battle, discards, table }: View): number[][] {
  const seen = new Set<number | null | undefined>([...discards.flat(), ...table]);
  for (const { hand, thrown } of players) {
    for (const { cards } of [...hand, ...thrown]) for (const card of cards) seen.add(card);
  }
  for (const { card } of battle?.fighters ?? []) seen.add(card);
  return [0, 1, 2, 3].map((deck) =>
    Array.from({ length: DECK_SIZE }, (_, i) => deck * DECK_SIZE + i).filter((card) => !seen.has(card)),
  );
}
