import type { TranslateFn } from '@tessera/text';
import type { Amount } from '../vocabulary/facts.ts';

/** Formats a number with a typographic minus sign, as on cards; a formula is +X. */
export function signedText(value: Amount): string {
  if (typeof value === 'string') return '+X';
  const number = typeof value === 'object' ? value.own : value;
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** Returns a number; a formula is X. */
export function numberText(value: Amount): string {
  if (typeof value === 'object') return signedText(value);
  return typeof value === 'number' ? String(value) : 'X';
}

/** Returns the explanation of X with a space before it; empty for a number. */
export function whereText(value: Amount, t: TranslateFn): string {
  return typeof value === 'string' ? ` ${t('amount.where', { formula: formulaText(value, t) })}` : '';
}

export function amountText(value: Amount, t: TranslateFn): string {
  return `${numberText(value)}${whereText(value, t)}`;
}

function formulaText(formula: string, t: TranslateFn): string {
  const [, how, part, share] = /^(floor|ceil)\((.*) \/ (\d)\)$/.exec(formula) ?? [];
  if (how !== undefined && /^@\w+$/.test(part!)) {
    return t('amount.share', { value: factsIn(part!, t), share: Number(share), how });
  }
  const twice = /^2 \* (@\w+)$/.exec(formula)?.[1];
  return twice === undefined ? factsIn(formula, t) : t('amount.twice', { value: factsIn(twice, t) });
}

/** Returns a formula with its facts in words. */
export function factsIn(formula: string, t: TranslateFn): string {
  return formula
    .replaceAll('*', '×')
    .replaceAll('<=', '≤')
    .replaceAll('>=', '≥')
    .replaceAll('==', '=')
    .replaceAll(/@(\w+)/g, (_, fact: string) => t(`fact.${fact}`));
}
