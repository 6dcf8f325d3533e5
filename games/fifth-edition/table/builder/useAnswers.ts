import type { ChoiceState, ChoiceValue, DerivedState } from '@tessera/fifth-edition';
import { useCallback, useMemo } from 'react';
import type { Attempt, CharacterDesk } from '../desk/desk.ts';
import { actionsFor, answerIn, type DraftAnswers } from './drafts.ts';
import { sameAnswer } from './sameAnswer.ts';
import { draftsOf, useDrafts } from './stepDrafts.ts';

/** Answers in the making: to a question and to those that its answer opens. */
export interface Answers {
  readonly hasChanged: boolean;
  /** The sheet with the answers in the making. */
  readonly sheet: DerivedState;
  readonly attempt: Attempt | undefined;
  valueOf(choice: Pick<ChoiceState, 'key' | 'value'>): ChoiceValue | undefined;
  set(key: string, value: ChoiceValue | undefined): void;
  /** What would be with another answer, tried on top of these. */
  withAnswer(key: string, value: ChoiceValue | undefined): Attempt;
  /** Gives the answers; tells how many actions that took. */
  take(also?: readonly [key: string, value: ChoiceValue | undefined]): Promise<number>;
}

const NO_ANSWERS: DraftAnswers = new Map();

/** Holds the answers that belong to a question until they are taken. */
export function useAnswers(desk: CharacterDesk, question: string): Answers {
  const [drafts, keep] = useDrafts(desk.id);
  const answers = drafts.answers[question] ?? NO_ANSWERS;
  const setAnswers = useCallback(
    (next: DraftAnswers) => keep({ answers: { ...draftsOf(desk.id).answers, [question]: next } }),
    [keep, desk.id, question],
  );
  const attempt = useMemo(
    () => (answers.size === 0 ? undefined : desk.attempt(...actionsFor(answers))),
    [desk, answers],
  );
  return useMemo(() => {
    const changed = (key: string, value: ChoiceValue | undefined) => withChange(desk.sheet, answers, key, value);
    return {
      hasChanged: answers.size > 0,
      attempt,
      sheet: attempt?.sheet ?? desk.sheet,
      valueOf: (choice) => answerIn(answers, choice),
      set: (key, value) => setAnswers(changed(key, value)),
      withAnswer: (key, value) => desk.attempt(...actionsFor(changed(key, value))),
      take: async (also) => {
        const actions = actionsFor(also === undefined ? answers : changed(...also));
        for (const action of actions) {
          const told = await desk.act(action);
          if (!told.ok) return 0;
        }
        setAnswers(new Map());
        return actions.length;
      },
    };
  }, [desk, answers, attempt, setAnswers]);
}

/** Another answer makes the answers below it pointless; one that is there already is no change. */
function withChange(
  { choices }: DerivedState,
  answers: DraftAnswers,
  key: string,
  value: ChoiceValue | undefined,
): DraftAnswers {
  const kept = [...answers].filter(([other]) => other !== key && !other.startsWith(`${key}/`));
  const recorded = choices.find((choice) => choice.key === key)?.value;
  return new Map(sameAnswer(recorded, value) ? kept : [...kept, [key, value]]);
}
