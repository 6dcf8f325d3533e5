import { enhancedId } from '@tessera/gloomhaven/shared';
import { AbilityCard, type AbilityCardProps } from '@tessera/gloomhaven/table/shared';
import { stickersFor } from '@tessera/gloomhaven-campaign';
import { classes } from '@tessera/ui';
import { spotParams } from '../model/spots.ts';
import type { CampaignTableModel } from '../tableModel.ts';

interface StickeredCardProps extends Omit<AbilityCardProps, 'card' | 'formatter'> {
  readonly table: CampaignTableModel;
  readonly character: number;
  readonly card: string;
  /** The sticker to preview before it is bought. */
  readonly wanted?: Sticker | undefined;
}

type Sticker = ReturnType<typeof stickersFor>[number];

/** A card with its character's stickers: changed numbers, and the stickers at the edge of their halves. */
export function StickeredCard({ table, character, card, wanted, ...looks }: StickeredCardProps) {
  const there = stickersFor(table.view, card, character);
  const all = wanted === undefined ? there : [...there, wanted];
  return (
    <div className="relative flex *:w-full">
      <AbilityCard card={enhancedId(card, all)} formatter={table.formatter} {...looks} />
      {(['top', 'bottom'] as const).map((half) => {
        const stickers = all.filter((one) => one.half === half);
        return (
          stickers.length > 0 && (
            <ul
              key={half}
              className={classes(
                'pointer-events-none absolute -right-2 m-0 flex list-none flex-col items-end gap-1 p-0',
                half === 'top' ? 'top-9' : 'bottom-9',
              )}
            >
              {stickers.map((one) => (
                <Mark key={`${one.on}${one.nth}${one.spot}`} table={table} sticker={one} isWanted={one === wanted} />
              ))}
            </ul>
          )
        );
      })}
    </div>
  );
}

function Mark({
  table: { t, formatter },
  sticker: placed,
  isWanted,
}: {
  readonly table: CampaignTableModel;
  readonly sticker: Sticker;
  readonly isWanted: boolean;
}) {
  const labelOf = (key: 'sticker' | 'on', value: string) => formatter.format(`campaign.${key}Name`, { [key]: value });
  const { half, on, sticker } = placed;
  const place = t('spot', { half: formatter.t(`half.${half}`), on: labelOf('on', on), ...spotParams(placed) });
  return (
    <li
      title={`${labelOf('sticker', sticker)}: ${place}`}
      className={classes(
        'min-w-7 rounded-full border-2 border-paper-line px-1.5 text-center font-numeral font-semibold text-note leading-5',
        isWanted ? 'border-dashed bg-act text-act-ink' : 'bg-paper-ink text-paper shadow-panel',
      )}
    >
      {labelOf('sticker', sticker)}
      <span className="sr-only">: {place}</span>
    </li>
  );
}
