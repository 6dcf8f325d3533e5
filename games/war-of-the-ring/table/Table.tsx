import type { TableProps } from '@tessera/table';
import { TableFrame } from '@tessera/ui';
import type { Action, View } from '@tessera/war-of-the-ring';
import { useState } from 'react';
import { WarFutures } from './compare/WarFutures.tsx';
import { VictoryStrip } from './parts/VictoryStrip.tsx';
import { useWarPlan } from './plan/useWarPlan.ts';
import { useWarTable } from './useWarTable.ts';
import { BoardView } from './views/BoardView.tsx';
import { DockView } from './views/DockView.tsx';
import { panelsOf } from './views/panels.tsx';
import { WarStatus } from './views/WarStatus.tsx';
import './table.css';

/**
 * Table of War of the Ring: the map with the hand below it; the question, dice, the selected region and the log at its
 * right. Very wide screens have dice, Hunt and politics at its left.
 */
export function WarTable(props: TableProps<View, Action>) {
  const plan = useWarPlan(props);
  const model = useWarTable(plan.props, plan);
  const [tab, setTab] = useState('dock');
  if (!model) return null;
  const { view, formatter, screen, side } = model;
  return (
    <>
      <TableFrame
        top={
          <VictoryStrip
            view={view}
            formatter={formatter}
            side={side}
            shape={screen.isNarrow ? 'cells' : screen.isLow ? 'line' : 'words'}
          />
        }
        side={
          screen.isVast ? (
            <div className="w-64">
              <WarStatus model={model} />
            </div>
          ) : undefined
        }
        sideIsColumn
        dockIsBeside
        board={<BoardView model={model} />}
        dock={<DockView model={model} />}
        dockLabel={formatter.t('table.decide')}
        panels={panelsOf(model)}
        tab={{ selected: tab, onSelect: setTab }}
        className="[--sheet:23rem]"
      />
      <WarFutures model={model} />
    </>
  );
}
