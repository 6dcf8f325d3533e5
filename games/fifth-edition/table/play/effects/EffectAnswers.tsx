import { SMALL_BOX } from '@tessera/ui';
import { useId } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import type { EffectQuestion } from './effectQuestions.ts';

type Answers = Readonly<Record<string, string>>;

interface EffectAnswersProps {
  readonly questions: readonly EffectQuestion[];
  readonly answers: Answers;
  onAnswer(answers: Answers): void;
}

/** Questions that an effect asks before it starts, one select per question. */
export function EffectAnswers({ questions, answers, onAnswer }: EffectAnswersProps) {
  return questions.map((question) => (
    <Question
      key={question.id}
      question={question}
      value={answers[question.id]}
      onPick={(value) => onAnswer({ ...answers, [question.id]: value })}
    />
  ));
}

interface QuestionProps {
  readonly question: EffectQuestion;
  readonly value: string | undefined;
  onPick(value: string): void;
}

function Question({ question: { prompt, offers }, value, onPick }: QuestionProps) {
  const { t, text } = useCharacter();
  const id = useId();
  return (
    <p className="fe-play-field">
      <label htmlFor={id}>{text(prompt)}</label>
      <select
        id={id}
        className={`${SMALL_BOX} flex-[1_1_6rem]`}
        value={value ?? ''}
        onChange={(event) => onPick(event.target.value)}
      >
        <option value="" disabled>
          {t('play.choose')}
        </option>
        {offers.map((offer) => (
          <option key={offer.value} value={offer.value} disabled={offer.unavailable !== undefined}>
            {offer.unavailable === undefined ? offer.label : `${offer.label} (${text(offer.unavailable)})`}
          </option>
        ))}
      </select>
    </p>
  );
}
