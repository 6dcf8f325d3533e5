import type { ChoiceState, ChoiceValue, DerivedState } from '@tessera/fifth-edition';
import { useCallback, useMemo } from 'react';
import type { Attempt, CharacterContext } from '../../character/characterContext.ts';
import { draftsOf, useDrafts } from '../steps/stepDrafts.ts';
import { actionsFor, answerIn, type DraftAnswers } from './drafts.ts';
import { sameAnswer } from './sameAnswer.ts';

/** Draft answers to a question and its follow-up questions. */
export interface Answers {
  readonly hasChanged: boolean;
  /** The sheet with the draft answers. */
  readonly sheet: DerivedState;
  readonly attempt: Attempt | undefined;
  valueOf(choice: Pick<ChoiceState, 'key' | 'value'>): ChoiceValue | undefined;
  set(key: string, value: ChoiceValue | undefined): void;
  /** Evaluates another answer on top of the drafts. */
  withAnswer(key: string, value: ChoiceValue | undefined): Attempt;
  /** Saves the answers; resolves to the number of actions. */
  take(also?: readonly [key: string, value: ChoiceValue | undefined]): Promise<number>;
}

const NO_ANSWERS: DraftAnswers = new Map();

/** Holds the draft answers of a question until they are saved. */
export function useAnswers(character: CharacterContext, question: string): Answers {
  const [drafts, keep] = useDrafts(character.id);
  const answers = drafts.answers[question] ?? NO_ANSWERS;
  const setAnswers = useCallback(
    (next: DraftAnswers) => keep({ answers: { ...draftsOf(character.id).answers, [question]: next } }),
    [keep, character.id, question],
  );
  const attempt = useMemo(
    () => (answers.size === 0 ? undefined : character.attempt(...actionsFor(answers))),
    [character, answers],
  );
  return useMemo(() => {
    const changed = (key: string, value: ChoiceValue | undefined) => withChange(character.sheet, answers, key, value);
    return {
      hasChanged: answers.size > 0,
      attempt,
      sheet: attempt?.sheet ?? character.sheet,
      valueOf: (choice) => answerIn(answers, choice),
      set: (key, value) => setAnswers(changed(key, value)),
      withAnswer: (key, value) => character.attempt(...actionsFor(changed(key, value))),
      take: async (also) => {
        const actions = actionsFor(also === undefined ? answers : changed(...also));
        for (const action of actions) {
          const result = await character.act(action);
          if (!result.ok) return 0;
        }
        setAnswers(new Map());
        return actions.length;
      },
    };
  }, [character, answers, attempt, setAnswers]);
}

/** Sets an answer and drops the drafts of its follow-up questions; ignores an equal answer. */
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
