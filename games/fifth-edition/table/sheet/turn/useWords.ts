import { type DerivedState, type Gain, gainsOf, messageText } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { useCharacter } from '../../character/desk.ts';
import { numberText } from '../../parts/numberText.ts';
import type { ActivationGives } from '../../play/rest/gainActions.ts';
import type { UseRow } from './uses.ts';

/** Returns the details of a use: its gains, and the resource left or the reason why it is unavailable. */
export function useDetail(
  { place, isAttack, resource, amount, gives }: UseRow,
  wanted: number,
  { isOn, isSpent, isUsed }: { readonly isOn: boolean; readonly isSpent: boolean; readonly isUsed: boolean },
): string {
  const { say, text, sheet } = useCharacter();
  if (isOn) return say('sheet.turn.on');
  const words = isAttack ? [say('sheet.turn.asAttack')] : [];
  if (gives !== undefined) words.push(...gainsOf(gives, sheet, wanted).map((gain) => gainWords(say, gain, sheet)));
  if (resource !== undefined && resource.unlimited !== true) {
    const { left, max, die, refresh, pool } = resource;
    const name = text(resource.name);
    if (left === 0) return say('sheet.turn.spentUntil', { when: say(`sheet.refresh.${refresh}`) });
    if (isSpent) return say('sheet.turn.tooFew', { name, left, amount: amount ?? left + 1 });
    if (die !== undefined && gives === undefined) words.push(die);
    if (pool && amount !== undefined) words.push(say('sheet.turn.takes', { name, n: amount }));
    words.push(say('sheet.turn.left', { left, max: max.value }));
  }
  if (isUsed && place !== 'free' && place !== 'other') return say(`sheet.turn.spent.${place}`);
  return words.join(', ');
}

/** Returns the dice of a use's gains, if any. */
export function diceIn(gives: ActivationGives, sheet: DerivedState): string | undefined {
  return gainsOf(gives, sheet, 1).flatMap((gain) => ('dice' in gain ? (gain.dice ?? []) : []))[0];
}

/** Formats a gain: `heals 1d10 +5`. */
function gainWords(say: TranslateFn, gain: Gain, { resources }: DerivedState): string {
  if (gain.kind === 'begin') return say('sheet.turn.lasts', { n: gain.hours });
  if (gain.kind === 'refill')
    return say('sheet.turn.refills', { name: messageText(resources[gain.resource]?.name ?? gain.resource, say) });
  const { kind, dice, bonus } = gain;
  const points = dice === undefined ? String(bonus) : bonus === 0 ? dice : `${dice} ${numberText(bonus, true)}`;
  return say(`sheet.turn.gives.${kind}`, { points });
}
