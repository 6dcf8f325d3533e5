import type { Json, Message } from '@tessera/kernel';
import type { ParamFormatter } from '@tessera/text';
import { combatEffectKindOf } from '../cards/combatEffect.ts';
import { describerOf } from '../cards/describe.ts';
import { effectKindOf, effectsText } from '../cards/effect.ts';
import { programOf } from '../cards/program.ts';
import { combatRecordOf } from '../cards/records.ts';
import type { View } from '../state/state.ts';

/** Returns the message for a branch that a card offers: the key of its sentence and the parameters. */
export function branchMessage(branch: number, { flow, battle }: View): Message {
  const frame = flow.at(-1);
  if (frame?.at === 'card.choice') return eventBranch(frame.card, frame.step, branch);
  const card = frame?.at === 'combat.choice' ? battle?.fighters[frame.side]?.card : undefined;
  const way = card == null || frame?.at !== 'combat.choice' ? undefined : combatWay(card, frame.part, branch);
  return way === undefined ? numbered(branch) : { code: `choose.way.${way}` };
}

function eventBranch(card: number, step: number, branch: number): Message {
  const effect = programOf(card)[step]?.effect;
  const kind = effect && effectKindOf(effect);
  if (kind?.branches) return { code: 'choose.effect', params: { effect: { card, step, branch } } };
  const way = kind?.ways?.[branch];
  return way === undefined ? numbered(branch) : { code: `choose.way.${way}` };
}

function combatWay(card: number, part: number, branch: number): string | undefined {
  const effect = combatRecordOf(card).effects[part];
  return effect && combatEffectKindOf(effect).way?.(effect, branch);
}

function numbered(branch: number): Message {
  return { code: 'choose.branch', params: { number: branch + 1 } };
}

/** Describes the effects of a branch in the words of the card. */
export const effectWording: ParamFormatter<View> = (value, context) => {
  const { card, step, branch } = value as Record<string, Json>;
  const effect = programOf(Number(card))[Number(step)]?.effect;
  const branches = effect && effectKindOf(effect).branches?.(effect);
  return branches ? effectsText(branches[Number(branch)]?.effects ?? [], describerOf(context)) : String(branch);
};
