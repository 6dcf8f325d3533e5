import type { Message } from '@tessera/kernel';
import { tellerOf } from '@tessera/text';
import { spoken } from './texts.ts';

/** Why something was not done, where no game is at hand: in the words of the house. */
export function refusalText(refusal: Message): string {
  return tellerOf({ params: {} }, spoken()).refusal(refusal);
}

/** Whether the house has a sentence for this refusal. */
export function isKnownRefusal(code: string): boolean {
  return spoken().has(`refusal.${code}`);
}
