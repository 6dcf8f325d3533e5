import type { Message } from '@tessera/kernel';
import type { GameFormatter } from '@tessera/text';

/** Returns a refusal for a card or tile that already shows its own name: what is missing, and what would make it possible. */
export function missingText({ code, params = {} }: Message, teller: GameFormatter): string {
  const idle = `table.idle.${String(params.use)}`;
  if (code === 'nothing-to-do' && teller.has(idle)) return teller.t(idle);
  const key = `table.missing.${code}`;
  return teller.has(key) ? teller.format(key, params) : teller.refusal({ code, params });
}
