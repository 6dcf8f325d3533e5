import { selectable } from '../../perform/select.ts';
import { modifierAt } from '../../pointer.ts';
import { marksOf } from '../../situation.ts';
import { effect } from './kind.ts';

/** Marks go over to another figure. */
export const moveMark = effect<'move-mark'>({
  once: () => true,
  happens({ state, figure, scene }, { count, to }) {
    const marked = marksOf(state, figure);
    const [next] = selectable(scene, to, { range: 0, targeting: true }).filter((id) => !marked.includes(id));
    if (next === undefined) return undefined;
    let left = count === 'all' ? 99 : count;
    for (const one of state.lasting) {
      if (left === 0) break;
      if (one.owner !== figure || modifierAt(one.at).type !== 'mark') continue;
      one.on = [next];
      left--;
    }
    return undefined;
  },
});
