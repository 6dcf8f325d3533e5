import type { Frame } from './frames.ts';
import type { State } from './state.ts';
import type { FigureId } from './stateRecords.ts';

type Suffer = Extract<Frame, { at: 'suffer' }>;

/** Returns the innermost damage that a figure is about to suffer. Effects may still change it. */
export function pendingDamage(state: State, figure: FigureId): Suffer | undefined {
  return state.flow.findLast((frame): frame is Suffer => frame.at === 'suffer' && frame.figure === figure);
}

/** Returns the pending damage of the current moment's figure, which may differ from the owner of the effect. */
export function damageInQuestion(state: State): Suffer | undefined {
  const due = state.flow.findLast((frame) => frame.at === 'moment');
  return due?.at === 'moment' && due.moment === 'damage' ? pendingDamage(state, due.figure) : undefined;
}
