import type { Message } from '@tessera/kernel';
import type { GameFormatter } from '@tessera/text';

/** Returns a refusal for a card or tile that already shows its own name: the missing requirement, and how to meet it. */
export function missingText({ code, params = {} }: Message, formatter: GameFormatter): string {
  const idle = `table.idle.${String(params.use)}`;
  if (code === 'nothing-to-do' && formatter.has(idle)) return formatter.t(idle);
  const key = `table.missing.${code}`;
  return formatter.has(key) ? formatter.format(key, params) : formatter.refusal({ code, params });
}
