import type { Action } from '@tessera/heist-city';
import type { Decision, Message, Seat } from '@tessera/kernel';
import { promptParamNumber } from '@tessera/table';
import type { Speaker } from '../model/speaker.ts';
import { type ActionChoice, choicesOf } from './choices.ts';
import { choiceLabel, choiceUnit } from './choiceText.ts';
import { facetText } from './facetText.ts';
import { actionToCommit, chosenChoice, type Offer, openFacets, type Selection } from './selection.ts';

/** Decision as the dock shows it: the question and its answers. */
export interface Prompt extends Offer {
  /** Kind of decision. */
  readonly kind: string;
  /** Unit of the decision: acting, placed or rolling; -1 for none. */
  readonly unit: number;
  readonly title: string;
  readonly hint: string;
  readonly choices: readonly ActionChoice[];
}

/** Returns the question to this seat now, or undefined. */
export function promptOf(
  speaker: Speaker,
  seat: Seat,
  decisions: readonly Decision[],
  legal: readonly Action[],
  question: Message | undefined,
): Prompt | undefined {
  const decision = decisions.find((one) => one.seat === seat);
  if (!decision) return undefined;
  const { view } = speaker;
  const { kind } = decision;
  return {
    kind,
    unit: promptParamNumber(question?.params, 'unit') ?? -1,
    view,
    choices: choicesOf(view, legal),
    ...speaker.ask(kind, question),
  };
}

/** Returns the second line of the dock for a selection. */
export function hintOf(speaker: Speaker, prompt: Prompt, selection: Selection): string {
  const choice = chosenChoice(prompt, selection);
  if (!choice) return prompt.hint;
  const label = choiceLabel(speaker, choice.sample);
  if (actionToCommit(prompt, selection) === undefined) {
    const [open] = openFacets(prompt, selection);
    return `${label}. ${speaker.t(`dock.next.${open?.kind ?? 'option'}`)}`;
  }
  const confirm = speaker.t('dock.confirm');
  const target = selection.picks[0];
  if (!target || choiceUnit(choice.sample) >= 0) return speaker.t('dock.armed', { choice: label, confirm });
  const key = target.kind === 'unit' ? 'dock.aimed' : 'dock.at';
  return speaker.t(key, { choice: label, target: facetText(speaker, target), confirm });
}
