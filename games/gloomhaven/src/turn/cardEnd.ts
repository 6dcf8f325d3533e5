import { activate, activeOf, dropEffects, isLostHalf } from '../active.ts';
import { momentFrames } from '../moments.ts';
import { moveCard } from '../piles/piles.ts';
import type { Rule } from '../state.ts';

/** Where a card goes when its half is over: active, lost or discarded. R 4.3, 4.5, 4.6, 4.8 */
export const cardEnd = {
  'card.end'(state, { seat, card, half, basic }, ctx) {
    const hero = state.heroes[seat]!;
    if (!hero.inPlay.includes(card)) return undefined;
    const counts = !basic && state.turn.performed;
    if (counts && activeOf(card, half) !== undefined) return activate(state, seat, card, half, ctx);
    if (!counts) dropEffects(state, seat, card);
    const to = counts && isLostHalf(card, half) ? 'lost' : 'discard';
    moveCard(hero, card, 'inPlay', to);
    ctx.log({ type: 'card-moved', seat, card, to });
    return basic ? momentFrames(state, half === 'top' ? 'basic-top' : 'basic-bottom', seat) : undefined;
  },
} satisfies Rule<'card.end'>;
