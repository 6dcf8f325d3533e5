import type { Teller } from '@tessera/text';
import { classes, Icon } from '@tessera/ui';
import { check, lock } from '@tessera/ui/icons';
import type { Action, View } from '@tessera/war-of-the-ring';
import {
  cardName,
  cardOf,
  combatHalfOf,
  DECKS,
  describeCombat,
  describeEvent,
  faceName,
} from '@tessera/war-of-the-ring/facts';
import { useState } from 'react';
import { type CardState, cardState } from '../model/cardState.ts';
import { SYMBOL_ICONS } from './looks.ts';

export interface HandProps {
  readonly view: View;
  readonly seat: number;
  readonly teller: Teller;
  readonly legal: readonly Action[];
  readonly die: number | undefined;
  readonly armed: Action | undefined;
  /** Cards in a column, one below the other, instead of a row. */
  readonly isColumn?: boolean;
  onPick(card: number): void;
}

/** One's own cards: what can be played with this die, with another, or what is missing. */
export function Hand({ view, seat, teller, legal, die, armed, isColumn, onPick }: HandProps) {
  const { say } = teller;
  const cards = (view.players[seat]?.hand ?? []).flatMap(({ cards }) => cards.flatMap((card) => card ?? []));
  const [open, setOpen] = useState<number>();
  const shown = open !== undefined && cards.includes(open) ? open : undefined;
  return (
    <section aria-label={say('table.hand')} className="min-w-0">
      {cards.length === 0 && <p className="m-0 p-2 text-muted text-note">{say('table.noCards')}</p>}
      <ul className={classes('m-0 flex list-none gap-2 p-0', isColumn ? 'flex-col' : 'overflow-x-auto px-1 pt-1 pb-2')}>
        {cards.map((card) => (
          <li key={card} className={isColumn ? '' : 'w-48 flex-none'}>
            <HandCard
              card={card}
              teller={teller}
              state={cardState(view, seat, legal, card, die)}
              chosen={armed !== undefined && 'card' in armed && armed.card === card}
              isOpen={shown === card}
              onPick={() => onPick(card)}
              onOpen={() => setOpen(shown === card ? undefined : card)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface HandCardProps {
  readonly card: number;
  readonly teller: Teller;
  readonly state: CardState;
  readonly chosen: boolean;
  readonly isOpen: boolean;
  onPick(): void;
  onOpen(): void;
}

function HandCard({ card, teller, state, chosen, isOpen, onPick, onOpen }: HandCardProps) {
  const { say } = teller;
  const record = cardOf(card);
  const status =
    state.kind === 'now'
      ? say(state.use === 'play' ? 'table.card.now' : `table.card.${state.use}`)
      : state.kind === 'other'
        ? say('table.card.otherDie', { faces: teller.list(state.dice.map((one) => faceName(one, teller))) })
        : state.refusal
          ? teller.refusal(state.refusal)
          : say('table.card.rest');
  return (
    <article
      className={classes(
        'flex h-full flex-col rounded-panel border bg-paper text-paper-ink shadow-panel',
        chosen
          ? 'border-act-line outline-3 outline-act-line'
          : state.kind === 'now'
            ? 'border-act-line outline-1 outline-act-line'
            : 'border-paper-line',
        state.kind === 'locked' && 'border-dashed',
      )}
    >
      <button
        type="button"
        aria-pressed={chosen}
        aria-disabled={state.kind === 'locked' || undefined}
        onClick={() => (state.kind === 'locked' ? onOpen() : onPick())}
        className="flex min-h-target flex-1 cursor-pointer flex-col gap-1 bg-transparent px-2.5 pt-2 text-left text-paper-ink"
      >
        <span className="flex w-full items-start justify-between gap-1">
          <b className="font-semibold font-title text-body leading-5">{cardName(card, teller)}</b>
          <Icon of={SYMBOL_ICONS[record.symbol]!} size={18} label={say(`name.symbol.${record.symbol}`)} />
        </span>
        <span
          className={classes(
            'inline-flex items-start gap-1 text-note leading-4',
            state.kind === 'locked' ? 'text-paper-harm' : 'font-semibold',
          )}
        >
          <Icon of={state.kind === 'locked' ? lock : check} size={13} />
          <span className={isOpen ? '' : 'line-clamp-3'}>{status}</span>
        </span>
      </button>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onOpen}
        className="min-h-6 cursor-pointer bg-transparent px-2.5 pb-1.5 text-left text-note text-paper-muted underline underline-offset-2"
      >
        {say(isOpen ? 'table.card.less' : 'table.card.more')}
        <span className="sr-only">: {cardName(card, teller)}</span>
      </button>
      {isOpen && <CardText card={card} teller={teller} />}
    </article>
  );
}

/** Both halves of a card in full. */
export function CardText({ card, teller }: { readonly card: number; readonly teller: Teller }) {
  const { say } = teller;
  const record = cardOf(card);
  const half = combatHalfOf(card);
  return (
    <div className="grid gap-1 px-2.5 pb-2 text-note leading-4">
      {describeEvent(record, teller).map((line) => (
        <p key={line} className="m-0">
          {line}
        </p>
      ))}
      <p className="m-0 mt-1 border-paper-line border-t pt-1">
        <b className="font-semibold">{say(`name.combat.${half.id}`)}</b>
      </p>
      {describeCombat(half, teller).map((line) => (
        <p key={line} className="m-0">
          {line}
        </p>
      ))}
      <p className="m-0 text-paper-muted">{say(`name.deck.${DECKS[record.deck === 'character' ? 0 : 1]}`)}</p>
    </div>
  );
}
