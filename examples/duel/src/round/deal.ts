import { dealUnknown } from '@tessera/chance';
import type { GameDefinition } from '@tessera/kernel';
import { isHero, monsterKind } from '../figures/figures.ts';
import { concealedCards, concealedPiles } from '../figures/hand.ts';
import { shuffledDeck } from '../figures/modifierDeck.ts';
import { STARTS } from '../state/board.ts';
import { CARD_IDS, type CardId } from '../state/cards.ts';
import type { Ctx } from '../state/events.ts';
import { HERO_IDS } from '../state/roster.ts';
import type { Action, Figure, Hero, Options, State, View } from '../state/state.ts';

const HAND = 6;

/** Creates the initial state: figures on their cells, six cards per hero, the rest aside. */
export function setup({ heroHp, monsterHp, rounds }: Options, _seats: number, { chance }: Ctx): State {
  const cards = [...CARD_IDS];
  chance.shuffle(cards);
  return {
    round: 0,
    lastRound: rounds,
    figures: STARTS.map((cell, id): Figure => {
      if (isHero(id)) return { cell, hp: heroHp, fullHp: heroHp, shield: 0, retaliate: 0 };
      const { shield, retaliate } = monsterKind(id);
      return { cell, hp: monsterHp, fullHp: monsterHp, shield, retaliate };
    }),
    heroes: HERO_IDS.map(() => newHero(cards.splice(0, HAND))),
    aside: cards,
    decks: { heroes: shuffledDeck(chance), monsters: shuffledDeck(chance) },
    attacks: [],
    flow: [{ at: 'round.begin' }],
  };
}

type Definition = Required<GameDefinition<State, Action, Options, View>>;

/**
 * Re-deals everything hidden from this viewer: other hands, face-down picks, the cards aside, the order of the piles.
 */
export const determinize: Definition['determinize'] = (view, viewer, chance) => {
  const { heroes, decks } = view;
  const own = heroes.map((hero, seat) => (seat === viewer ? cardsInSight(hero.hand, hero.pick, hero.revealed) : []));
  const piles = concealedPiles(heroes).map((pile, place) => ({
    ...pile,
    known: own[place]?.length ? own[place] : (pile.known ?? []),
  }));
  const dealt = dealUnknown(concealedCards(heroes), piles, (cards) => chance.shuffle(cards));
  return {
    ...view,
    heroes: heroes.map((hero, seat): Hero => {
      const { hand, pick } = hero;
      if (seat === viewer) return { ...hero, hand: hand.filter((card) => card !== null), pick: pick ?? null };
      const cards = dealt[seat]!;
      return { ...hero, hand: cards, pick: pick === undefined ? cards.pop()! : pick };
    }),
    aside: dealt.at(-1)!,
    decks: {
      heroes: shuffledDeck(chance, decks.heroes.drawn),
      monsters: shuffledDeck(chance, decks.monsters.drawn),
    },
  };
};

function newHero(hand: CardId[]): Hero {
  return { hand, discard: [], lost: [], seen: [], pick: null, revealed: false };
}

/** Returns the visible cards of a hand, including a pick that only its owner sees. */
function cardsInSight(hand: readonly (CardId | null)[], pick: CardId | null | undefined, revealed: boolean): CardId[] {
  const cards = hand.filter((card) => card !== null);
  return pick && !revealed ? [...cards, pick] : cards;
}
