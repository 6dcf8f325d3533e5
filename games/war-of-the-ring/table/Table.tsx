import type { TableProps } from '@tessera/table';
import { TableFrame } from '@tessera/ui';
import type { Action, View } from '@tessera/war-of-the-ring';
import { useState } from 'react';
import { Goals } from './parts/Heading.tsx';
import { useWarTable } from './useWarTable.ts';
import { BoardView } from './views/BoardView.tsx';
import { DockView } from './views/DockView.tsx';
import { panelsOf } from './views/panels.tsx';
import { WarStatus } from './views/WarStatus.tsx';
import './table.css';

/**
 * Table of War of the Ring: the map in the middle, dice, Hunt and politics at its left, the selected region and the log
 * at its right.
 */
export function WarTable(props: TableProps<View, Action>) {
  const model = useWarTable(props);
  const [tab, setTab] = useState('dock');
  if (!model) return null;
  const { view, teller, screen } = model;
  return (
    <TableFrame
      top={screen.isNarrow ? <Goals view={view} teller={teller} /> : undefined}
      side={
        screen.isNarrow ? undefined : (
          <div className="w-64">
            <WarStatus model={model} />
          </div>
        )
      }
      sideIsColumn
      board={<BoardView model={model} />}
      dock={<DockView model={model} />}
      dockLabel={teller.say('table.decide')}
      panels={panelsOf(model)}
      tab={{ selected: tab, onSelect: setTab }}
      className="[--sheet:23rem]"
    />
  );
}
