import {
  type Action,
  type Advice,
  type AdviceCategory,
  type AdviceFilter,
  adviceText,
  advise,
  adviseAction,
  refusedCode,
  type Severity,
} from '@tessera/heist-city';
import type { Message, Seat } from '@tessera/kernel';
import type { Speaker } from './speaker.ts';

/** Advice as the table shows it. */
export interface Hint {
  readonly code: string;
  readonly category: AdviceCategory;
  readonly severity: Severity;
  readonly text: string;
}

/** Returns advice on the armed action, or on the position; the highest severity first. */
export function hints(speaker: Speaker, seat: Seat, action: Action | undefined, filter: AdviceFilter): readonly Hint[] {
  const { view } = speaker;
  const found = action ? adviseAction(view, seat, action, filter) : advise(view, seat, filter);
  return found.map((advice) => ({
    code: advice.code,
    category: advice.category,
    severity: advice.severity,
    text: adviceText(advice, speaker),
  }));
}

/** Returns why a button is locked, short enough for the button. */
export function lockedText(speaker: Speaker, { code, params }: Pick<Advice, 'code' | 'params'>): string {
  return shortRefusal(speaker, { code: refusedCode(code) ?? code, params });
}

/** Returns the short text of a refusal, if it has one; otherwise the full text. */
export function shortRefusal(speaker: Speaker, refusal: Message): string {
  const key = `locked.${refusal.code}`;
  return speaker.has(key) ? speaker.format(key, refusal.params ?? {}) : speaker.refusal(refusal);
}
