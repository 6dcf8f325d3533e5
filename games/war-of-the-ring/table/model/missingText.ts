import type { Message } from '@tessera/kernel';
import type { Teller } from '@tessera/text';

/** Why something cannot be done, as it is said on the card or the tile itself: its name stands there already. */
export function missingText(refusal: Message, teller: Teller): string {
  const key = `table.missing.${refusal.code}`;
  return teller.has(key) ? teller.tell(key, refusal.params ?? {}) : teller.refusal(refusal);
}
