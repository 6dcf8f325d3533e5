import { type Choice, layOutPlan, type PlanQuestion, type View } from '@tessera/gloomhaven/selectors';
import { positionAfter, type Table } from '@tessera/table';

/** The rules that an outlook is computed with. */
export type OutlookRules = Table<View, Choice>['game'];

/** The position after a choice, as far as a view knows it. */
export interface OptionOutlook {
  readonly view: View;
  /** Whether it follows for certain, with the plainest modifier card, or is open: it is then the position of now. */
  readonly kind: 'certain' | 'plain' | 'open';
  /** The viewer's next question in it. */
  readonly question: PlanQuestion | undefined;
}

/** Returns the position after a choice, from the view alone: nothing hidden is used. */
export function outlookOf(rules: OutlookRules, view: View, seat: number, choice: Choice): OptionOutlook {
  const certain = positionAfter(rules, view, seat, choice);
  const { steps, view: after, question, reveals } = layOutPlan(rules, view, seat, [choice]);
  const [step] = steps;
  if (certain) return { view: certain.view, kind: 'certain', question: step ? question : undefined };
  // The hero's own cards are averaged; those of others, and rooms that open, are not guessed.
  if (step?.draws && !reveals) return { view: after, kind: 'plain', question };
  return { view, kind: 'open', question: undefined };
}
