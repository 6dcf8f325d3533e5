import type { View } from '@tessera/gloomhaven/selectors';
import { type BoardCell, centreOf, hexesPath, Region } from '@tessera/ui';
import { memo, useMemo } from 'react';
import { type Cells, cellsAt } from '../model/cells.ts';
import type { Offer } from '../model/offer.ts';
import { reachKinds } from '../model/reachKinds.ts';

/**
 * Hexes that can be pressed: places of an area, targets and destinations. Destinations are plain, dashed through a trap
 * or hazardous terrain, or dotted when they need a jump.
 */
export const Reach = memo(function Reach({
  view,
  cells,
  offer,
}: {
  readonly view: View;
  readonly cells: Cells;
  readonly offer: Offer;
}) {
  const kinds = reachKinds(view, offer);
  const covered = useMemo(() => cellsAt(cells, new Set(offer.areas.flatMap((area) => area.cells))), [cells, offer]);
  const takeable = [...offer.figures.keys()].map((id) => view.figures[id]?.cell ?? -1);
  return (
    <>
      {covered.length > 0 && <Region cells={covered} tone="act" each />}
      {takeable.length > 0 && <Region cells={cellsAt(cells, takeable)} tone="act" each />}
      {kinds.plain.length > 0 && <Region cells={cellsAt(cells, kinds.plain)} tone="act" each />}
      {kinds.trapped.length > 0 && <Region cells={cellsAt(cells, kinds.trapped)} tone="act" fill="hatch" dashed each />}
      {kinds.jumped.map((cell) => {
        const [at] = cellsAt(cells, [cell]);
        return at && <JumpMark key={cell} cell={at} />;
      })}
    </>
  );
});

/** The number of hexes to each destination on offer, drawn at its foot above overlays. */
export function Steps({ cells, offer }: { readonly cells: Cells; readonly offer: Offer }) {
  return (
    <g
      textAnchor="middle"
      fontSize="8"
      fill="var(--act-line)"
      stroke="var(--floor)"
      strokeWidth="2"
      paintOrder="stroke"
      className="font-numeral font-semibold"
    >
      {[...offer.cells].map(([cell, choice]) => {
        const [at] = choice.type === 'move' ? cellsAt(cells, [cell]) : [];
        if (!at || choice.type !== 'move') return null;
        const { x, y } = centreOf(at);
        return (
          <text key={cell} x={x} y={y + 13.5}>
            {choice.path.length}
          </text>
        );
      })}
    </g>
  );
}

/** A double rim for a hex that needs a jump. */
function JumpMark({ cell }: { readonly cell: BoardCell }) {
  return (
    <g fill="none" stroke="var(--act-line)" strokeWidth="1.600">
      <path d={hexesPath([cell], 0.92)} fill="var(--act-soft)" strokeDasharray="1.500 3" strokeLinecap="round" />
      <path d={hexesPath([cell], 0.72)} strokeDasharray="1.500 3" strokeLinecap="round" />
    </g>
  );
}
