import { BlowMarks, TableBlowCard } from '../attack/BlowCard.tsx';
import { CompanionView } from '../companion/CompanionView.tsx';
import { CardPicker } from '../hand/CardPicker.tsx';
import { DUNGEON } from '../looks.ts';
import { cellsOf } from '../model/cells.ts';
import { PlanMarks } from '../plan/PlanMarks.tsx';
import { ElementTracker } from '../trackers/ElementTracker.tsx';
import type { ScenarioTable } from '../useScenarioTable.ts';
import { GameBoard, INSETS } from './GameBoard.tsx';
import { HexLine } from './HexLine.tsx';
import { LayerButtons } from './LayerButtons.tsx';

interface BoardAreaProps {
  readonly table: ScenarioTable;
}

/** The middle of the screen: the player's cards, the inputs of companion mode, or the map. */
export function BoardArea({ table }: BoardAreaProps) {
  return (
    <div
      style={DUNGEON}
      className="absolute inset-0 bg-[radial-gradient(ellipse_60%_80%_at_50%_48%,var(--lamp),transparent),var(--table)]"
    >
      {table.boardContent === 'cards' && <HandArea table={table} />}
      {table.boardContent === 'companion' && <CompanionArea table={table} />}
      {table.boardContent === 'map' && <MapArea table={table} />}
    </div>
  );
}

function HandArea({ table: { view, formatter, turn, pickingSeat, isNarrow } }: BoardAreaProps) {
  if (pickingSeat === undefined) return null;
  return (
    <CardPicker
      view={view}
      formatter={formatter}
      seat={pickingSeat}
      picked={turn.picked}
      isOpen={turn.hand.ask?.kind === 'picks'}
      isNarrow={isNarrow}
      onPick={turn.pick}
      onMap={() => turn.store.getState().show('map')}
    />
  );
}

function CompanionArea({
  table: { view, formatter, turn, companionSeat, asked, active, corrections },
}: BoardAreaProps) {
  if (companionSeat === undefined) return null;
  const { offer } = turn;
  return (
    <CompanionView
      view={view}
      formatter={formatter}
      seat={companionSeat}
      asked={asked}
      active={active}
      needsMap={turn.hand.ask !== undefined && offer.cells.size + offer.figures.size + offer.areas.length > 0}
      refusal={corrections.refusal}
      onEdit={corrections.edit}
      onMap={() => turn.store.getState().showMap(true)}
    />
  );
}

function MapArea({ table }: BoardAreaProps) {
  const { view, formatter, turn, active, infusers, walk, board, blow, blowCell, isNarrow, isLow } = table;
  const { store, offer } = turn;
  return (
    <>
      <GameBoard
        view={view}
        store={store}
        formatter={formatter}
        offer={offer}
        active={active}
        walk={walk}
        isNarrow={isNarrow}
        board={board}
        plan={table.plan.isOpen && <PlanMarks table={table} />}
        ghosts={table.plan.ghosts}
        figures={table.plan.figures}
        blow={blow && <BlowMarks blow={blow} view={view} cells={cellsOf(view)} isStill={table.settings.motion === 0} />}
        callout={
          blow && blowCell !== undefined && !isNarrow
            ? {
                cell: blowCell,
                free: [view.figures[blow.attacker]?.cell ?? -1],
                covered: INSETS,
                content: <TableBlowCard table={table} />,
              }
            : undefined
        }
        onPress={turn.press}
        onCommit={() => turn.commit()}
      />
      {!isNarrow && (
        <div className="pointer-events-none absolute top-2 left-3">
          <ElementTracker view={view} formatter={formatter} infusers={infusers} isCompact={isLow} />
        </div>
      )}
      {!isNarrow && <HexLine view={view} formatter={formatter} store={store} offer={offer} />}
      <LayerButtons
        store={store}
        formatter={formatter}
        isNarrow={isNarrow}
        toCards={table.pickingSeat !== undefined}
        isCompanion={table.companionSeat !== undefined}
      />
    </>
  );
}
