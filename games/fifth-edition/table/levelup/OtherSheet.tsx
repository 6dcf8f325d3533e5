import { type DerivedState, explain, questionOffers } from '@tessera/fifth-edition';
import { type ReactNode, useMemo } from 'react';
import { type Attempt, CurrentCharacter, useCharacter } from '../character/characterContext.ts';
import { SumScope } from '../parts/sum/openSum.ts';

interface OtherSheetProps {
  /** Scope of the sheet for the layer that shows its sums. */
  readonly scope: string;
  readonly attempt: Pick<Attempt, 'record' | 'sheet'>;
  readonly children: ReactNode;
}

/** Provides a hypothetical, read-only sheet to its children instead of the current one. */
export function OtherSheet({ scope, attempt, children }: OtherSheetProps) {
  const character = useCharacter();
  const { record, sheet } = attempt;
  const other = useMemo(
    () => ({ ...character, record, sheet, isReadOnly: true, ...readersOf(sheet) }),
    [character, record, sheet],
  );
  return (
    <SumScope value={scope}>
      <CurrentCharacter value={other}>{children}</CurrentCharacter>
    </SumScope>
  );
}

function readersOf(sheet: DerivedState) {
  return {
    explain: (path: string) => explain(sheet, path),
    offers: (key: string) => questionOffers(sheet, key),
  };
}
