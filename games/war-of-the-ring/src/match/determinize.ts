import type { Chance, Viewer, Writable } from '@tessera/kernel';
import { whyNotCombat } from '../cards/combatRules.ts';
import { DECK_SIZE } from '../state/numbers.ts';
import type { State, View } from '../state/state.ts';

/**
 * Returns a state that looks the same to this viewer. Per deck, it deals the unseen cards to the pile, the other hands,
 * face-down discards and a face-down combat card. R 5.8
 */
export function determinize(view: Writable<View>, _viewer: Viewer, chance: Chance): State {
  const unseen = unseenCards(view);
  for (const cards of unseen) chance.shuffle(cards);
  const deal = (deck: number): number => unseen[deck]!.pop() ?? 0;
  const { decks, players, battle, ...open } = view;
  const sideOfSeat = (seat: number) => (seat < freeSeats(players.length) ? 0 : 1);
  return {
    ...open,
    // Before the hands, because few cards can be the face-down one.
    battle: battle && {
      ...battle,
      fighters: battle.fighters.map((fighter, side) => ({
        ...fighter,
        card: fighter.card === undefined ? dealCombatCard(view, side, unseen) : fighter.card,
      })),
    },
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
    decks: decks.map(({ pile }, deck) => ({ pile: pile.map((card) => card ?? deal(deck)) })),
  };
}

/** Deals a face-down combat card: one of its deck whose condition holds, because others cannot be played. */
function dealCombatCard(view: Writable<View>, side: number, unseen: readonly number[][]): number {
  const cards = unseen[side * 2 + Math.max(0, view.battle!.fighters[side]!.back)]!;
  const board = openly(view);
  const at = cards.findIndex((card) => whyNotCombat(board, side, card) === undefined);
  return cards.splice(at, 1)[0] ?? 0;
}

/** Returns the public state, with empty hands and piles. Conditions of combat cards read no more. */
function openly({ players, decks, battle, ...open }: Writable<View>): State {
  const nothing = () => [{ cards: [] }, { cards: [] }];
  return {
    ...open,
    players: players.map(() => ({ hand: nothing(), thrown: nothing(), offer: null })),
    decks: decks.map(() => ({ pile: [] })),
    battle: battle && {
      ...battle,
      fighters: battle.fighters.map((fighter) => ({ ...fighter, card: fighter.card ?? null })),
    },
  };
}

function freeSeats(players: number): number {
  return players === 4 ? 2 : 1;
}

/** Returns the cards of each deck that the viewer has not seen. */
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
