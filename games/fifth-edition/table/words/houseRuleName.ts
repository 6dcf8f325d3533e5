import type { Say } from '@tessera/text';
import { wordOr } from './pathName.ts';

/** What a house rule is called; one that only a pack knows goes by its id. */
export function houseRuleName(say: Say, id: string): string {
  return wordOr(say, `builder.houseRules.name.${id}`, id);
}
