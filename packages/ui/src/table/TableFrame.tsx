import { type ReactNode, useState } from 'react';
import { classes } from '../classes.ts';
import { Tabs } from '../controls/Tabs.tsx';
import { scrollable } from '../scrollable.ts';
import { steadyHeight } from './steadyHeight.ts';
import { useMedia } from './useMedia.ts';

/** A panel beside the board: the log, odds, a hand. */
export interface TablePanel {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

export interface TableFrameProps {
  /** The question of the table: below the board, beside it on low screens, the first tab on narrow ones. */
  readonly dock: ReactNode;
  /** The label of the dock among the tabs of a narrow screen. */
  readonly dockLabel: string;
  readonly board: ReactNode;
  /** A strip above the board, such as the turn order. */
  readonly top?: ReactNode;
  /** Content at the left of the board if there is room, otherwise above it. */
  readonly side?: ReactNode;
  /** The side is a full-height column, and the dock is below the board only. */
  readonly sideIsColumn?: boolean | undefined;
  /** The dock is beside the board on every wide screen, for a board that needs the height. */
  readonly dockIsBeside?: boolean | undefined;
  readonly panels: readonly TablePanel[];
  /** The selected tab on a narrow screen, if the table controls it. */
  readonly tab?: { readonly selected: string; onSelect(id: string): void } | undefined;
  readonly className?: string | undefined;
}

/** Screens up to this width have one column. */
export const NARROW = '(max-width: 900px)';
/** A laptop lacks height: there the dock is beside the board. */
const LOW = '(max-height: 719px) and (min-width: 1000px)';

/**
 * The layout of a table. The board comes first on every screen: nothing covers it, and the question always stays on
 * screen.
 */
export function TableFrame(props: TableFrameProps) {
  const isNarrow = useMedia(NARROW);
  const isLow = useMedia(LOW) || props.dockIsBeside === true;
  if (isNarrow) return <Narrow {...props} />;
  const { dock, board, top, side, sideIsColumn, panels, className } = props;
  const column = sideIsColumn && side !== undefined;
  return (
    <div
      className={classes(
        'grid h-full min-h-0',
        isLow
          ? 'grid-cols-[auto_minmax(0,1fr)_24rem] grid-rows-[auto_minmax(0,1fr)]'
          : 'grid-cols-[auto_minmax(0,1fr)_22rem] grid-rows-[auto_minmax(0,1fr)_auto]',
        className,
      )}
    >
      {column && (
        <div
          ref={scrollable}
          className="col-start-1 row-span-3 row-start-1 min-h-0 overflow-y-auto border-hairline border-r bg-surface"
        >
          {side}
        </div>
      )}
      <div className="col-start-2 min-w-0">{top}</div>
      <div className="col-start-2 row-start-2 flex min-h-0 min-w-0">
        {side && !column && <div className="min-h-0 flex-none overflow-y-auto">{side}</div>}
        <div className="relative min-h-0 min-w-0 flex-1">{board}</div>
      </div>
      {!isLow && (
        <div ref={steadyHeight} className="col-start-2 row-start-3 grid min-w-0 border-hairline border-t">
          <div className="min-w-0">{dock}</div>
        </div>
      )}
      <aside className="col-start-3 row-span-3 row-start-1 flex min-h-0 flex-col border-hairline border-l bg-surface">
        {isLow && (
          // A question that fills the column scrolls, so that all of it is reachable.
          <div ref={scrollable} className="max-h-full flex-none overflow-y-auto border-hairline border-b">
            {dock}
          </div>
        )}
        <div ref={scrollable} className="flex min-h-0 flex-1 flex-col divide-y divide-hairline overflow-y-auto">
          {panels.map(({ id, content }) => (
            <div key={id} className={classes('px-4 py-3', id === panels.at(-1)?.id && 'flex-1')}>
              {content}
            </div>
          ))}
        </div>
      </aside>
    </div>
  );
}

const DOCK = 'dock';

/** One column: the board above, the dock and the panels below it as tabs. */
function Narrow({ dock, dockLabel, board, top, side, panels, tab, className }: TableFrameProps) {
  const [own, setOwn] = useState<string>(DOCK);
  const { selected, onSelect } = tab ?? { selected: own, onSelect: setOwn };
  const tabs = [
    {
      id: DOCK,
      label: dockLabel,
      panel: (
        <div ref={scrollable} className="h-full overflow-y-auto">
          {dock}
        </div>
      ),
    },
    ...panels.map(({ id, label, content }) => ({
      id,
      label,
      panel: (
        <div ref={scrollable} className="h-full overflow-y-auto px-4 py-3">
          {content}
        </div>
      ),
    })),
  ];
  return (
    <div className={classes('flex h-full min-h-0 flex-col', className)}>
      {top && <div className="flex-none">{top}</div>}
      {side && <div className="flex-none">{side}</div>}
      <div className="relative min-h-0 flex-1 basis-0">{board}</div>
      <Tabs
        label={dockLabel}
        spread
        tabs={tabs}
        selected={tabs.some(({ id }) => id === selected) ? selected : DOCK}
        onSelect={onSelect}
        className={SHEET}
      />
    </div>
  );
}

const SHEET =
  'max-h-[58%] min-h-0 flex-none rounded-t-panel border-control border-t bg-surface shadow-float ' +
  '*:[[role=tabpanel]]:h-(--sheet,20rem) *:[[role=tabpanel]]:flex-none';
