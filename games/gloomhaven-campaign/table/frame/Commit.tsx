import type { CampaignAction } from '@tessera/gloomhaven-campaign';
import { Button } from '@tessera/ui';
import type { ReactNode } from 'react';
import { type CampaignTableModel, refusalOf } from '../tableModel.ts';

/** The button that performs the selected action, or the reason why it is illegal. */
export function Commit({
  table,
  action,
  children,
}: {
  readonly table: CampaignTableModel;
  readonly action: CampaignAction;
  readonly children: ReactNode;
}) {
  const refusal = refusalOf(table, action);
  return (
    <div className="sticky bottom-0 z-10 flex flex-col gap-2 border-hairline border-t bg-surface py-3">
      <p className="m-0 min-h-4.5 text-enemy text-note" aria-live="polite">
        {refusal}
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
        <Button onClick={() => table.arm(undefined)}>{table.t('notNow')}</Button>
        <Button tone="act" locked={refusal} onClick={() => table.act(action)}>
          {children}
        </Button>
      </div>
    </div>
  );
}
