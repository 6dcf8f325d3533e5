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
  const { view, teller, map } = model;
  const since = sincePanel(model);
  return [
    ...battlePanel(model),
    {
      id: 'hand',
      label: teller.t('table.handTab'),
      content: model.seat === undefined ? <CardsAndOrders model={model} /> : <HandView model={model} />,
    },
    {
      id: 'war',
      label: teller.t('table.warTab'),
      content: (
        <Flush>
          <LayerSwitches layers={map.layers} teller={teller} onToggle={map.toggle} className="gap-2 px-4 pb-3" />
          <Corrections model={model} />
          <WarStatus model={model} />
          <Bearers model={model} />
          <TableCards view={view} teller={teller} />
          <StandingOrders model={model} />
        </Flush>
      ),
    },
    ...regionPanel(model),
    {
      id: 'log',
      label: teller.t('table.log'),
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
  const { teller, screen, map } = model;
  const battle = battlePanel(model);
  const isBattle = battle.length > 0;
  return [
    ...battle,
    ...(screen.isVast ? [] : [statusPanel('dice', 'table.dice', <DiceStatus model={model} />, teller)]),
    // During a battle only a pinned region is shown: the panel must not jump with the pointer.
    ...(isBattle && map.pinned === undefined ? [] : regionPanel(model)),
    ...(isBattle ? [] : sincePanel(model)),
    ...(hasCorrections(model)
      ? [
          {
            id: 'real',
            label: teller.t('table.realTable'),
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
      label: teller.t('table.log'),
      content: (
        <div className="flex h-52 flex-col *:h-full">
          <Log model={model} />
        </div>
      ),
    },
    ...(screen.isVast ? [] : [statusPanel('war', 'table.warTab', <HuntAndPolitics model={model} />, teller)]),
    {
      id: 'fellowship',
      label: teller.t('table.fellowship'),
      content: (
        <Flush>
          <Bearers model={model} />
        </Flush>
      ),
    },
    { id: 'cards', label: teller.t('table.cards'), content: <CardsAndOrders model={model} /> },
  ];
}

function statusPanel(id: string, label: string, content: ReactNode, { t }: GameFormatter): TablePanel {
  return { id, label: t(label), content: <Flush>{content}</Flush> };
}

function battlePanel({ view, teller, seat, shown, settings, map }: WarTableModel): readonly TablePanel[] {
  const { battle } = view;
  if (!battle) return [];
  const zoom = () => map.zoom([regionAt(battle.from), regionAt(battle.to)]);
  const content = <Battle view={view} teller={teller} seat={seat} log={shown.log} odds={settings.odds} onZoom={zoom} />;
  return [{ id: 'battle', label: teller.t('table.battle'), content }];
}

function regionPanel({ view, teller, seat, map }: WarTableModel): readonly TablePanel[] {
  const { inspected, pinned } = map;
  if (inspected === undefined) return [];
  const content = (
    <RegionPanel view={view} teller={teller} region={inspected} seat={seat} isPinned={pinned === inspected} />
  );
  return [{ id: 'region', label: teller.t('table.regionTab'), content }];
}

function sincePanel({ news, teller, settings, map }: WarTableModel): readonly TablePanel[] {
  if (news.length === 0) return [];
  const content = <Since key="since" events={news} teller={teller} motion={settings.motion} onTell={map.reveal} />;
  return [{ id: 'since', label: teller.t('table.sinceShort', { n: news.length }), content }];
}

interface ViewProps {
  readonly model: WarTableModel;
}

function Log({ model: { shown, teller, map } }: ViewProps) {
  return <LogPanel state={shown} teller={teller} region={map.inspected} onTell={map.highlight} />;
}

function Bearers({ model: { view, teller, map } }: ViewProps) {
  return (
    <Fellowship view={view} teller={teller} group={map.group} separation={map.separation} onGroup={map.setScouts} />
  );
}

function CardsAndOrders({ model }: ViewProps) {
  return (
    <Flush>
      <TableCards view={model.view} teller={model.teller} />
      <StandingOrders model={model} />
    </Flush>
  );
}

function StandingOrders({ model: { seat, isOver, shown, standing, teller } }: ViewProps) {
  if (seat === undefined || isOver || shown.isReplay) return null;
  return <OrdersPanel orders={standing.orders} teller={teller} onChange={standing.setOrders} />;
}

/** Returns whether the viewer may correct differences from a physical table. */
function hasCorrections({ shown, seat, isOver }: WarTableModel): boolean {
  return shown.info.mode === 'companion' && seat !== undefined && !shown.isReplay && !isOver;
}

function Corrections({ model }: ViewProps) {
  if (!hasCorrections(model)) return null;
  const { view, teller, map, table } = model;
  return <PutRight view={view} teller={teller} region={map.pinned} onEdit={(patches) => void table.edit(patches)} />;
}

/** Removes the padding of a panel for content with its own. */
function Flush({ children }: { readonly children: ReactNode }) {
  return <div className="-mx-4 -my-3">{children}</div>;
}
