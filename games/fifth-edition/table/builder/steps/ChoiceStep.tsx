import type { ChoiceState, ChoiceValue, Rulebook } from '@tessera/fifth-edition';
import { messageText } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { Button } from '@tessera/ui';
import { useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { useBuilder } from '../BuilderContext.ts';
import { ChoicePreview } from '../preview/ChoicePreview.tsx';
import { useLooked } from '../preview/usePreviewTarget.ts';
import { pickName } from '../question/answerText.ts';
import { CompareOptions } from '../question/CompareOptions.tsx';
import { contentQuestion } from '../question/contentQuestion.ts';
import { picksOf } from '../question/drafts.ts';
import { Question, type TriedAnswer } from '../question/Question.tsx';
import { useAnswers } from '../question/useAnswers.ts';
import { type Draft, followUpsOf } from '../rail.ts';
import { promptText, sourceLevel } from '../railNames.ts';
import { HouseRules } from './HouseRules.tsx';
import { StepFooter } from './StepFooter.tsx';
import { StepFrame } from './StepFrame.tsx';

/**
 * A question with the follow-up questions of its answer. Highlighting an option previews it; a second press saves it.
 */
export function ChoiceStep({ choice }: { readonly choice: ChoiceState }) {
  const character = useCharacter();
  const { t, rulebook, isReadOnly, text } = character;
  const { done, groups } = useBuilder();
  const answers = useAnswers(character, choice.key);
  const looked = useLooked<TriedAnswer>();
  const [isComparing, setComparing] = useState(false);
  const entry = groups.flatMap(({ entries }) => entries).find(({ key }) => key === choice.key);
  const title = entry?.name ?? promptText(t, choice);
  const helpText =
    contentQuestion(rulebook, choice)?.feature.summary ??
    (title === promptText(t, choice) ? '' : `${text(choice.prompt)}.`);

  const take = async (also?: readonly [string, ChoiceValue | undefined]) => {
    looked.set(undefined);
    done(await answers.take(also));
  };
  const value = answers.valueOf(choice);
  const isOrphan = choice.state === 'orphaned';
  return (
    <StepFrame
      kicker={kickerText(t, choice, character)}
      title={title}
      help={[helpText, t('builder.mayStayOpen')].filter(Boolean).join(' ')}
      footer={
        <StepFooter
          take={
            answers.hasChanged ? { label: takeText(t, choice, value, rulebook), run: () => void take() } : undefined
          }
        >
          {!isReadOnly && value !== undefined && (
            <Button small onClick={() => void take([choice.key, undefined])}>
              {t(isOrphan ? 'builder.letGo' : 'builder.leaveOpen')}
            </Button>
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
      {isOrphan ? (
        <p>{t('builder.stray', { value: JSON.stringify(choice.value) })}</p>
      ) : (
        <>
          {(choice.problems ?? []).map((problem) => (
            <p
              key={text(problem)}
              className="fe-conflict mb-3 py-2 px-3 border border-enemy rounded-control"
              role="note"
            >
              {t('builder.keptUntil', { why: text(problem) })}
            </p>
          ))}
          {isComparing && <CompareOptions choice={choice} answers={answers} onClose={() => setComparing(false)} />}
          {choice.key === 'background' && <HouseRules />}
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
}

/** Returns the origin of a question: a level of a class, or another source. */
function kickerText(t: TranslateFn, choice: ChoiceState, { record, rulebook }: Draft): string {
  if (choice.source === 'character') return t('builder.group.origin');
  const [, id = ''] = choice.source.split(':');
  const name = rulebook.classes.get(id)?.record.name;
  if (name === undefined) return messageText(choice.sourceName, t);
  const level = sourceLevel(choice, record, rulebook);
  return t('builder.kicker', { class: name, level, character: choice.gained });
}

/** Returns the label of the primary button. */
function takeText(t: TranslateFn, choice: ChoiceState, value: ChoiceValue | undefined, rulebook: Rulebook): string {
  if (value === undefined) return t('builder.leaveOpen');
  const picks = picksOf(value);
  const [only] = picks;
  if (choice.type === 'select' && only !== undefined)
    return t('builder.take', { name: pickName(t, rulebook, choice, only) });
  return picks.length > 0 ? t('builder.takeMany', { n: picks.length }) : t('builder.takeThis');
}
