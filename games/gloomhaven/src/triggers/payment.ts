import { hasCondition } from '../conditions/conditions.ts';
import { modifierAt } from '../content/pointed.ts';
import type { EffectExecution } from '../modifiers/effect.ts';
import { aspectsOf } from '../modifiers/modifier.ts';
import type { Choice } from '../state/choice.ts';
import type { Ctx } from '../state/events.ts';
import { seatFor } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State, View } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { inflictCondition } from './inflictCondition.ts';
import { type ConditionPrice, canPay, type Price, payers } from './prices.ts';

/** Returns the frames that pay a price, or undefined when it cannot be paid. */
export function payFrames(acting: EffectExecution, price: Price): Frame[] | undefined {
  const { state, figure, at } = acting;
  if (!canPay(state, figure, price)) return undefined;
  switch (price.type) {
    case 'damage':
      if (price.upTo) return [{ at: 'price', of: at, figure, most: price.value }];
      return [{ at: 'damage', figure, amount: price.value, by: figure, from: 'cost' }];
    case 'destroy-obstacle':
      return [{ at: 'place', of: at, figure, target: figure, left: 1 }];
    case 'discard-card':
      return [
        {
          at: 'cards',
          seat: figure,
          from: 'hand',
          to: 'discard',
          count: price.cards,
          must: true,
          summons: false,
          of: at,
        },
      ];
    case 'forgo':
      // It outlasts its card: a half given up stays given up.
      state.lasting.push({
        at,
        from: 'rule/forgone',
        owner: figure,
        on: [figure],
        value: null,
        lasts: 'round',
        used: false,
      });
      return [];
    case 'condition':
      return price.who.count === 'all'
        ? payers(state, figure, price).flatMap((id) => conditionFrames(state, figure, price, id, acting))
        : [{ at: 'price.whom', of: at, figure }];
  }
}

/** Returns the frames that add the condition, or deal damage to a figure that has it already. */
function conditionFrames(
  state: State,
  by: FigureId,
  { condition, damageInstead }: ConditionPrice,
  id: FigureId,
  ctx: Ctx,
): Frame[] {
  if (damageInstead > 0 && hasCondition(state.figures[id]!, condition)) {
    return [{ at: 'damage', figure: id, amount: damageInstead, by, from: 'cost' }];
  }
  return inflictCondition(state, id, condition, ctx, by);
}

type WhomFrame = Extract<Frame, { at: 'price.whom' }>;

function conditionPrice({ of }: WhomFrame): ConditionPrice | undefined {
  const modifier = modifierAt(of);
  const price = aspectsOf(modifier).payment?.(modifier).price;
  return price?.type === 'condition' ? price : undefined;
}

function openTo(table: View, frame: WhomFrame): FigureId[] {
  const price = conditionPrice(frame);
  return price === undefined ? [] : payers(table, frame.figure, price);
}

function paidBy(state: State, frame: WhomFrame, id: FigureId, ctx: Ctx): Frame[] {
  const price = conditionPrice(frame);
  return price === undefined ? [] : conditionFrames(state, frame.figure, price, id, ctx);
}

/** Choice of the figure that takes the condition that is the price. It is mandatory. */
export const prices = {
  'price.whom': {
    asks: (state, frame) => (openTo(state, frame).length > 1 ? seatFor(state, frame.figure) : []),
    prompt: (_state, { of, figure }) => ({ code: 'whom', params: { of, figure, left: 1 } }),
    options: (state, frame): Choice[] => openTo(state, frame).map((figure) => ({ type: 'target', figure })),
    sound: true,
    answers: {
      target: (state, frame, { action: { figure }, ...ctx }) => paidBy(state, frame, figure, ctx),
    },
    afterwards: (state, frame, ctx) => openTo(state, frame).flatMap((id) => paidBy(state, frame, id, ctx)),
  },
} satisfies Rule<'price.whom'>;
