import type { ScenarioTable } from '../useScenarioTable.ts';
import { ElementTracker } from './ElementTracker.tsx';
import { ObjectiveLine } from './Heading.tsx';
import { InitiativeTracker } from './InitiativeTracker.tsx';

/** The turn order; on a narrow screen also the objective and the elements, which have no other place there. */
export function TopBar({ table }: { readonly table: ScenarioTable }) {
  const { view, teller, turn, asked, active, inspected, infusers, isNarrow, isLow } = table;
  return (
    <>
      {isNarrow && (
        <div className="flex items-center gap-2 px-2 pt-1 text-note">
          <ObjectiveLine view={view} teller={teller} />
          <div className="ml-auto flex-none">
            <ElementTracker view={view} teller={teller} infusers={infusers} isCompact />
          </div>
        </div>
      )}
      <InitiativeTracker
        view={view}
        teller={teller}
        seat={turn.hand.seat}
        asked={asked}
        lead={turn.picked[0]}
        active={active}
        inspected={inspected}
        isNarrow={isNarrow}
        isLow={isLow}
        onInspect={(figure) => turn.store.getState().inspect(figure)}
      />
    </>
  );
}
