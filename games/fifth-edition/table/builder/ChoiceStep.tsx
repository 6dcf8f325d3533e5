import type { ChoiceState, ChoiceValue } from '@tessera/fifth-edition';
import { useState } from 'react';
import { useDesk } from '../desk/desk.ts';
import { pickName } from './answerText.ts';
import { useBuilder } from './BuilderContext.ts';
import { ChoicePreview } from './ChoicePreview.tsx';
import { CompareOptions } from './CompareOptions.tsx';
import { contentQuestion } from './contentQuestion.ts';
import { picksOf } from './drafts.ts';
import { Question, type Tried } from './Question.tsx';
import { followUpsOf } from './rail.ts';
import { sourceLevel } from './railNames.ts';
import { StepFooter } from './StepFooter.tsx';
import { StepFrame } from './StepFrame.tsx';
import { useAnswers } from './useAnswers.ts';
import { useLooked } from './useLooked.ts';

/** One question with everything its answer opens. Looking at an option shows what it would do; taking it is one press more. */
export function ChoiceStep({ choice }: { readonly choice: ChoiceState }) {
  const desk = useDesk();
  const { say, record, rulebook, isReadOnly } = desk;
  const { done, groups } = useBuilder();
  const answers = useAnswers(desk);
  const looked = useLooked<Tried>();
  const [isComparing, setComparing] = useState(false);
  const entry = groups.flatMap(({ entries }) => entries).find(({ key }) => key === choice.key);
  const title = entry?.name ?? choice.prompt;
  const helpText =
    contentQuestion(rulebook, choice)?.feature.summary ?? (title === choice.prompt ? '' : `${choice.prompt}.`);

  const take = async (also?: readonly [string, ChoiceValue | undefined]) => {
    looked.set(undefined);
    done(await answers.take(also));
  };
  const value = answers.valueOf(choice);
  const isAnswered = value !== undefined || choice.value !== undefined;
  const className = rulebook.classes.get(choice.source.split(':')[1] ?? '')?.record.name;
  const level = sourceLevel(choice, record, rulebook);
  return (
    <StepFrame
      kicker={
        className === undefined
          ? choice.sourceName
          : say('builder.kicker', { class: className, level, character: choice.gained })
      }
      title={title}
      help={[helpText, say('builder.mayStayOpen')].filter(Boolean).join(' ')}
      footer={
        <StepFooter
          take={
            answers.hasChanged && value !== undefined
              ? { label: takeLabel(), run: () => void take() }
              : answers.hasChanged
                ? { label: say('builder.leaveOpen'), run: () => void take() }
                : undefined
          }
        >
          {isAnswered && !isReadOnly && value !== undefined && (
            <button type="button" className="fe-button" onClick={() => void take([choice.key, undefined])}>
              {say(choice.state === 'orphaned' ? 'builder.letGo' : 'builder.leaveOpen')}
            </button>
          )}
        </StepFooter>
      }
      aside={
        <ChoicePreview
          choice={choice}
          answers={answers}
          looked={looked}
          compare={choice.type === 'select' ? { isOn: isComparing, set: () => setComparing(!isComparing) } : undefined}
        />
      }
    >
      {choice.state === 'orphaned' ? (
        <p>{say('builder.stray', { value: JSON.stringify(choice.value) })}</p>
      ) : (
        <>
          {(choice.problems ?? []).map((problem) => (
            <p key={problem} className="fe-conflict" role="note">
              {say('builder.keptUntil', { why: problem })}
            </p>
          ))}
          {isComparing && <CompareOptions choice={choice} answers={answers} onClose={() => setComparing(false)} />}
          <Question
            choice={choice}
            answers={answers}
            followUps={followUpsOf(answers.sheet, choice.key)}
            onTry={looked.set}
            onTake={(answer) => void take([choice.key, answer])}
          />
        </>
      )}
    </StepFrame>
  );

  function takeLabel(): string {
    const picks = picksOf(value);
    const [only] = picks;
    if (choice.type === 'select' && only !== undefined)
      return say('builder.take', { name: pickName(say, rulebook, choice, only) });
    return picks.length > 0 ? say('builder.takeMany', { n: picks.length }) : say('builder.takeThis');
  }
}
