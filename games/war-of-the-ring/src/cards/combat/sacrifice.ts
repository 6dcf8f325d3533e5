import { eliminate, loseCharacter } from '../../armies/losses.ts';
import { battleOf, combatants, placeOf } from '../../battle/battleRecord.ts';
import { LEVEL } from '../../pieces/characters.ts';
import { troopsAt } from '../../pieces/figures.ts';
import { LEADERS_OF } from '../../pieces/troops.ts';
import { FREE } from '../../state/numbers.ts';
import type { State } from '../../state/state.ts';
import { askFighter, enemyOf, enough, NO_MORE, pick } from '../choices.ts';
import { combatKind, combatSchema } from '../combatKind.ts';

/** A Leader may die to cancel one hit, or a Companion to cancel as many as his Level. R 9.5.1 */
export const sacrifice = combatKind({
  schema: combatSchema('sacrifice', {}),
  describe: (_, t) => t('combat.sacrifice'),
  way: (_effect, branch) => ['leader', 'companion'][branch],
  strike: (state, _effect, blow) =>
    enemyOf(state, blow).hits > 0 && branches(state).length > 0 ? [askFighter(blow)] : undefined,
  options(state, _effect, _blow, [branch]) {
    if (branch === undefined) return [enough, ...branches(state).map((one) => pick('branch', one))];
    return branch === LEADER
      ? leaders(state).map((troop) => pick('troop', troop))
      : combatants(state, FREE).map((character) => pick('character', character));
  },
  struck(state, _effect, blow, chosen, ctx) {
    const [branch, victim] = chosen;
    if (branch === NO_MORE) return undefined;
    if (victim === undefined) return [askFighter(blow, chosen)];
    const enemy = enemyOf(state, blow);
    const hits = Math.min(enemy.hits, branch === LEADER ? 1 : LEVEL[victim]!);
    enemy.hits -= hits;
    ctx.log({ type: 'hits-cancelled', side: 1 - blow.side, hits });
    if (branch === LEADER) eliminate(state, placeOf(battleOf(state), FREE), victim, 1, ctx);
    else loseCharacter(state, victim, ctx);
    return undefined;
  },
});

const LEADER = 0;
const COMPANION = 1;

function leaders(state: State): number[] {
  const place = placeOf(battleOf(state), FREE);
  return LEADERS_OF[FREE]!.filter((troop) => troopsAt(state, place, troop) > 0);
}

function branches(state: State): number[] {
  return [...(leaders(state).length > 0 ? [LEADER] : []), ...(combatants(state, FREE).length > 0 ? [COMPANION] : [])];
}
