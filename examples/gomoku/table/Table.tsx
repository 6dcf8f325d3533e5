import type { Action } from '@tessera/gomoku';
import type { TableProps } from '@tessera/table';
import { TableFrame } from '@tessera/ui';
import { StonesArt, sizeOf, Wood } from './BoardArt.tsx';
import { Dock } from './Dock.tsx';
import { Players } from './Players.tsx';
import { Points, shapeOf } from './Points.tsx';
import type { Stones } from './stones.ts';
import { Threats } from './Threats.tsx';
import { type GomokuModel, useGomokuTable } from './useGomokuTable.ts';

/**
 * Stones on a wooden board. A stone is chosen first and placed second: by pointer, with the lens, or with the arrow
 * keys.
 */
export function GomokuTable(props: TableProps<Stones, Action>) {
  const model = useGomokuTable(props);
  if (!model) return null;
  const { formatter, shown, view, own, isNarrow } = model;
  const { t } = formatter;
  const { columns, rows, inARow } = view;
  const isOver = shown.info.ending !== undefined;
  return (
    <TableFrame
      board={<Board model={model} />}
      side={
        <Players
          state={shown}
          formatter={formatter}
          own={own}
          isWide={!isNarrow}
          rule={t('table.rule', { columns, rows, inARow })}
        />
      }
      dock={<Dock model={model} />}
      dockLabel={t(isOver ? 'table.over' : 'table.decide')}
      panels={panelsOf(model)}
      className={isOver ? '[--sheet:9rem]' : '[--sheet:17.5rem]'}
    />
  );
}

/** Wood, stones and the points to press, one over the other. */
function Board({ model }: { readonly model: GomokuModel }) {
  const { view, formatter, ask, chosen, stones, press, isNarrow } = model;
  const { width, height } = sizeOf(view);
  return (
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
          <StonesArt {...stones} />
        </svg>
        <Points view={view} formatter={formatter} isAsked={ask !== undefined} chosen={chosen} onChoose={press} />
      </div>
    </div>
  );
}

function panelsOf({ view, formatter, settings, shown, parts, own, ask, stones, hasThreats, ...model }: GomokuModel) {
  const { t } = formatter;
  const threats = settings.odds && !shown.info.ending && (
    <Threats
      view={view}
      own={own}
      chances={stones.chances}
      isOn={hasThreats}
      formatter={formatter}
      onSwitch={model.setThreats}
      onPoint={(cell) => ask && model.choose(cell)}
    />
  );
  return [
    ...(threats ? [{ id: 'threats', label: t('table.threats'), content: threats }] : []),
    { id: 'log', label: t('table.stones', { n: view.stones }), content: parts?.log },
  ];
}
