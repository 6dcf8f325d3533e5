import type { Message } from '@tessera/kernel';
import { type Speech, tellerOf } from '@tessera/text';
import { spoken } from './texts.ts';

/** Why something was not done: in the words of the house, or of a game for what only that refuses. */
export function refusalText(refusal: Message, speech: Speech = spoken()): string {
  return tellerOf({ params: {} }, speech).refusal(refusal);
}

/** Whether there is a sentence for this refusal. */
export function isKnownRefusal(code: string, speech: Speech = spoken()): boolean {
  return speech.has(`refusal.${code}`);
}
