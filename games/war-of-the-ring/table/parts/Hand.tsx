import type { GameFormatter } from '@tessera/text';
import { ChoiceTile, classes, Icon, TextButton, Tooltip } from '@tessera/ui';
import { check, lock } from '@tessera/ui/icons';
import type { Action, View } from '@tessera/war-of-the-ring';
import {
  cardName,
  cardRecordOf,
  combatRecordOf,
  DECKS,
  describeCombat,
  describeEvent,
  faceName,
} from '@tessera/war-of-the-ring/facts';
import { useState } from 'react';
import { missingText } from '../choice/missingText.ts';
import { type CardState, cardState } from '../model/cardState.ts';
import { SYMBOL_ICONS } from './looks.ts';

export interface HandProps {
  readonly view: View;
  readonly seat: number;
  readonly formatter: GameFormatter;
  readonly legal: readonly Action[];
  readonly die: number | undefined;
  readonly armed: Action | undefined;
  /** Whether cards form a column instead of a row. */
  readonly isColumn?: boolean;
  onPick(card: number): void;
}

/** The player's cards: playable with this die, with another, or locked with the missing requirement. */
export function Hand({ view, seat, formatter, legal, die, armed, isColumn, onPick }: HandProps) {
  const { t } = formatter;
  const cards = (view.players[seat]?.hand ?? []).flatMap(({ cards }) => cards.flatMap((card) => card ?? []));
  const [open, setOpen] = useState<number>();
  const shown = open !== undefined && cards.includes(open) ? open : undefined;
  return (
    <section aria-label={t('table.hand')} className="min-w-0">
      {cards.length === 0 && <p className="m-0 p-2 text-muted text-note">{t('table.noCards')}</p>}
      <ul className={classes('m-0 flex list-none gap-2 p-0', isColumn ? 'flex-col' : 'overflow-x-auto px-1 py-1.5')}>
        {cards.map((card) => (
          <li key={card} className={isColumn ? '' : 'flex w-46 flex-none *:w-full'}>
            <HandCard
              card={card}
              formatter={formatter}
              state={cardState(view, seat, legal, card, die)}
              chosen={armed !== undefined && 'card' in armed && armed.card === card}
              isOpen={shown === card}
              onPick={() => onPick(card)}
              onOpen={isColumn ? () => setOpen(shown === card ? undefined : card) : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface HandCardProps {
  readonly card: number;
  readonly formatter: GameFormatter;
  readonly state: CardState;
  readonly chosen: boolean;
  readonly isOpen: boolean;
  onPick(): void;
  /** Unfolds the whole card below; undefined if a floating panel shows it. */
  readonly onOpen: (() => void) | undefined;
}

function HandCard({ card, formatter, state, chosen, isOpen, onPick, onOpen }: HandCardProps) {
  const { t } = formatter;
  const record = cardRecordOf(card);
  const status =
    state.kind === 'now'
      ? t(state.use === 'play' ? 'table.card.now' : `table.card.${state.use}`)
      : state.kind === 'other'
        ? t('table.card.otherDie', { faces: formatter.list(state.dice.map((one) => faceName(one, formatter))) })
        : state.refusal
          ? missingText(state.refusal, formatter)
          : t('table.card.rest', { symbol: t(`name.symbol.${record.symbol}`) });
  // The requirement is shown only once: below, if it is not met.
  const isSaidBelow = state.kind === 'locked' && state.refusal?.code === 'card-needs';
  const lines = describeEvent(record, formatter).slice(isSaidBelow ? 1 : 0);
  const face = (
    <ChoiceTile
      chosen={chosen}
      locked={state.kind === 'locked' ? status : undefined}
      onChoose={onPick}
      className={classes(
        'w-full items-stretch justify-start gap-1 px-2.5 py-1.5 text-left',
        onOpen ? '' : 'h-13 gap-0 py-1',
        state.kind === 'now' && !chosen && 'shadow-[inset_0_0_0_2px_var(--act-line)]',
      )}
    >
      <span className="flex items-start justify-between gap-1">
        <b className={classes('min-w-0 font-semibold font-title text-body leading-5', !onOpen && 'truncate')}>
          {cardName(card, formatter)}
        </b>
        <Icon of={SYMBOL_ICONS[record.symbol]!} size={18} label={t(`name.symbol.${record.symbol}`)} />
      </span>
      {onOpen && !isOpen && (
        <span className="line-clamp-2 text-muted text-note leading-4 in-[[aria-pressed=true]]:text-ink">
          {lines.join(' ')}
        </span>
      )}
      <span
        className={classes(
          'mt-auto inline-flex items-start gap-1 text-note leading-4',
          state.kind === 'locked' ? (state.refusal ? 'text-enemy' : 'text-muted') : 'font-semibold',
        )}
      >
        <Icon of={state.kind === 'locked' ? lock : check} size={13} />
        <span className={onOpen ? '' : 'line-clamp-1'}>{status}</span>
      </span>
    </ChoiceTile>
  );
  if (onOpen) {
    return (
      <article>
        {face}
        <TextButton aria-expanded={isOpen} onClick={onOpen} className="px-2.5 text-left">
          {t(isOpen ? 'table.card.less' : 'table.card.more')}
          <span className="sr-only">: {cardName(card, formatter)}</span>
        </TextButton>
        {isOpen && <CardText card={card} formatter={formatter} />}
      </article>
    );
  }
  return (
    <Tooltip text={<CardText card={card} formatter={formatter} status={status} />}>
      <article className="w-full">{face}</article>
    </Tooltip>
  );
}

interface CardTextProps {
  readonly card: number;
  readonly formatter: GameFormatter;
  /** Whether it can be played, or the missing requirement. */
  readonly status?: string;
}

/** Full text of both halves of a card. */
export function CardText({ card, formatter, status }: CardTextProps) {
  const { t } = formatter;
  const record = cardRecordOf(card);
  const half = combatRecordOf(card);
  return (
    <span className="grid gap-1 px-2.5 pb-2 text-note leading-4">
      {status !== undefined && (
        <span className="border-hairline border-b py-1">
          <b className="block font-semibold font-title text-body leading-5">{cardName(card, formatter)}</b>
          {status}
        </span>
      )}
      {describeEvent(record, formatter).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      <b className="mt-1 block border-hairline border-t pt-1 font-semibold">{t(`name.combat.${half.id}`)}</b>
      {describeCombat(half, formatter).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      <span className="block text-muted">{t(`name.deck.${DECKS[record.deck === 'character' ? 0 : 1]}`)}</span>
    </span>
  );
}
