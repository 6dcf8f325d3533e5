import { refuse } from '@tessera/kernel';
import type { Moves } from '../state/actionRule.ts';
import { note } from '../state/journal.ts';
import { inTown, isFor, ownedBy } from '../state/phase.ts';
import type { CampaignCtx, CampaignState } from '../state/state.ts';
import { leave, retire } from './effects.ts';

export const retirementMoves = {
  retire: {
    options: (state, seat) => ownedBy(state, seat).map((character) => ({ type: 'retire' as const, character })),
    refuse: (state, seat, { character }) =>
      inTown(state) ??
      isFor(state, seat, character) ??
      (state.characters[character]!.mustRetire ? undefined : refuse('quest-not-done', { character })),
    play: (state, _seat, { character }, ctx) => retire(state, character, { withEvents: true }, ctx),
  },
} satisfies Moves<'retire'>;

/**
 * Removes a permanently dead character: items go to the shop, gold is lost, and its quest returns to the deck. R 17.1
 */
export function bury(state: CampaignState, character: number, { chance, log }: CampaignCtx): void {
  const one = state.characters[character]!;
  if (one.quest !== null) state.quests.push(one.quest.id);
  chance.shuffle(state.quests);
  leave(one, 'dead');
  log({ type: 'died', character, class: one.class });
  note(state, { what: 'died', character, class: one.class });
}
