import { selectable } from '../../perform/select.ts';
import { effect } from './kind.ts';

/** Redistributes the damage of several figures among them, one point at a time. */
export const redistribute = effect<'redistribute'>({
  once: () => true,
  happens({ state, figure, at, scene }, { who }) {
    const among = selectable(scene, who, { range: 0, targeting: false });
    const taken = among.reduce((sum, id) => sum + state.figures[id]!.maxHp - state.figures[id]!.hp, 0);
    for (const id of among) state.figures[id]!.hp = state.figures[id]!.maxHp;
    return taken === 0 ? undefined : [{ at: 'redistribute', of: at, figure, among, left: taken }];
  },
});
