import type { ChoiceState, ChoiceValue, DerivedState } from '@tessera/fifth-edition';
import { useMemo, useState } from 'react';
import type { Attempt, CharacterDesk } from '../desk/desk.ts';
import { actionsFor, answerIn, type DraftAnswers } from './drafts.ts';
import { sameAnswer } from './sameAnswer.ts';

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

/** Holds answers until they are taken. */
export function useAnswers(desk: CharacterDesk): Answers {
  const [answers, setAnswers] = useState<DraftAnswers>(new Map());
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
  }, [desk, answers, attempt]);
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
