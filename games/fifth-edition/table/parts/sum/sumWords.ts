import { messageText } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { abilityName, wordOr } from '../../words/pathName.ts';
import { numberText } from '../numberText.ts';
import { entryWord } from './entryWord.ts';
import type { Sometimes, SumRow, UncountedEntry } from './sum.ts';

/**
 * Formats the amount of a step. Set values have no sign; added values have one, except the first of an unsigned number.
 */
export function amountText(t: TranslateFn, { op, value }: SumRow, isSigned: boolean): string {
  if (op === 'set') return numberText(value);
  if (op === 'add') return numberText(value, isSigned);
  return t(`sum.op.${op}`, { value: numberText(value) });
}

/** Returns the name of a step: paths and rule steps are localized, others have names from content. */
export function stepName(t: TranslateFn, { label, path }: SumRow): string {
  const [area, id = '', part] = path?.split('.') ?? [];
  if (area === 'abilities' && part === 'modifier' && label === id) return abilityName(t, id);
  const text = messageText(label, t);
  return typeof label === 'string' ? text : wordOr(t, `sum.${label.code}`, text);
}

/** Localizes a list entry. */
export function entryName(t: TranslateFn, path: string, value: string, name: string): string {
  if (path === 'proficiencies.savingThrows') return abilityName(t, value);
  if (path === 'proficiencies.skills' || path === 'expertise') return wordOr(t, `words.skill.${value}`, name);
  return entryWord(t, value, name);
}

/** Formats the reason why a part does not count. */
export function reasonText(t: TranslateFn, { reason, detail, by }: UncountedEntry): string {
  const key = by === undefined && (reason === 'lower-than-winner' || reason === 'overridden') ? `${reason}-by` : reason;
  const isKnown = wordOr(t, `sum.reason.${key}`, '') !== '';
  const full = messageText(detail, t);
  return isKnown ? t(`sum.reason.${key}`, { detail: full, by: messageText(by ?? '', t) }) : full;
}

/** Formats a situational part of a roll with its condition. */
export function sometimesText(t: TranslateFn, { label, amount, condition, mode }: Sometimes): string {
  const what = mode === undefined ? numberText(amount ?? '', true) : t(`sum.mode.${mode}`);
  const name = messageText(label, t);
  return condition === undefined
    ? t('sum.always', { what, label: name })
    : t('sum.when', { what, label: name, condition: messageText(condition, t) });
}

/** Whether a number is a bonus to a roll and carries a sign. */
export function isAdded(path: string): boolean {
  return /(?:\.bonus|\.modifier|\.attack|\.damage|^proficiencyBonus)$/.test(path);
}
