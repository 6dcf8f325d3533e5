import type { GameFormatter } from '@tessera/text';
import { ChoiceTile, Die, IconButton } from '@tessera/ui';
import { minus, plus } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { percent } from './odds.ts';
import type { BidMade } from './round.ts';

export const FACES = [1, 2, 3, 4, 5, 6] as const;

export interface BidDialProps {
  readonly bid: BidMade;
  readonly rows: ReadonlyMap<number, readonly number[]>;
  /** Returns the probability of a bid, if odds are shown. */
  readonly chanceOf: ((bid: BidMade) => number) | undefined;
  readonly formatter: GameFormatter;
  onBid(bid: BidMade): void;
  /** A further control beside the count. */
  readonly children?: ReactNode;
}

/** A dial for count and face, with the probability of each face at this count. */
export function BidDial({ bid, rows, chanceOf, formatter, onBid, children }: BidDialProps) {
  const { t, language } = formatter;
  const counts = [...rows.keys()];
  const [least = 1, most = 1] = [counts[0], counts.at(-1)];
  const step = (by: number) => {
    const count = bid.count + by;
    const faces = rows.get(count);
    if (faces) onBid({ count, face: faces.includes(bid.face) ? bid.face : (faces[0] ?? bid.face) });
  };
  return (
    <div className="flex flex-wrap items-stretch gap-3">
      <fieldset
        aria-label={t('table.count')}
        className="m-0 flex items-center rounded-panel border border-control bg-surface"
      >
        <IconButton
          bare
          icon={minus}
          label={t('table.fewer')}
          locked={bid.count <= least ? t('table.least') : undefined}
          onClick={() => step(-1)}
        />
        <output className="min-w-12 border-hairline border-x text-center font-numeral font-semibold text-display">
          {bid.count}
        </output>
        <IconButton
          bare
          icon={plus}
          label={t('table.more')}
          locked={bid.count >= most ? t('table.most') : undefined}
          onClick={() => step(1)}
        />
      </fieldset>
      {children}
      <fieldset
        aria-label={t('table.face')}
        className="m-0 border-0 p-0 flex min-w-0 basis-full gap-1.5 @min-[48rem]:basis-auto"
      >
        {FACES.map((face) => {
          const isOpen = rows.get(bid.count)?.includes(face) ?? false;
          const chance = isOpen ? chanceOf?.({ count: bid.count, face }) : undefined;
          const shown = chance === undefined ? '' : percent(chance, language);
          return (
            <ChoiceTile
              key={face}
              chosen={face === bid.face}
              locked={isOpen ? undefined : t('table.tooLow')}
              label={t('table.faceOf', {
                count: bid.count,
                face: t(`table.faces.${face}`),
                chance: shown || 'none',
              })}
              onChoose={() => onBid({ count: bid.count, face })}
              className="min-w-0 flex-1 @min-[48rem]:w-14"
            >
              <Die value={face} size={30} dropped={!isOpen} />
              <span className="font-numeral font-semibold">{shown || '·'}</span>
            </ChoiceTile>
          );
        })}
      </fieldset>
    </div>
  );
}
