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
import { lockedText } from './advisor.ts';
import { answerTo, choiceId, recordOf, triesOf } from './answers.ts';
import { choiceLabel } from './choiceWords.ts';
import type { Prompt } from './prompt.ts';
import type { Speaker } from './speaker.ts';
import { surroundingsOf } from './surroundings.ts';

/** Something the active character could do at other times, with what stands in the way. */
export interface Locked {
  readonly id: string;
  readonly sample: Action;
  readonly label: string;
  /** Why not, and what would help. */
  readonly reason: string;
  readonly slots: number | undefined;
}

/** What is closed to the active character right now. Only what it could ever do is told. R 7.2 */
export function lockedChoices(
  speaker: Speaker,
  seat: Seat,
  { kind, choices }: Pick<Prompt, 'kind' | 'choices'>,
): readonly Locked[] {
  const { view } = speaker;
  const actor = view.activation?.character;
  if (actor === undefined || seatOf(actor) !== seat || kind !== 'act') return [];
  const open = new Set(choices.map(({ id }) => id));
  const found = new Map<string, Locked>();
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

/** What nobody wants to be told of: it is a matter of course. */
const SILENT: ReadonlySet<string | undefined> = new Set<RefusalCode>(['loaded', 'not-carrying', 'not-throwable']);

/** Whether a character of this role could ever do it. */
function isFor(action: SlotAction, actor: number): boolean {
  const { role } = actionOf(recordOf(action));
  return role === undefined || role === roleOf(actor);
}

/** The rule behind a choice, in the words of the content. */
export function ruleOf(speaker: Speaker, action: Action): string {
  const hasRule = isSlotAction(action) || answerTo(action).record !== undefined;
  return hasRule ? speaker.say(`name.actionRule.${recordOf(action)}`) : '';
}
