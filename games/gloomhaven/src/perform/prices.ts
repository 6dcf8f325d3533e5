import type { Acting, Of } from '../action/effects/kind.ts';
import { afflict } from '../afflict.ts';
import { hasCondition } from '../conditions/conditions.ts';
import type { Frame } from '../frames.ts';
import type { FigureId } from '../records.ts';
import { groundIn, looseObstacles } from '../scenario/plan.ts';
import type { View } from '../state.ts';
import { selectable } from './select.ts';

type Price = Of<'cost'>['price'];

/** Whether a price can be paid. */
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
      return table.turn.figure === figure && table.turn.first !== 'both';
    case 'condition':
      return selectable({ table, figure, target: -1 }, price.who, { range: 1, targeting: false }).length > 0;
  }
}

/** The price is paid; nothing where it cannot be. */
export function payFrames(acting: Acting, price: Price): Frame[] | undefined {
  const { state, figure, at, scene } = acting;
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
      state.turn.first = 'both';
      return [];
    case 'condition':
      return selectable(scene, price.who, { range: 1, targeting: false }).flatMap((id): Frame[] => {
        const one = state.figures[id]!;
        if (price.damageInstead > 0 && hasCondition(one, price.condition)) {
          return [{ at: 'damage', figure: id, amount: price.damageInstead, by: figure, from: 'cost' }];
        }
        return afflict(state, id, price.condition, acting, figure);
      });
  }
}

/** Obstacles beside a figure that can be destroyed. */
function obstaclesBeside(table: View, figure: FigureId): (readonly number[])[] {
  const ground = groundIn(table);
  const { cell } = table.figures[figure]!;
  return looseObstacles(table).filter((cells) => cells.some((one) => ground.range(cell, one) === 1));
}
