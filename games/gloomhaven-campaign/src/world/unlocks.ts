import { recordOf } from '@tessera/gloomhaven/shared';
import { note } from '../state/journal.ts';
import type { CampaignCtx, CampaignState } from '../state/state.ts';
import { campaignRuling } from '../state/variants.ts';
import { addEventsNumbered } from './eventDecks.ts';

// Unlocks of a campaign: classes, envelopes, items, locations, achievements.

/** Unlocks a sealed class and adds its events to both decks. R 16.9 */
export function unlockClass(state: CampaignState, id: string, ctx: CampaignCtx): void {
  if (state.classes.includes(id)) return;
  state.classes.push(id);
  ctx.log({ type: 'class-unlocked', class: id });
  note(state, { what: 'class', class: id });
  const { unlockEvent } = recordOf('class', id);
  if (unlockEvent !== undefined) addEventsNumbered(state, unlockEvent, ctx);
}

/** Adds all copies of an item to the shop. R 16.5 */
export function unlockDesign(state: CampaignState, item: string, { log }: CampaignCtx): void {
  if (state.designs.includes(item)) return;
  state.designs.push(item);
  state.randomDesigns = state.randomDesigns.filter((other) => other !== item);
  log({ type: 'design', item });
}

/** Unlocks the next of the shuffled designs, if any is left. R 16.9 */
export function unlockRandomDesign(state: CampaignState, ctx: CampaignCtx): void {
  const item = state.randomDesigns.pop();
  if (item !== undefined) unlockDesign(state, item, ctx);
}

export function unlockScenario(state: CampaignState, scenario: string, { log }: CampaignCtx): void {
  if (state.unlocked.includes(scenario)) return;
  state.unlocked.push(scenario);
  state.randomScenarios = state.randomScenarios.filter((other) => other !== scenario);
  log({ type: 'scenario-unlocked', scenario });
}

/** Unlocks the next of the shuffled side scenarios, if the table plays with them and any is left. R 16.9 */
export function unlockRandomScenario(state: CampaignState, ctx: CampaignCtx): void {
  const scenario = state.sideScenarios ? state.randomScenarios.pop() : undefined;
  if (scenario !== undefined) unlockScenario(state, scenario, ctx);
}

/** Gains an achievement. A kind that is held once replaces the previous one. R 16.13; ruling 127 */
export function achieve(state: CampaignState, achievement: string, { log }: CampaignCtx): void {
  const record = recordOf('achievement', achievement);
  const scope = campaignRuling(state, 'achievement.scope') === 'global' ? 'global' : record.scope;
  const held = scope === 'global' ? state.city.achievements : state.party.achievements;
  if (held.includes(achievement) && !record.repeats) return;
  if (record.replaces !== undefined) {
    const isSame = (id: string) => recordOf('achievement', id).replaces === record.replaces;
    for (const other of held.filter(isSame)) loseAchievement(state, other, { log });
  }
  held.push(achievement);
  log({ type: 'achievement', achievement, scope });
  note(state, { what: 'achievement', achievement, scope });
}

export function loseAchievement(state: CampaignState, achievement: string, { log }: Pick<CampaignCtx, 'log'>): void {
  for (const held of [state.city.achievements, state.party.achievements]) {
    const at = held.indexOf(achievement);
    if (at < 0) continue;
    held.splice(at, 1);
    log({ type: 'achievement-lost', achievement });
    return;
  }
}

/** Returns how often an achievement is held. */
export function timesAchieved(
  {
    city,
    party,
  }: {
    readonly city: { readonly achievements: readonly string[] };
    readonly party: { readonly achievements: readonly string[] };
  },
  achievement: string,
): number {
  return [...city.achievements, ...party.achievements].filter((held) => held === achievement).length;
}
