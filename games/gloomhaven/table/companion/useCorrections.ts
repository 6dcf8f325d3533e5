import type { Patch } from '@tessera/kernel';
import type { TableProps } from '@tessera/table';
import { useCallback, useState } from 'react';

/** Edits of a match in companion mode, and the reason why the last one was refused. */
export interface Corrections {
  readonly refusal: string | undefined;
  edit(patches: readonly Patch[]): void;
}

export function useCorrections({ table, teller }: Pick<TableProps, 'table' | 'teller'>): Corrections {
  const [refusal, setRefusal] = useState<string>();
  const edit = useCallback(
    (patches: readonly Patch[]) => {
      setRefusal(undefined);
      void table.edit(patches).then((result) => {
        if (!result.ok) setRefusal(teller.refusal(result.refusal));
      });
    },
    [table, teller],
  );
  return { refusal, edit };
}
