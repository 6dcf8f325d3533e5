import { combatEffectKindOf } from './combatEffect.ts';
import { combatHalfOf } from './deck.ts';
import { type CardSpeech, describerOf } from './describe.ts';
import { effectKindOf } from './effect.ts';
import { programOf } from './program.ts';

/** What a branch means that a step of a card offers. */
export function branchText(card: number, step: number, branch: number, speech: CardSpeech): string | undefined {
  const effect = programOf(card)[step]?.effect;
  return effect && effectKindOf(effect).branch?.(effect, branch, describerOf(speech));
}

/** The same for a part of a combat half. */
export function combatBranchText(card: number, part: number, branch: number, speech: CardSpeech): string | undefined {
  const effect = combatHalfOf(card).effects[part];
  return effect && combatEffectKindOf(effect).branch?.(effect, branch, describerOf(speech));
}
