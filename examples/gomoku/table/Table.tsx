import { type Action, cellName } from '@tessera/gomoku';
import { type TableProps, useDecision } from '@tessera/table';
import { Button, Decision, IconButton, NARROW, TableFrame, useKeys, useMedia } from '@tessera/ui';
import { chevronDown, chevronLeft, chevronRight, chevronUp } from '@tessera/ui/icons';
import { useMemo, useState } from 'react';
import { EDGE, GAP, StonesArt, type StonesArtProps, sizeOf, Wood } from './BoardArt.tsx';
import { Players } from './Players.tsx';
import { around, Points, shapeOf } from './Points.tsx';
import { chances, openRows, rowsMadeAt, step, winningRow } from './rows.ts';
import type { Stones } from './stones.ts';
import { Threats } from './Threats.tsx';

/**
 * Stones on a wooden board. A stone is chosen first and placed second: by pointer, with the lens, or with the arrow
 * keys.
 */
export function GomokuTable(props: TableProps<Stones, Action>) {
  const { teller, parts, settings } = props;
  const { say } = teller;
  const { shown, seat, ask, act, refusal } = useDecision(props);
  const isNarrow = useMedia(NARROW);
  const [picked, setPicked] = useState<number>();
  const [hasThreats, setThreats] = useState(true);
  const { view } = shown;
  const isShowing = hasThreats && settings.odds;
  const rows = useMemo(() => (view && isShowing && view.winner === null ? openRows(view) : []), [view, isShowing]);
  const points = useMemo(() => (view && isShowing && view.winner === null ? chances(view) : []), [view, isShowing]);
  const winning = useMemo(() => (view ? winningRow(view) : []), [view]);

  const chosen = ask && view && picked !== undefined && view.cells[picked] === 0 ? picked : undefined;
  const middle = view ? Math.floor(view.rows / 2) * view.columns + Math.floor(view.columns / 2) : 0;
  const move = (dx: number, dy: number) => () => {
    if (!view || !ask) return;
    const from = chosen ?? middle;
    // The nearest free point in that direction.
    for (let far = chosen === undefined ? 0 : 1; ; far++) {
      const next = step(view, from, dx * far, dy * far);
      if (next === undefined) return;
      if (view.cells[next] === 0) return setPicked(next);
    }
  };
  const place = () => {
    if (chosen !== undefined) act({ type: 'place', cell: chosen });
  };
  useKeys({
    ArrowUp: move(0, -1),
    ArrowDown: move(0, 1),
    ArrowLeft: move(-1, 0),
    ArrowRight: move(1, 0),
    Enter: chosen === undefined ? undefined : place,
    Escape: chosen === undefined ? undefined : () => setPicked(undefined),
    t: () => setThreats(!hasThreats),
  });
  if (!view) return null;

  const own = seat ?? 0;
  const makes = chosen === undefined ? [] : rowsMadeAt(view, chosen, own).filter((length) => length > 2);
  const last = shown.log.flatMap(({ events }) => events).findLast(({ type }) => type === 'placed')?.cell;
  const art: StonesArtProps = {
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
  const { width, height } = sizeOf(view);
  const choose = (cell: number) => (cell === chosen ? place() : setPicked(cell));
  const board = (
    <div className="absolute inset-0 grid place-items-center p-1.5 @container-size sm:p-3">
      <div
        className="relative"
        style={{ aspectRatio: shapeOf(view), width: `min(100cqw - 12px, (100cqh - 12px) * ${width / height})` }}
      >
        <Wood columns={view.columns} rows={view.rows} isSmall={isNarrow && view.columns > 9} />
        <svg
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 h-full w-full"
        >
          <StonesArt {...art} />
        </svg>
        <Points view={view} teller={teller} isAsked={ask !== undefined} chosen={chosen} onChoose={choose} />
      </div>
    </div>
  );

  const name = chosen === undefined ? '' : cellName(chosen, view.columns).toUpperCase();
  const ending = shown.info.ending;
  const dock = (
    <Decision
      label={say('table.dock')}
      state={ask ? (chosen === undefined ? 'ask' : 'armed') : 'waiting'}
      title={titleOf()}
      hint={hintOf()}
      refusal={refusal}
      back={parts?.undo}
      actions={
        ask && (
          <Button
            tone={chosen === undefined ? 'rest' : 'act'}
            locked={chosen === undefined ? say('table.chooseFirst') : undefined}
            aria-keyshortcuts="Enter"
            keyHint="Enter"
            onClick={place}
            className="min-h-14 flex-1 @min-[48rem]:min-w-40"
          >
            {chosen === undefined ? say('table.place') : say('table.placeAt', { cell: name })}
          </Button>
        )
      }
    >
      {isNarrow && ask && (
        <div className="flex items-center gap-4">
          <div className="size-36 flex-none overflow-hidden rounded-full border-3 border-act-line bg-[light-dark(#dcb174,#a9794a)]">
            <svg viewBox={around(view, chosen ?? art.last ?? middle)} aria-hidden="true" className="h-full w-full">
              <Lines view={view} />
              <StonesArt {...art} />
            </svg>
          </div>
          <div className="grid flex-1 grid-cols-[repeat(3,3rem)] justify-center gap-1">
            <span />
            <IconButton icon={chevronUp} label={say('table.up')} onClick={move(0, -1)} className="size-12" />
            <span />
            <IconButton icon={chevronLeft} label={say('table.left')} onClick={move(-1, 0)} className="size-12" />
            <IconButton icon={chevronDown} label={say('table.down')} onClick={move(0, 1)} className="size-12" />
            <IconButton icon={chevronRight} label={say('table.right')} onClick={move(1, 0)} className="size-12" />
          </div>
        </div>
      )}
    </Decision>
  );

  return (
    <TableFrame
      board={board}
      side={
        <Players
          state={shown}
          teller={teller}
          own={own}
          isWide={!isNarrow}
          rule={say('table.rule', { columns: view.columns, rows: view.rows, inARow: view.inARow })}
        />
      }
      dock={dock}
      dockLabel={say(ending ? 'table.over' : 'table.decide')}
      panels={[
        ...(settings.odds && !ending
          ? [
              {
                id: 'threats',
                label: say('table.threats'),
                content: (
                  <Threats
                    view={view}
                    own={own}
                    chances={points}
                    isOn={hasThreats}
                    teller={teller}
                    onSwitch={setThreats}
                    onPoint={(cell) => ask && setPicked(cell)}
                  />
                ),
              },
            ]
          : []),
        { id: 'log', label: say('table.stones', { n: view.stones }), content: parts?.log },
      ]}
      className={ending ? '[--sheet:9rem]' : '[--sheet:17.5rem]'}
    />
  );

  function titleOf(): string {
    if (chosen !== undefined) return say('table.yourStone', { cell: name });
    if (ask) return ask.title;
    const [first, end] = [winning[0], winning.at(-1)];
    if (first !== undefined && end !== undefined) {
      const from = cellName(first, view?.columns ?? 1).toUpperCase();
      const to = cellName(end, view?.columns ?? 1).toUpperCase();
      return say('table.won', { name: teller.seatName(view?.winner ?? 0), n: winning.length, from, to });
    }
    if (ending) return say('table.over');
    return say('table.theirTurn', {
      names: teller.list(shown.decisions.map((decision) => teller.seatName(decision.seat))),
    });
  }

  function hintOf(): string | undefined {
    if (!ask) return undefined;
    if (chosen === undefined) return say('table.chooseHint');
    const [longest = 0] = makes;
    if (!isShowing || longest < 3) return say('table.again');
    return say('table.makes', { n: longest, more: makes.length > 1 ? 'yes' : 'no' });
  }
}

/** The lines of the board alone, for the lens. */
function Lines({ view }: { readonly view: Stones }) {
  const { width, height } = sizeOf(view);
  const lines = [
    ...Array.from({ length: view.columns }, (_, i) => `M${EDGE + i * GAP} ${EDGE}V${height - EDGE}`),
    ...Array.from({ length: view.rows }, (_, i) => `M${EDGE} ${EDGE + i * GAP}H${width - EDGE}`),
  ].join('');
  return <path d={lines} stroke="#2a1809" strokeWidth="1.6" />;
}
