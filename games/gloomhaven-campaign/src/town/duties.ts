import { recordOf } from '@tessera/gloomhaven/shared';
import { type Refusal, refuse } from '@tessera/kernel';
import type { CampaignState } from '../state/state.ts';
import { isLevelDue } from '../world/gains.ts';

/** Returns the mandatory action of a character, if any: a quest, a level, retirement, a full hand. */
export function unfinishedDuty(state: CampaignState, character: number): Refusal | undefined {
  const one = state.characters[character]!;
  if (state.phase === 'setup') {
    if (!state.venture!.heroes.includes(character)) return undefined;
    const { handSize } = recordOf('class', one.class);
    return one.hand.length === handSize ? undefined : refuse('hand-not-full', { character, needs: handSize });
  }
  if (one.questOffer.length > 0) return refuse('quest-to-choose', { character });
  // On the road a level waits for the next visit.
  if (isLevelDue(one) && state.party.inTown) return refuse('level-to-take', { character });
  return one.mustRetire ? refuse('must-retire', { character }) : undefined;
}
