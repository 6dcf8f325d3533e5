import { messageText } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { abilityName, wordOr } from '../../words/pathName.ts';
import { numberText } from '../numberText.ts';
import { entryWord } from './entryWord.ts';
import type { Sometimes, SumRow, UncountedEntry } from './sum.ts';

/**
 * Formats the amount of a step. Set values have no sign; added values have one, except the first of an unsigned number.
 */
export function amountText(say: TranslateFn, { op, value }: SumRow, isSigned: boolean): string {
  if (op === 'set') return numberText(value);
  if (op === 'add') return numberText(value, isSigned);
  return say(`sum.op.${op}`, { value: numberText(value) });
}

/** Returns the name of a step: paths and rule steps are localized, others have names from content. */
export function stepName(say: TranslateFn, { label, path }: SumRow): string {
  const [area, id = '', part] = path?.split('.') ?? [];
  if (area === 'abilities' && part === 'modifier' && label === id) return abilityName(say, id);
  const text = messageText(label, say);
  return typeof label === 'string' ? text : wordOr(say, `sum.${label.code}`, text);
}

/** Localizes a list entry. */
export function entryName(say: TranslateFn, path: string, value: string, name: string): string {
  if (path === 'proficiencies.savingThrows') return abilityName(say, value);
  if (path === 'proficiencies.skills' || path === 'expertise') return wordOr(say, `words.skill.${value}`, name);
  return entryWord(say, value, name);
}

/** Formats the reason why a part does not count. */
export function reasonText(say: TranslateFn, { reason, detail, by }: UncountedEntry): string {
  const key = by === undefined && (reason === 'lower-than-winner' || reason === 'overridden') ? `${reason}-by` : reason;
  const isKnown = wordOr(say, `sum.reason.${key}`, '') !== '';
  const full = messageText(detail, say);
  return isKnown ? say(`sum.reason.${key}`, { detail: full, by: messageText(by ?? '', say) }) : full;
}

/** Formats a situational part of a roll with its condition. */
export function sometimesText(say: TranslateFn, { label, amount, condition, mode }: Sometimes): string {
  const what = mode === undefined ? numberText(amount ?? '', true) : say(`sum.mode.${mode}`);
  const name = messageText(label, say);
  return condition === undefined
    ? say('sum.always', { what, label: name })
    : say('sum.when', { what, label: name, condition: messageText(condition, say) });
}

/** Whether a number is a bonus to a roll and carries a sign. */
export function isAdded(path: string): boolean {
  return /(?:\.bonus|\.modifier|\.attack|\.damage|^proficiencyBonus)$/.test(path);
}
