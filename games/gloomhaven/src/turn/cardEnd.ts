import { activate, dropEffects } from '../abilities/activation.ts';
import { activeOf, isLostHalf } from '../cards/activeCards.ts';
import { moveCard } from '../cards/piles.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule } from '../state/state.ts';
import { triggerFrames } from '../triggers/due.ts';
import { rulingOf } from '../vocabulary/variants.ts';

/** Moves a card after its half: active, lost or discarded. R 4.3, 4.5, 4.6, 4.8 */
export const cardEnd = {
  'card.end'(state, { seat, card, half, basic }, ctx) {
    const hero = state.heroes[seat]!;
    const basicMoment = (): Frame[] => triggerFrames(state, half === 'top' ? 'basic-top' : 'basic-bottom', seat);
    if (!hero.inPlay.includes(card))
      return basic && rulingOf(state, 'play.move') === 'atPlay' ? basicMoment() : undefined;
    const counts = !basic && state.turn.performed;
    if (counts && activeOf(card, half) !== undefined) return activate(state, seat, card, half, ctx);
    if (!counts) dropEffects(state, seat, card);
    const to = counts && isLostHalf(card, half) ? 'lost' : 'discard';
    moveCard(hero, card, 'inPlay', to);
    ctx.log({ type: 'card-moved', seat, card, to });
    return basic ? basicMoment() : undefined;
  },
} satisfies Rule<'card.end'>;
