import type { GameDefinition } from '@tessera/kernel';
import { STARTS } from './board.ts';
import { CARD_IDS, type CardId } from './cards.ts';
import type { Ctx } from './events.ts';
import { HERO_IDS, isHero, monsterKind } from './figures.ts';
import { shuffledDeck } from './modifierDeck.ts';
import type { Action, Figure, Hero, Options, State, View } from './state.ts';

const HAND = 6;

/** The first state: figures on their places, six cards a hero, the rest aside. */
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

/** Deals anew what this viewer cannot know: other hands, face-down picks, the cards aside, the order of the piles. */
export const determinize: Definition['determinize'] = (view, viewer, chance) => {
  const { heroes, decks } = view;
  const unseen = unseenCards(view);
  chance.shuffle(unseen);
  return {
    ...view,
    heroes: heroes.map((hero, seat): Hero => {
      const { discard, lost, seen, pick } = hero;
      if (seat === viewer) return { ...hero, hand: hero.hand.filter((card) => card !== null), pick: pick ?? null };
      const hand = seen.filter((card) => !discard.includes(card) && !lost.includes(card) && card !== pick);
      const facedown = pick === undefined;
      hand.push(...unseen.splice(0, hero.hand.length + (facedown ? 1 : 0) - hand.length));
      chance.shuffle(hand);
      return { ...hero, hand, pick: facedown ? hand.pop()! : pick };
    }),
    aside: unseen,
    decks: {
      heroes: shuffledDeck(chance, decks.heroes.drawn),
      monsters: shuffledDeck(chance, decks.monsters.drawn),
    },
  };
};

function newHero(hand: CardId[]): Hero {
  return { hand, discard: [], lost: [], seen: [], pick: null, revealed: false };
}

/** The cards of which this viewer does not know whose they are. */
function unseenCards({ heroes }: View): CardId[] {
  const placed = new Set(heroes.flatMap(({ seen, hand, pick }) => [...seen, ...hand, pick]));
  return CARD_IDS.filter((card) => !placed.has(card));
}
