import { kindSchema } from '../../../deck/kind.ts';
import { corrupt } from '../../../fellowship/corruption.ts';
import { takenFromFellowship } from '../../../hunt/huntTile.ts';
import { fellowCount, fellows, LEVEL } from '../../../pieces/characters.ts';
import { leaderOf } from '../../../pieces/roles.ts';
import { FREE } from '../../../state/numbers.ts';
import { askFor, pick } from '../../choices.ts';
import { effectKind } from '../../effectKind.ts';

/** Draws a random Companion of the Fellowship: the Free Peoples take his Level in Corruption, or lose him. */
export const lure = effectKind({
  schema: kindSchema('lure', {}),
  describe: (_, t) => t('effect.lure'),
  ways: ['corruption', 'loss'],
  can: (state) => fellowCount(state) > 0,
  run(state, _effect, play, { chance }) {
    const companions = fellows(state);
    if (companions.length === 0) return undefined;
    return [askFor(play, leaderOf(state, FREE), [chance.pick(companions)])];
  },
  // The Companion is drawn; the choice is his Level as Corruption, or his loss.
  options: () => [pick('branch', CORRUPTION), pick('branch', LOSS)],
  chosen(state, _effect, _play, [companion, branch], ctx) {
    if (branch === LOSS) {
      ctx.log({ type: 'character-lost', character: companion! });
      return takenFromFellowship(state, companion!, ctx);
    }
    corrupt(state, LEVEL[companion!]!, ctx);
    return undefined;
  },
});

const CORRUPTION = 0;
const LOSS = 1;
