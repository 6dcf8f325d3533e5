import type { View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import type { StoreApi } from 'zustand/vanilla';
import { describeCell } from '../model/cellText.ts';
import type { Offer } from '../model/offer.ts';
import { wayText } from '../model/wayText.ts';
import type { GameStore } from '../store.ts';
import { useGameStore } from '../useGameStore.ts';

interface HexLineProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly store: StoreApi<GameStore>;
  readonly offer: Offer;
}

/**
 * Describes the hovered hex, so that every icon of the map has a name. The board itself describes it for the keyboard.
 */
export function HexLine({ view, formatter, store, offer }: HexLineProps) {
  const hovered = useGameStore(store, (state) => state.hovered);
  const seat = useGameStore(store, (state) => state.seat);
  if (hovered === undefined) return null;
  const way = seat === undefined ? undefined : wayText(view, formatter, seat, offer.cells.get(hovered));
  return (
    <p
      aria-hidden="true"
      className="pointer-events-none absolute right-14 bottom-2 m-0 max-w-[min(32rem,60%)] rounded-chip border border-hairline bg-raised px-2 text-note"
    >
      {describeCell(view, hovered, formatter, false)}
      {way !== undefined && <b className="block font-semibold">{way}</b>}
    </p>
  );
}
