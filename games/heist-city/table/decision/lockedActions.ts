import {
  type Action,
  actionOf,
  isSlotAction,
  type RefusalCode,
  refusedCode,
  roleOf,
  type SlotAction,
  seatOf,
  slotsOf,
  whyNot,
} from '@tessera/heist-city';
import type { Seat } from '@tessera/kernel';
import { lockedText } from '../model/advisor.ts';
import type { Speaker } from '../model/speaker.ts';
import { surroundingsOf } from '../model/surroundings.ts';
import { answerTo, choiceId, recordOf, triesOf } from './answers.ts';
import { choiceLabel } from './choiceText.ts';
import type { Prompt } from './prompt.ts';

/** Action that is impossible for the active character now, with the reason. */
export interface LockedAction {
  readonly id: string;
  readonly sample: Action;
  readonly label: string;
  /** Reason, and a remedy. */
  readonly reason: string;
  readonly slots: number | undefined;
}

/** Returns the locked actions of the active character; only those it could take at other times. R 7.2 */
export function lockedChoices(
  speaker: Speaker,
  seat: Seat,
  { kind, choices }: Pick<Prompt, 'kind' | 'choices'>,
): readonly LockedAction[] {
  const { view } = speaker;
  const actor = view.activation?.character;
  if (actor === undefined || seatOf(actor) !== seat || kind !== 'act') return [];
  const open = new Set(choices.map(({ id }) => id));
  const found = new Map<string, LockedAction>();
  for (const sample of triesOf(surroundingsOf(view, actor))) {
    const id = choiceId(sample);
    if (open.has(id) || found.has(id) || !isFor(sample, actor)) continue;
    const advice = whyNot(view, seat, sample);
    if (!advice || SILENT.has(refusedCode(advice.code))) continue;
    const label = choiceLabel(speaker, sample);
    found.set(id, { id, sample, label, reason: lockedText(speaker, advice), slots: slotsOf(view, actor, sample) });
  }
  return [...found.values()];
}

/** Refusals that are not shown, because they are obvious. */
const SILENT: ReadonlySet<string | undefined> = new Set<RefusalCode>(['loaded', 'not-carrying', 'not-throwable']);

/** Returns whether a character of this role could ever take it. */
function isFor(action: SlotAction, actor: number): boolean {
  const { role } = actionOf(recordOf(action));
  return role === undefined || role === roleOf(actor);
}

/** Returns the rule of a choice, in the words of the content. */
export function ruleOf(speaker: Speaker, action: Action): string {
  const hasRule = isSlotAction(action) || answerTo(action).record !== undefined;
  return hasRule ? speaker.t(`name.actionRule.${recordOf(action)}`) : '';
}
