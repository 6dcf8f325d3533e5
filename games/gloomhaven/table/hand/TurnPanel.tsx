import {
  type Choice,
  cardsOfTurn,
  halfPointer,
  instructionLines,
  nameOf,
  playedHalf,
  recordOf,
  type View,
} from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { Button, classes, Icon, Pickable } from '@tessera/ui';
import { check } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { choiceKey } from '../compare/comparable.ts';
import { SLOT_ICONS } from '../looks.ts';
import { isAmong, isSame, type Offer } from '../model/offer.ts';
import { HalfFace } from './AbilityCard.tsx';

export interface TurnPanelProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly seat: number;
  readonly offer: Offer;
  readonly armed: Choice | undefined;
  /** Whether the cards can be played now; otherwise they are only shown. */
  readonly isAsked: boolean;
  onArm(choice: Choice): void;
  /** Called when the pointer or the focus enters a half, and without a choice when it leaves. */
  onConsider?(choice: Choice | undefined): void;
  /** Whether a half is marked to be compared with the next one. */
  isMarked?(key: string): boolean;
}

/** The cards of the turn: the playable halves, each printed or basic, in either order. R 4.2, 4.3 */
export function TurnPanel({
  view,
  formatter,
  seat,
  offer,
  armed,
  isAsked,
  onArm,
  onConsider,
  isMarked,
}: TurnPanelProps) {
  const { t } = formatter;
  const played = playedHalf(view, seat);
  const isFirst = view.turn.first === 'none';
  return (
    <div className="flex min-w-0 flex-wrap gap-3 @min-[50rem]:flex-nowrap">
      {roundCards(view, seat).map((card, n) => {
        const { initiative } = recordOf('card', card);
        const name = nameOf(card, formatter);
        return (
          <article
            key={card}
            aria-label={name}
            className={classes(
              'flex min-w-56 max-w-116 flex-1 flex-col overflow-hidden rounded-panel border border-paper-line bg-paper text-paper-ink shadow-panel',
              '@min-[50rem]:min-w-0',
              played?.card === card && 'outline-2 outline-ink',
            )}
          >
            <header className="flex items-center gap-2 border-paper-line border-b px-3 py-0.5">
              <b className="truncate font-semibold font-title">{name}</b>
              <span className="ml-auto flex-none text-note text-paper-muted">
                {played?.card === card ? t('table.playedNow') : n === 0 && isFirst ? t('table.lead') : ''}
              </span>
              <b className="font-numeral font-semibold text-title">{initiative}</b>
            </header>
            <div className="grid flex-1 grid-cols-2 divide-x divide-paper-line">
              {(['top', 'bottom'] as const).map((half) => (
                <HalfChoice
                  key={half}
                  card={card}
                  half={half}
                  formatter={formatter}
                  plays={offer.plays.filter((play) => play.card === card && play.half === half)}
                  armed={armed}
                  isDim={isAsked || (played?.card === card && played.half !== half)}
                  now={played?.card === card && played.half === half ? (played.basic ? 'basic' : 'printed') : undefined}
                  onArm={onArm}
                  onConsider={onConsider}
                  isMarked={isMarked}
                />
              ))}
            </div>
          </article>
        );
      })}
    </div>
  );
}

/** Returns the remaining cards of the round and the one being performed, which may already be on its pile. */
export function roundCards(view: View, seat: number): readonly string[] {
  const cards = cardsOfTurn(view, seat);
  const played = playedHalf(view, seat);
  return played && !cards.includes(played.card) ? [played.card, ...cards] : cards;
}

interface HalfChoiceProps {
  readonly card: string;
  readonly half: 'top' | 'bottom';
  readonly formatter: GameFormatter;
  readonly plays: Offer['plays'];
  readonly armed: Choice | undefined;
  /** Whether it is dimmed when it cannot be played. */
  readonly isDim: boolean;
  /** How it is being performed. */
  readonly now: 'printed' | 'basic' | undefined;
  onArm(choice: Choice): void;
  onConsider: TurnPanelProps['onConsider'];
  isMarked: TurnPanelProps['isMarked'];
}

function HalfChoice({ card, half, formatter, plays, armed, isDim, now, onArm, onConsider, isMarked }: HalfChoiceProps) {
  const { t } = formatter;
  const printed = plays.find(({ basic }) => !basic);
  const basic = plays.find((play) => play.basic);
  const isArmed = isSame(printed, armed);
  const isBasic = isSame(basic, armed);
  const isBack = now === 'basic' || (isDim && !printed && !now);
  return (
    <div
      aria-current={now ? 'step' : undefined}
      {...considering(printed ?? basic, onConsider)}
      className={classes('flex min-w-0 flex-col', now === 'printed' && 'bg-paper-shade')}
    >
      <Compared choice={printed} isMarked={isMarked}>
        <Pickable
          label={t(`table.half.${half}`)}
          chosen={isArmed}
          onPick={printed && (() => onArm(printed))}
          className={classes(
            'flex flex-1 flex-col border-0 px-3 py-1 text-left -outline-offset-2',
            isBack ? 'text-paper-muted' : 'text-paper-ink',
            isArmed ? 'bg-paper-shade outline-3 outline-act-line' : 'bg-transparent',
            printed && 'hover:bg-paper-shade',
          )}
        >
          <span className="text-note text-paper-muted">{t(`table.half.${half}`)}</span>
          <HalfFace pointer={halfPointer(card, half)} formatter={formatter} isSmall={false} />
        </Pickable>
      </Compared>
      {now === 'basic' && (
        <b className="border-paper-line border-t bg-paper-shade px-3 py-1 font-semibold">{t(`table.basic.${half}`)}</b>
      )}
      {basic && (
        <Compared choice={basic} isMarked={isMarked} isLow>
          <Pickable
            label={t(`table.basic.${half}`)}
            chosen={isBasic}
            onPick={() => onArm(basic)}
            className={classes(
              'min-h-target-small border-0 border-paper-line border-t px-3 text-left text-note text-paper-ink -outline-offset-2 hover:bg-paper-shade',
              isBasic ? 'bg-paper-shade font-semibold outline-3 outline-act-line' : 'bg-transparent',
            )}
          >
            {isBasic && <Icon of={check} size={14} className="mr-1 inline" />}
            {t(`table.basic.${half}`)}
          </Pickable>
        </Compared>
      )}
    </div>
  );
}

/** A half that `C` marks to be compared. */
function Compared({ choice, isMarked, isLow = false, children }: ComparedProps) {
  const key = choice && choiceKey(choice);
  const isChosen = key !== undefined && isMarked?.(key) === true;
  return (
    <div
      data-compare={key}
      className={classes(
        'flex flex-col',
        !isLow && 'flex-1',
        isChosen && 'outline-2 outline-paper-ink outline-dashed -outline-offset-4',
      )}
    >
      {children}
    </div>
  );
}

interface ComparedProps extends Pick<HalfChoiceProps, 'isMarked'> {
  readonly choice: Choice | undefined;
  readonly isLow?: boolean;
  readonly children: ReactNode;
}

/** Returns handlers that report a half under the pointer or the focus. */
function considering(play: Choice | undefined, onConsider: TurnPanelProps['onConsider']) {
  if (!play || !onConsider) return {};
  const enter = () => onConsider(play);
  const leave = () => onConsider(undefined);
  return { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave };
}

/** Returns when an item that cannot be used now can be: its text says at which step. R 12.4 */
export function itemUse(id: string, formatter: GameFormatter): string {
  return formatter.t('missing.item', { text: instructionLines(`item/${id}/does`, formatter).join('; ') });
}

export interface ItemRowProps extends Pick<TurnPanelProps, 'view' | 'formatter' | 'seat' | 'offer' | 'onArm'> {
  /** The items that are selected. */
  readonly added: readonly Choice[];
}

/** Items: usable ones are buttons, the others show the reason. */
export function ItemRow({ view, seat, formatter, offer, added, onArm }: ItemRowProps) {
  const { t } = formatter;
  return (
    <ul aria-label={t('table.items')} className="m-0 flex list-none flex-wrap gap-1.5 p-0">
      {view.heroes[seat]!.items.map(({ id, state }) => {
        const { slot } = recordOf('item', id);
        const name = nameOf(id, formatter);
        const uses = offer.items.filter(({ item }) => item === id);
        const icon = SLOT_ICONS[slot];
        const [use] = uses;
        return (
          <li key={id}>
            {uses.length > 1 ? (
              uses.map((one) => (
                <Button
                  key={one.elements.join()}
                  small
                  icon={icon}
                  pressed={isAmong(one, added)}
                  onClick={() => onArm(one)}
                >
                  {formatter.action(one)}
                </Button>
              ))
            ) : (
              <Button
                small
                icon={icon}
                pressed={use && isAmong(use, added)}
                locked={use ? undefined : state === 'ready' ? itemUse(id, formatter) : t(`table.itemState.${state}`)}
                onClick={() => use && onArm(use)}
              >
                {name}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
