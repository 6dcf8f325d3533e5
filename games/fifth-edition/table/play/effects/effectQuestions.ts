import { type ActionOf, type ChoiceOffer, type ChoiceState, questionOffers } from '@tessera/fifth-edition';
import type { Label } from '@tessera/rules';
import type { Attempt, CharacterContext } from '../../character/characterContext.ts';

/** A question that an effect asks when it starts: an ability, a damage type. */
export interface EffectQuestion {
  /** Id of the answer in the effect's choices. */
  readonly id: string;
  readonly prompt: Label;
  readonly offers: readonly ChoiceOffer[];
  readonly state: ChoiceState['state'];
}

/** Returns the questions of an effect, by starting it on a copy. */
export function effectQuestions(
  begins: ActionOf<'begin'> | undefined,
  { attempt }: Pick<CharacterContext, 'attempt'>,
): EffectQuestion[] {
  if (begins === undefined) return [];
  const { choices: _, ...unanswered } = begins;
  return questionsOf(attempt(unanswered));
}

function questionsOf({ record, sheet }: Attempt): EffectQuestion[] {
  const begun = record.active.at(-1);
  if (begun === undefined) return [];
  const own = `active.${begun.instanceId}/`;
  return sheet.choices
    .filter(({ key, type }) => key.startsWith(own) && type === 'select')
    .map(({ key, id, prompt, state }) => ({ id, prompt, state, offers: questionOffers(sheet, key) }));
}
