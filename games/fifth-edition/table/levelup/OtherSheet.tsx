import { type DerivedState, explain, questionOffers } from '@tessera/fifth-edition';
import { type ReactNode, useMemo } from 'react';
import { type Attempt, DeskContext, useCharacter } from '../character/desk.ts';
import { SumScope } from '../parts/sum/openSum.ts';

interface OtherSheetProps {
  /** Scope of the sheet for the layer that shows its sums. */
  readonly scope: string;
  readonly attempt: Pick<Attempt, 'record' | 'sheet'>;
  readonly children: ReactNode;
}

/** Provides a hypothetical, read-only sheet to its children instead of the current one. */
export function OtherSheet({ scope, attempt, children }: OtherSheetProps) {
  const desk = useCharacter();
  const { record, sheet } = attempt;
  const other = useMemo(
    () => ({ ...desk, record, sheet, isReadOnly: true, ...readersOf(sheet) }),
    [desk, record, sheet],
  );
  return (
    <SumScope value={scope}>
      <DeskContext value={other}>{children}</DeskContext>
    </SumScope>
  );
}

function readersOf(sheet: DerivedState) {
  return {
    explain: (path: string) => explain(sheet, path),
    offers: (key: string) => questionOffers(sheet, key),
  };
}
