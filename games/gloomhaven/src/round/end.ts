import { endActive, endLasting } from '../abilities/activation.ts';
import { activeOf } from '../cards/activeCards.ts';
import { expireConditions } from '../conditions/conditions.ts';
import { decayElements } from '../elements/elements.ts';
import { activeModifiers } from '../inPlay/activeModifiers.ts';
import { refreshDeck } from '../modifierDeck/deck.ts';
import { refreshAbilities } from '../scenario/monsterDecks.ts';
import { leaveByExits, noteEnding } from '../scenario/outcome.ts';
import { scenarioRulesAt } from '../scenario/ruleTimes.ts';
import { figuresUp } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule } from '../state/state.ts';
import { triggerFrames } from '../triggers/due.ts';
import { rulingOf } from '../vocabulary/variants.ts';

/** The end of a round, in the order of R 3.8. */
export const roundEnd = {
  'round.end'(state) {
    const heroes = state.heroes.flatMap(({ exhausted }, seat) => (exhausted ? [] : [seat]));
    state.counters['rounds-survived'] = state.round;
    const resting = heroes.filter((seat) => state.heroes[seat]!.resting);
    const rests = rulingOf(state, 'longRest.when') === 'endOfRound' ? resting : [];
    return [
      ...rests.map((seat): Frame => ({ at: 'rest.long', seat })),
      ...scenarioRulesAt(state, 'round-end'),
      ...heroes.flatMap((seat) => triggerFrames(state, 'round-end', seat)),
      { at: 'round.over' },
    ];
  },

  'round.over'(state, _frame, ctx) {
    const { chance, log } = ctx;
    for (const [seat, deck] of state.decks.heroes.entries()) {
      if (refreshDeck(deck, chance)) log({ type: 'modifiers-shuffled', seat });
    }
    if (refreshDeck(state.decks.monsters, chance)) log({ type: 'modifiers-shuffled', seat: -1 });
    refreshAbilities(state, ctx);
    if (state.elements.some((strength) => strength > 0)) log({ type: 'elements-decayed' });
    decayElements(state);
    // A card's effect on the rest that ends the round counts although the card ends with the round.
    const full = state.heroes.map((_, seat) => activeModifiers(state, seat, 'rest').length > 0);
    const frames: Frame[] = [];
    for (const [seat, hero] of state.heroes.entries()) {
      for (const { card, half } of [...hero.halves]) {
        if (activeOf(card, half)?.lasts === 'round') frames.push(...endActive(state, seat, card, ctx));
      }
    }
    endLasting(state, 'round');
    endLasting(state, 'attack');
    if (rulingOf(state, 'condition.expiry') === 'endOfRound') {
      for (const id of figuresUp(state)) {
        for (const condition of expireConditions(state.figures[id]!))
          log({ type: 'condition-lost', figure: id, condition });
      }
    }
    leaveByExits(state, ctx);
    noteEnding(state, ctx);
    if (state.ending !== 'none') return [{ at: 'scenario.over' }];
    const rests = full.map((isFull, seat): Frame => ({ at: 'rest.short', seat, ...(isFull && { full: true }) }));
    return [...frames, ...rests, { at: 'round.begin' }];
  },
} satisfies Rule<'round.end' | 'round.over'>;
