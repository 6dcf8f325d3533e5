import type { Say } from '../speech.ts';
import { wordOr } from './pathName.ts';

/** What a house rule is called; one that only a pack knows goes by its id. */
export function houseRuleName(say: Say, id: string): string {
  return wordOr(say, `builder.houseRules.name.${id}`, id);
}
