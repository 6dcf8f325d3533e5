import { type ChoiceOffer, type ChoiceState, type ChoiceValue, questionOffers } from '@tessera/fifth-edition';
import { Button, Panel, Pill, TextButton } from '@tessera/ui';
import { useState } from 'react';
import { picksOf, pointsOf } from '../builder/question/drafts.ts';
import { PointSteppers } from '../builder/question/PointSteppers.tsx';
import { useCharacter } from '../character/characterContext.ts';
import { ReadingTogether } from '../parts/description/ReadMore.tsx';
import { answerText, answerWith, suggestedOf } from './answers.ts';
import { HitPointsChoice } from './HitPointsChoice.tsx';
import { consequencesOf, isOpen } from './newChoices.ts';
import { OfferList } from './OfferList.tsx';
import { StateMark } from './StateMark.tsx';
import type { LevelPlan } from './useLevelPlan.ts';

/** Questions of the level. The player can answer them here or later in the builder. */
export function NewChoices({ plan }: { readonly plan: LevelPlan }) {
  const { sheet, t, go, text } = useCharacter();
  const { chosen, answers } = plan;
  const { asked, flagged, earlier } = consequencesOf(sheet, chosen.sheet, new Set(Object.keys(answers)));
  const open = asked.filter(isOpen).length;
  return (
    <>
      <Panel
        dense
        className="p-4 max-[600px]:p-3"
        title={t('levelup.choices.title')}
        extra={<span className="text-note text-muted">{t('levelup.choices.open', { n: open })}</span>}
      >
        <ul className="fe-c-asks">
          {asked.map((choice) => (
            <Ask key={choice.key} choice={choice} plan={plan} />
          ))}
          <HitPointsChoice plan={plan} />
        </ul>
        {earlier.length > 0 && (
          <p className="text-note text-muted">
            {t('levelup.choices.earlier', { n: earlier.length })}{' '}
            <TextButton onClick={() => go('build', earlier[0]?.key)}>{t('levelup.choices.earlierLink')}</TextButton>
          </p>
        )}
      </Panel>
      {flagged.length > 0 && (
        <Panel dense className="p-4 max-[600px]:p-3" title={t('levelup.flagged.title')}>
          <p className="text-note text-muted">{t('levelup.flagged.hint')}</p>
          <ul className="fe-c-asks">
            {flagged.map(({ key, prompt, sourceName, problems }) => (
              <li key={key} className="fe-c-ask">
                <StateMark state="invalid" />
                <span>
                  <b>{text(prompt)}</b>{' '}
                  <span className="text-note text-muted">{[sourceName, ...(problems ?? [])].map(text).join('; ')}</span>
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

/** Number of offers shown directly; a list that expands has the rest. */
const MAX_CHIPS = 5;

function Ask({ choice, plan }: { readonly choice: ChoiceState; readonly plan: LevelPlan }) {
  const { t, sheet, isReadOnly, text } = useCharacter();
  const [isListOpen, setListOpen] = useState(false);
  const offers = questionOffers(plan.chosen.sheet, choice.key);
  const canAnswer = !isReadOnly && ['select', 'multiselect', 'distribute'].includes(choice.type);
  // Picks from before the level are not repeated.
  const before = picksOf(sheet.choices.find(({ key }) => key === choice.key)?.value);
  const fresh = Array.isArray(choice.value) ? choice.value.filter((pick) => !before.includes(pick)) : choice.value;
  const answer = answerText({ ...(fresh !== undefined && { value: fresh }) }, offers);
  const { missing } = choice;
  const source = text(choice.sourceName);
  return (
    <li className="fe-c-ask">
      <StateMark state={choice.state} />
      <span>
        <b>{text(choice.prompt)}</b>
        <br />
        <span className="text-note text-muted">
          {missing > 1 ? t('levelup.choices.of', { n: missing, source }) : t('levelup.choices.one', { source })}
          {answer !== '' && ` ${t('levelup.choices.done', { value: answer })}`}
        </span>
      </span>
      {canAnswer ? (
        <Button small aria-expanded={isListOpen} onClick={() => setListOpen(!isListOpen)}>
          {t(isListOpen ? 'levelup.choices.close' : 'levelup.choices.choose')}
        </Button>
      ) : (
        <span className="text-note text-muted">{t('levelup.choices.later')}</span>
      )}
      {isListOpen ? (
        <Answering choice={choice} offers={offers} plan={plan} />
      ) : (
        canAnswer &&
        choice.type !== 'distribute' && (
          <Chips choice={choice} offers={offers} plan={plan} onMore={() => setListOpen(true)} />
        )
      )}
    </li>
  );
}

interface AnsweringProps {
  readonly choice: ChoiceState;
  readonly offers: readonly ChoiceOffer[];
  readonly plan: LevelPlan;
}

function Answering({ choice, offers, plan }: AnsweringProps) {
  const answer = (value: ChoiceValue | undefined) => plan.answer(choice.key, value);
  if (choice.type !== 'distribute') return <OfferList choice={choice} offers={offers} onAnswer={answer} />;
  return (
    <div className="fe-c-offers">
      <PointSteppers
        choice={choice}
        sheet={plan.chosen.sheet}
        points={pointsOf(choice.value)}
        isReadOnly={false}
        onChange={answer}
      />
    </div>
  );
}

interface ChipsProps extends AnsweringProps {
  onMore(): void;
}

function Chips({ choice, offers, plan, onMore }: ChipsProps) {
  const { t, rulebook } = useCharacter();
  const picks = picksOf(choice.value);
  const first = suggestedOf(offers, rulebook).slice(0, MAX_CHIPS);
  const count = offers.filter(({ unavailable }) => unavailable === undefined).length;
  return (
    <div className="fe-c-picks">
      {first.map(({ value, label }) => (
        <Pill
          key={value}
          pressed={picks.includes(value)}
          onClick={() => plan.answer(choice.key, answerWith(choice, value))}
        >
          {label}
        </Pill>
      ))}
      {count > first.length && <TextButton onClick={onMore}>{t('levelup.choices.more', { n: count })}</TextButton>}
      <ReadingTogether things={first.map(({ value, label }) => ({ id: value, name: label }))} />
    </div>
  );
}
