import { type CardId, cardOf, type View } from '@tessera/duel';
import type { GameFormatter } from '@tessera/text';
import { classes, Icon, Pickable, scrollable } from '@tessera/ui';
import { crossedSwords, shield, walkingBoot } from '@tessera/ui/icons';

interface DuelCardProps {
  readonly card: CardId;
  readonly formatter: GameFormatter;
  /** A row with the same text, for a screen without room for cards. */
  readonly isRow: boolean;
  readonly state: 'open' | 'chosen' | 'now' | 'rest' | 'gone';
  /** The effect of a press, if the card can be pressed. */
  readonly verb?: string | undefined;
  onPick?(): void;
}

/** A card on paper: its initiative largest, its move above, its action below. */
function DuelCard({ card, formatter, isRow, state, verb, onPick }: DuelCardProps) {
  const name = formatter.t(`name.card.${card}`);
  const look = classes(
    'rounded-panel border text-left',
    isRow
      ? 'grid w-full grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-2 px-2 py-1.5'
      : 'flex w-36 flex-none flex-col px-2.5 py-2',
    state === 'gone'
      ? 'border-control border-dashed bg-transparent text-muted'
      : 'border-paper-line bg-paper text-paper-ink shadow-panel',
    state === 'chosen' && 'outline-3 outline-act-line',
    state === 'now' && 'outline-2 outline-act-line',
    state === 'rest' && 'opacity-75',
  );
  const isFaint = state !== 'gone' && state !== 'rest';
  const face = { card, formatter, verb, isFaint };
  return (
    <Pickable
      label={`${name}, ${cardOf(card).initiative}`}
      chosen={state === 'chosen'}
      onPick={onPick}
      className={look}
    >
      {isRow ? <RowFace {...face} /> : <CardFace {...face} />}
    </Pickable>
  );
}

interface FaceProps extends Pick<DuelCardProps, 'card' | 'formatter' | 'verb'> {
  /** Whether the small print is muted. */
  readonly isFaint: boolean;
}

/** Initiative, name and effect of a card, in words. */
function RowFace({ card, formatter, verb, isFaint }: FaceProps) {
  const { t } = formatter;
  const { initiative, move } = cardOf(card);
  const { kind, strength, effect, answer } = actionText(card, formatter);
  return (
    <>
      <b className="text-center font-numeral font-semibold text-title">{initiative}</b>
      <span className="min-w-0">
        <b className="block truncate font-semibold font-title">{t(`name.card.${card}`)}</b>
        <span className={classes('block text-note leading-4', isFaint && 'text-paper-muted')}>
          {t('table.move')} {move} · {t(`table.${kind}`)} {strength}, {effect}
          {answer && <b className="block font-semibold">{answer}</b>}
        </span>
      </span>
      {verb && <span className="max-w-24 text-right font-semibold text-note leading-4">{verb}</span>}
    </>
  );
}

function CardFace({ card, formatter, verb, isFaint }: FaceProps) {
  const { t } = formatter;
  const { initiative, move } = cardOf(card);
  const { kind, strength, effect, answer } = actionText(card, formatter);
  return (
    <>
      <b className="truncate border-current/30 border-b pb-0.5 font-semibold font-title text-note">
        {t(`name.card.${card}`)}
      </b>
      <span className="mt-1 flex items-center gap-1.5 font-semibold">
        <Icon of={walkingBoot} size={16} /> {t('table.move')} <b className="font-numeral text-lead">{move}</b>
      </span>
      <span className="flex items-center gap-2 before:h-px before:flex-1 before:bg-current/30 after:h-px after:flex-1 after:bg-current/30">
        <b className="font-numeral font-semibold text-display">{initiative}</b>
      </span>
      <span className="flex items-center gap-1.5 font-semibold">
        <Icon of={kind === 'attack' ? crossedSwords : shield} size={16} /> {t(`table.${kind}`)}{' '}
        <b className="font-numeral text-lead">{strength}</b>
      </span>
      <span className={classes('min-h-8 text-note leading-4', isFaint && 'text-paper-muted')}>
        {answer ? <b>{answer}</b> : effect}
      </span>
      {verb && (
        <span className="mt-auto border-current/30 border-t pt-1 text-center font-semibold text-note leading-4">
          {verb}
        </span>
      )}
    </>
  );
}

/** Returns the lower half of a card: its kind, its strength, its reach or effect, and the reaction it allows. */
function actionText(card: CardId, { t }: GameFormatter) {
  const { action, reaction } = cardOf(card);
  const answer = reaction && t(`card.${reaction.moment}`, { ...reaction });
  if (action.kind !== 'attack') {
    const effect = t('card.guard', { shield: action.shield, retaliate: action.retaliate });
    return { kind: 'guard', strength: action.shield, effect, answer } as const;
  }
  const effect = [
    action.range > 1 ? t('card.range', { range: action.range }) : t('table.nextToYou'),
    ...(action.targets > 1 ? [t('card.targets', { targets: action.targets })] : []),
    ...(action.push > 0 ? [t('card.push', { push: action.push })] : []),
  ].join(', ');
  return { kind: 'attack', strength: action.power, effect, answer } as const;
}

export interface HandProps {
  readonly view: View;
  readonly seat: number;
  readonly formatter: GameFormatter;
  /** As rows with their text, on a screen without room for cards. */
  readonly isRows: boolean;
  readonly isOpen: (card: CardId) => boolean;
  readonly chosen: CardId | undefined;
  readonly verbOf: (card: CardId) => string;
  onPick(card: CardId): void;
}

/**
 * The viewer's cards: this round's first, then the hand, then the discard, dashed. Cards that can be pressed state the
 * effect.
 */
export function Hand({ view, seat, formatter, isRows, isOpen, chosen, verbOf, onPick }: HandProps) {
  const { t } = formatter;
  const hero = view.heroes[seat];
  if (!hero) return null;
  const hand = hero.hand.filter((card) => card !== null);
  const cards: readonly (readonly [CardId, 'now' | 'rest' | 'gone'])[] = [
    ...(hero.pick ? [[hero.pick, 'now'] as const] : []),
    ...hand.map((card) => [card, 'rest'] as const),
    ...hero.discard.map((card) => [card, 'gone'] as const),
  ];
  const anyOpen = cards.some(([card]) => isOpen(card));
  return (
    <div ref={scrollable} className="overflow-x-auto">
      {isRows && <p className="m-0 text-muted text-note">{t('table.allCards', { n: cards.length })}</p>}
      <fieldset
        aria-label={t('table.hand')}
        className={classes(
          'm-0 min-w-0 border-0 py-1.5',
          isRows ? 'grid gap-1.5 px-0.5' : 'flex w-max items-stretch gap-3 px-1',
        )}
      >
        {cards.map(([card, place]) => {
          const open = isOpen(card);
          const resting = place === 'rest' ? (anyOpen ? 'rest' : 'open') : place;
          return (
            <DuelCard
              key={card}
              card={card}
              formatter={formatter}
              isRow={isRows}
              state={card === chosen ? 'chosen' : open ? 'open' : resting}
              verb={open ? verbOf(card) : place === 'now' ? t('table.thisRound') : undefined}
              {...(open && { onPick: () => onPick(card) })}
            />
          );
        })}
      </fieldset>
    </div>
  );
}
