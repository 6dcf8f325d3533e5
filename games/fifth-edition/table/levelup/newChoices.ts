import type { ChoiceState, DerivedState } from '@tessera/fifth-edition';

/** Questions of a change to a character, and its effects on existing answers. */
export interface Consequences {
  /** New questions, and existing ones that allow more picks. */
  readonly asked: readonly ChoiceState[];
  /** Answers that are no longer valid; they are kept and flagged. */
  readonly flagged: readonly ChoiceState[];
  /** Answers whose question is gone; they are kept in case it comes back. */
  readonly orphaned: readonly ChoiceState[];
  /** Unaffected answers. */
  readonly kept: readonly ChoiceState[];
  /** Questions that were open before. */
  readonly earlier: readonly ChoiceState[];
}

/** Compares the questions of two sheets; `answered` are the keys answered in the preview. */
export function consequencesOf(
  before: DerivedState,
  after: DerivedState,
  answered: ReadonlySet<string> = new Set(),
): Consequences {
  const old = new Map(before.choices.map((choice) => [choice.key, choice]));
  const isAsked = (choice: ChoiceState) => {
    const known = old.get(choice.key);
    return answered.has(choice.key) || known === undefined || choice.missing > known.missing;
  };
  const asked = after.choices.filter((choice) => choice.state !== 'orphaned' && isAsked(choice));
  const others = after.choices.filter((choice) => !asked.includes(choice));
  const stood = (choice: ChoiceState) => old.get(choice.key)?.state === 'made';
  const present = new Set(after.choices.map(({ key }) => key));
  const vanished = before.choices.filter(({ key, state }) => state === 'made' && !present.has(key));
  return {
    asked,
    flagged: others.filter((choice) => choice.state === 'invalid' && stood(choice)),
    orphaned: [...others.filter((choice) => choice.state === 'orphaned' && stood(choice)), ...vanished],
    kept: others.filter((choice) => choice.state === 'made'),
    earlier: others.filter((choice) => isOpen(choice) && !stood(choice)),
  };
}

/** Whether a question has no valid answer. */
export function isOpen({ state }: ChoiceState): boolean {
  return state === 'pending' || state === 'invalid';
}
