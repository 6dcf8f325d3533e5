import { type MilestoneRecord, recordsOf } from '@tessera/gloomhaven/shared';
import type { CampaignCtx, CampaignState } from '../state/state.ts';
import { timesAchieved } from '../world/unlocks.ts';
import { applyEffects } from './effects.ts';

/** Applies every milestone whose condition is met, once. R 16.4, 16.11, 16.13 */
export function reachMilestones(state: CampaignState, ctx: CampaignCtx): void {
  for (const { id, when, effects } of recordsOf('milestone').values()) {
    if (state.milestones.includes(id) || !isReached(state, when)) continue;
    state.milestones.push(id);
    applyEffects(state, effects, `milestone/${id}`, ctx);
    // One may trigger another, in any order.
    reachMilestones(state, ctx);
    return;
  }
}

function isReached(state: CampaignState, when: MilestoneRecord['when']): boolean {
  switch (when.type) {
    case 'reputation-least':
      return state.party.reputation >= when.value;
    case 'reputation-most':
      return state.party.reputation <= when.value;
    case 'donated':
      return state.city.donated >= when.gold;
    case 'achieved':
      return when.achievements.every((achievement) => timesAchieved(state, achievement) >= when.times);
    case 'retirements':
      return state.players.reduce((sum, { retired }) => sum + retired, 0) >= when.least;
  }
}
