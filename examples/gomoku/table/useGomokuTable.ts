import { type Action, cellName } from '@tessera/gomoku';
import { type TableProps, useDecision } from '@tessera/table';
import { NARROW, useKeys, useMedia } from '@tessera/ui';
import { useMemo, useState } from 'react';
import type { StonesArtProps } from './BoardArt.tsx';
import { chances, openRows, rowsMadeAt, step, winningRow } from './rows.ts';
import type { Stones } from './stones.ts';

/** State and operations of the table, shared by its parts. */
export type GomokuModel = NonNullable<ReturnType<typeof useGomokuTable>>;

/** Returns the state of the table; undefined before the match has a view. */
export function useGomokuTable(props: TableProps<Stones, Action>) {
  const { formatter, parts, settings } = props;
  const { shown, seat, ask, act, refusal } = useDecision(props);
  const { view } = shown;
  const isNarrow = useMedia(NARROW);
  const [hasThreats, setThreats] = useState(true);
  const isShowing = hasThreats && settings.odds;
  const rows = useMemo(() => (view && isShowing && view.winner === null ? openRows(view) : []), [view, isShowing]);
  const points = useMemo(() => (view && isShowing && view.winner === null ? chances(view) : []), [view, isShowing]);
  const winning = useMemo(() => (view ? winningRow(view) : []), [view]);
  const { chosen, choose, move, middle } = useChosenPoint(view, ask !== undefined);
  const place = () => {
    if (chosen !== undefined) act({ type: 'place', cell: chosen });
  };
  // A replay uses the arrows for its steps.
  const arrow = (x: number, y: number) => (ask === undefined ? undefined : move(x, y));
  useKeys({
    ArrowUp: arrow(0, -1),
    ArrowDown: arrow(0, 1),
    ArrowLeft: arrow(-1, 0),
    ArrowRight: arrow(1, 0),
    Enter: chosen === undefined ? undefined : place,
    Escape: chosen === undefined ? undefined : () => choose(undefined),
    t: () => setThreats(!hasThreats),
  });
  if (!view) return undefined;

  const own = seat ?? 0;
  /** Lengths of the rows that the chosen stone would make. */
  const makes = chosen === undefined ? [] : rowsMadeAt(view, chosen, own).filter((length) => length > 2);
  const last = shown.log.flatMap(({ events }) => events).findLast(({ type }) => type === 'placed')?.cell;
  const stones: StonesArtProps = {
    view,
    last: typeof last === 'number' && view.cells[last] !== 0 ? last : undefined,
    chosen:
      chosen === undefined
        ? undefined
        : { cell: chosen, seat: own, makes: isShowing ? makes.slice(0, 2).join('+') : '' },
    rows,
    chances: points,
    own,
    winning,
  };
  return {
    formatter,
    parts,
    settings,
    shown,
    view,
    own,
    ask,
    refusal,
    isNarrow,
    hasThreats,
    setThreats,
    isShowing,
    chosen,
    choose,
    move,
    place,
    /** Chooses a point; the second press on it places the stone. */
    press: (cell: number) => (cell === chosen ? place() : choose(cell)),
    makes,
    stones,
    /** Point in the middle of the lens. */
    focus: chosen ?? stones.last ?? middle,
    nameOf: (cell: number) => cellName(cell, view.columns).toUpperCase(),
  };
}

/** The free point that is chosen, and the steps of the arrow keys. */
function useChosenPoint(view: Stones | undefined, isAsked: boolean) {
  const [picked, choose] = useState<number>();
  const chosen = isAsked && view && picked !== undefined && view.cells[picked] === 0 ? picked : undefined;
  const middle = view ? Math.floor(view.rows / 2) * view.columns + Math.floor(view.columns / 2) : 0;
  const move = (dx: number, dy: number) => () => {
    if (!view || !isAsked) return;
    const from = chosen ?? middle;
    // The nearest free point in that direction.
    for (let far = chosen === undefined ? 0 : 1; ; far++) {
      const next = step(view, from, dx * far, dy * far);
      if (next === undefined) return;
      if (view.cells[next] === 0) return choose(next);
    }
  };
  return { chosen, choose, move, middle };
}
