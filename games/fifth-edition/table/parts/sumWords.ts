import { messageText } from '@tessera/fifth-edition';
import type { Say } from '@tessera/text';
import { abilityName, wordOr } from '../words/pathName.ts';
import { entryWord } from './entryWord.ts';
import { numberText } from './numberText.ts';
import type { Sometimes, SumRow, Uncounted } from './sum.ts';

/** What a step starts from or sets stands alone; what it adds carries a sign, unless it is the first of a plain number. */
export function amountText(say: Say, { op, value }: SumRow, isSigned: boolean): string {
  if (op === 'set') return numberText(value);
  if (op === 'add') return numberText(value, isSigned);
  return say(`sum.op.${op}`, { value: numberText(value) });
}

/** What a step is called: places of the sheet and steps of the rules have words, the rest content names. */
export function stepName(say: Say, { label, path }: SumRow): string {
  const [area, id = '', part] = path?.split('.') ?? [];
  if (area === 'abilities' && part === 'modifier' && label === id) return abilityName(say, id);
  const text = messageText(label, say);
  return typeof label === 'string' ? text : wordOr(say, `sum.${label.code}`, text);
}

/** An entry of a list in words. */
export function entryName(say: Say, path: string, value: string, name: string): string {
  if (path === 'proficiencies.savingThrows') return abilityName(say, value);
  if (path === 'proficiencies.skills' || path === 'expertise') return wordOr(say, `words.skill.${value}`, name);
  return entryWord(say, value, name);
}

/** Why something does not count, as a sentence. */
export function reasonText(say: Say, { reason, detail, by }: Uncounted): string {
  const key = by === undefined && (reason === 'lower-than-winner' || reason === 'overridden') ? `${reason}-by` : reason;
  const isKnown = wordOr(say, `sum.reason.${key}`, '') !== '';
  const full = messageText(detail, say);
  return isKnown ? say(`sum.reason.${key}`, { detail: full, by: messageText(by ?? '', say) }) : full;
}

/** What bears on a roll beside its number, and when. */
export function sometimesText(say: Say, { label, amount, condition, mode }: Sometimes): string {
  const what = mode === undefined ? numberText(amount ?? '', true) : say(`sum.mode.${mode}`);
  const name = messageText(label, say);
  return condition === undefined
    ? say('sum.always', { what, label: name })
    : say('sum.when', { what, label: name, condition: messageText(condition, say) });
}

/** Numbers that are added to a roll carry a sign. */
export function isAdded(path: string): boolean {
  return /(?:\.bonus|\.modifier|\.attack|\.damage|^proficiencyBonus)$/.test(path);
}
