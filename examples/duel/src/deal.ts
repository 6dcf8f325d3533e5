import type { Chance, Ctx, Viewer } from '@tessera/kernel';
import { STARTS } from './board.ts';
import { CARD_IDS, type CardId } from './cards.ts';
import { HERO_NAMES, isHero, monsterKind } from './figures.ts';
import { newDeck, undrawn } from './modifierDeck.ts';
import { type Figure, type Hero, type Options, State, type View } from './state.ts';

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
    heroes: HERO_NAMES.map(() => newHero(cards.splice(0, HAND))),
    aside: cards,
    decks: { heroes: newDeck(chance), monsters: newDeck(chance) },
    attacks: [],
    flow: [{ at: 'round.begin' }],
  };
}

/** Deals anew what this viewer cannot know: other hands, face-down picks, the cards aside, the order of the piles. */
export function determinize(view: View, viewer: Viewer, chance: Chance): State {
  const unseen = unseenCards(view, viewer);
  chance.shuffle(unseen);
  const heroes = view.heroes.map((hero, seat) => {
    if (seat === viewer) return hero;
    const { discard, lost, seen, picked, revealed } = hero;
    const cards = seen.filter((card) => !discard.includes(card) && !lost.includes(card) && hero.pick !== card);
    const facedown = picked && !revealed ? 1 : 0;
    cards.push(...unseen.splice(0, hero.hand.length + facedown - cards.length));
    chance.shuffle(cards);
    return { ...hero, pick: facedown ? cards.pop() : (hero.pick ?? null), hand: cards };
  });
  // The view's arrays are read-only to the compiler; parsing gives a state that is not.
  return State.parse({
    ...view,
    heroes,
    aside: unseen,
    decks: { heroes: dealDeck(view.decks.heroes, chance), monsters: dealDeck(view.decks.monsters, chance) },
  });
}

function newHero(hand: CardId[]): Hero {
  return { hand, discard: [], lost: [], seen: [], pick: null, picked: false, revealed: false };
}

/** The cards of which this viewer does not know whose they are. */
function unseenCards({ heroes }: View, viewer: Viewer): CardId[] {
  const placed = new Set(
    heroes.flatMap(({ seen, hand, pick }, seat) =>
      seat === viewer ? [...seen, ...knownCards(hand), ...(pick ? [pick] : [])] : seen,
    ),
  );
  return CARD_IDS.filter((card) => !placed.has(card));
}

function knownCards(hand: readonly (CardId | null)[]): CardId[] {
  return hand.filter((card) => card !== null);
}

function dealDeck({ drawn }: View['decks']['heroes'], chance: Chance) {
  const pile = undrawn(drawn);
  chance.shuffle(pile);
  return { pile, drawn };
}
