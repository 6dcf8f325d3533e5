import { getNPCActionCount, npcPhaseLevel } from '../guards/alertLevel.ts';
import type { View } from '../state/state.ts';
import { initiative, isWaiting, LAST_TURN } from '../units/turnStructure.ts';
import { crewOf } from '../units/units.ts';
import { counsel } from './counsel.ts';

/** Advice about the turn order. R 6 */
export const turnOrder = counsel({
  category: 'turn-order',
  sayings: {
    initiative: { severity: 'note', isRule: true },
    'guards-next': {
      severity: 'warning',
    },
    'they-act-on': {
      severity: 'note',
    },
    'twice-in-a-row': { severity: 'note' },
    'wake-first': {
      severity: 'note',
    },
    'pass-ends-turn': {
      severity: 'danger',
    },
  },

  situation({ view, seat }, add) {
    if (view.phase !== 'player-activation') return;
    const [own, others] = [waiting(view, seat), waiting(view, 1 - seat)];
    const { turn, deploying, activation } = view;
    const isFirst = !view.characters.some(({ activated }) => activated);
    if (isFirst && initiative(view) === seat) add('initiative', { turn });
    const isLast = activation === null ? own + others === 1 && own === 1 : own + others === 0;
    if (!isLast) {
      const toCome = activation === null ? own - 1 : own;
      if (others - toCome > 1) add('they-act-on', { count: others - toCome });
      return;
    }
    const level = npcPhaseLevel(view);
    const actions = getNPCActionCount(level, view);
    if (actions > 0) add('guards-next', { level, actions });
    if (turn < LAST_TURN && initiative({ turn: turn + 1, deploying }) === seat) add('twice-in-a-row');
  },

  action({ view, seat, action }, add) {
    if (action.type === 'activate') {
      for (const unit of crewOf(seat)) {
        const isStunned = view.characters[unit]!.stance === 'stunned';
        if (isStunned && unit !== action.character && isWaiting(view, unit)) add('wake-first', { unit });
      }
    }
    const frame = view.flow.at(-1);
    if (action.type === 'pass' && frame?.at === 'activate' && frame.passed) {
      add('pass-ends-turn', { count: waiting(view, seat) });
    }
  },
});

/** Returns how many characters of a crew are still to activate. */
function waiting(view: View, seat: number): number {
  return crewOf(seat).filter((unit) => isWaiting(view, unit)).length;
}
