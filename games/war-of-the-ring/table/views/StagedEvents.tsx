import { LogRow } from '../log/LogRow.tsx';
import type { WarTableModel } from '../useWarTable.ts';

/** Events that the table shows one by one. */
export function StagedEvents({ model: { staged, formatter, skip } }: { readonly model: WarTableModel }) {
  return staged && <LogRow events={staged.events} formatter={formatter} isMoving={staged.isMoving} skip={skip} />;
}
