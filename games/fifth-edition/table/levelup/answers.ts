import type { ChoiceOffer, ChoiceState, ChoiceValue, Rulebook } from '@tessera/fifth-edition';
import { picksOf, togglePick } from '../builder/question/drafts.ts';

/** Adds or removes an offer; a question with a single pick replaces it. */
export function answerWith(choice: ChoiceState, offer: string): ChoiceValue | undefined {
  const isOne = choice.type === 'select';
  const picks = togglePick(picksOf(choice.value), offer, isOne ? 1 : (choice.max ?? Number.POSITIVE_INFINITY));
  return isOne ? picks[0] : [...picks];
}

/** Returns available new offers; spells of the highest level come first, because the level unlocked them. */
export function suggestedOf(offers: readonly ChoiceOffer[], { spells }: Rulebook): ChoiceOffer[] {
  const levelOf = ({ value }: ChoiceOffer) => spells.get(value)?.record.level ?? 0;
  return offers
    .filter(({ unavailable, held, picked }) => unavailable === undefined && (!held || picked))
    .toSorted((a, b) => levelOf(b) - levelOf(a));
}

/** Formats an answer. */
export function answerText({ value }: Pick<ChoiceState, 'value'>, offers: readonly ChoiceOffer[]): string {
  const labelOf = (id: string) => offers.find((offer) => offer.value === id)?.label ?? id;
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string' || Array.isArray(value)) return picksOf(value).map(labelOf).join(', ');
  return Object.entries(value)
    .map(([id, points]) => `${labelOf(id)} +${points}`)
    .join(', ');
}
