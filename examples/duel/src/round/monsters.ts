import { type Figures, heroesUp, monsterKind } from '../figures/figures.ts';
import { inRange } from '../state/board.ts';
import type { FigureId } from '../state/roster.ts';
import type { Rule } from '../state/state.ts';
import { quarries } from './focus.ts';

/** A monster moves towards its focus and attacks it, and other heroes in its reach. */
export const monsters = {
  monster(state, { figure: monster }, { log }) {
    const { figures } = state;
    const { move, power } = monsterKind(monster);
    const [focus] = quarries(state, monster);
    if (!focus) {
      log({ type: 'waited', figure: monster });
      return undefined;
    }
    const path = focus.path.slice(0, move + 1);
    if (path.length > 1) {
      figures[monster]!.cell = path.at(-1)!;
      log({ type: 'moved', figure: monster, path });
    }
    const targets = targetsOf(figures, monster, focus.hero);
    return targets.length > 0 ? [{ at: 'attack', attacker: monster, targets, power, push: 0 }] : undefined;
  },
} satisfies Rule<'monster'>;

/** Returns the heroes in range, the focus first. */
function targetsOf(figures: Figures, monster: FigureId, focus: FigureId): FigureId[] {
  const { range, targets } = monsterKind(monster);
  const { cell } = figures[monster]!;
  const others = heroesUp(figures).filter((hero) => hero !== focus);
  return [focus, ...others].filter((hero) => inRange(cell, figures[hero]!.cell, range)).slice(0, targets);
}
