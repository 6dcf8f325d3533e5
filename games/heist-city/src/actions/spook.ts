import { refuse } from '@tessera/kernel';
import { type Cell, distance, siteOf } from '../map/site.ts';
import { distanceOf, pathOf, reachOf, refuseWalk, walk } from '../movement/walk.ts';
import type { ActionOf } from '../state/action.ts';
import type { View } from '../state/state.ts';
import { areEnemies, cellOf, isConscious, unitCount } from '../units/units.ts';
import { type ActionRules, ruleOf } from './actionRule.ts';
import { meleeArms, refuseStrike, strike } from './attackAction.ts';

const REACH = 1;

/** Abilities of the Spook: moving and attacking in one action. R 13 */
export const spook = {
  cqc: ruleOf<'cqc'>('cqc-technique', {
    options(state, actor) {
      const options: ActionOf<'cqc'>[] = [];
      const near = enemiesNear(state, actor, distanceOf(state, actor, 'cqc-technique') + REACH);
      if (near.length === 0) return options;
      const site = siteOf(state.map);
      const usual = meleeArms(state, actor);
      const { count, cells } = reachOf(state, actor, distanceOf(state, actor, 'cqc-technique'));
      for (let i = 0; i < count; i++) {
        const to = cells[i]!;
        const targets = near.filter((target) => distance(site, to, cellOf(state, target)) <= REACH);
        if (targets.length === 0) continue;
        const arms = state.areas.length === 0 ? usual : meleeArms(standingAt(state, actor, to), actor);
        for (const target of targets) for (const weapon of arms) options.push({ type: 'cqc', to, weapon, target });
      }
      return options;
    },
    refuse: refuseCqc,
    play(state, actor, action, ctx) {
      walk(state, actor, pathOf(state, actor, action, distanceOf(state, actor, 'cqc-technique')), 'moved', ctx.log);
      return strike(state, actor, action, REACH, ctx);
    },
  }),
} satisfies ActionRules<'cqc'>;

function refuseCqc(state: View, actor: number, action: ActionOf<'cqc'>) {
  const { to, target, weapon } = action;
  const reason = refuseWalk(state, actor, action, distanceOf(state, actor, 'cqc-technique'));
  if (reason) return reason;
  if (!(target < unitCount(state))) return refuse('no-target', { action: 'cqc-technique' });
  // The attack and its weapon are checked from the end of the move. R 13, 14.3
  return refuseStrike(standingAt(state, actor, to), actor, { weapon, target }, REACH);
}

/** Returns the view with a unit in another hex. */
function standingAt(state: View, unit: number, cell: Cell): View {
  return { ...state, characters: state.characters.with(unit, { ...state.characters[unit]!, cell }) };
}

function enemiesNear(state: View, actor: number, reach: number): number[] {
  const site = siteOf(state.map);
  const from = cellOf(state, actor);
  const near: number[] = [];
  for (let unit = 0; unit < unitCount(state); unit++) {
    if (!areEnemies(actor, unit) || !isConscious(state, unit)) continue;
    if (distance(site, from, cellOf(state, unit)) <= reach) near.push(unit);
  }
  return near;
}
