import { type Refusal, refuse } from '@tessera/kernel';
import { discardedCards } from '../cards/activeCards.ts';
import { moveCards } from '../cards/piles.ts';
import { canPlay, canRest, isOutOfCards } from '../cards/rest.ts';
import { recordOf } from '../content/lookup.ts';
import { LAST } from '../scenario/initiative.ts';
import { drawAbilities } from '../scenario/monsterDecks.ts';
import { scenarioRulesAt } from '../scenario/ruleTimes.ts';
import { noteRoundStart } from '../scenario/tally.ts';
import type { Choice } from '../state/choice.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State } from '../state/state.ts';
import { triggerFrames } from '../triggers/due.ts';
import { pairs } from '../turn/extra.ts';

/** Start of a round: the players choose cards in secret, then reveal them. R 3.2 to 3.4 */
export const picks = {
  'round.begin'(state, _frame, { log }) {
    state.round++;
    log({ type: 'round', round: state.round });
    for (const figure of state.figures) figure.acted = false;
    noteRoundStart(state);
    const out: Frame[] = [];
    for (const [seat, hero] of state.heroes.entries()) {
      hero.revealed = false;
      hero.resting = false;
      hero.choice = null;
      // R 3.2, 6.6: neither two cards nor a rest
      if (!hero.exhausted && isOutOfCards({ ...hero, discard: discardedCards(hero) }))
        out.push({ at: 'exhaustion', seat });
    }
    return [...out, { at: 'picks' }];
  },

  picks: {
    asks: (state) =>
      state.heroes.flatMap(({ exhausted, choice }, seat) => (!exhausted && choice === null ? [seat] : [])),
    options: (state, _frame, seat): Choice[] => {
      const hero = state.heroes[seat]!;
      return [...(canPlay(hero) ? pairs(hero.hand) : []), ...(mayRest(hero) ? [{ type: 'long-rest' as const }] : [])];
    },
    sound: true,
    answers: {
      pick: {
        refuse: (state, _frame, seat, { cards }) => refusePick(state.heroes[seat]!.hand, cards),
        play(state, _frame, { seat, action: { cards }, log }) {
          state.heroes[seat]!.choice = { cards: [...cards] };
          log({ type: 'picked', seat, cards: [...cards] }, { to: [seat], others: { type: 'picked', seat } });
          return undefined;
        },
      },
      'long-rest': {
        refuse: (state, _frame, seat) => (mayRest(state.heroes[seat]!) ? undefined : refuse('too-few-discards')),
        play(state, _frame, { seat, log }) {
          state.heroes[seat]!.choice = { cards: [] };
          log({ type: 'picked', seat, cards: [] }, { to: [seat], others: { type: 'picked', seat } });
          return undefined;
        },
      },
    },
    afterwards: () => [{ at: 'reveal' }],
  },

  reveal(state, _frame, ctx) {
    for (const [seat, hero] of state.heroes.entries()) {
      if (hero.exhausted || hero.choice === null) continue;
      const { cards } = hero.choice;
      hero.revealed = true;
      hero.resting = cards.length === 0;
      hero.initiative = cards[0] === undefined ? LAST : recordOf('card', cards[0]).initiative;
      hero.second = cards[1] === undefined ? LAST : recordOf('card', cards[1]).initiative;
      moveCards(hero, cards, 'hand', 'inPlay');
      if (hero.resting) ctx.log({ type: 'resting', seat });
      else ctx.log({ type: 'revealed', seat, cards: [...cards], initiative: hero.initiative });
    }
    drawAbilities(state, ctx);
    const heroes = state.heroes.flatMap(({ exhausted }, seat) => (exhausted ? [] : [seat]));
    return [
      ...heroes.flatMap((seat) => triggerFrames(state, 'cards-revealed', seat)),
      ...scenarioRulesAt(state, 'round-start'),
      ...heroes.flatMap((seat) => triggerFrames(state, 'round-start', seat)),
      { at: 'turns' },
    ];
  },
} satisfies Rule<'round.begin' | 'picks' | 'reveal'>;

/** Checks whether a hero may rest. Active cards without the lost icon count as discarded. R 4.8 */
function mayRest(hero: State['heroes'][number]): boolean {
  return canRest({ discard: discardedCards(hero) });
}

function refusePick(hand: State['heroes'][number]['hand'], cards: readonly string[]): Refusal | undefined {
  if (cards[0] === cards[1]) return refuse('same-card-twice');
  const missing = cards.find((card) => !hand.includes(card));
  return missing === undefined ? undefined : refuse('not-in-hand', { card: missing });
}
