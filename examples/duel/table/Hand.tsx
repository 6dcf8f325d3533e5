import { type CardId, cardOf, type View } from '@tessera/duel';
import type { GameFormatter } from '@tessera/text';
import { classes, Icon, Pickable, scrollable } from '@tessera/ui';
import { crossedSwords, shield, walkingBoot } from '@tessera/ui/icons';

interface DuelCardProps {
  readonly card: CardId;
  readonly teller: GameFormatter;
  /** Small cards show numbers and no sentences. */
  readonly isSmall: boolean;
  readonly state: 'open' | 'chosen' | 'now' | 'rest' | 'gone';
  /** The effect of a press, if the card can be pressed. */
  readonly verb?: string | undefined;
  onPick?(): void;
}

/** A card on paper: its initiative largest, its move above, its action below. */
function DuelCard({ card, teller, isSmall, state, verb, onPick }: DuelCardProps) {
  const { say: t } = teller;
  const { initiative, move, action, reaction } = cardOf(card);
  const name = t(`name.card.${card}`);
  const isAttack = action.kind === 'attack';
  const strength = isAttack ? action.power : action.shield;
  const notes = isAttack
    ? [
        action.range > 1 ? t('card.range', { range: action.range }) : t('table.nextToYou'),
        ...(action.targets > 1 ? [t('card.targets', { targets: action.targets })] : []),
        ...(action.push > 0 ? [t('card.push', { push: action.push })] : []),
      ].join(', ')
    : t('card.guard', { shield: action.shield, retaliate: action.retaliate });
  const look = classes(
    'flex flex-none flex-col rounded-panel border text-left',
    isSmall ? 'w-[4.75rem] px-1.5 py-1.5' : 'w-36 px-2.5 py-2',
    state === 'gone'
      ? 'border-control border-dashed bg-transparent text-muted'
      : 'border-paper-line bg-paper text-paper-ink shadow-panel',
    state === 'chosen' && 'outline-3 outline-act-line',
    state === 'now' && 'outline-2 outline-act-line',
    state === 'rest' && 'opacity-75',
  );
  const face = (
    <>
      <b className="truncate border-current/30 border-b pb-0.5 font-semibold font-title text-note">{name}</b>
      {isSmall ? (
        <>
          <b className="font-numeral font-semibold text-title">{initiative}</b>
          <span className="flex items-center gap-1 font-numeral font-semibold">
            <Icon of={walkingBoot} size={14} /> {move} <Icon of={isAttack ? crossedSwords : shield} size={14} />{' '}
            {strength}
          </span>
        </>
      ) : (
        <>
          <span className="mt-1 flex items-center gap-1.5 font-semibold">
            <Icon of={walkingBoot} size={16} /> {t('table.move')} <b className="font-numeral text-lead">{move}</b>
          </span>
          <span className="flex items-center gap-2 before:h-px before:flex-1 before:bg-current/30 after:h-px after:flex-1 after:bg-current/30">
            <b className="font-numeral font-semibold text-display">{initiative}</b>
          </span>
          <span className="flex items-center gap-1.5 font-semibold">
            <Icon of={isAttack ? crossedSwords : shield} size={16} /> {t(isAttack ? 'table.attack' : 'table.guard')}{' '}
            <b className="font-numeral text-lead">{strength}</b>
          </span>
          <span
            className={classes(
              'min-h-8 text-note leading-4',
              state !== 'gone' && state !== 'rest' && 'text-paper-muted',
            )}
          >
            {reaction ? <b>{t(`card.${reaction.moment}`, { ...reaction })}</b> : notes}
          </span>
        </>
      )}
      {verb && (
        <span className="mt-auto border-current/30 border-t pt-1 text-center font-semibold text-note leading-4">
          {verb}
        </span>
      )}
    </>
  );
  return (
    <Pickable label={`${name}, ${initiative}`} chosen={state === 'chosen'} onPick={onPick} className={look}>
      {face}
    </Pickable>
  );
}

export interface HandProps {
  readonly view: View;
  readonly seat: number;
  readonly teller: GameFormatter;
  readonly isSmall: boolean;
  /** In rows, when there is more height than width. */
  readonly isWrapped: boolean;
  readonly isOpen: (card: CardId) => boolean;
  readonly chosen: CardId | undefined;
  readonly verbOf: (card: CardId) => string;
  onPick(card: CardId): void;
}

/**
 * The viewer's cards: this round's first, then the hand, then the discard, dashed. Cards that can be pressed state the
 * effect.
 */
export function Hand({ view, seat, teller, isSmall, isWrapped, isOpen, chosen, verbOf, onPick }: HandProps) {
  const { say: t } = teller;
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
      <fieldset
        aria-label={t('table.hand')}
        className={classes(
          'm-0 flex items-stretch border-0 py-1.5',
          isSmall ? 'gap-2' : 'gap-3 px-1',
          isWrapped ? 'flex-wrap' : 'w-max',
        )}
      >
        {cards.map(([card, place]) => {
          const open = isOpen(card);
          const resting = place === 'rest' ? (anyOpen ? 'rest' : 'open') : place;
          return (
            <DuelCard
              key={card}
              card={card}
              teller={teller}
              isSmall={isSmall}
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
