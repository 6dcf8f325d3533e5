import { effect } from './kind.ts';

/** Two figures change places. */
export const swap = effect<'swap'>({
  happens({ state, figure, target, performance, log }, { self }) {
    const other = self ? figure : (performance?.targets.find((id) => id !== target) ?? figure);
    const one = state.figures[other]!;
    const two = state.figures[target]!;
    if (one.cell < 0 || two.cell < 0) return undefined;
    [one.cell, two.cell] = [two.cell, one.cell];
    log({ type: 'put', figure: other, cell: one.cell });
    log({ type: 'put', figure: target, cell: two.cell });
    return undefined;
  },
});
