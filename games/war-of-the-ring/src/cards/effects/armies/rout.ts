import { enterRegion } from '../../../armies/capture.ts';
import { destroyArmy, endurance } from '../../../armies/losses.ts';
import { moveAll } from '../../../armies/siege.ts';
import { provoke } from '../../../battle/battle.ts';
import { retreatsOf } from '../../../battle/retreat.ts';
import { CHARACTERS, type Character } from '../../../content/index.ts';
import { characters } from '../../../deck/fields.ts';
import { kindSchema } from '../../../deck/kind.ts';
import { hasArmy } from '../../../pieces/figures.ts';
import { commanderOf } from '../../../pieces/roles.ts';
import { SHADOW } from '../../../state/numbers.ts';
import type { State } from '../../../state/state.ts';
import { askFor, pick } from '../../choices.ts';
import { effectKind } from '../../effectKind.ts';

/**
 * The Shadow Army in the character's region takes as many hits as one die shows and retreats, or is destroyed. R 9.9.5
 */
export const rout = effectKind({
  schema: kindSchema('rout', { with: characters }),
  describe: (_, t) => t('effect.rout'),
  can: (state, { with: who }) => enemyAt(state, who) !== undefined,
  run(state, { with: who }, play, ctx) {
    const region = enemyAt(state, who);
    if (region === undefined) return undefined;
    provoke(state, region, ctx);
    const hits = ctx.chance.d(6);
    ctx.log({ type: 'card-rolled', card: play.card, dice: [hits], needs: 1 });
    // With no retreat or no unit left, the Army and all figures with it are destroyed.
    const isLost = hits >= endurance(state, region, SHADOW) || retreatsOf(state, region, SHADOW).length === 0;
    if (isLost) {
      destroyArmy(state, region, SHADOW, [], ctx);
      return undefined;
    }
    const asked = commanderOf(state, region, SHADOW);
    return [{ at: 'casualties', side: SHADOW, place: region, hits, battle: false }, askFor(play, asked)];
  },
  options(state, { with: who }) {
    const region = enemyAt(state, who);
    return region === undefined ? [] : retreatsOf(state, region, SHADOW).map((to) => pick('region', to));
  },
  chosen(state, { with: who }, _play, [to], ctx) {
    const from = enemyAt(state, who)!;
    moveAll(state, from, to!, SHADOW);
    ctx.log({ type: 'retreated', from, to: to! });
    enterRegion(state, to!, SHADOW, ctx);
    return undefined;
  },
});

/** Returns the region of one of these characters, if a Shadow Army is there. */
function enemyAt(state: State, who: readonly Character[]): number | undefined {
  const places = who.map((id) => state.characters[CHARACTERS.indexOf(id)]!);
  return places.find((place) => place >= 0 && hasArmy(state, place, SHADOW));
}
