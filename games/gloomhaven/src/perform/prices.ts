import type { EffectExecution, Of } from '../action/effects/kind.ts';
import type { Choice, Half } from '../choice.ts';
import { hasCondition } from '../conditions/conditions.ts';
import { inflictCondition } from '../conditions/inflictCondition.ts';
import type { Ctx } from '../events.ts';
import { has, seatFor } from '../figures.ts';
import type { Frame } from '../frames.ts';
import { modifierAt } from '../pointer.ts';
import { groundIn, looseObstacles } from '../scenario/plan.ts';
import type { Rule, State, View } from '../state.ts';
import type { FigureId } from '../stateRecords.ts';
import { selectable } from './select.ts';

type Price = Of<'cost'>['price'];

export function canPay(table: View, figure: FigureId, price: Price): boolean {
  const hero = table.heroes[figure];
  switch (price.type) {
    case 'damage':
      return table.figures[figure]!.hp > 0;
    case 'destroy-obstacle':
      return obstaclesBeside(table, figure).length > 0;
    case 'discard-card':
      return hero !== undefined && hero.hand.length >= price.cards;
    case 'forgo':
      return mayForgo(table, figure, price.half);
    case 'condition':
      return payers(table, figure, price).length > 0;
  }
}

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

type ConditionPrice = Extract<Price, { type: 'condition' }>;

/** Returns the figures that could take the condition that is the price. */
function payers(table: View, figure: FigureId, { who }: ConditionPrice): FigureId[] {
  return selectable({ table, figure, target: -1 }, who, { range: 1, targeting: false });
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
  return modifier.type === 'cost' && modifier.price.type === 'condition' ? modifier.price : undefined;
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

/** Returns the halves that a hero has given up for this round's turn. */
export function forgoneHalves({ lasting }: Pick<View, 'lasting'>, seat: FigureId): Half[] {
  return lasting.flatMap(({ at, on }) => {
    const modifier = modifierAt(at);
    return modifier.type === 'cost' && modifier.price.type === 'forgo' && on.includes(seat)
      ? [modifier.price.half]
      : [];
  });
}

/** Checks whether a half can still be given up, in the hero's turn or before it. A resting or stunned hero has none. */
function mayForgo(table: View, seat: FigureId, half: Half): boolean {
  const hero = table.heroes[seat];
  if (hero === undefined || hero.resting || has(table, seat, 'stun')) return false;
  if (forgoneHalves(table, seat).includes(half)) return false;
  if (table.turn.figure !== seat) return !table.figures[seat]!.acted;
  return table.turn.first !== 'both' && table.turn.first !== half;
}

/** Returns destructible obstacles adjacent to a figure. */
function obstaclesBeside(table: View, figure: FigureId): (readonly number[])[] {
  const ground = groundIn(table);
  const { cell } = table.figures[figure]!;
  return looseObstacles(table).filter((cells) => cells.some((one) => ground.range(cell, one) === 1));
}
