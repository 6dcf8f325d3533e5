import { kindName, roundsAfterThis, type View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { Icon } from '@tessera/ui';
import { twoCoins } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { Miniature } from '../board/Miniature.tsx';
import { XpStar } from '../hand/AbilityCard.tsx';
import { PileTiles } from '../hand/CardPicker.tsx';
import { HandStrip } from '../hand/HandStrip.tsx';
import { ItemRow, type ItemRowProps, roundCards, TurnPanel, type TurnPanelProps } from '../hand/TurnPanel.tsx';
import { Conditions, HpBar } from '../heroes/CharacterPanels.tsx';

interface HeroOverviewProps extends TurnPanelProps, Pick<ItemRowProps, 'added'> {
  /** The undo button. */
  readonly undo: ReactNode;
  /** The current performance, ability by ability. */
  readonly steps: ReactNode;
}

/**
 * The player's hero on a wide screen: the cards of the round, items and piles. Its layout stays fixed during the turn.
 */
export function HeroOverview({ undo, steps, ...props }: HeroOverviewProps) {
  const { view, formatter, seat } = props;
  const hero = view.heroes[seat]!;
  const { rounds } = roundsAfterThis(view, seat);
  const hasCards = roundCards(view, seat).length > 0;
  return (
    <div className="grid grid-cols-[10.5rem_minmax(0,1fr)_14rem] gap-4">
      <div className="flex min-w-0 flex-col gap-2">
        <HeroSummary view={view} formatter={formatter} seat={seat} />
        <div className="mt-auto">{undo}</div>
      </div>
      {hasCards ? <TurnPanel {...props} /> : <HandStrip view={view} formatter={formatter} seat={seat} />}
      <div className="flex min-w-0 flex-col gap-2">
        <ItemRow {...props} />
        <PileTiles hero={hero} formatter={formatter} />
        <p className="m-0 text-muted text-note">{formatter.t('table.roundsLeft', { rounds })}</p>
        <div className="mt-auto">{steps}</div>
      </div>
    </div>
  );
}

function HeroSummary({
  view,
  formatter,
  seat,
}: {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly seat: number;
}) {
  const { t } = formatter;
  const figure = view.figures[seat]!;
  const hero = view.heroes[seat]!;
  return (
    <section aria-label={kindName(view, seat, formatter)} className="min-w-0">
      <p className="m-0 flex items-center gap-2.5">
        <Miniature figure={figure} size={48} />
        <span className="min-w-0 leading-5">
          <b className="block truncate font-semibold font-title text-lead">{kindName(view, seat, formatter)}</b>
          <span className="block truncate text-muted text-note">
            {t('table.levelOf', { level: hero.level, seat: formatter.seatName(seat) })}
          </span>
        </span>
      </p>
      <HpBar hp={figure.hp} maxHp={figure.maxHp} seat={seat} />
      <p className="m-0 flex items-baseline gap-1.5">
        <b className="font-numeral font-semibold text-title">{Math.max(0, figure.hp)}</b>
        <span>{t('table.ofHitPoints', { maxHp: figure.maxHp })}</span>
      </p>
      <p className="m-0 flex items-center gap-3 text-note">
        <span className="inline-flex items-center gap-1">
          <XpStar /> <b className="font-semibold">{hero.xp}</b> {t('table.experience')}
        </span>
        <span className="inline-flex items-center gap-1">
          <Icon of={twoCoins} size={14} label={t('table.money')} /> <b className="font-semibold">{hero.money}</b>
        </span>
      </p>
      <Conditions figure={figure} formatter={formatter} />
    </section>
  );
}
