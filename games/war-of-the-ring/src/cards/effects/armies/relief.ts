import type { Seat } from '@tessera/kernel';
import { attackByDie, canAttack } from '../../../battle/attack.ts';
import { kindSchema } from '../../../deck/kind.ts';
import { isInside, placesOf } from '../../../pieces/figures.ts';
import type { FrameOf } from '../../../state/frames.ts';
import { FREE } from '../../../state/numbers.ts';
import type { State } from '../../../state/state.ts';
import { siegesAgainst } from '../../armies.ts';
import { effectKind } from '../../effectKind.ts';

/** An Army attacks a besieger next to it, who rolls one die fewer for each unit inside the Stronghold. R 9.7.7 */
export const relief = effectKind({
  schema: kindSchema('relief', {}),
  describe: (_, t) => t('effect.relief'),
  can: (state, _effect, { seat }) => canAttack(state, attackOf(state, seat)),
  run(state, _effect, { seat }) {
    const frame = attackOf(state, seat);
    return canAttack(state, frame) ? [frame] : undefined;
  },
});

/** Returns an attack from the field against the besieger of an adjacent Stronghold. */
function attackOf(state: State, seat: Seat): FrameOf<'attack'> {
  const to = siegesAgainst(state, FREE);
  const from = to.length === 0 ? [] : placesOf(state, FREE).filter((place) => !isInside(place));
  return { ...attackByDie(seat, 'none'), from, to, hinders: true };
}
