import type { Json, Message } from '@tessera/kernel';
import type { ParamFormatter } from '@tessera/text';
import { describerOf } from '../cards/describe.ts';
import { programOf } from '../cards/program.ts';
import { combatHalfOf } from '../deck/deck.ts';
import type { View } from '../state/state.ts';

/** Returns the message for a branch that a card offers: the key of its sentence and the parameters. */
export function branchMessage(branch: number, { flow, battle }: View): Message {
  const frame = flow.at(-1);
  if (frame?.at === 'card.choice') return eventBranch(frame.card, frame.step, branch);
  const card = frame?.at === 'combat.choice' ? battle?.fighters[frame.side]?.card : undefined;
  const way = card == null || frame?.at !== 'combat.choice' ? undefined : combatWay(card, frame.part, branch);
  return way === undefined ? numbered(branch) : { code: `choose.way.${way}` };
}

/** Branches of the kinds with a fixed number of them, in order. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  'army-action': ['march', 'attack'],
  'fellowship-step': ['step'],
  lure: ['corruption', 'loss'],
};

function eventBranch(card: number, step: number, branch: number): Message {
  const effect = programOf(card)[step]?.effect;
  if (effect?.type === 'choose') return { code: 'choose.effect', params: { effect: { card, step, branch } } };
  const way = effect && WAYS[effect.type]?.[branch];
  return way === undefined ? numbered(branch) : { code: `choose.way.${way}` };
}

function combatWay(card: number, part: number, branch: number): string | undefined {
  const effect = combatHalfOf(card).effects[part];
  if (effect?.type === 'sacrifice') return ['leader', 'companion'][branch];
  return effect?.type === 'slay' ? effect.victims[branch]?.who : undefined;
}

function numbered(branch: number): Message {
  return { code: 'choose.branch', params: { number: branch + 1 } };
}

/** Describes the effects of a branch in the words of the card. */
export const effectWording: ParamFormatter<View> = (value, telling) => {
  const { card, step, branch } = value as Record<string, Json>;
  const effect = programOf(Number(card))[Number(step)]?.effect;
  return effect?.type === 'choose' ? describerOf(telling).effects(effect.from[Number(branch)] ?? []) : String(branch);
};
