import type { ReactNode } from 'react';
import { ItemRow, TurnPanel } from '../hand/TurnPanel.tsx';
import type { ScenarioTable } from '../useScenarioTable.ts';
import type { DockModel } from './dockModel.ts';
import { HeroOverview } from './HeroOverview.tsx';

interface OwnHeroProps {
  readonly table: ScenarioTable;
  readonly dock: DockModel;
  readonly seat: number;
  readonly undo: ReactNode;
  readonly steps: ReactNode;
}

/** The cards and items of the player's hero: the whole overview on a wide screen, otherwise only those that are asked for. */
export function OwnHero({ table, dock, seat, undo, steps }: OwnHeroProps) {
  const { view, formatter, turn, isWide } = table;
  const { offer, armed, added } = turn;
  const { isTurn } = dock;
  const onConsider = turn.store.getState().consider;
  const { isMarked } = table.comparison;
  const hero = { view, formatter, seat, offer, armed, added, onArm: turn.arm, onConsider, isMarked };
  if (dock.hasOwnCards && isWide) return <HeroOverview {...hero} isAsked={isTurn} undo={undo} steps={steps} />;
  if (!turn.hand.ask) return null;
  return (
    <>
      {isTurn && <TurnPanel {...hero} isAsked />}
      {(isTurn || offer.items.length > 0) && (
        <div className="mt-2">
          <ItemRow {...hero} />
        </div>
      )}
    </>
  );
}
