import { refuse } from '@tessera/kernel';
import { recordOf } from '../content/lookup.ts';
import type { Moves } from './actionRule.ts';
import type { CampaignEffect } from './content/effect.ts';
import { applyEffects } from './effects.ts';
import { addEventsNumbered } from './eventDecks.ts';
import { gainProsperity } from './gains.ts';
import { note } from './journal.ts';
import { inTown, isFor, ownedBy } from './phase.ts';
import { countForQuest } from './quests.ts';
import type { CampaignCtx, CampaignState, Character } from './state.ts';
import { tables } from './tables.ts';

export const retirementMoves = {
  retire: {
    candidates: (state, seat) => ownedBy(state, seat).map((character) => ({ type: 'retire' as const, character })),
    check: (state, seat, { character }) =>
      inTown(state) ??
      isFor(state, seat, character) ??
      (state.characters[character]!.mustRetire ? undefined : refuse('quest-not-done', { character })),
    play: (state, _seat, { character }, ctx) => retire(state, character, { withEvents: true }, ctx),
  },
} satisfies Moves<'retire'>;

/**
 * Retires a character whose quest is done. Its items go to the shop, its gold is lost, the city prospers, and its quest
 * unlocks its reward. The player's later characters begin with one more perk. R 16.9
 */
export function retire(
  state: CampaignState,
  character: number,
  { withEvents }: { withEvents: boolean },
  ctx: CampaignCtx,
): void {
  const one = state.characters[character]!;
  const quest = one.quest!.id;
  const { prosperity, alreadyOpen } = tables().retirement;
  leave(one, 'retired');
  state.questsDone.push(quest);
  state.players[one.owner]!.retired += 1;
  ctx.log({ type: 'retired', character, class: one.class, quest });
  note(state, { what: 'retired', character, class: one.class, quest });
  gainProsperity(state, prosperity, ctx);
  if (!state.retiredClasses.includes(one.class)) {
    state.retiredClasses.push(one.class);
    if (withEvents) addEventsNumbered(state, recordOf('class', one.class).retireEvent, ctx);
  }
  for (const [other] of state.characters.entries()) {
    if (other !== character) countForQuest(state, other, (step) => (step.type === 'retirements' ? 1 : 0));
  }
  const { reward } = recordOf('personal-quest', quest);
  if (reward.some((effect) => isOpenAlready(state, effect))) applyEffects(state, alreadyOpen, 'campaign-tables', ctx);
  else applyEffects(state, reward, `personal-quest/${quest}`, ctx);
}

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

/** Removes a character from play and returns its items to the shop. */
function leave(one: Character, status: 'retired' | 'dead'): void {
  Object.assign(one, { status, mustRetire: false, gold: 0, items: [], equipped: [], bound: [], quest: null });
}

function isOpenAlready({ classes, city }: CampaignState, effect: CampaignEffect): boolean {
  if (effect.type === 'unlock-class') return classes.includes(effect.class);
  return effect.type === 'open' && city.envelopes.includes(effect.envelope);
}
