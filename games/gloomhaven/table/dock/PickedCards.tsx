import { nameOf, recordOf } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { IconButton } from '@tessera/ui';
import { arrowRight } from '@tessera/ui/icons';
import type { Turn } from '../useTurn.ts';

/** The two selected cards, the leading one first. */
export function PickedCards({ formatter, turn }: { readonly formatter: GameFormatter; readonly turn: Turn }) {
  const { t } = formatter;
  const [lead, second] = turn.picked;
  return (
    <div className="flex items-center gap-2">
      <PickedCard formatter={formatter} card={lead} place={t('table.leading')} isFirst />
      <IconButton
        icon={arrowRight}
        label={t('table.swap')}
        locked={second === undefined ? t('table.pickTwo') : undefined}
        aria-keyshortcuts="x"
        onClick={() => lead !== undefined && second !== undefined && turn.pick([second, lead])}
      />
      <PickedCard formatter={formatter} card={second} place={t('table.secondCard')} />
    </div>
  );
}

function PickedCard({
  formatter,
  card,
  place,
  isFirst = false,
}: {
  readonly formatter: GameFormatter;
  readonly card: string | undefined;
  readonly place: string;
  readonly isFirst?: boolean;
}) {
  const record = card === undefined ? undefined : recordOf('card', card);
  return (
    <span className="flex min-h-12 min-w-0 flex-1 items-center gap-2 rounded-control border border-control px-2.5 sm:max-w-56 @min-[50rem]:w-56 @min-[50rem]:flex-none">
      <b className={`font-numeral font-semibold ${isFirst ? 'text-display' : 'text-title'}`}>
        {record?.initiative ?? '–'}
      </b>
      <span className="min-w-0 leading-4.5">
        <b className="block truncate font-semibold">{card === undefined ? '…' : nameOf(card, formatter)}</b>
        <span className="block truncate text-muted text-note">{place}</span>
      </span>
    </span>
  );
}
