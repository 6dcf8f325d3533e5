import type { ChoiceState, ChoiceValue } from '@tessera/fifth-edition';
import { useCharacter } from '../../character/characterContext.ts';
import { ScreenLink } from '../../parts/ScreenLink.tsx';
import { useBuilder } from '../BuilderContext.ts';
import { PreviewPanel } from '../preview/PreviewPanel.tsx';
import { answerText } from '../question/answerText.ts';
import { picksOf, pointsOf } from '../question/drafts.ts';
import { PointSteppers } from '../question/PointSteppers.tsx';
import { RailMark } from '../RailMark.tsx';
import { followUpsOf } from '../rail.ts';
import { StepFooter } from './StepFooter.tsx';
import { StepFrame } from './StepFrame.tsx';

/** Questions with more picks link to their page, which has room and a search field. */
const MAX_FIELDS = 4;

/** All choices on one page, for experienced players. Each answer is saved at once. */
export function AllStep() {
  const { t, sheet, text } = useCharacter();
  const { groups } = useBuilder();
  return (
    <StepFrame
      kicker={t('builder.all.kicker')}
      title={t('builder.all.title')}
      help={t('builder.all.help')}
      footer={<StepFooter />}
      aside={<PreviewPanel shown={undefined} choiceKey="~all" />}
    >
      {groups.map(({ id, title, note, entries }) => (
        <div key={id} className="fe-all">
          <h2 className="pt-3 pb-2 font-title font-semibold text-body leading-6">
            {title} <span className="text-note text-muted">{note}</span>
          </h2>
          {entries.map(({ key, name, state, value }) => {
            const choice = sheet.choices.find((each) => each.key === key);
            return (
              <div key={key} className={ALL_LINE} data-state={state}>
                <RailMark state={state} />
                <span className="fe-all-name">{name}</span>
                {choice === undefined || choice.state === 'orphaned' ? (
                  <Elsewhere at={key} value={value} name={name} />
                ) : (
                  <Fields choice={choice} name={name} />
                )}
                {followUpsOf(sheet, key).map((followUp) => (
                  <div key={followUp.key} className="[&>select]:min-w-0 [&>select]:max-w-full grid col-[3] gap-1">
                    <span className="text-note text-muted">{text(followUp.prompt)}</span>
                    <Fields choice={followUp} name={text(followUp.prompt)} />
                  </div>
                ))}
              </div>
            );
          })}
        </div>
      ))}
    </StepFrame>
  );
}

interface FieldsProps {
  readonly choice: ChoiceState;
  readonly name: string;
}

/** Compact fields that answer a question. */
function Fields({ choice, name }: FieldsProps) {
  const { t, sheet, rulebook, isReadOnly, act } = useCharacter();
  const { done } = useBuilder();
  const { key, type, value, max = 1 } = choice;
  const answer = async (given: ChoiceValue | undefined) => {
    const result = await act({ type: 'choose', key, ...(given !== undefined && { value: given }) });
    if (result.ok) done(1);
  };
  if (type === 'select')
    return (
      <OfferSelect
        choice={choice}
        label={name}
        value={typeof value === 'string' ? value : ''}
        onChange={(pick) => void answer(pick === '' ? undefined : pick)}
      />
    );
  if (type === 'multiselect' && max <= MAX_FIELDS) {
    const picks = picksOf(value);
    const places = Array.from({ length: Math.max(max, picks.length) }, (_, index) => ({
      number: index + 1,
      pick: picks[index] ?? '',
    }));
    return (
      <span className="flex flex-wrap gap-2 min-w-0 [&_select]:flex-[1_1_9rem] [&_select]:min-w-0">
        {places.map(({ number, pick }) => (
          <OfferSelect
            key={number}
            choice={choice}
            label={`${name} ${number}`}
            value={pick}
            onChange={(changed) => void answer(picksWith(picks, number - 1, changed))}
          />
        ))}
      </span>
    );
  }
  if (type === 'distribute')
    return (
      <div className="fe-all-wide">
        <PointSteppers
          choice={choice}
          sheet={sheet}
          points={pointsOf(value)}
          isReadOnly={isReadOnly}
          onChange={(points) => void answer(Object.keys(points).length === 0 ? undefined : points)}
        />
      </div>
    );
  return <Elsewhere at={key} value={answerText(t, rulebook, choice)} name={name} />;
}

/** Returns the picks with one place replaced or cleared. */
function picksWith(picks: readonly string[], place: number, pick: string): ChoiceValue | undefined {
  const next = [...picks.slice(0, place), ...(pick === '' ? [] : [pick]), ...picks.slice(place + 1)];
  return next.length === 0 ? undefined : next;
}

interface OfferSelectProps {
  readonly choice: ChoiceState;
  readonly label: string;
  readonly value: string;
  readonly onChange: (pick: string) => void;
}

function OfferSelect({ choice, label, value, onChange }: OfferSelectProps) {
  const { t, offers, isReadOnly, text } = useCharacter();
  const all = offers(choice.key);
  const isKnown = value === '' || all.some((offer) => offer.value === value);
  return (
    <select aria-label={label} value={value} disabled={isReadOnly} onChange={({ target }) => onChange(target.value)}>
      <option value="">{t('builder.all.open')}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {all.map((offer) => (
        <option
          key={offer.value}
          value={offer.value}
          disabled={offer.unavailable !== undefined && offer.value !== value}
        >
          {offer.unavailable === undefined ? offer.label : `${offer.label}: ${text(offer.unavailable)}`}
        </option>
      ))}
    </select>
  );
}

function Elsewhere({ at, value, name }: { readonly at: string; readonly value: string; readonly name: string }) {
  const { t } = useCharacter();
  return (
    <ScreenLink className="text-ink underline decoration-control underline-offset-[3px]" screen="build" at={at}>
      {value === '' ? t('builder.all.go') : value}
      <span className="sr-only">, {name}</span>
    </ScreenLink>
  );
}

const ALL_LINE =
  'fe-all-line grid grid-cols-[1rem_11rem_minmax(0,1fr)] gap-y-1 gap-x-3 items-center min-h-11 py-1 border-t ' +
  'border-t-hairline ' +
  '[&>select]:min-w-0 [&>select]:max-w-full ' +
  'max-[900px]:grid-cols-[1rem_minmax(0,1fr)]';
