import type { ChoiceOffer, ChoiceState, ChoiceValue } from '@tessera/fifth-edition';
import { picksOf, toggled } from '../builder/drafts.ts';

/** An answer with an offer picked, or put back. One that may have only one pick exchanges it. */
export function answerWith(choice: ChoiceState, offer: string): ChoiceValue | undefined {
  const isOne = choice.type === 'select';
  const picks = toggled(picksOf(choice.value), offer, isOne ? 1 : (choice.max ?? Number.POSITIVE_INFINITY));
  return isOne ? picks[0] : [...picks];
}

/** An answer in words. */
export function answerText({ value }: Pick<ChoiceState, 'value'>, offers: readonly ChoiceOffer[]): string {
  const labelOf = (id: string) => offers.find((offer) => offer.value === id)?.label ?? id;
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string' || Array.isArray(value)) return picksOf(value).map(labelOf).join(', ');
  return Object.entries(value)
    .map(([id, points]) => `${labelOf(id)} +${points}`)
    .join(', ');
}
