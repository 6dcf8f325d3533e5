import { endActive } from '../abilities/activation.ts';
import { discardedCards, openActives } from '../cards/activeCards.ts';
import { canRest, drawForRest, takeBack } from '../cards/rest.ts';
import { refreshItem } from '../perform/cards.ts';
import { countFor } from '../scenario/tally.ts';
import type { Choice } from '../state/choice.ts';
import type { Ctx } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State } from '../state/state.ts';
import { triggerFrames } from '../triggers/due.ts';
import { rulingOf } from '../vocabulary/variants.ts';

/** Rests. R 6.2, 6.3 */
export const rests = {
  // The whole turn: the player loses one discarded card of their choice and recovers the others; heal 2, items are
  // refreshed.
  'rest.long': {
    asks: (state, { seat }) => (discardedCards(state.heroes[seat]!).length > 1 ? seat : []),
    options: (state, { seat }): Choice[] => [
      ...state.heroes[seat]!.discard.map((card): Choice => ({ type: 'cards', cards: [card] })),
      ...endings(state, seat),
    ],
    answers: {
      'end-active': (state, frame, { action: { card }, ...ctx }) => [...endActive(state, frame.seat, card, ctx), frame],
      cards: (state, { seat, short }, { action: { cards }, ...ctx }) =>
        short ? restShort(state, seat, cards[0]!, ctx, true) : restLong(state, seat, cards[0]!, ctx),
    },
    afterwards(state, { seat, short }, ctx) {
      const [card] = state.heroes[seat]!.discard;
      return short && card !== undefined ? restShort(state, seat, card, ctx, true) : restLong(state, seat, card, ctx);
    },
  },

  'rest.short': {
    asks: (state, { seat }) => (!state.heroes[seat]!.exhausted && mayRest(state, seat) ? seat : []),
    options: (state, { seat }): Choice[] => [
      ...(canRest(state.heroes[seat]!) ? [{ type: 'short-rest' as const }] : []),
      ...endings(state, seat),
      { type: 'no-rest' },
    ],
    answers: {
      'end-active': (state, frame, { action: { card }, ...ctx }) => [...endActive(state, frame.seat, card, ctx), frame],
      'short-rest'(state, { seat, full }, { chance, log }) {
        // R 6.3: a hero who short rests with the benefits of a long rest chooses the card.
        if (full) return [{ at: 'rest.long', seat, short: true }];
        const card = drawForRest(state.heroes[seat]!, chance);
        log({ type: 'rest-drawn', seat, card });
        return [{ at: 'rest.draw', seat, card }];
      },
      'no-rest': () => undefined,
    },
  },

  // R 6.2: redraws once for 1 damage.
  'rest.draw': {
    asks: (_state, { seat }) => seat,
    prompt: (_state, { card }) => ({ code: 'rest', params: { card } }),
    options: (): Choice[] => [{ type: 'keep' }, { type: 'redraw' }],
    answers: {
      keep: (state, { seat, card }, ctx) => restShort(state, seat, card, ctx),
      redraw(state, { seat, card }, ctx) {
        const next = drawForRest(state.heroes[seat]!, ctx.chance, card, rulingOf(state, 'shortRest.reroll'));
        ctx.log({ type: 'rest-drawn', seat, card: next });
        return [...restShort(state, seat, next, ctx), { at: 'damage', figure: seat, amount: 1, by: -1, from: 'rest' }];
      },
    },
  },
} satisfies Rule<'rest.long' | 'rest.short' | 'rest.draw'>;

/** Checks whether a hero may rest, counting discarded cards and active cards without the lost icon. R 4.8 */
function mayRest(state: State, seat: number): boolean {
  return canRest({ discard: discardedCards(state.heroes[seat]!) });
}

/** Returns the choices to recover active cards with the rest, which ends them. R 6.2 */
function endings(state: State, seat: number): Choice[] {
  return openActives(state.heroes[seat]!).map((card) => ({ type: 'end-active', card }));
}

function restLong(state: State, seat: number, lost: string | undefined, ctx: Ctx): Frame[] {
  takeBack(state.heroes[seat]!, lost);
  ctx.log({ type: 'rested', seat, how: 'long', card: lost ?? '' });
  countFor(state, seat, 'long-rest');
  return [...recovered(state, seat, ctx), ...triggerFrames(state, 'long-rest', seat)];
}

function restShort(state: State, seat: number, lost: string, ctx: Ctx, full = false): Frame[] {
  takeBack(state.heroes[seat]!, lost);
  ctx.log({ type: 'rested', seat, how: 'short', card: lost });
  countFor(state, seat, 'short-rest');
  return [...(full ? recovered(state, seat, ctx) : []), ...triggerFrames(state, 'short-rest', seat)];
}

/** Performs "Heal 2, Self" and refreshes every spent item. */
function recovered(state: State, seat: number, { log }: Ctx): Frame[] {
  for (const { id, state: now } of [...state.heroes[seat]!.items])
    if (now === 'spent') refreshItem(state, seat, id, log);
  return [{ at: 'heal', figure: seat, amount: 2, by: seat }];
}
