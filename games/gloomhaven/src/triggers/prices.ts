import { modifierAt } from '../content/pointed.ts';
import { selectable } from '../inPlay/select.ts';
import type { Cost } from '../modifiers/kinds/conditional/cost.ts';
import { aspectsOf } from '../modifiers/modifier.ts';
import { groundIn, looseObstacles } from '../scenario/plan.ts';
import type { Half } from '../state/choice.ts';
import { has } from '../state/figures.ts';
import type { View } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';

export type Price = Cost['price'];

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

export type ConditionPrice = Extract<Price, { type: 'condition' }>;

/** Returns the figures that could take the condition that is the price. */
export function payers(table: View, figure: FigureId, { who }: ConditionPrice): FigureId[] {
  return selectable({ table, figure, target: -1 }, who, { range: 1, targeting: false });
}

/** Returns the halves that a hero has given up for this round's turn. */
export function forgoneHalves({ lasting }: Pick<View, 'lasting'>, seat: FigureId): Half[] {
  return lasting.flatMap(({ at, on }) => {
    const modifier = modifierAt(at);
    const price = aspectsOf(modifier).payment?.(modifier).price;
    return price?.type === 'forgo' && on.includes(seat) ? [price.half] : [];
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
