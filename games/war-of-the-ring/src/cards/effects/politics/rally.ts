import { kindSchema } from '../../../deck/kind.ts';
import { activate, advance, canAdvance, nationsOf } from '../../../politics/politics.ts';
import type { State } from '../../../state/state.ts';
import { askFor, pick } from '../../choices.ts';
import { effectKind } from '../../effectKind.ts';

/** A Nation of the owner's choice becomes active and advances one step. */
export const rally = effectKind({
  schema: kindSchema('rally', {}),
  describe: (_, t) => t('effect.rally'),
  can: (state, _effect, { side }) => willing(state, side).length > 0,
  run: (state, _effect, play) => (willing(state, play.side).length > 0 ? [askFor(play, play.seat)] : undefined),
  options: (state, _effect, { side }) => willing(state, side).map((nation) => pick('nation', nation)),
  chosen(state, _effect, _play, [nation], ctx) {
    activate(state, nation!, 'card', ctx);
    advance(state, nation!, 'card', ctx);
    return undefined;
  },
});

/** Returns the Nations that the card would change. */
function willing(state: State, side: number): number[] {
  return nationsOf(side).filter((nation) => !state.active[nation] || canAdvance(state, nation));
}
