import type { Message } from '@tessera/kernel';
import { type Speech, tellerOf } from '@tessera/text';
import { spoken } from './texts.ts';

/** Returns the text of a refusal from the shared texts, or from those of a game. */
export function refusalText(refusal: Message, speech: Speech = spoken()): string {
  return tellerOf({ params: {} }, speech).refusal(refusal);
}

/** Checks whether a refusal has a text. */
export function isKnownRefusal(code: string, speech: Speech = spoken()): boolean {
  return speech.has(`refusal.${code}`);
}
