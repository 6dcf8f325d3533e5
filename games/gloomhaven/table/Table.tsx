import type { Choice, View } from '@tessera/gloomhaven/selectors';
import type { TableProps } from '@tessera/table';
import { classes, TableFrame } from '@tessera/ui';
import { useMemo } from 'react';
import { BoardArea } from './board/BoardArea.tsx';
import { ScenarioFutures } from './compare/ScenarioFutures.tsx';
import { Dock } from './dock/Dock.tsx';
import { isAskedOnBoard } from './model/offer.ts';
import { viewDuring } from './model/story.ts';
import { ScenarioSheet } from './sheet/ScenarioSheet.tsx';
import { sidePanels } from './sidePanels.tsx';
import { TopBar } from './trackers/TopBar.tsx';
import { useScenarioKeys } from './useScenarioKeys.ts';
import { type ScenarioProps, type ScenarioTable, useScenarioTable } from './useScenarioTable.ts';

/** Gloomhaven by phase: empty before the match is loaded, then the scenario with cards or map. */
export function GloomhavenTable(props: TableProps<View, Choice>) {
  const { shown: moment } = props;
  const acting = moment?.acting;
  const shownView = moment?.state.view ?? props.state.view;
  const view = useMemo(() => {
    if (!acting?.before.view || !acting.after.view) return shownView;
    return viewDuring(acting.before.view, acting.after.view, acting.entry.events.slice(0, acting.events));
  }, [acting, shownView]);
  if (!view) return null;
  return <ScenarioPlay {...props} view={view} />;
}

/** A scenario in play: turn order at the top, map or cards in the middle, the question below, and panels beside it. */
function ScenarioPlay(props: ScenarioProps) {
  const table = useScenarioTable(props);
  useScenarioKeys(table);
  const { hand, offer } = table.turn;
  const { pickingSeat, isOver, hasFixedDock, boardContent } = table;
  const isFixed = hasFixedDock && pickingSeat === undefined && !isOver;
  return (
    <div className="relative h-full min-h-0">
      <TableFrame
        top={<TopBar table={table} />}
        board={<BoardArea table={table} />}
        dock={
          <div className={classes('grid min-h-full', isFixed && 'h-82 [&>section]:overflow-y-auto')}>
            <Dock table={table} />
          </div>
        }
        dockLabel={props.formatter.t('table.decide')}
        panels={sidePanels(table)}
        className={sheetHeight(boardContent, hand.ask !== undefined && isAskedOnBoard(offer))}
      />
      <ScenarioFutures table={table} />
      {table.hasSheet && (
        <ScenarioSheet
          view={table.view}
          formatter={props.formatter}
          applied={table.applied}
          onClose={() => table.turn.store.getState().showSheet(false)}
        />
      )}
    </div>
  );
}

/** Returns the height of the sheet of a narrow screen: low while the map is needed. */
function sheetHeight(content: ScenarioTable['boardContent'], isOnBoard: boolean): string {
  if (content !== 'map') return '[--sheet:16rem] sm:[--sheet:12rem]';
  return isOnBoard ? '[--sheet:10rem] sm:[--sheet:16rem]' : '[--sheet:21rem] sm:[--sheet:27rem]';
}
