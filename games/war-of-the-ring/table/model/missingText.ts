import type { Message } from '@tessera/kernel';
import type { GameFormatter } from '@tessera/text';

/** Returns a refusal for a card or tile that already shows its own name. */
export function missingText(refusal: Message, teller: GameFormatter): string {
  const key = `table.missing.${refusal.code}`;
  return teller.has(key) ? teller.tell(key, refusal.params ?? {}) : teller.refusal(refusal);
}
