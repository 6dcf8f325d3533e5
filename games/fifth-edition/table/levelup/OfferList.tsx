import type { ChoiceOffer, ChoiceState, ChoiceValue } from '@tessera/fifth-edition';
import { PressRow, SearchField } from '@tessera/ui';
import { useState } from 'react';
import { picksOf } from '../builder/question/drafts.ts';
import { useCharacter } from '../character/characterContext.ts';
import { describedBy } from '../parts/description/describedBy.ts';
import { ReadMore } from '../parts/description/ReadMore.tsx';
import { answerWith } from './answers.ts';

interface OfferListProps {
  readonly choice: ChoiceState;
  readonly offers: readonly ChoiceOffer[];
  onAnswer(value: ChoiceValue | undefined): void;
}

/** Number of offers from which a search field is shown. */
const SEARCHABLE = 12;

/** All offers of a question, followed by unavailable ones with the reason. */
export function OfferList({ choice, offers, onAnswer }: OfferListProps) {
  const { t } = useCharacter();
  const [sought, setSought] = useState('');
  const fits = ({ label }: ChoiceOffer) => label.toLowerCase().includes(sought.trim().toLowerCase());
  const shown = offers.filter(fits).toSorted((a, b) => Number(isOut(a)) - Number(isOut(b)));
  return (
    <div className="fe-c-offers">
      {offers.length >= SEARCHABLE && (
        <SearchField className="fe-c-input" label={t('levelup.choices.search')} value={sought} onChange={setSought} />
      )}
      <ul className="fe-c-offer-list">
        {shown.map((offer) => (
          <li key={offer.value}>
            <Offer choice={choice} offer={offer} onAnswer={onAnswer} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OfferProps extends Pick<OfferListProps, 'choice' | 'onAnswer'> {
  readonly offer: ChoiceOffer;
}

function Offer({ choice, offer, onAnswer }: OfferProps) {
  const { text, rulebook } = useCharacter();
  const { value, label, summary, unavailable } = offer;
  const isPicked = picksOf(choice.value).includes(value);
  const isLocked = unavailable !== undefined && !isPicked;
  return (
    <>
      <PressRow
        className={OFFER}
        aria-pressed={isPicked}
        aria-disabled={isLocked || undefined}
        onClick={() => !isLocked && onAnswer(answerWith(choice, value))}
      >
        <b>{label}</b>
        {(unavailable ?? summary) !== undefined && (
          <span className="text-note text-muted">{text(unavailable ?? summary ?? '')}</span>
        )}
      </PressRow>
      <ReadMore of={describedBy(rulebook, value, label)} name={label} />
    </>
  );
}

function isOut({ unavailable, picked }: ChoiceOffer): boolean {
  return unavailable !== undefined && !picked;
}

const OFFER =
  'grid rounded-[6px] border border-hairline px-2 py-1.5 aria-pressed:border-ink aria-pressed:outline-1 ' +
  'aria-pressed:outline-ink aria-disabled:border-dashed pointer-coarse:min-h-target';
