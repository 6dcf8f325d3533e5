import { type StartingQuestion, startingEquipment, startingItems } from '@tessera/fifth-edition';
import { Button, FieldGroup, RadioCard } from '@tessera/ui';
import { useMemo, useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { ReadingTogether } from '../../parts/description/ReadMore.tsx';
import {
  answerFor,
  firstAnswers,
  type StartingAnswers,
  type StartingItem,
  startingBelongings,
} from '../../start/heroes/startingGear.ts';

interface StartingGearProps {
  readonly onTake: (belongings: readonly StartingItem[], gold: number) => void;
}

/** Packages of starting equipment of the class and background. */
export function StartingGear({ onTake }: StartingGearProps) {
  const { t, record, rulebook } = useCharacter();
  const questions = useMemo(() => startingEquipment(record, rulebook), [record, rulebook]);
  const [given, setGiven] = useState<StartingAnswers>({});
  const answers = { ...firstAnswers(questions), ...given };
  if (questions.length === 0) return null;
  const { gold } = startingItems(questions, answers);
  return (
    <section className="fe-starting" aria-label={t('builder.gear.starting')}>
      <h2 className="pt-3 pb-2 font-title font-semibold text-body leading-6">{t('builder.gear.starting')}</h2>
      {questions.map((question) => (
        <Package
          key={question.key}
          question={question}
          answers={answers}
          onAnswer={(changed) => setGiven({ ...given, ...changed })}
        />
      ))}
      <p className="flex flex-wrap gap-y-2 gap-x-3 items-center">
        <Button small onClick={() => onTake(startingBelongings(questions, answers, rulebook), gold)}>
          {t('builder.gear.takeStarting')}
        </Button>
        {gold > 0 && <span className="text-note text-muted">{t('builder.gear.gold', { gold })}</span>}
      </p>
    </section>
  );
}

interface PackageProps {
  readonly question: StartingQuestion;
  readonly answers: StartingAnswers;
  readonly onAnswer: (changed: StartingAnswers) => void;
}

function Package({ question: { key, sourceName, options }, answers, onAnswer }: PackageProps) {
  const { text } = useCharacter();
  const answer = answers[key];
  const taken = options.find(({ value }) => value === answer?.option);
  const places = taken?.any.flatMap(({ prompt, count, offers }) =>
    Array.from({ length: count }, (_, index) => ({ prompt: count === 1 ? prompt : `${prompt} ${index + 1}`, offers })),
  );
  const pick = (place: number, value: string) => {
    if (answer === undefined) return;
    const picks = (answer.picks ?? []).map((each, index) => (index === place ? value : each));
    onAnswer({ [key]: { ...answer, picks } });
  };
  return (
    <FieldGroup className="fe-ask grid gap-1.5" legend={sourceName}>
      {options.map(({ value, label }) => (
        <RadioCard
          key={value}
          name={key}
          title={text(label)}
          chosen={value === answer?.option}
          onChoose={() => onAnswer({ [key]: answerFor(value, options) })}
        />
      ))}
      {taken !== undefined && <ReadingTogether things={taken.items.map(({ item, name }) => ({ id: item, name }))} />}
      {places?.map(({ prompt, offers }, place) => (
        <label key={prompt} className="flex gap-2 items-center">
          <span className="text-note text-muted">{prompt}</span>
          <select value={answer?.picks?.[place]} onChange={({ target }) => pick(place, target.value)}>
            {offers.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </FieldGroup>
  );
}
