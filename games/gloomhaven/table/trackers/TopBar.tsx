import { Button, IconButton } from '@tessera/ui';
import { book } from '@tessera/ui/icons';
import type { ScenarioTable } from '../useScenarioTable.ts';
import { ElementTracker } from './ElementTracker.tsx';
import { ObjectiveLine } from './Heading.tsx';
import { InitiativeTracker } from './InitiativeTracker.tsx';

/** The turn order and the scenario sheet; on a narrow screen also the goals and the elements, which have no other place there. */
export function TopBar({ table }: { readonly table: ScenarioTable }) {
  const { view, formatter, turn, asked, active, inspected, infusers, isNarrow, isLow, hasSheet } = table;
  const { showSheet } = turn.store.getState();
  const sheet = { icon: book, pressed: hasSheet, 'aria-keyshortcuts': 'g', onClick: () => showSheet(!hasSheet) };
  return (
    <>
      {isNarrow && (
        <div className="flex items-center gap-2 px-2 pt-1 text-note">
          <IconButton {...sheet} small label={formatter.t('sheet.open')} />
          <ObjectiveLine view={view} formatter={formatter} />
          <div className="ml-auto flex-none">
            <ElementTracker view={view} formatter={formatter} infusers={infusers} isCompact />
          </div>
        </div>
      )}
      <div className="flex items-center">
        <div className="min-w-0 flex-1">
          <InitiativeTracker
            view={view}
            formatter={formatter}
            seat={turn.hand.seat}
            asked={asked}
            lead={turn.picked[0]}
            active={active}
            inspected={inspected}
            isNarrow={isNarrow}
            isLow={isLow}
            onInspect={(figure) => turn.store.getState().inspect(figure)}
          />
        </div>
        {!isNarrow && (
          <Button {...sheet} small keyHint="G" className="mr-4 flex-none">
            {formatter.t('sheet.open')}
          </Button>
        )}
      </div>
    </>
  );
}
