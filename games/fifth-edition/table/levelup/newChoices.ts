import type { ChoiceState, DerivedState } from '@tessera/fifth-edition';

/** What a change to a character asks, and what it does to answers that stood. */
export interface Consequences {
  /** New questions, and old ones that want more. */
  readonly asked: readonly ChoiceState[];
  /** Answers that cannot stand any more. They are kept, and flagged. */
  readonly flagged: readonly ChoiceState[];
  /** Answers whose question is gone; they wait for it to come back. */
  readonly orphaned: readonly ChoiceState[];
  /** Answers that stay as they are. */
  readonly kept: readonly ChoiceState[];
  /** Questions that are open already. */
  readonly earlier: readonly ChoiceState[];
}

/** Compares the questions of two sheets; `answered` are those that were answered on the way. */
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

/** Whether a question waits for an answer, or for a better one. */
export function isOpen({ state }: ChoiceState): boolean {
  return state === 'pending' || state === 'invalid';
}
