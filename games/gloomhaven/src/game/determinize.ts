import type { Chance, GameDefinition } from '@tessera/kernel';
import { dealPiles } from '../cards/knowledge.ts';
import { recordsOf } from '../content/recordMaps.ts';
import { undrawn } from '../modifierDeck/deck.ts';
import type { Options } from '../party/options.ts';
import { shuffledAbilities } from '../scenario/monsterDecks.ts';
import type { Choice } from '../state/choice.ts';
import type { ModifierDeck } from '../state/modifierDeck.ts';
import type { Hero, State, View } from '../state/state.ts';

type Definition = Required<GameDefinition<State, Choice, Options, View>>;

/** Deals all information hidden from this viewer at random: secret choices, battle goals, the order of all decks. */
export const determinize: Definition['determinize'] = (view, _viewer, chance): State => {
  const goals = unseenGoals(view);
  chance.shuffle(goals);
  return {
    ...view,
    counters: counts(view.counters),
    heroes: view.heroes.map((hero): Hero => {
      const { hand, aside, choice, ...shown } = hero;
      const piles = dealPiles({ ...shown, hand, aside, choice }, hero.seen, chance);
      return { ...hero, ...piles, tally: counts(hero.tally), goals: hero.goals.map((goal) => goal ?? goals.pop()!) };
    }),
    decks: {
      heroes: view.decks.heroes.map((deck) => dealDeck(deck, chance)),
      monsters: dealDeck(view.decks.monsters, chance),
    },
    monsterDecks: view.monsterDecks.map((deck) => ({
      ...deck,
      pile: shuffledAbilities(deck.deck, chance, deck.drawn).pile,
    })),
  };
};

function dealDeck(deck: Omit<ModifierDeck, 'pile'>, chance: Chance): ModifierDeck {
  const pile = undrawn(deck);
  chance.shuffle(pile);
  return { ...deck, pile };
}

function unseenGoals({
  heroes,
}: {
  readonly heroes: readonly { readonly goals: readonly (string | null)[] }[];
}): string[] {
  const seen = new Set(heroes.flatMap(({ goals }) => goals));
  return [...recordsOf('battle-goal').keys()].filter((goal) => !seen.has(goal));
}

/** Replaces missing counts with 0, because the view type allows undefined values. */
function counts(counted: Readonly<Record<string, number | undefined>>): Record<string, number> {
  return Object.fromEntries(Object.entries(counted).map(([name, count]) => [name, count ?? 0]));
}
