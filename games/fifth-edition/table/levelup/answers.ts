import type { ChoiceOffer, ChoiceState, ChoiceValue, Rulebook } from '@tessera/fifth-edition';
import { picksOf, toggled } from '../builder/drafts.ts';

/** An answer with an offer picked, or put back. One that may have only one pick exchanges it. */
export function answerWith(choice: ChoiceState, offer: string): ChoiceValue | undefined {
  const isOne = choice.type === 'select';
  const picks = toggled(picksOf(choice.value), offer, isOne ? 1 : (choice.max ?? Number.POSITIVE_INFINITY));
  return isOne ? picks[0] : [...picks];
}

/** What can be taken and is new; of spells those of the highest level first, because they are what the level is about. */
export function suggestedOf(offers: readonly ChoiceOffer[], { spells }: Rulebook): ChoiceOffer[] {
  const levelOf = ({ value }: ChoiceOffer) => spells.get(value)?.record.level ?? 0;
  return offers
    .filter(({ unavailable, held, picked }) => unavailable === undefined && (!held || picked))
    .toSorted((a, b) => levelOf(b) - levelOf(a));
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
