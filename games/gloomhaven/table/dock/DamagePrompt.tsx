import { nameOf, recordOf, roundsAfterThis, type View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { ChoiceTile, classes, scrollable } from '@tessera/ui';
import type { ReactNode } from 'react';
import { HpBar } from '../heroes/CharacterPanels.tsx';
import type { Offer } from '../model/offer.ts';

export interface DamagePromptProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly seat: number;
  readonly amount: number;
  readonly offer: Offer;
  readonly picked: readonly string[];
  /** The undo button, when it is shown here. */
  readonly undo?: ReactNode;
  onPick(cards: readonly string[]): void;
}

/** The three options for damage: hit points, one hand card lost, or two discarded cards lost. R 6.4 */
export function DamagePrompt({ view, formatter, seat, amount, offer, picked, undo, onPick }: DamagePromptProps) {
  const { t } = formatter;
  const figure = view.figures[seat]!;
  const before = roundsAfterThis(view, seat).rounds;
  const singles = byInitiative(offer.losses.filter(({ cards }) => cards.length === 1).flatMap(({ cards }) => cards));
  const pairs = byInitiative(offer.losses.filter(({ cards }) => cards.length === 2).flatMap(({ cards }) => cards));
  return (
    <div
      className={classes(
        'grid gap-2 [&>*]:min-w-0',
        pairs.length > 1 ? '@min-[48rem]:grid-cols-[14rem_2fr_2fr]' : '@min-[48rem]:grid-cols-[14rem_1fr]',
      )}
    >
      <div className="flex flex-col gap-2">
        <Future
          title={t('table.suffer', { amount })}
          note={
            figure.hp > amount
              ? t('table.hpAfter', { before: figure.hp, after: figure.hp - amount })
              : t('table.wouldExhaust')
          }
        >
          <HpBar hp={figure.hp} maxHp={figure.maxHp} going={amount} seat={seat} />
        </Future>
        {undo && <div className="mt-auto">{undo}</div>}
      </div>
      <Future
        title={t('table.loseOne')}
        note={t('table.roundsAfter', {
          rounds: roundsAfterThis(view, seat, { hand: 1 }).rounds,
          before,
        })}
      >
        <Tiles
          formatter={formatter}
          label={t('table.loseOne')}
          cards={singles}
          picked={picked}
          onToggle={(card) => onPick(picked.length === 1 && picked[0] === card ? [] : [card])}
        />
      </Future>
      {pairs.length > 1 && (
        <Future
          title={t('table.loseTwo')}
          note={t('table.roundsAfter', {
            rounds: roundsAfterThis(view, seat, { discard: 2 }).rounds,
            before,
          })}
        >
          <Tiles
            formatter={formatter}
            label={t('table.loseTwo')}
            cards={pairs}
            picked={picked}
            onToggle={(card) =>
              onPick(
                toggledPair(
                  picked.filter((one) => pairs.includes(one)),
                  card,
                ),
              )
            }
          />
        </Future>
      )}
    </div>
  );
}

/** Sorts cards as on all other parts of the table. */
function byInitiative(cards: readonly string[]): readonly string[] {
  return [...new Set(cards)].toSorted((a, b) => recordOf('card', a).initiative - recordOf('card', b).initiative);
}

function toggledPair(picked: readonly string[], card: string): readonly string[] {
  if (picked.includes(card)) return picked.filter((one) => one !== card);
  return [...picked, card].slice(-2);
}

function Future({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-label={title} className="min-w-0 rounded-control border border-hairline bg-surface px-3 py-2">
      <b className="font-semibold">{title}</b>
      {children}
      <p className="m-0 text-muted text-note">{note}</p>
    </section>
  );
}

interface TilesProps {
  readonly label: string;
  readonly formatter: GameFormatter;
  readonly cards: readonly string[];
  readonly picked: readonly string[];
  onToggle(card: string): void;
}

/** Cards by name and initiative, small enough for a dozen. */
export function Tiles({ label, formatter, cards, picked, onToggle }: TilesProps) {
  return (
    <fieldset
      ref={scrollable}
      aria-label={label}
      className="m-0 my-1 flex min-w-0 gap-1 overflow-x-auto border-0 p-0.5 *:flex-none @min-[48rem]:max-h-36 @min-[48rem]:flex-wrap @min-[48rem]:overflow-y-auto"
    >
      {cards.map((card) => {
        const { initiative } = recordOf('card', card);
        return (
          <ChoiceTile
            key={card}
            chosen={picked.includes(card)}
            onChoose={() => onToggle(card)}
            className="flex-row px-2 text-note"
          >
            <b className="font-numeral">{initiative}</b> {nameOf(card, formatter)}
          </ChoiceTile>
        );
      })}
    </fieldset>
  );
}
