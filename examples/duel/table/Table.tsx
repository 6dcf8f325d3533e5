import { type Action, MONSTER_IDS, type View } from '@tessera/duel';
import type { TableProps } from '@tessera/table';
import { TableFrame } from '@tessera/ui';
import { Dock } from './Dock.tsx';
import { FloorBoard } from './FloorBoard.tsx';
import { FigureList, Order } from './Order.tsx';
import { DecksPanel, FocusPanel, OddsPanel } from './Panels.tsx';
import { type DuelModel, useDuelTable } from './useDuelTable.ts';

/** Duel: thirty hexes, the turn order above them, the question and the viewer's cards below. */
export function DuelTable(props: TableProps<View, Action>) {
  const model = useDuelTable(props);
  if (!model) return null;
  const { view, formatter, seat, shown, isNarrow } = model;
  return (
    <TableFrame
      top={<Order view={view} formatter={formatter} seat={seat} />}
      side={isNarrow ? undefined : <FigureList view={view} formatter={formatter} seat={seat} />}
      board={
        <div className="absolute inset-0 bg-[radial-gradient(ellipse_60%_80%_at_55%_48%,var(--lamp),transparent),var(--table)]">
          <FloorBoard model={model} />
        </div>
      }
      dock={<Dock model={model} />}
      dockLabel={formatter.t('table.decide')}
      panels={panelsOf(model)}
      className={shown.info.ending ? '[--sheet:9rem]' : '[--sheet:20rem]'}
    />
  );
}

function panelsOf({ view, formatter, settings, parts, power, target }: DuelModel) {
  const { t } = formatter;
  const odds = power !== undefined && target !== undefined && settings.odds && (
    <OddsPanel view={view} formatter={formatter} power={power} target={target} />
  );
  const foes = (
    <>
      {MONSTER_IDS.filter((id) => view.figures[id]!.hp > 0).map((id) => (
        <FocusPanel key={id} view={view} formatter={formatter} monster={id} />
      ))}
      <DecksPanel view={view} formatter={formatter} />
    </>
  );
  return [
    ...(odds ? [{ id: 'odds', label: t('table.odds'), content: odds }] : []),
    { id: 'foes', label: t('table.foes'), content: foes },
    { id: 'log', label: t('table.log'), content: parts?.log },
  ];
}
