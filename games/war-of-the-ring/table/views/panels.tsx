import type { GameFormatter } from '@tessera/text';
import type { TablePanel } from '@tessera/ui';
import { regionAt } from '@tessera/war-of-the-ring/facts';
import type { ReactNode } from 'react';
import { Since } from '../log/SinceLastTurn.tsx';
import { Battle } from '../parts/Battle.tsx';
import { Fellowship } from '../parts/Fellowship.tsx';
import { LayerSwitches } from '../parts/LayerChips.tsx';
import { LogPanel } from '../parts/LogPanel.tsx';
import { OrdersPanel } from '../parts/OrdersPanel.tsx';
import { PutRight } from '../parts/PutRight.tsx';
import { RegionPanel } from '../parts/RegionPanel.tsx';
import { TableCards } from '../parts/TableCards.tsx';
import type { WarTableModel } from '../useWarTable.ts';
import { HandView } from './HandView.tsx';
import { DiceStatus, HuntAndPolitics, WarStatus } from './WarStatus.tsx';

/** Returns the panels at the right of the map, or the tabs of a narrow screen. */
export function panelsOf(model: WarTableModel): readonly TablePanel[] {
  return model.screen.isNarrow ? tabsOf(model) : columnOf(model);
}

function tabsOf(model: WarTableModel): readonly TablePanel[] {
  const { view, formatter, map } = model;
  const since = sincePanel(model);
  return [
    ...battlePanel(model),
    {
      id: 'hand',
      label: formatter.t('table.handTab'),
      content: model.seat === undefined ? <CardsAndOrders model={model} /> : <HandView model={model} />,
    },
    {
      id: 'war',
      label: formatter.t('table.warTab'),
      content: (
        <Flush>
          <LayerSwitches layers={map.layers} formatter={formatter} onToggle={map.toggle} className="gap-2 px-4 pb-3" />
          <Corrections model={model} />
          <WarStatus model={model} />
          <Bearers model={model} />
          <TableCards view={view} formatter={formatter} />
          <StandingOrders model={model} />
        </Flush>
      ),
    },
    ...regionPanel(model),
    {
      id: 'log',
      label: formatter.t('table.log'),
      content: (
        <>
          {since.map(({ content }) => content)}
          <Log model={model} />
        </>
      ),
    },
  ];
}

function columnOf(model: WarTableModel): readonly TablePanel[] {
  const { formatter, screen, map } = model;
  const battle = battlePanel(model);
  const isBattle = battle.length > 0;
  return [
    ...battle,
    ...(screen.isVast ? [] : [statusPanel('dice', 'table.dice', <DiceStatus model={model} />, formatter)]),
    // During a battle only a pinned region is shown: the panel must not jump with the pointer.
    ...(isBattle && map.pinned === undefined ? [] : regionPanel(model)),
    ...(isBattle ? [] : sincePanel(model)),
    ...(hasCorrections(model)
      ? [
          {
            id: 'real',
            label: formatter.t('table.realTable'),
            content: (
              <Flush>
                <Corrections model={model} />
              </Flush>
            ),
          },
        ]
      : []),
    // Panels above the log always leave some of its lines visible.
    {
      id: 'log',
      label: formatter.t('table.log'),
      content: (
        <div className="flex h-52 flex-col *:h-full">
          <Log model={model} />
        </div>
      ),
    },
    ...(screen.isVast ? [] : [statusPanel('war', 'table.warTab', <HuntAndPolitics model={model} />, formatter)]),
    {
      id: 'fellowship',
      label: formatter.t('table.fellowship'),
      content: (
        <Flush>
          <Bearers model={model} />
        </Flush>
      ),
    },
    { id: 'cards', label: formatter.t('table.cards'), content: <CardsAndOrders model={model} /> },
  ];
}

function statusPanel(id: string, label: string, content: ReactNode, { t }: GameFormatter): TablePanel {
  return { id, label: t(label), content: <Flush>{content}</Flush> };
}

function battlePanel({ view, formatter, seat, shown, settings, map }: WarTableModel): readonly TablePanel[] {
  const { battle } = view;
  if (!battle) return [];
  const zoom = () => map.zoom([regionAt(battle.from), regionAt(battle.to)]);
  const content = (
    <Battle view={view} formatter={formatter} seat={seat} log={shown.log} odds={settings.odds} onZoom={zoom} />
  );
  return [{ id: 'battle', label: formatter.t('table.battle'), content }];
}

function regionPanel({ view, formatter, seat, map }: WarTableModel): readonly TablePanel[] {
  const { inspected, pinned } = map;
  if (inspected === undefined) return [];
  const content = (
    <RegionPanel view={view} formatter={formatter} region={inspected} seat={seat} isPinned={pinned === inspected} />
  );
  return [{ id: 'region', label: formatter.t('table.regionTab'), content }];
}

function sincePanel({ news, formatter, settings, map }: WarTableModel): readonly TablePanel[] {
  if (news.length === 0) return [];
  const content = (
    <Since key="since" events={news} formatter={formatter} motion={settings.motion} onHighlight={map.reveal} />
  );
  return [{ id: 'since', label: formatter.t('table.sinceShort', { n: news.length }), content }];
}

interface ViewProps {
  readonly model: WarTableModel;
}

function Log({ model: { shown, formatter, map } }: ViewProps) {
  return <LogPanel state={shown} formatter={formatter} region={map.inspected} onHighlight={map.highlight} />;
}

function Bearers({ model: { view, formatter, map } }: ViewProps) {
  return (
    <Fellowship
      view={view}
      formatter={formatter}
      group={map.group}
      separation={map.separation}
      onGroup={map.setScouts}
    />
  );
}

function CardsAndOrders({ model }: ViewProps) {
  return (
    <Flush>
      <TableCards view={model.view} formatter={model.formatter} />
      <StandingOrders model={model} />
    </Flush>
  );
}

function StandingOrders({ model: { seat, isOver, shown, standing, formatter } }: ViewProps) {
  if (seat === undefined || isOver || shown.isReplay) return null;
  return <OrdersPanel orders={standing.orders} formatter={formatter} onChange={standing.setOrders} />;
}

/** Returns whether the viewer may correct differences from a physical table. */
function hasCorrections({ shown, seat, isOver }: WarTableModel): boolean {
  return shown.info.mode === 'companion' && seat !== undefined && !shown.isReplay && !isOver;
}

function Corrections({ model }: ViewProps) {
  if (!hasCorrections(model)) return null;
  const { view, formatter, map, table } = model;
  return (
    <PutRight view={view} formatter={formatter} region={map.pinned} onEdit={(patches) => void table.edit(patches)} />
  );
}

/** Removes the padding of a panel for content with its own. */
function Flush({ children }: { readonly children: ReactNode }) {
  return <div className="-mx-4 -my-3">{children}</div>;
}
