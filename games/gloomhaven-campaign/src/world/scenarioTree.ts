import { type LocationRecord, recordOf, recordsOf } from '@tessera/gloomhaven/shared';
import { type Refusal, refuse } from '@tessera/kernel';
import type { CampaignCtx, CampaignState, CampaignView } from '../state/state.ts';
import { timesAchieved, unlockScenario } from './unlocks.ts';

type Table = Pick<CampaignView, 'unlocked' | 'completed' | 'blocked' | 'city' | 'party'>;

/** Returns the reason why a scenario cannot be played now, or undefined. R 15.6, 16.14 */
export function whyNotPlayable(state: Table, scenario: string, casual: boolean): Refusal | undefined {
  if (!recordsOf('location').has(scenario)) return refuse('no-such-scenario', { scenario });
  if (!state.unlocked.includes(scenario)) return refuse('scenario-locked', { scenario });
  if (!recordsOf('scenario').has(scenario)) return refuse('no-map', { scenario });
  if (casual) return undefined;
  if (state.completed.includes(scenario)) return refuse('scenario-completed', { scenario });
  if (state.blocked.includes(scenario)) return refuse('scenario-blocked', { scenario });
  return meetsRequirement(state, scenario) ? undefined : refuse('requirement-missing', { scenario });
}

/** Checks whether one of the requirements of a scenario holds, or it has none. */
export function meetsRequirement(state: Pick<Table, 'city' | 'party'>, scenario: string): boolean {
  const { requires } = recordOf('location', scenario);
  return requires.length === 0 || requires.some((requirement) => evaluatePredicate(state, requirement));
}

export function evaluatePredicate(
  state: Pick<Table, 'city' | 'party'>,
  { has, lacks }: LocationRecord['requires'][number],
): boolean {
  return (
    has.every(({ achievement, times }) => timesAchieved(state, achievement) >= times) &&
    lacks.every((achievement) => timesAchieved(state, achievement) === 0)
  );
}

/** Checks whether the party meets a road event on its way. R 16.1 */
export function takesRoadEvent({ party }: Pick<CampaignView, 'party'>, scenario: string, casual: boolean): boolean {
  const { road } = recordOf('location', scenario);
  if (casual || !road) return false;
  if (party.inTown || party.place === '') return true;
  return scenario !== party.place && !recordOf('location', party.place).links.includes(scenario);
}

/** Completes a won scenario of the story: it unlocks others and may close some permanently. R 16.14 */
export function completeScenario(state: CampaignState, scenario: string, ctx: CampaignCtx): void {
  const { unlocks, blocks } = recordOf('location', scenario);
  state.completed.push(scenario);
  for (const other of unlocks) unlockScenario(state, other, ctx);
  for (const other of blocks) {
    if (state.blocked.includes(other)) continue;
    state.blocked.push(other);
    ctx.log({ type: 'scenario-blocked', scenario: other });
  }
}
