import type { Json } from './json.ts';

/** Why something may not be done: a code to look up, and what to fill in. Never an exception. */
export interface Refusal {
  readonly code: string;
  readonly params: Readonly<Record<string, Json>>;
}

/** Refuses with a reason: `refuse('out-of-range', { range: 3, distance: 5 })`. */
export function refuse(code: string, params: Readonly<Record<string, Json>> = {}): Refusal {
  return { code, params };
}

/** The refusals that the kernel itself gives, in English; a game adds its own under `messages`. */
export const KERNEL_MESSAGES: Readonly<Record<string, string>> = {
  'match-over': 'The match is over.',
  'unknown-seat': 'There is no seat {seat} at this table.',
  'not-your-decision': 'Seat {seat} has nothing to decide now; waiting for {waiting}.',
  'malformed-action': 'That is not an action of this game: {problem} at {path}.',
  'wrong-decision': 'Now is the time for {expected}, not for {got}.',
  'not-an-option': 'That is not one of the options.',
  'nothing-to-undo': 'There is nothing to undo.',
  'nothing-to-redo': 'There is nothing to redo.',
  'undo-needs-consent': 'This cannot be taken back without everyone agreeing ({why}); still waiting for {waiting}.',
  'edits-not-allowed': 'The referee is strict here: a state is edited only in companion mode.',
  'edit-breaks-state': 'That edit makes no sense in this game: {problem} at {path}.',
  'edit-too-large': 'That edit makes the state larger than {most} characters.',
  'dice-not-allowed': 'The referee rolls the dice here: results are entered only in companion mode.',
  'dice-do-not-fit': 'The dice entered do not fit this action: {problem}.',
};

/** The sentence for a refusal: the game's own words first, the kernel's next, the bare code last. */
export function refusalText(refusal: Refusal, messages: Readonly<Record<string, string>> = {}): string {
  const template = messages[refusal.code] ?? KERNEL_MESSAGES[refusal.code] ?? refusal.code;
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = refusal.params[name];
    if (value === undefined) return whole;
    return typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : JSON.stringify(value);
  });
}
