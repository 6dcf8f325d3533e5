import { standingEffects } from '../deck/standing.ts';
import type { Ctx } from '../state/events.ts';
import { FREE, SHADOW } from '../state/numbers.ts';
import type { Rule, State } from '../state/state.ts';

const LAST_STEP = 12;
/** Last step of the Mordor Track. R 2.9 */
const CRACK_OF_DOOM = 5;

/** Returns whether the Fellowship can move: hidden, and not at the end of the track. R 10.3, 10.10 */
export function canMoveFellowship({ fellowship }: Pick<State, 'fellowship'>): boolean {
  const { hidden, progress, mordor } = fellowship;
  return hidden && (mordor < 0 ? progress < LAST_STEP : mordor < CRACK_OF_DOOM);
}

export function canHide({ fellowship }: Pick<State, 'fellowship'>): boolean {
  return !fellowship.hidden;
}

/** Hides the Fellowship; on the Mordor Track that counts as an attempt. R 10.7, 10.10 */
export function hide(state: State, { log }: Ctx): void {
  state.fellowship.hidden = true;
  if (state.fellowship.mordor >= 0) state.trackTried = true;
  log({ type: 'fellowship-hid' });
}

/** A move of the Fellowship and the Hunt for it; the die that paid then lies in the Hunt Box. R 10.3, 10.10 */
export const fellowshipMove = {
  'fellowship.move'(state, { die }, { log }) {
    const { fellowship } = state;
    if (!canMoveFellowship(state)) return;
    if (fellowship.mordor >= 0) {
      state.trackTried = true;
      const eye = state.huntBox[FREE]! + state.huntBox[SHADOW]!;
      return [
        {
          at: 'hunt.draw',
          hunt: { cause: 'track', eye, noEye: false, unreduced: false, forced: false, noReveal: false },
        },
        { at: 'fellowship.moved', die },
      ];
    }
    fellowship.progress++;
    log({ type: 'fellowship-moved', progress: fellowship.progress });
    return [{ at: 'hunt.roll' }, { at: 'fellowship.moved', die }];
  },

  'fellowship.moved'(state, { die }, { log }) {
    if (!die || (state.table.length > 0 && standingEffects(state, 'die-aside').length > 0)) return;
    state.huntBox[FREE]! += 1;
    log({ type: 'die-to-hunt-box', side: FREE });
  },
} satisfies Rule<'fellowship.move' | 'fellowship.moved'>;
