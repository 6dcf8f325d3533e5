import { type ChoiceState, type ChoiceValue, questionOffers } from '@tessera/fifth-edition';
import { PanelHead } from '@tessera/ui';
import { useMemo, useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { followUpsOf } from '../rail.ts';
import { useLatest } from '../useLatest.ts';
import { cardLines } from './cardLines.ts';
import { picksOf, pointsOf, togglePick } from './drafts.ts';
import type { OptionHandlers } from './OptionLine.tsx';
import { Options } from './Options.tsx';
import { arrange } from './options.ts';
import { PointSteppers } from './PointSteppers.tsx';
import type { Answers } from './useAnswers.ts';

/** An answer being previewed. */
export interface TriedAnswer {
  readonly key: string;
  readonly value: ChoiceValue | undefined;
}

interface QuestionProps {
  readonly choice: ChoiceState;
  readonly answers: Answers;
  /** Follow-up questions, shown inside the picked option. */
  readonly followUps: readonly ChoiceState[];
  readonly onTry: (tried: TriedAnswer | undefined) => void;
  /** Saves an answer at once. */
  readonly onTake: (value: ChoiceValue) => void;
}

/** Form for a question of any type. */
export function Question(props: QuestionProps) {
  const { choice, answers } = props;
  const { t, isReadOnly, text } = useCharacter();
  const value = answers.valueOf(choice);
  switch (choice.type) {
    case 'select':
    case 'multiselect':
      return <PickQuestion {...props} />;
    case 'distribute':
      return (
        <>
          <PointSteppers
            choice={choice}
            sheet={answers.sheet}
            points={pointsOf(value)}
            isReadOnly={isReadOnly}
            onChange={(points) => answers.set(choice.key, Object.keys(points).length === 0 ? undefined : points)}
          />
          <FollowUps {...props} />
        </>
      );
    case 'number':
      return (
        <label className="fe-field">
          <span>{text(choice.prompt)}</span>
          <input
            type="number"
            min={choice.min}
            max={choice.max === Number.MAX_SAFE_INTEGER ? undefined : choice.max}
            value={typeof value === 'number' ? value : ''}
            readOnly={isReadOnly}
            onChange={({ target }) =>
              answers.set(choice.key, Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)
            }
          />
          <span className="text-note text-muted fe-help">
            {t('builder.range', { min: choice.min ?? 0, max: choice.max ?? 0 })}
          </span>
        </label>
      );
    case 'text':
      return (
        <label className="fe-field">
          <span>{text(choice.prompt)}</span>
          <input
            type="text"
            maxLength={choice.max}
            value={typeof value === 'string' ? value : ''}
            readOnly={isReadOnly}
            onChange={({ target }) => answers.set(choice.key, target.value === '' ? undefined : target.value)}
          />
        </label>
      );
  }
}

function PickQuestion({ choice, answers, followUps, onTry, onTake }: QuestionProps) {
  const character = useCharacter();
  const { t, record, rulebook, isReadOnly, notify, text } = character;
  const [search, setSearch] = useState('');
  const { sheet } = answers;
  const value = answers.valueOf(choice);
  const picks = useMemo(() => picksOf(value), [value]);
  const was = useMemo(() => picksOf(choice.value), [choice.value]);
  const offers = useMemo(() => questionOffers(sheet, choice.key), [sheet, choice.key]);
  const arrangement = useMemo(
    () => arrange(t, { record, rulebook, sheet }, choice, offers, picks, search),
    [t, record, rulebook, sheet, choice, offers, picks, search],
  );
  const cards = useMemo(() => {
    if (!arrangement.isCards) return undefined;
    const without = answers.withAnswer(choice.key, undefined).sheet;
    const lines = (value: string) => cardLines(t, without, answers.withAnswer(choice.key, value).sheet);
    return new Map(offers.map((offer) => [offer.value, lines(offer.value)]));
  }, [t, arrangement.isCards, answers, choice.key, offers]);
  const isMulti = choice.type === 'multiselect';
  const max = sheet.choices.find(({ key }) => key === choice.key)?.max ?? choice.max ?? 1;
  const answerWith = (pick: string): ChoiceValue => (isMulti ? [...togglePick(picks, pick, max)] : pick);
  const handlers: OptionHandlers = {
    look: (pick) => onTry(pick === undefined ? undefined : { key: choice.key, value: answerWith(pick) }),
    pick: (pick) => answers.set(choice.key, answerWith(pick)),
    take: (pick) => {
      // An option with follow-up questions opens first; a second Enter saves it.
      const { choices } = answers.withAnswer(choice.key, pick).sheet;
      if (followUpsOf({ choices }, choice.key).some(({ state }) => state === 'pending')) answers.set(choice.key, pick);
      else onTake(pick);
    },
    refuse: ({ need, rest }) => notify([need, rest].filter(Boolean).join('. '), 'warning'),
  };
  return (
    <Options
      t={t}
      label={text(choice.prompt)}
      isMulti={isMulti}
      picks={picks}
      was={was}
      max={max}
      arrangement={arrangement}
      cards={cards}
      search={search}
      onSearch={setSearch}
      isReadOnly={isReadOnly}
      handlers={useLatest(handlers)}
    >
      {followUps.length > 0 && <FollowUps answers={answers} followUps={followUps} onTry={onTry} />}
    </Options>
  );
}

function FollowUps({ answers, followUps, onTry }: Pick<QuestionProps, 'answers' | 'followUps' | 'onTry'>) {
  const { text } = useCharacter();
  return followUps.map((followUp) => (
    <section key={followUp.key} className="fe-follow-up" aria-label={text(followUp.prompt)}>
      <PanelHead dense title={text(followUp.prompt)} />
      <Question
        choice={followUp}
        answers={answers}
        followUps={[]}
        onTry={onTry}
        onTake={(value) => answers.set(followUp.key, value)}
      />
    </section>
  ));
}
