import type { TranslateFn } from '@tessera/text';
import { wordOr } from './pathName.ts';

/** Returns the name of a house rule; a rule that only a pack defines is named by its id. */
export function houseRuleName(t: TranslateFn, id: string): string {
  return wordOr(t, `builder.houseRules.name.${id}`, id);
}
