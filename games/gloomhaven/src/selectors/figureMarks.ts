import { isMark } from '../cards/activeCards.ts';
import { carrierOf } from '../scenario/carriedTokens.ts';
import { scenarioPlan } from '../scenario/plan.ts';
import type { View } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';

/** A mark of a card on a figure: a doom, a prey. */
export interface FigureMark {
  readonly owner: FigureId;
  readonly card: string;
}

/** Returns the marks of cards on a figure. R 4.8 */
export function marksOn({ lasting }: Pick<View, 'lasting'>, figure: FigureId): readonly FigureMark[] {
  return lasting.flatMap((one) => {
    const [kind, card = ''] = one.from.split('/');
    return one.on.includes(figure) && kind === 'card' && isMark(one) ? [{ owner: one.owner, card }] : [];
  });
}

/** Returns the ids of the things that a figure carries. */
export function thingsOf(view: Pick<View, 'scenario' | 'counters'>, figure: FigureId): readonly string[] {
  return scenarioPlan(view.scenario).record.things.flatMap(({ id }) => (carrierOf(view, id) === figure ? [id] : []));
}
