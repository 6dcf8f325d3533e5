import { type Choice, goalText, nameOf, type View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { ChoiceTile } from '@tessera/ui';
import { ElementDot } from '../hand/AbilityCard.tsx';
import { answerText } from '../model/answerText.ts';
import { nextCardSet } from '../model/handCards.ts';
import { capital } from '../model/names.ts';
import { isAmong, type Offer } from '../model/offer.ts';
import { Tiles } from './DamagePrompt.tsx';

export interface ChoiceListProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly offer: Offer;
  readonly choices: readonly Choice[];
  /** The choices that are selected. */
  readonly selected: readonly Choice[];
  readonly picked: readonly string[];
  onArm(choice: Choice): void;
  onPick(cards: readonly string[]): void;
}

/** Answers without a place on the map: additions, goals, elements, cards from a pile. */
export function ChoiceList({ view, formatter, offer, choices, selected, picked, onArm, onPick }: ChoiceListProps) {
  const cards = [...new Set(offer.cards.flatMap((choice) => choice.cards))];
  return (
    <>
      {cards.length > 0 && (
        <Tiles
          formatter={formatter}
          label={formatter.t('table.chooseCards')}
          cards={cards}
          picked={picked}
          onToggle={(card) => onPick(nextCardSet(offer, picked, card))}
        />
      )}
      {choices.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {choices.map((choice) => (
            <ChoiceTile
              key={JSON.stringify(choice)}
              chosen={isAmong(choice, selected)}
              onChoose={() => onArm(choice)}
              className="max-w-96 items-start px-3 py-1.5 text-left"
            >
              <Answer view={view} formatter={formatter} choice={choice} />
            </ChoiceTile>
          ))}
        </div>
      )}
    </>
  );
}

function Answer({
  view,
  formatter,
  choice,
}: {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly choice: Choice;
}) {
  if (choice.type === 'goal') {
    return (
      <>
        <b className="font-semibold">{nameOf(choice.goal, formatter)}</b>
        <span className="text-muted text-note">{goalText(choice.goal, formatter)}</span>
      </>
    );
  }
  if (choice.type === 'take' && choice.elements.length > 0) {
    return (
      <>
        <span>{capital(formatter.action({ ...choice, elements: [] }))}</span>
        <span className="flex items-center gap-1.5 text-muted text-note">
          {choice.elements.map((element) => (
            <ElementDot key={element} element={element} label={formatter.t(`element.${element}`)} />
          ))}
          {formatter.format('table.consumes', { elements: choice.elements })}
        </span>
      </>
    );
  }
  return <span>{answerText(view, formatter, choice)}</span>;
}
