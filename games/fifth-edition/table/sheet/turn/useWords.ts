import { type DerivedState, type Gain, gainsOf, messageText } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { useCharacter } from '../../character/characterContext.ts';
import { numberText } from '../../parts/numberText.ts';
import type { ActivationGives } from '../../play/rest/gainActions.ts';
import type { UseRow } from './uses.ts';

/** Returns the details of a use: its gains, and the resource left or the reason why it is unavailable. */
export function useDetail(
  { isAttack, resource, amount, gives }: UseRow,
  wanted: number,
  { isOn, isSpent }: { readonly isOn: boolean; readonly isSpent: boolean },
): string {
  const { t, text, sheet } = useCharacter();
  if (isOn) return t('sheet.turn.on');
  const words = isAttack ? [t('sheet.turn.asAttack')] : [];
  if (gives !== undefined) words.push(...gainsOf(gives, sheet, wanted).map((gain) => gainWords(t, gain, sheet)));
  if (resource !== undefined && resource.unlimited !== true) {
    const { left, max, die, refresh, pool } = resource;
    const name = text(resource.name);
    if (left === 0) return t('sheet.turn.spentUntil', { when: t(`sheet.refresh.${refresh}`) });
    if (isSpent) return t('sheet.turn.tooFew', { name, left, amount: amount ?? left + 1 });
    if (die !== undefined && gives === undefined) words.push(die);
    if (pool && amount !== undefined) words.push(t('sheet.turn.takes', { name, n: amount }));
    words.push(t('sheet.turn.left', { left, max: max.value }));
  }
  return words.join(', ');
}

/** Returns the dice of a use's gains, if any. */
export function diceIn(gives: ActivationGives, sheet: DerivedState): string | undefined {
  return gainsOf(gives, sheet, 1).flatMap((gain) => ('dice' in gain ? (gain.dice ?? []) : []))[0];
}

/** Formats a gain: `heals 1d10 +5`. */
function gainWords(t: TranslateFn, gain: Gain, { resources }: DerivedState): string {
  if (gain.kind === 'begin') return t('sheet.turn.lasts', { n: gain.hours });
  if (gain.kind === 'refill')
    return t('sheet.turn.refills', { name: messageText(resources[gain.resource]?.name ?? gain.resource, t) });
  const { kind, dice, bonus } = gain;
  const points = dice === undefined ? String(bonus) : bonus === 0 ? dice : `${dice} ${numberText(bonus, true)}`;
  return t(`sheet.turn.gives.${kind}`, { points });
}
