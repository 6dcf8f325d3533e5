import { type StartingQuestion, startingEquipment, startingItems } from '@tessera/fifth-edition';
import { useMemo, useState } from 'react';
import { useDesk } from '../desk/desk.ts';
import type { Belonging } from '../start/outfit.ts';
import { answerFor, firstAnswers, type StartingAnswers, startingBelongings } from '../start/startingGear.ts';

interface StartingGearProps {
  readonly onTake: (belongings: readonly Belonging[], gold: number) => void;
}

/** What class and background offer to begin with, as packages. */
export function StartingGear({ onTake }: StartingGearProps) {
  const { say, record, rulebook } = useDesk();
  const questions = useMemo(() => startingEquipment(record, rulebook), [record, rulebook]);
  const [given, setGiven] = useState<StartingAnswers>({});
  const answers = { ...firstAnswers(questions), ...given };
  if (questions.length === 0) return null;
  const { gold } = startingItems(questions, answers);
  return (
    <section className="fe-starting" aria-label={say('builder.gear.starting')}>
      <h2 className="fe-gear-head">{say('builder.gear.starting')}</h2>
      {questions.map((question) => (
        <Package
          key={question.key}
          question={question}
          answers={answers}
          onAnswer={(changed) => setGiven({ ...given, ...changed })}
        />
      ))}
      <p className="fe-starting-take">
        <button
          type="button"
          className="fe-button"
          onClick={() => onTake(startingBelongings(questions, answers, rulebook), gold)}
        >
          {say('builder.gear.takeStarting')}
        </button>
        {gold > 0 && <span className="fe-small">{say('builder.gear.gold', { gold })}</span>}
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
  const { text } = useDesk();
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
    <fieldset className="fe-ask fe-package">
      <legend className="fe-small">{sourceName}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="fe-package-option" data-picked={value === answer?.option}>
          <input
            type="radio"
            name={key}
            checked={value === answer?.option}
            onChange={() => onAnswer({ [key]: answerFor(value, options) })}
          />
          <span>{text(label)}</span>
        </label>
      ))}
      {places?.map(({ prompt, offers }, place) => (
        <label key={prompt} className="fe-field-row">
          <span className="fe-small">{prompt}</span>
          <select value={answer?.picks?.[place]} onChange={({ target }) => pick(place, target.value)}>
            {offers.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
