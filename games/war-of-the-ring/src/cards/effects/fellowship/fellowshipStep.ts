import { kindSchema } from '../../../deck/kind.ts';
import { canHide, canMoveFellowship, hide } from '../../../fellowship/fellowship.ts';
import { askFor, enough, NO_MORE, pick } from '../../choices.ts';
import { effectKind } from '../../effectKind.ts';

/** The Free Peoples may hide a revealed Fellowship, or move a hidden one; no die goes to the Hunt Box. R 10.3 */
export const fellowshipStep = effectKind({
  schema: kindSchema('fellowship-step', {}),
  describe: (_, t) => t('effect.fellowship-step'),
  ways: ['step'],
  can: (state) => canHide(state) || canMoveFellowship(state),
  run: (state, _effect, play) => (canHide(state) || canMoveFellowship(state) ? [askFor(play, play.seat)] : undefined),
  options: () => [enough, pick('branch', 0)],
  chosen(state, _effect, _play, [answer], ctx) {
    if (answer === NO_MORE) return undefined;
    if (canMoveFellowship(state)) return [{ at: 'fellowship.move', die: false }];
    hide(state, ctx);
    return undefined;
  },
});
